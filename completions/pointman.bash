# Completion of pointman in bash: asks the program what could stand at the cursor.
_pointman() {
    local IFS=$'\v' line=${COMP_LINE:0:COMP_POINT} blank word number at=-1 before='' words=()
    # Bash breaks words at = and : too; those that touch on the line are put together again.
    for ((number = 0; number <= COMP_CWORD; number++)); do
        blank=${line%%[![:space:]]*}
        line=${line#"$blank"}
        word=${COMP_WORDS[number]}
        # The last word ends at the cursor.
        if ((number == COMP_CWORD)); then word=$line; fi
        if [[ at -ge 0 && -z $blank && ($word == [=:]* || ${COMP_WORDS[number - 1]} == *[=:]) ]]; then
            before=${words[at]}
            words[at]+=$word
            if [[ $word == [=:]* ]]; then before=${words[at]}; fi
        else
            before=''
            words[++at]=$word
        fi
        line=${line#"$word"}
    done
    local space=true
    if compopt +o nospace 2>/dev/null; then space=false; fi
    COMPREPLY=($(_CLAP_IFS=$IFS _CLAP_COMPLETE_INDEX=$at _CLAP_COMPLETE_COMP_TYPE=$COMP_TYPE \
        _CLAP_COMPLETE_SPACE=$space POINTMAN_COMPLETE=bash pointman -- "${words[@]}"))
    if (($? != 0)); then
        unset COMPREPLY
        return
    fi
    # Bash replaces only what follows its last break.
    COMPREPLY=("${COMPREPLY[@]#"$before"}")
    if [[ $space == false && ${COMPREPLY-} == *[=/:] ]]; then compopt -o nospace; fi
}
if ((BASH_VERSINFO[0] > 4 || BASH_VERSINFO[0] == 4 && BASH_VERSINFO[1] >= 4)); then
    complete -o nospace -o bashdefault -o nosort -F _pointman pointman
else
    complete -o nospace -o bashdefault -F _pointman pointman
fi
