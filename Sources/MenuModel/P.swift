package enum PlaceholderMenuModel {}
