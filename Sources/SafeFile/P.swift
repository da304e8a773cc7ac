package enum PlaceholderSafeFile {}
