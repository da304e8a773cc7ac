package enum PlaceholderTerminal {}
