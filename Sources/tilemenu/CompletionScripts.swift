extension Shell {
  /// What the shell reads once, so that it asks `completions` for the words of a line.
  ///
  /// All that there is to know about commands and menus stays in the program; a script only hands lines
  /// over and words back.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let bashScript = #"""
    # Completes words of tilemenu in bash 4.4 and later.
    _tilemenu() {
        local program=${1/#\~/$HOME} line
        type -P -- "$program" >/dev/null || program=tilemenu
        COMPREPLY=()
        while IFS= read -r line; do
            if [[ $line == *$'\t'* ]]; then
                COMPREPLY+=("${line%%$'\t'*}")
                continue
            fi
            # Readline finds files by itself only where there is nothing else.
            compopt -o default
            ((${#COMPREPLY[@]})) || continue
            compopt -o filenames
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$2")
        done < <(command "$program" completions bash -- \
            "$2" "${COMP_LINE:0:COMP_POINT}" "${COMP_LINE:COMP_POINT}" 2>/dev/null)
    }
    complete -o nosort -F _tilemenu tilemenu

    """#

  private static let zshScript = #"""
    #compdef tilemenu
    # Completes words of tilemenu in zsh, as a file in $fpath or where it is sourced.
    _tilemenu() {
        local program=${(Q)words[1]} reply text about
        local -a typed=("${(@Q)words}") texts shown
        local -i width=0 result=1
        program=${program/#\~/$HOME}
        whence -p -- $program >/dev/null || program=tilemenu
        typed[CURRENT]=${(Q)PREFIX}
        local -a replies=(
            "${(@f)$(command $program completions zsh -- $CURRENT "${(@)typed}" 2>/dev/null)}")
        for reply in $replies; do
            text=${reply%%$'\t'*}
            ((width = ${(m)#text} > width ? ${(m)#text} : width))
        done
        for reply in $replies; do
            if [[ $reply == files ]]; then
                _files && result=0
                continue
            fi
            text=${reply%%$'\t'*} about=${reply#*$'\t'}
            texts+=("$text")
            [[ -n $about ]] && text="${(mr:width:)text}  -- $about"
            shown+=("${text[1,COLUMNS-1]}")
        done
        # In the order of the menu, and not of the alphabet.
        compadd -l -V tilemenu -d shown -a -- texts && result=0
        return result
    }
    if [[ ${funcstack[1]} == _tilemenu ]]; then
        _tilemenu "$@"
    else
        compdef _tilemenu tilemenu
    fi

    """#

  private static let fishScript = #"""
    # Completes words of tilemenu in fish.
    function __tilemenu_words
        set -l before (commandline -opc)
        set -l word (commandline -ct)
        set -l after (commandline -op)
        set -e after[1..(count $before)]
        test -n "$word"; and set -e after[1]
        set -l program (string replace -r '^~(?=/)' -- $HOME $before[1])
        command -q -- $program; or set program tilemenu
        set -l number (math (count $before) + 1)
        # What a quote has been opened for has no meaning to undo.
        set -l typed (string unescape -- $word; or string sub -s 2 -- $word)
        for reply in (command $program completions fish -- $number $before "$typed" $after 2>/dev/null)
            if test "$reply" = files
                __fish_complete_path $word
            else
                echo -- $reply
            end
        end
    end
    complete -c tilemenu -k -f -a '(__tilemenu_words)'

    """#
}
