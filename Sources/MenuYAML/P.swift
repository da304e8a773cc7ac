package enum PlaceholderMenuYAML {}
