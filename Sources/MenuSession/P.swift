package enum PlaceholderMenuSession {}
