/// The menu that `init` writes: every key is in it, and what its tiles launch is there on any Debian.
enum StarterMenu {
  static let text = """
    # A menu for tilemenu. It shows all that a menu can hold, and its tiles work on any Debian:
    # change what you like. 'tilemenu check' finds mistakes, 'man 5 tilemenu' tells every key.
    #
    # An editor that speaks to a language server for YAML completes and checks this file, once there
    # is a schema beside it: tilemenu schema > tilemenu.schema.json
    # yaml-language-server: $schema=tilemenu.schema.json

    title: Launcher           # shown above the grid
    columns: 3                # tiles side by side, 1 to 100, or auto: as many as fit
    margin: 1                 # rows between tiles and around them, 0 to 20
    tile_height: 3            # rows of a tile, 1 to 20
    # title_color: white      # for all tiles; without it black or white, whichever reads better
    # reorder: swap           # a drop exchanges two tiles; shift, the default, closes up those between
    # locked: true            # nobody rearranges the menu from its screen

    tiles:
      # ----- A heading stays where it is: a blank line separates it from the tile below. -----

      # Comments right above a tile belong to it, and move with it.
      - title: Disks
        icon: ≡                         # one or two cells before the title
        color: "#3478f6"                # quote it: to YAML, what follows a bare # is a comment
        key: D                          # this hotkey launches it
        run: df -h                      # a text is a command line for the shell
        pause: always                   # wait for Enter, to read it; or never, or on-error, the default

      - title: Today
        icon: ☼
        color: goldenrod                # a name of CSS
        key: T
        run: [date, "+%A, %d %B %Y"]    # a list is run as it is: no shell, nothing to quote
        pause: always

      - title: Home folder
        color: rgb(47, 98, 142)         # red, green and blue
        directory: "~"                  # where it runs; a relative path begins in this file's folder
        run: ls -la | more
        pause: always

      - title: This machine
        description: What it is, and since when it runs     # shown while the tile is looked at
        color: bright-black             # one of the terminal's own sixteen colours
        run: |                          # a command line may have several lines
          uname -srm
          cut -d . -f 1 /proc/uptime | sed 's/$/ seconds/'
        pause: always

      - title: Greeting
        color: 96                       # one of the palette of 256
        title_color: "#ffd"
        environment:                    # variables for the command
          GREETING: Good day
        run: echo "$GREETING, this is $TILEMENU_TITLE in $TILEMENU_FILE"
        pause: always

      - title: Think twice
        color: firebrick
        confirm: Shall it be launched?  # asked first; true asks in tilemenu's own words
        run: echo Launched.
        pause: always

      # ----- Whatever moves around it, this one keeps its place. -----

      - title: Shell
        icon: $
        color: darkslateblue
        key: S
        locked: true
        run: [bash]                     # leave it, and the menu comes back

      - title: About YAML
        color: "#086"                   # the same as "#008866"
        url: https://yaml.org/spec/1.2.2/   # opened by $BROWSER or xdg-open, else shown

      - title: More                     # tiles in a tile make it a folder
        tiles:
          - title: Who is here
            run: who
            pause: always
          - title: Users
            run: "getent passwd | cut -d: -f1,5 | more"     # quoted for the ': ' in it
            pause: always
          - title: Packages
            run: dpkg-query -W | more

      - Notes                           # a bare title is a tile, too, with nothing to launch yet

    """
}
