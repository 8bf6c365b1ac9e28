# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_pointman_global_optspecs
    string join \n json q/quiet color= h/help V/version
end

function __fish_pointman_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_pointman_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_pointman_using_subcommand
    set -l cmd (__fish_pointman_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c pointman -n "__fish_pointman_needs_command" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_needs_command" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_needs_command" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_needs_command" -s V -l version -d 'Print version'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "trung-turn" -d 'Take the turn of the non-player that is to act'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "simulate" -d 'Play many games of non-players and count the results'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "fng-test" -d 'Take a check of FNG, or show its table'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "generate-mission" -d 'Prepare a game: missions, momentum, board and set-up'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "campaign-buy" -d 'Buy an asset with Operational Momentum before or during a game'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "campaign-length" -d 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "campaign-advance" -d 'Resolve everything after a game and begin the next turn of the campaign'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "odds" -d 'Show the exact odds of an FNG check or of dice'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "roll" -d 'Roll dice'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "validate" -d 'Check documents and list every fault'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "schema" -d 'Print the JSON Schema of a kind of document'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "log" -d 'Show the steps of a document'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "undo" -d 'Undo the last steps of a document'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "redo" -d 'Redo steps that were undone'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "replay" -d 'Replay the history of a document from its start'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "adjust" -d 'Set fields of a document to match the table'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "play" -d 'Play at the table, guided: questions with their legal answers'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "run" -d 'Run a script'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "repl" -d 'Open a prompt where every command is a function'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "completions" -d 'Print the completion script of a shell'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "campaign" -d 'Begin, show and finish campaigns'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "fitl" -d 'Play Fire in the Lake'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "fng" -d 'Play FNG: shots, grenades, melee and support, each in one command'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l forecast -d 'Take the turn N times with other dice, and tell how often what came of it; the game stays as it is' -r
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l choices -d 'What people choose if the Event the non-player executes asks them: `name value, value; name value`; after its Patrol, cubes that M-48 Patton lets a person\'s NVA remove: `lose 1t from hue`' -r
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l explain -d 'Show why: the conditions, the rows of the tables with the spaces left, the rolls'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l scenario -d 'The scenario: short, medium or full' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l edition -d 'The edition of the rules: first or second' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l from -d 'Play on from this game, with non-players in place of people' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l deck -d 'How the cards lie that nobody has seen: dealt anew in each game within their piles, or as-is' -r -f -a "anew\t'Dealt anew in each game, within their piles'
as-is\t'As they are saved, in every game'"
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l games -d 'How many games' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l first -d 'The number of the first game: a run can be played in pieces' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l seed -d 'The seed of the run; game K depends on it and on K alone' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l threads -d 'How many threads; all cores if not given. The games are the same for any number' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l merge -d 'Sum the JSON Lines of several pieces of one run' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l format -d 'The output: table, json, or a line per game as jsonl or csv' -r -f -a "table\t'Tables for people'
json\t'What the tables show, as JSON'
jsonl\t'Each game as a line of JSON'
csv\t'Each game as a row of values'"
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l svg -d 'Draw histograms as an SVG picture into this file, or `-` for standard output' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l period-events -d 'Deal each pile from the Events of its years, with Capabilities in effect from the start'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l check -d 'Check the laws of the game after every effect'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l rep -d 'The Rep of the figure' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l with -d 'Modifiers and conditions that hold, such as in-cover' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l set -d 'Numbers the check asks for, such as impact=3' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l leader-rep -d 'The Rep of the Leader who gives the Leader Die' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l attribute -d 'Attributes of the figure, such as tough' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l squad -d 'Take Rep, Attributes, weapon and state from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l figure -d 'The figures of the squad that take the check' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l count -d 'Take it N times' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l list -d 'List the checks by theme'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l table -d 'Show the check as the rules print it'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l game -d 'The game, for a mission that stands alone' -r -f -a "ambush-valley\t'Ambush Valley'
fng\t'FNG'"
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l from -d 'The campaign whose turn is prepared' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l versus -d 'Whom the player meets: regular or irregular (Ambush Valley), or the force of the other player (FNG)' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l option -d 'A reading of the rules, as KEY=VALUE' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l terrain -d 'Items of terrain (Ambush Valley, about 9 to 11), or open, broken or rugged (FNG)' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l orders -d 'The players\' choices for Ambush Valley or a campaign as JSON: a file, or `-`; the options below add to it' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l force -d 'The player\'s army list' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l corps -d 'The Corps area: i, ii, iii, iv' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l leader-rep -d 'The Rep of the squad Leader; that of the Leader of --squad if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l date -d 'The turn of the calendar, such as 1967-05-early' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l enemy -d 'The enemy\'s army list in solo play; drawn from those of the Corps area if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l mission -d 'The mission, instead of a Mission check' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l table -d 'The table in feet, west to east by north to south' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l near-edge -d 'The player\'s edge of the table: north, east, south, west' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l target -d 'What a Large Action is about: village, base, convoy, landing-zone' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l posture -d 'Activity and posture of VC or NVA: roll, or such as low-avoidance' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l time -d 'The time of day agreed on: predawn, am, pm, evening, night' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l weather -d 'The weather agreed on: clear, overcast, rain, heavy-rain' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l squad -d 'A squad of the player: its men take a barrage' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l vehicle -d 'A vehicle of the player: it takes a barrage' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l in-cover -d 'A man of the squad who sets up in cover: Rep +1 under a barrage' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l regular -d 'A regular force, as NAME:NATION or NATION; once or twice' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l insurgent -d 'The VC force' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l through -d 'Stop after this step: receive-mission, issue-orders, reconnoiter, initiate-plan' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l source -d 'Where the scenario comes from: generated, designed, published' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l scenario -d 'The name of a designed or published scenario' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l teams -d 'Teams assigned, as FORCE:TEAM,TEAM,…; all that are fit if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l absent -d 'Figures that stay behind, as FORCE:FIGURE,…' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l buy -d 'An asset bought now, as FORCE:ASSET or FORCE:own-squad:TEAM,TEAM' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l momentum-modifier -d 'What the scenario adds to a roll for momentum, as FORCE:N' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l highest-die -d 'The die a force throws for objectives, edges and set-up, as FORCE:d10' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l objective -d 'An objective, as QUADRANT:TERRAIN, in the order they are chosen' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l hot-spot -d 'Where insurgents may appear' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l edge -d 'The edge a force takes if its die is high, as FORCE:EDGE' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l extra -d 'Which comes if one may, as FORCE:lieutenant or FORCE:medic' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l no-fog-card -d 'A force that draws no first Fog of War card' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l plan-b -d 'A force that takes the card of Plan B' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l point-man -d 'Designated Point Men, as FORCE:FIGURE,…' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l unit -d 'A VC unit that takes part, as FORCE:local-force:NAME or FORCE:main-force:NAME' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l scouts -d 'Kit Carson Scouts that take part, as FORCE:DIE:NAME' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l side -d 'Show this force\'s secrets, and not the other\'s' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l solo -d 'Nobody plays the enemy: as if --versus were not given'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l carried -d 'The last Mission check carries +1 to this one'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l urban -d 'The table holds a built-up urban area'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l no-urban -d 'The table holds no built-up urban area'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l communist-ground -d 'VC or NVA hold the ground: tunnels and booby traps'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l riverine -d 'A riverine operation'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l introductory -d 'The introductory encounter'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l schema -d 'Print the JSON Schema of `--orders`, and prepare nothing'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l explain -d 'Show how each result came about: tables, rows, and what was weighed'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -s i -l in-place -d 'Write the next campaign over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l force -d 'The force that buys' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l asset -d 'The asset' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l teams -d 'The teams it brings, for own-fireteam and own-squad' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l game-turn -d 'The game turn that is beginning; 0 before the first' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l turn -d 'The turn that is ending; the next one that needs a roll if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l force -d 'The force with Initiative, which rolls' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l report -d 'What the players saw happen, as JSON: a file, or `-`' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l through -d 'Stop after this step: assess-operation, casualty-status, campaign-vp, combat-development, replacements' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l new-men -d 'Names for new men, in the order they come' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l attribute -d 'The Attribute a Star gets next, as NAME:ATTRIBUTE; several in the order he gets them' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l buy -d 'Who buys an Attribute for 8 Reputation Points' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l save -d 'Who does not advance, to save for an Attribute' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l re-up -d 'A Star who signs on again if his tour ends' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l go-home -d 'A Star who goes home if his tour ends' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l leader -d 'Who takes over where several may' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l explain -d 'Show how each result came about: tables, rows, and what was weighed'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l rep -d 'The Rep of the figure' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l with -d 'Modifiers and conditions that hold, such as in-cover' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l set -d 'Numbers the check asks for, such as impact=3' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l leader-rep -d 'The Rep of the Leader who gives the Leader Die' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l attribute -d 'Attributes of the figure, such as tough' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l squad -d 'Take Rep, Attributes, weapon and state from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l figure -d 'The figures of the squad that take the check' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand odds" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand odds" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand roll" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand roll" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand validate" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand validate" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand validate" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand validate" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand schema" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand schema" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand schema" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand schema" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand log" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand log" -l side -d 'Show this force\'s secrets too: of missions that are secret nothing is told without it' -r
complete -c pointman -n "__fish_pointman_using_subcommand log" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand log" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand log" -l secrets -d 'Show what is secret of FNG missions too'
complete -c pointman -n "__fish_pointman_using_subcommand log" -l explain -d 'Tell what the rules weighed in each step too'
complete -c pointman -n "__fish_pointman_using_subcommand log" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand undo" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -l forget -d 'Keep nothing to redo: the document is the bytes it was then'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand redo" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand redo" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand redo" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand redo" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand redo" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand redo" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand replay" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -l verify -d 'Only compare every digest; the first step that differs is an error (exit code 65)'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand play" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand play" -l map -d 'Keep a picture of the map fresh: .png or .svg' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand play" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand play" -l seed -d 'Roll a new game from this seed, and what you let the program throw' -r
complete -c pointman -n "__fish_pointman_using_subcommand play" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand play" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand play" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand run" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand run" -s e -l code -d 'Run this code' -r
complete -c pointman -n "__fish_pointman_using_subcommand run" -l allow-path -d 'Let the script use files below this folder too, besides the working directory; may be given again' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand run" -l max-operations -d 'Stop the script after N steps, those of the commands it calls included; 0 for no limit' -r
complete -c pointman -n "__fish_pointman_using_subcommand run" -l time-limit -d 'Stop the script, or a line at the prompt, after so many seconds; 0 for any time' -r
complete -c pointman -n "__fish_pointman_using_subcommand run" -l seed -d 'Roll from this seed: the commands of the script share its dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand run" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand run" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand run" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l allow-path -d 'Let the script use files below this folder too, besides the working directory; may be given again' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l max-operations -d 'Stop the script after N steps, those of the commands it calls included; 0 for no limit' -r
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l time-limit -d 'Stop the script, or a line at the prompt, after so many seconds; 0 for any time' -r
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l seed -d 'Roll from this seed: the commands of the script share its dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand repl" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand repl" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand completions" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand completions" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand completions" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand completions" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "new" -d 'Begin a campaign'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "show" -d 'Show the logs of a campaign and the state of its turn'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "chronicle" -d 'Write the story of an FNG campaign as Markdown'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "mission" -d 'Take the Mission of an FNG campaign out as a document, to play the evening from'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "report-template" -d 'Print a report of the current game to fill in'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "finish" -d 'End an open-ended campaign and name its winner'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "buy" -d 'Buy an asset with Operational Momentum before or during a game'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "length" -d 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "advance" -d 'Resolve everything after a game and begin the next turn of the campaign'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show chronicle mission report-template finish buy length advance help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l game -d 'The game' -r -f -a "ambush-valley\t'Ambush Valley'
fng\t'FNG'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l setup -d 'What is agreed, as JSON: a file, or `-`; the options below add to it' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l name -d 'The name of the campaign' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l turns -d 'How many turns it has; 6 if not given, or as many as its pack has scenarios' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l regular -d 'A regular force, as NAME:NATION or NATION; once or twice' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l insurgent -d 'The VC force' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l co-op -d 'All players are on one side; says who runs the other' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l option -d 'A reading of the rules, as KEY=VALUE' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l force -d 'The army list of the squad: us-marines, us-army-infantry, anzac-infantry, nva, …' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l enemy -d 'The army list of the enemy; the usual one of the Corps area if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l corps -d 'The Corps area: i, ii, iii, iv' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l date -d 'The turn it begins, such as 1967-05-early' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l squad -d 'The squad, as a document; raised by dice if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l star -d 'The name of the player\'s own character, the Star' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l star-rep -d 'His Rep; 4 if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l star-attribute -d 'His Attributes: one at Rep 4, two at Rep 5' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l names -d 'Names for the other men, in the order they are raised' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l paper-strength -d 'The paper strength of the squad; that of its list if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l open-ended -d 'Go on until the players end it'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l full -d 'All men of the list are present'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l months -d 'Men have served some months already, by dice'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l communist-ground -d 'The ground is held by VC or NVA: tunnels and booby traps'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l schema -d 'Print the JSON Schema of the set-up, and make nothing'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -l side -d 'Show this force only, with its secrets' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from chronicle" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from chronicle" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from chronicle" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from chronicle" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from mission" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from mission" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from mission" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from mission" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from mission" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -l mission -d 'The Mission of an FNG campaign as it was played: what it knows is filled in' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -l game -d 'The game whose schema is printed, when no campaign is named' -r -f -a "ambush-valley\t'Ambush Valley'
fng\t'FNG'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -l schema -d 'Print the JSON Schema of reports instead'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -l force -d 'The force that buys' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -l asset -d 'The asset' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -l teams -d 'The teams it brings, for own-fireteam and own-squad' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -l game-turn -d 'The game turn that is beginning; 0 before the first' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from buy" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -l turn -d 'The turn that is ending; the next one that needs a roll if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -l force -d 'The force with Initiative, which rolls' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from length" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l report -d 'What the players saw happen, as JSON: a file, or `-`' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l through -d 'Stop after this step: assess-operation, casualty-status, campaign-vp, combat-development, replacements' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l new-men -d 'Names for new men, in the order they come' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l attribute -d 'The Attribute a Star gets next, as NAME:ATTRIBUTE; several in the order he gets them' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l buy -d 'Who buys an Attribute for 8 Reputation Points' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l save -d 'Who does not advance, to save for an Attribute' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l re-up -d 'A Star who signs on again if his tour ends' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l go-home -d 'A Star who goes home if his tour ends' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l leader -d 'Who takes over where several may' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -l explain -d 'Show how each result came about: tables, rows, and what was weighed'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from advance" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "new" -d 'Begin a campaign'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show the logs of a campaign and the state of its turn'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "chronicle" -d 'Write the story of an FNG campaign as Markdown'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "mission" -d 'Take the Mission of an FNG campaign out as a document, to play the evening from'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "report-template" -d 'Print a report of the current game to fill in'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "finish" -d 'End an open-ended campaign and name its winner'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "buy" -d 'Buy an asset with Operational Momentum before or during a game'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "length" -d 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "advance" -d 'Resolve everything after a game and begin the next turn of the campaign'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "new" -d 'Begin a game of Fire in the Lake'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "show" -d 'Show the board, the tracks, the cards, a space or a faction'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "map" -d 'Draw the map: in the terminal, or as an SVG or PNG picture'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "adjust" -d 'Set the game to match the table'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "card-info" -d 'Show what a card says, in short'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "next" -d 'Show what is due: who may act and how, the next card, or the Coup Round'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "options" -d 'List what the acting faction may do, where, and why not elsewhere'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "card" -d 'Record the card turned up from a physical deck'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "draw" -d 'Turn up the next card of a virtual deck'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "act" -d 'Act or pass with the faction whose turn it is'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "pivotal" -d 'Play a faction\'s Pivotal Event in place of the current card'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "coup" -d 'Carry out the Coup Round up to the next choice'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "turn" -d 'Take the turn of the non-player that is to act'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map adjust card-info next options card draw act pivotal coup turn help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l scenario -d 'The scenario: short, medium or full' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l players -d 'The factions people play: us, arvn, nva, vc, all or none' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l shared -d 'The sides whose two factions one person plays: coin, insurgent or none; if not given, only a pair alone against non-players' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l one-person -d 'The factions one person plays, any two or more: us,nva; again for a second person, or none' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l edition -d 'The edition of the rules: first or second' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l deck -d 'Whether the deck is virtual, or physical and on the table' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l human-wins -d 'When a lone person may win against non-players: early, or final for after the last Coup Round' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l option -d 'How a rule is read that can be read in two ways, as KEY=VALUE: `--help` lists all' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l period-events -d 'Deal each pile from the Events of its years, with Capabilities in effect from the start'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from show" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from show" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -l svg -d 'Write the map as an SVG picture to this file, or `-` for standard output' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -l png -d 'Write the map as a PNG picture to this file, or `-` for standard output' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card-info" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card-info" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card-info" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card-info" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from next" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from next" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from next" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from next" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from options" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from options" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from options" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from options" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l action -d 'The action as JSON: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l faction -d 'The faction that acts; refused if it is not offered an action' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l explain -d 'Show how non-players decided what the action leaves to them'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l choices -d 'What is chosen, as JSON: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l explain -d 'Show how non-players decided: the steps, the rows of the tables, and what was weighed'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -l forecast -d 'Take the turn N times with other dice, and tell how often what came of it; the game stays as it is' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -l choices -d 'What people choose if the Event the non-player executes asks them: `name value, value; name value`; after its Patrol, cubes that M-48 Patton lets a person\'s NVA remove: `lose 1t from hue`' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -l explain -d 'Show why: the conditions, the rows of the tables with the spaces left, the rolls'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from turn" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "new" -d 'Begin a game of Fire in the Lake'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show the board, the tracks, the cards, a space or a faction'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "map" -d 'Draw the map: in the terminal, or as an SVG or PNG picture'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "adjust" -d 'Set the game to match the table'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "card-info" -d 'Show what a card says, in short'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "next" -d 'Show what is due: who may act and how, the next card, or the Coup Round'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "options" -d 'List what the acting faction may do, where, and why not elsewhere'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "card" -d 'Record the card turned up from a physical deck'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "draw" -d 'Turn up the next card of a virtual deck'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "act" -d 'Act or pass with the faction whose turn it is'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "pivotal" -d 'Play a faction\'s Pivotal Event in place of the current card'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "coup" -d 'Carry out the Coup Round up to the next choice'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "turn" -d 'Take the turn of the non-player that is to act'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "roster" -d 'Print the unit roster of a squad and the state of each figure'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "squad" -d 'Raise a squad, headquarters, team or crew of any army list by dice'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "test" -d 'Take a check of FNG, or show its table'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "building" -d 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "close-assault" -d 'Attack a vehicle with a satchel charge or Molotov cocktail after a charge'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "covering-fire" -d 'Resolve covering fire when targets appear: In Sight with one more die, and the shot'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "crew" -d 'Show who does what in a vehicle\'s crew, with losses and moves'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "flame" -d 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "grenade" -d 'Throw, drop or launch a grenade: where it ends and everybody it touches'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "group" -d 'Show which figures may move together in one Activation'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "in-sight-order" -d 'Roll or take In Sight results and tell who fires when'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "main-gun" -d 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "medic" -d 'Treat an out of the fight soldier with a Medic, within three turns'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "melee" -d 'Fight a round of melee: every figure in contact, pair by pair'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "move" -d 'Show how far a figure goes on foot, or a vehicle that has stopped or turns about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "recon-by-fire" -d 'Fire at a place that may hide enemies: who is found, who is hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "recovery" -d 'Roll who recovers after the battle, and when they return'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "reputation" -d 'Count Reputation Points after a mission, or roll a recruit\'s Rep'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "shoot" -d 'Shoot with one figure: hits, damage, ammunition and the checks that follow'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "briefing" -d 'Show the briefing of an FNG mission, or draw its table'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "reveal" -d 'Reveal what comes into sight in an FNG mission: cards, a marker, the enemy squad'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "activation" -d 'Begin the next turn: Activation dice, weather, reinforcements and what is due'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "contact" -d 'Check a feature or building for contact, once, when it comes into sight'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "reinforce" -d 'Check for reinforcements by hand, outside a seven'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "air-run" -d 'Declare and fly a strafing, bombing or spotting run'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "fire-mission" -d 'Declare and fire mortars and artillery, and roll what their rounds do'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "helicopter" -d 'Land, load, hover or fly off a helicopter, or resolve a hit on it'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "radio" -d 'Call someone by radio: the air once a turn, then the call'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "request" -d 'Call for artillery, an air strike, a gunship or a medevac'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "sniper" -d 'Resolve a sniper\'s shot from a card, and what follows a miss'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "trap" -d 'Show the booby traps that are known, who is poisoned, flares that burn'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "trap-place" -d 'Roll how many booby traps there are, or write one down in secret'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "trap-trip" -d 'Resolve three equal Activation dice: the kind of trap, and who set it off'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "trap-spring" -d 'Come upon a booby trap: find it, or set it off'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "trap-disarm" -d 'Disarm a booby trap found the turn before'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "trap-clear" -d 'Clear a square inch of punji stakes, or destroy a viper'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "trap-turn" -d 'Begin the next turn for booby traps: poison acts, flares burn down'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel" -d 'Show the tunnels that are known: entrances, men below, and a complex as a map'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-place" -d 'Roll how many tunnel entrances there are, and place them in secret'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-spot" -d 'Look for tunnel entrances within 6 in'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-move" -d 'Move VC or NVA through a tunnel: enter, stop, go on, come out'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-turn" -d 'Begin the next turn below ground: troops move on, smoke spreads'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-blast" -d 'Resolve a bomb above a tunnel, or a charge at its entrance'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-smoke" -d 'Mark connected entrances within 24 in with a smoke grenade'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-enter" -d 'Enter a tunnel: the size of the complex and its first sections'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-advance" -d 'Advance through a tunnel: what waits there, and what is seen beyond'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-search" -d 'Take what lies there, or search a wall of a supply room'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-settle" -d 'Remove enemies seen in a section: shot, captured or gone'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-shot" -d 'Resolve a shot in or into an armory: it blows up on 1'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "tunnel-leave" -d 'Come out of a tunnel with what was found'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from roster" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from roster" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from roster" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from roster" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l force -d 'The force: us-marines, us-army-infantry, anzac-infantry, nva, local-vc, …' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l date -d 'The date, such as 1967-05-early; it decides on some weapons' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l unit -d 'squad, headquarters, half-squad, lmg-team, hmg-team, rpg-7-team, sapper-cell, sniper, crew, …' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l name -d 'What it is called' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l number -d 'Its number among the squads of a platoon: the men of each get names of their own' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l edition -d 'The edition whose figures the weapons have: 1 or 2' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l men -d 'So many men are present' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l star -d 'The name of the player\'s own character, the Star' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l star-rep -d 'His Rep; 4 if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l star-attribute -d 'His Attributes: one at Rep 4, two at Rep 5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l star-post -d 'His post: nco, jr-nco, lmg-gunner, grenadier, rifleman; the squad leader if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l names -d 'Names for the men, in the order they are raised' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l mix -d 'What posts with several weapons carry' -r -f -a "mixed\t'Different weapons, where the list says that they vary'
select-fire\t'Selective-fire rifles, where the list has them'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l weapon -d 'The weapon of a post, as POST=WEAPON' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l launchers -d 'Launchers in the squad' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l laws -d 'LAWs in the squad; two if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l heavy -d 'The support weapon of a local squad' -r -f -a "lmg\t'A light machine gun'
rpg\t'An RPG with 3 rockets'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l vehicle -d 'The vehicle of a crew' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l option -d 'A reading of the lists, as KEY=VALUE' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l full -d 'All men of the list are present'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l attributes -d 'An Attribute for each other man, by die and card'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l months -d 'Men have served some months already, by dice'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l satchel-charges -d 'A Main Force squad with satchel charges'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -l green -d 'A green local squad'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from squad" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l rep -d 'The Rep of the figure' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l with -d 'Modifiers and conditions that hold, such as in-cover' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l set -d 'Numbers the check asks for, such as impact=3' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l leader-rep -d 'The Rep of the Leader who gives the Leader Die' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l attribute -d 'Attributes of the figure, such as tough' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l squad -d 'Take Rep, Attributes, weapon and state from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l figure -d 'The figures of the squad that take the check' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l count -d 'Take it N times' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l list -d 'List the checks by theme'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -l table -d 'Show the check as the rules print it'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from test" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l shooter -l by -d 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l attribute -d 'His Attributes' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l gun -d 'The vehicle whose main gun fires, such as m-48' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l apr -d 'The gun\'s APR' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l round -d 'What is loaded: ap, he or canister; AP at vehicles and HE at figures if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l loader -d 'Rep of the loader: the gunner\'s if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l tubes-fired -d 'Tubes of an Ontos that have fired in this battle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l in -l range -d 'Inches to the target' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l weapon -d 'The weapon, such as m-16, usa-m-60, combat-shotgun' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l class -d 'A weapon on no list: the class it fits, such as semi-automatic-rifle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l targets -d 'Its Target Rating, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l impact -d 'Its Impact, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l reach -d 'Its range in inches, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l behind -d 'A figure in the back blast of the weapon' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l dv -d 'Defense Value, or what it is built of: hootch, frame, sandbags, several-sandbags, masonry, masonry-with-sandbags, concrete, bunker, steel' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l inside -d 'A figure in the area aimed at' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l inside-left -d 'A figure in the area to the left' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l inside-right -d 'A figure in the area to the right' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l inside-above -d 'A figure in an area above, with its level from 1, and left or right if it is beside the stack aimed at: Phu,level=2,left' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l levels-above -d 'Levels above the one aimed at' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l levels-left -d 'Levels above the area to the left' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l levels-right -d 'Levels above the area to the right' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l areas -d 'Areas that stand on each level, the one aimed at first; those described if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l to-edge -d 'Inches from the spot aimed at to the edge of its area' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l commander -d 'The vehicle\'s commander, who must pass In Sight before the gunner fires: rep=4 or shortsighted,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l no-loader -d 'Nobody is in the loader\'s place'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l deployed -d 'A deployed anti-tank gun: loads one line better'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l left -d 'There is an area to the left, if nobody is named there'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l right -d 'There is an area to the right, if nobody is named there'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l buttoned-up -d 'His hatch is closed'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l gunner-position -d 'He looks from the gunner\'s place'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l stealthy-target -d 'The target is Stealthy'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l sapper -d 'The target is a sapper who is hidden, or it is night'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l hidden -d 'The vehicle is hidden (edition 1)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l with-leader -d 'A Leader is with the hidden vehicle (edition 1)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l active -d 'Its side is Active: it needs no check (edition 2)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l shooter -l by -d 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l attribute -d 'His Attributes' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l weapon -d 'The weapon, such as m-16, usa-m-60, combat-shotgun' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l class -d 'A weapon on no list: the class it fits, such as semi-automatic-rifle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l targets -d 'Its Target Rating, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l impact -d 'Its Impact, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l reach -d 'Its range in inches, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l target -d 'The vehicle fired at, such as pt-76' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l armor -d 'Its armor, front and side, when it is on no list: 4/2' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l side -d 'The side faced: front, side, rear, top or bottom' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l crew -d 'Men aboard' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l disabling-hits -d 'Disabling hits a vessel has taken before' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l hull-down -d 'Only its turret can be seen'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l target-fast -d 'It moved more than half its speed this turn'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l target-cover -d 'It is in cover, for weapons that use Ranged To Hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l target-concealed -d 'It is concealed, for weapons that use Ranged To Hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l at -d 'A target, in the order named: cover,rep=3 or Phu,prone,gap=2,in=10,dice=1,lit; `open` for a man with nothing about him' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l near -d 'An Unlucky figure within 3 in of the targets, or of target N: Jones or Jones,of=1' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l shooter -l by -d 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l attribute -d 'His Attributes' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l weapon -d 'The weapon, such as m-16, usa-m-60, combat-shotgun' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l class -d 'A weapon on no list: the class it fits, such as semi-automatic-rifle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l targets -d 'Its Target Rating, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l impact -d 'Its Impact, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l reach -d 'Its range in inches, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l shots -d 'Dice of the Target Rating used' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l in -l range -d 'Inches to the targets' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l automatic -l auto -d 'Full automatic: the second Target Rating'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l fast -d 'The shooter is fast moving'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l scope -d 'The weapon has its sniper scope or stock'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l return-fire -d 'Fire granted by Received Fire with 1 pass, in cover: -1 Rep'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l in-sight-1 -d 'Edition 2: fire granted by In Sight with 1 pass: -1 Rep'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l tunnel -d 'In a tunnel'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l hidden -d 'The shooter is hidden: tells whether he stays so'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l watched -d 'A friend of the targets sees the hidden shooter and does not Duck Back'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l elsewhere -d 'The targets appear outside the swath that is covered'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l moving -d 'The shooter is moving'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l with-leader -d 'A Leader is with the shooter'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l stealthy-target -d 'A target is Stealthy'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l sapper -d 'A target is a sapper and is hidden, or it is night'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l reps -d 'The Reps of 2 to 5 men: commander, driver, and as far as they have places of their own gunner, loader, radio operator' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l lost -d 'A man who is lost, by his place, in the order they are lost' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l move -l slide -d 'A man who then moves to an empty place, as FROM:TO' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l at -d 'A figure in the path, or with --tank in the circle; `apart` for one more than 3 in from the others' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l unlucky -d 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l dv -d 'Defense Value, or what it is built of: hootch, frame, sandbags, several-sandbags, masonry, masonry-with-sandbags, concrete, bunker, steel' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l inside -d 'A figure in the area aimed at' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l inside-left -d 'A figure in the area to the left' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l inside-right -d 'A figure in the area to the right' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l inside-above -d 'A figure in an area above, with its level from 1, and left or right if it is beside the stack aimed at: Phu,level=2,left' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l levels-above -d 'Levels above the one aimed at' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l levels-left -d 'Levels above the area to the left' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l levels-right -d 'Levels above the area to the right' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l areas -d 'Areas that stand on each level, the one aimed at first; those described if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l to-edge -d 'Inches from the spot aimed at to the edge of its area' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l shooter -l by -d 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l attribute -d 'His Attributes' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l weapon -d 'The weapon, such as m-16, usa-m-60, combat-shotgun' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l class -d 'A weapon on no list: the class it fits, such as semi-automatic-rifle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l targets -d 'Its Target Rating, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l impact -d 'Its Impact, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l reach -d 'Its range in inches, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l in -l range -d 'Inches to the farthest target' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l cross -d 'This figure crosses residual flame' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l leader-rep -d 'Rep of the Leader who gives him a Leader Die' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l left -d 'There is an area to the left, if nobody is named there'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l right -d 'There is an area to the right, if nobody is named there'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l vehicle -d 'Of a vehicle: 18 in, and its first 1 is ignored'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l first-one-spent -d 'The first 1 of the vehicle has been rolled already'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l tank -d 'The operator was hit or caught in a blast: does the tank burst?'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l wants-to -d 'He has passed Wanting to Charge already'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l at -d 'A figure in the circle round the spot: cover,rep=3; `apart` for one more than 3 in from the others' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l other -d 'A figure of the group next closest to the target, friend or enemy' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l near -d 'A figure in the circle round the thrower, whom a fumble endangers' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l unlucky -d 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l shooter -l by -d 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l attribute -d 'His Attributes' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l weapon -d 'The weapon, such as m-16, usa-m-60, combat-shotgun' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l class -d 'A weapon on no list: the class it fits, such as semi-automatic-rifle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l targets -d 'Its Target Rating, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l impact -d 'Its Impact, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l reach -d 'Its range in inches, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l in -l range -d 'Inches to the spot' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l drop -l bombs-away -d 'Dropped over a wall, through a window, rolled into a room: Bombs Away'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l launch -d 'Launched from a rifle, for an anti-tank grenade that could be tossed'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l place -d 'Placed, for a charge'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l tunnel -d 'In a tunnel'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l no-throw-back -d 'Athletes do not try to throw it back'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l at -d 'A figure and where it stands, in inches from a corner of the table: Smith,x=3,y=10; with its unit: unit=1st, and a new one that a Leader has taken command for: under=3rd; `vehicle` for a vehicle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l travel -d 'The direction of travel, which lets a Pointman be 8 in ahead: 0,1' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l out-of-sight -d 'Two figures that do not see each other, as Smith:Jones' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l tester -l at -d 'A figure that checks: Phu,rep=4 or Smith,moving,active,passes=1; also hidden, with-leader, covering-fire, stealthy-target, stealthy-target-concealed, sapper, ambush, out-of-range, at=Phu' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l shooter -l by -d 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l attribute -d 'His Attributes' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l gun -d 'The vehicle whose main gun fires, such as m-48' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l apr -d 'The gun\'s APR' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l round -d 'What is loaded: ap, he or canister; AP at vehicles and HE at figures if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l loader -d 'Rep of the loader: the gunner\'s if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l tubes-fired -d 'Tubes of an Ontos that have fired in this battle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l in -l range -d 'Inches to the target' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l weapon -d 'The weapon, such as m-16, usa-m-60, combat-shotgun' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l class -d 'A weapon on no list: the class it fits, such as semi-automatic-rifle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l targets -d 'Its Target Rating, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l impact -d 'Its Impact, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l reach -d 'Its range in inches, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l target -d 'The vehicle fired at, such as pt-76' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l armor -d 'Its armor, front and side, when it is on no list: 4/2' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l side -d 'The side faced: front, side, rear, top or bottom' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l crew -d 'Men aboard' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l disabling-hits -d 'Disabling hits a vessel has taken before' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l at -d 'A figure fired at by the main gun, in the circle of HE or the fan of canister: cover,rep=3; `apart` for one more than 3 in from the others' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l unlucky -d 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l commander -d 'The vehicle\'s commander, who must pass In Sight before the gunner fires: rep=4 or shortsighted,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l behind -d 'A figure in the back blast of the weapon' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l no-loader -d 'Nobody is in the loader\'s place'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l deployed -d 'A deployed anti-tank gun: loads one line better'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l hull-down -d 'Only its turret can be seen'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l target-fast -d 'It moved more than half its speed this turn'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l target-cover -d 'It is in cover, for weapons that use Ranged To Hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l target-concealed -d 'It is concealed, for weapons that use Ranged To Hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l buttoned-up -d 'His hatch is closed'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l gunner-position -d 'He looks from the gunner\'s place'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l stealthy-target -d 'The target is Stealthy'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l sapper -d 'The target is a sapper who is hidden, or it is night'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l hidden -d 'The vehicle is hidden (edition 1)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l with-leader -d 'A Leader is with the hidden vehicle (edition 1)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l active -d 'Its side is Active: it needs no check (edition 2)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l moving -d 'The firing vehicle is not stopped: only Hands of Fate can hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l fast -d 'The firing vehicle moved more than half its speed this turn'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l turret -d 'Aim at the turret'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l tunnel -d 'In a tunnel'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l shooter -l by -d 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l attribute -d 'His Attributes' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l casualty -l at -d 'The soldier' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l turns -d 'Turns since he was hit' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l ours -l us -d 'One of ours: Barnes,rep=4,weapon=bayonet; weapon is knife, bayonet, none, or any other (Impact 0)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l theirs -l them -d 'One of theirs; also surprised=2|1|0 (passes on Surprise), swimming, slight-trouble, prone' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l contact -d 'Who is in contact with whom, by number: 1-1,1-2,2-2; everybody with everybody if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l way -d 'How he moves' -r -f -a "normal\t'Normal movement, 8 in'
fast\t'Fast Move, for which he rolls'
crawl\t'Prone, 2 in'
drag\t'Dragging a casualty, 2 in'
carry\t'Carrying a casualty alone, half of normal movement'
swim\t'Swimming, 6 in'
tunnel\t'In a tunnel, three quarters of normal movement'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l figure -l by -d 'Who moves, in words: a name of the squad, Attributes, his Rep, such as Smith or fast,rep=5 for the Attribute Fast' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l rep -d 'His Rep, for the roll of a Fast Move' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l attribute -d 'His Attributes, such as fast, slow, clumsy' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l leader-rep -d 'The Rep of the Leader who gives a Leader Die on a Fast Move' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l terrain -d 'The ground: clear, woods, jungle, elephant-grass, flooded-rice-paddy, barbed-wire, …' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l vehicle -d 'A vehicle moves, such as m-48' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l moved -d 'It has moved so many inches and stopped' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l about -d 'A watercraft at this speed turns about without stopping' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l squad -d 'Take the figure from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l trouble -d 'He swims in slight trouble: 3 in'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l road -d 'All of its move is on a road'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l water -d 'It is afloat: a boat, or an amphibious vehicle'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l at -l enemy -d 'An enemy in the area, in the order hits go to them: cover,rep=3; `apart` for one more than 3 in from the others' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l unlucky -d 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l shooter -l by -d 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l attribute -d 'His Attributes' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l weapon -d 'The weapon, such as m-16, usa-m-60, combat-shotgun' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l class -d 'A weapon on no list: the class it fits, such as semi-automatic-rifle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l targets -d 'Its Target Rating, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l impact -d 'Its Impact, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l reach -d 'Its range in inches, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l automatic -l auto -d 'Full automatic: the second Target Rating'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l casualty -l at -d 'One of them: Smith,rep=4,evacuated,sickly' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l points -d 'Reputation Points he holds' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l months -d 'Months served of this tour' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l event -d 'What became of him, in the order it happened' -r -f -a "completed\t'He completed the mission, fought in it, and neither ran away nor was out of the fight'
failed\t'He ran away or was out of the fight'
cheated-death\t'A Star who cheated death'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l recruit -d 'Roll the Rep of a recruit of this force: us-marines, nva, local-vc, …' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l marine -d 'A Marine, whose tour is a month longer'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l save -d 'He saves his points: he declines to rise, so as to buy an Attribute'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l buy -d 'He buys an Attribute with his points, after what became of him'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l at -d 'A target, in the order named: cover,rep=3 or Phu,prone,gap=2,in=10,dice=1,lit; `open` for a man with nothing about him' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l near -d 'An Unlucky figure within 3 in of the targets, or of target N: Jones or Jones,of=1' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l shooter -l by -d 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l rep -d 'His Rep' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l attribute -d 'His Attributes' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l weapon -d 'The weapon, such as m-16, usa-m-60, combat-shotgun' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l class -d 'A weapon on no list: the class it fits, such as semi-automatic-rifle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l targets -d 'Its Target Rating, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l impact -d 'Its Impact, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l reach -d 'Its range in inches, in place of the printed one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l shots -d 'Dice of the Target Rating used' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l in -l range -d 'Inches to the targets' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l automatic -l auto -d 'Full automatic: the second Target Rating'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l fast -d 'The shooter is fast moving'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l scope -d 'The weapon has its sniper scope or stock'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l return-fire -d 'Fire granted by Received Fire with 1 pass, in cover: -1 Rep'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l in-sight-1 -d 'Edition 2: fire granted by In Sight with 1 pass: -1 Rep'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l tunnel -d 'In a tunnel'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l hidden -d 'The shooter is hidden: tells whether he stays so'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l watched -d 'A friend of the targets sees the hidden shooter and does not Duck Back'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l odds -d 'Show the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l explain -d 'Show how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from briefing" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from briefing" -l side -d 'Print a copy of the document sealed for this side, free-world or communist: without what the other side hides, the history and the dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from briefing" -l svg -d 'Write the table as an SVG picture to this file, or `-` for standard output' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from briefing" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from briefing" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from briefing" -l secrets -d 'Show what is secret too: the enemy, hidden cards, tunnels and traps'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from briefing" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -l section -d 'Turn the cards of the section with this number' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -l marker -d 'Look at the marker with this number' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -l squad -d 'The enemy squad enters'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -l others -d 'Shooting starts in the introductory encounter: where the others are'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reveal" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l own -d 'The die of the player\'s side, thrown at the table' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l enemy -d 'The die of the other side' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l third -d 'The third die, for booby traps' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l treated -d 'A poisoned man whom a medic has seen to' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l full-platoon -d 'A side that has its full platoon on the table: own or enemy' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l part-platoon -d 'A side that has less than a full platoon on the table' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l gone -d 'A vehicle that came and is gone again, such as m-557' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l mortar-carrier -d 'The mortar carrier that an Odd Ball is: m-106 if not given, or m-125' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l option -d 'A reading of an unclear rule, such as sup-01=noted' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l shots -d 'Shots were fired in the turn just played: reinforcements are checked for from now on'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l no-vehicles -d 'Vehicles cannot come onto this ground'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l vehicles -d 'Vehicles can come after all'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -l secrets -d 'Show what is kept from the player, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from activation" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -l secrets -d 'Show what is kept from the player, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from contact" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l side -d 'Who checks: own or enemy' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l full-platoon -d 'A side that has its full platoon on the table: own or enemy' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l part-platoon -d 'A side that has less than a full platoon on the table' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l gone -d 'A vehicle that came and is gone again, such as m-557' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l mortar-carrier -d 'The mortar carrier that an Odd Ball is: m-106 if not given, or m-125' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l option -d 'A reading of an unclear rule, such as sup-01=noted' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l arrive -d 'They arrive: a card is drawn and read without comparing'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l no-vehicles -d 'Vehicles cannot come onto this ground'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l vehicles -d 'Vehicles can come after all'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -l secrets -d 'Show what is kept from the player, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reinforce" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l aircraft -d 'Which aircraft' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l declare -d 'Declare a run: guns, rockets, bombs, napalm, marking-rocket, spotting, strip, ring' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l course -d 'Where it comes in and where it leaves' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l variant -d 'The variant that came, with --declare: a or b of an F-4, napalm or bomb of an A-1' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l by -d 'An enemy who may fire at it: Ivan,rep=4,weapon=ak-47; `duck` if he would rather Duck Back, `in-range` of a hover' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l aboard -d 'Who is aboard a helicopter, for its damage' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l at -d 'A figure it fires at, or in a blast: Phu,rep=3,cover; `left`, `center`, `right` of its path; `vehicle`' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l inches -d 'Inches it flies over the table' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l point -d 'Where rockets, bombs or napalm are aimed' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l weapon -d 'The personal weapon fired from a FAC' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l also -d 'What a gunship fires in the same pass: rockets as well as fixed guns' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l effect -d 'Roll the effect of this blast on those in it' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l forward-observer -d 'A Forward Observer on the ground brings it in'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l run -d 'Fly the run that was declared the turn before'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l all-at-one -d 'All dice at one target'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l off-table -d 'That point lies off the table'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -l secrets -d 'Show what is kept from the player, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from air-run" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l declare -d 'Declare one: light-mortar, medium-mortar, artillery' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l target -d 'What is aimed at; with --mission another target, which takes a turn' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l load -d 'What is fired: he if not given, smoke, wp, illumination' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l crew-short -d 'Men short of a full crew' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l rounds -d 'Rounds declared; as many as the rate of fire if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l range -d 'Inches from the tube to the target' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l friends -d 'Inches from the target to the nearest friend' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l final-protective -d 'Final protective fire, with the enemy so many inches from your men' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l operator -d 'Who calls, with Rep and Attributes: Jones,rep=4,rto-wizard' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l group-rep -d 'The Rep of the Leader in whose group he acts, when his own is below the Activation die' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l side -d 'Whose: own if not given, or enemy' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l mission -d 'Fire this mission: a spotting round until one is seen, then rounds that count' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l fire -d 'Rounds fired now: one if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l effect -d 'Roll the effect of this blast on those in it' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l at -d 'A figure in the circle: Phu,rep=3,cover; `vehicle` for a vehicle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l smoke-grenade -d 'A smoke grenade that somebody threw lies here: a cloud, and no Fire Mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l direct -d 'The crew sees its target: no spotting round'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l off-table -d 'The tube stands off the table'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l card -d 'A card lets the side call it (sup-01)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l tunnel -d 'He calls from a tunnel'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l unseen -d 'The spotter did not see the last spotting round: another'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l reaction -d 'Fired in reaction: for tubes on the table'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l cancel -d 'End the mission'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -l secrets -d 'Show what is kept from the player, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from fire-mission" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l aircraft -d 'Which; the only one if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l model -d 'What comes with send: a Slick if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l side -d 'Whose: own if not given, or enemy' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l by -d 'An enemy who may fire at it: Ivan,rep=4,weapon=ak-47; `duck` if he would rather Duck Back, `in-range` of a hover' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l aboard -d 'Who is aboard a helicopter, for its damage' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l men -d 'Men who get in or out' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l litters -d 'Casualties who are loaded' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l name -d 'A casualty who is loaded, by name' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l inches -d 'Inches a light observation helicopter moves' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l point -d 'Where a flare hangs' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l hot -d 'An enemy is within 12 in of the LZ'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l small-lz -d 'The LZ is too small'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -l secrets -d 'Show what is kept from the player, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from helicopter" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l operator -d 'Who calls, with Rep and Attributes: Jones,rep=4,rto-wizard' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l group-rep -d 'The Rep of the Leader in whose group he acts, when his own is below the Activation die' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l side -d 'Whose: own if not given, or enemy' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l to -d 'Whom: fac for what flies, battalion, company, …' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l tunnel -d 'He calls from a tunnel'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -l secrets -d 'Show what is kept from the player, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from radio" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l operator -d 'Who calls, with Rep and Attributes: Jones,rep=4,rto-wizard' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l group-rep -d 'The Rep of the Leader in whose group he acts, when his own is below the Activation die' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l side -d 'Whose: own if not given, or enemy' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l leader-rep -d 'Rep of the Leader who asks; by the mission if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l target -d 'What the guns are to fire at' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l tunnel -d 'He calls from a tunnel'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l forward-observer -d 'A Forward Observer asks'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -l secrets -d 'Show what is kept from the player, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from request" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l sniper -d 'Which; the only one if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l at -d 'The enemy figure nearest his card: Smith,rep=4,cover' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l all-ducked-back -d 'After a miss: everyone who could see him Ducked Back'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l seen -d 'After a miss: someone who can see him did not Duck Back'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l gone -d 'He is out of it'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -l secrets -d 'Show what is kept from the player, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from sniper" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap" -l secrets -d 'Show what is secret, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l kind -d 'The kind: tripwire, punji, landmine, viper, cdm, trip-flare' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l at -d 'Where it is, in words' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l option -d 'A reading of the rules: sup-31=written|markers, sup-32=other-side|all, sup-34=after-halving|before-halving' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l free-world -d 'Set by the Free World: a CDM or a trip flare'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l anti-vehicle -d 'A landmine for vehicles'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -l dummy -d 'A marker with nothing behind it, for sup-31=markers'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-place" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l among -d 'A figure on the table that may have set it off' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l night -d 'It is night, whatever the mission says'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -l day -d 'It is day, whatever the mission says'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-trip" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l by -d 'Who comes upon it: Smith,rep=4,pointman' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l trap -d 'The number of the trap; the one three equal dice brought if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l behind -d 'One in the 2 in back blast of a CDM' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l vehicle -d 'The vehicle that sets it off, such as m-113' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l near -d 'Another whom a blast would touch, or in the zone of a CDM' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l fire -d 'A CDM is fired: nobody can find it first'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -l fast -d 'In a tunnel at more than half speed'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-spring" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l by -d 'Who, placed upon it: Smith,rep=4' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l near -d 'Another whom a blast would touch, or in the zone of a CDM' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -l wire-cutters -d 'He uses wire cutters'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-disarm" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l by -d 'Who: Smith,rep=4' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -l shot -d 'A viper was killed by gunfire; otherwise he fights it hand to hand'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-clear" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -l treated -d 'A poisoned man whom a medic has seen to' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from trap-turn" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel" -l system -d 'The tunnel system whose map is drawn; the first that was entered if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel" -l svg -d 'Write the map as an SVG picture to this file, or `-` for standard output' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel" -l secrets -d 'Show what is secret, too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l place -d 'Where an entrance is, in words' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l at -d 'Where it is on the table: inches from its left and upper edges' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l system -d 'The tunnel system: entrances of the same one connect; 1 if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l scatter -d 'Put all that are left on random spots of a table so large' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -l known -d 'The Free World knows it already'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-place" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l by -d 'Who: Smith,rep=4,pointman' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l at -d 'Where he stands: every entrance within 6 in' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l entrance -d 'The entrance he is within 6 in of' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -l seen -d 'He saw somebody come out of it: it is known at once'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-spot" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l into -d 'They go in by this entrance' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l toward -d 'And make for this one' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l count -d 'How many they are' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l length -d 'Inches between the entrances, if the table does not tell' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l inside -d 'Inches they are in already' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l fast -d 'All of them are Fast'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l slow -d 'One of them is Slow'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l halt -d 'They stop'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l go-on -d 'They go on'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l back -d 'They turn back to the entrance they came in by'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -l out -d 'They come out'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-move" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-turn" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l bomb -d 'A bomb of so many pounds, 500 or 750, whose circle covers a tunnel' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l charge -d 'A charge at the entrance: satchel, demo-charge, or the inches of its blast circle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l entrance -d 'The entrance the charge is at, or one end of the tunnel under the bomb' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l toward -d 'The other end of the tunnel under the bomb' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l inches -d 'Inches from the first entrance to the middle of the circle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-blast" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-smoke" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l by -d 'Who: Smith,rep=4,pointman' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l light -d 'What he sees by: none, candle, torch, flashlight, red-filter' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l heading -d 'Where the first section leads: north is up on the map; toward the next entrance if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-enter" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l to -d 'Where he goes: an opening, such as 5.1, or a section that is laid, such as 4, also back; the only way on if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l light -d 'What he sees by from now on' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l near -d 'Another whom a blast would touch, or in the zone of a CDM' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -l fast -d 'At more than half speed: -1 Rep when looking for traps'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-advance" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -l wall -d 'A wall of a supply room, as he saw it coming in: ahead, left, right' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-search" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -l count -d 'How many of them; all that are seen if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -l system -d 'The tunnel system; the first that was entered if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-settle" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l system -d 'The tunnel system; the first that was entered if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l clear -d 'A man in a section beside the armory, or in one that falls in only in part, who stands clear of the 8 in circle and of what falls' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l near -d 'Another whom a blast would touch, or in the zone of a CDM' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-shot" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l seed -d 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l rolls -d 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l dice -d 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l entrance -d 'By which entrance; the nearest if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l with -d 'A man of his section who is out of the fight or dead, whom he brings along' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l near -d 'Another whom a blast would touch, or in the zone of a CDM' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l squad -d 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l edition -d 'The edition of the rules: that of the mission' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l json -d 'Print JSON instead of words'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l secrets -d 'Show what is secret too'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -l fast -d 'At more than half speed: -1 Rep when looking for traps'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from tunnel-leave" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "roster" -d 'Print the unit roster of a squad and the state of each figure'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "squad" -d 'Raise a squad, headquarters, team or crew of any army list by dice'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "test" -d 'Take a check of FNG, or show its table'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "building" -d 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "close-assault" -d 'Attack a vehicle with a satchel charge or Molotov cocktail after a charge'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "covering-fire" -d 'Resolve covering fire when targets appear: In Sight with one more die, and the shot'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "crew" -d 'Show who does what in a vehicle\'s crew, with losses and moves'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "flame" -d 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "grenade" -d 'Throw, drop or launch a grenade: where it ends and everybody it touches'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "group" -d 'Show which figures may move together in one Activation'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "in-sight-order" -d 'Roll or take In Sight results and tell who fires when'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "main-gun" -d 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "medic" -d 'Treat an out of the fight soldier with a Medic, within three turns'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "melee" -d 'Fight a round of melee: every figure in contact, pair by pair'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "move" -d 'Show how far a figure goes on foot, or a vehicle that has stopped or turns about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "recon-by-fire" -d 'Fire at a place that may hide enemies: who is found, who is hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "recovery" -d 'Roll who recovers after the battle, and when they return'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "reputation" -d 'Count Reputation Points after a mission, or roll a recruit\'s Rep'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "shoot" -d 'Shoot with one figure: hits, damage, ammunition and the checks that follow'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "briefing" -d 'Show the briefing of an FNG mission, or draw its table'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "reveal" -d 'Reveal what comes into sight in an FNG mission: cards, a marker, the enemy squad'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "activation" -d 'Begin the next turn: Activation dice, weather, reinforcements and what is due'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "contact" -d 'Check a feature or building for contact, once, when it comes into sight'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "reinforce" -d 'Check for reinforcements by hand, outside a seven'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "air-run" -d 'Declare and fly a strafing, bombing or spotting run'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "fire-mission" -d 'Declare and fire mortars and artillery, and roll what their rounds do'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "helicopter" -d 'Land, load, hover or fly off a helicopter, or resolve a hit on it'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "radio" -d 'Call someone by radio: the air once a turn, then the call'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "request" -d 'Call for artillery, an air strike, a gunship or a medevac'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "sniper" -d 'Resolve a sniper\'s shot from a card, and what follows a miss'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "trap" -d 'Show the booby traps that are known, who is poisoned, flares that burn'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "trap-place" -d 'Roll how many booby traps there are, or write one down in secret'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "trap-trip" -d 'Resolve three equal Activation dice: the kind of trap, and who set it off'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "trap-spring" -d 'Come upon a booby trap: find it, or set it off'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "trap-disarm" -d 'Disarm a booby trap found the turn before'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "trap-clear" -d 'Clear a square inch of punji stakes, or destroy a viper'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "trap-turn" -d 'Begin the next turn for booby traps: poison acts, flares burn down'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel" -d 'Show the tunnels that are known: entrances, men below, and a complex as a map'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-place" -d 'Roll how many tunnel entrances there are, and place them in secret'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-spot" -d 'Look for tunnel entrances within 6 in'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-move" -d 'Move VC or NVA through a tunnel: enter, stop, go on, come out'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-turn" -d 'Begin the next turn below ground: troops move on, smoke spreads'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-blast" -d 'Resolve a bomb above a tunnel, or a charge at its entrance'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-smoke" -d 'Mark connected entrances within 24 in with a smoke grenade'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-enter" -d 'Enter a tunnel: the size of the complex and its first sections'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-advance" -d 'Advance through a tunnel: what waits there, and what is seen beyond'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-search" -d 'Take what lies there, or search a wall of a supply room'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-settle" -d 'Remove enemies seen in a section: shot, captured or gone'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-shot" -d 'Resolve a shot in or into an armory: it blows up on 1'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "tunnel-leave" -d 'Come out of a tunnel with what was found'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "trung-turn" -d 'Take the turn of the non-player that is to act'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "simulate" -d 'Play many games of non-players and count the results'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "fng-test" -d 'Take a check of FNG, or show its table'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "generate-mission" -d 'Prepare a game: missions, momentum, board and set-up'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "campaign-buy" -d 'Buy an asset with Operational Momentum before or during a game'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "campaign-length" -d 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "campaign-advance" -d 'Resolve everything after a game and begin the next turn of the campaign'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "odds" -d 'Show the exact odds of an FNG check or of dice'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "roll" -d 'Roll dice'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "validate" -d 'Check documents and list every fault'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "schema" -d 'Print the JSON Schema of a kind of document'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "log" -d 'Show the steps of a document'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "undo" -d 'Undo the last steps of a document'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "redo" -d 'Redo steps that were undone'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "replay" -d 'Replay the history of a document from its start'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "adjust" -d 'Set fields of a document to match the table'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "play" -d 'Play at the table, guided: questions with their legal answers'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "run" -d 'Run a script'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "repl" -d 'Open a prompt where every command is a function'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "completions" -d 'Print the completion script of a shell'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "campaign" -d 'Begin, show and finish campaigns'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "fitl" -d 'Play Fire in the Lake'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "fng" -d 'Play FNG: shots, grenades, melee and support, each in one command'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "new" -d 'Begin a campaign'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "show" -d 'Show the logs of a campaign and the state of its turn'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "chronicle" -d 'Write the story of an FNG campaign as Markdown'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "mission" -d 'Take the Mission of an FNG campaign out as a document, to play the evening from'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "report-template" -d 'Print a report of the current game to fill in'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "finish" -d 'End an open-ended campaign and name its winner'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "buy" -d 'Buy an asset with Operational Momentum before or during a game'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "length" -d 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "advance" -d 'Resolve everything after a game and begin the next turn of the campaign'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "new" -d 'Begin a game of Fire in the Lake'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "show" -d 'Show the board, the tracks, the cards, a space or a faction'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "map" -d 'Draw the map: in the terminal, or as an SVG or PNG picture'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "adjust" -d 'Set the game to match the table'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "card-info" -d 'Show what a card says, in short'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "next" -d 'Show what is due: who may act and how, the next card, or the Coup Round'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "options" -d 'List what the acting faction may do, where, and why not elsewhere'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "card" -d 'Record the card turned up from a physical deck'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "draw" -d 'Turn up the next card of a virtual deck'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "act" -d 'Act or pass with the faction whose turn it is'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "pivotal" -d 'Play a faction\'s Pivotal Event in place of the current card'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "coup" -d 'Carry out the Coup Round up to the next choice'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "turn" -d 'Take the turn of the non-player that is to act'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "roster" -d 'Print the unit roster of a squad and the state of each figure'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "squad" -d 'Raise a squad, headquarters, team or crew of any army list by dice'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "test" -d 'Take a check of FNG, or show its table'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "building" -d 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "close-assault" -d 'Attack a vehicle with a satchel charge or Molotov cocktail after a charge'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "covering-fire" -d 'Resolve covering fire when targets appear: In Sight with one more die, and the shot'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "crew" -d 'Show who does what in a vehicle\'s crew, with losses and moves'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "flame" -d 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "grenade" -d 'Throw, drop or launch a grenade: where it ends and everybody it touches'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "group" -d 'Show which figures may move together in one Activation'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "in-sight-order" -d 'Roll or take In Sight results and tell who fires when'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "main-gun" -d 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "medic" -d 'Treat an out of the fight soldier with a Medic, within three turns'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "melee" -d 'Fight a round of melee: every figure in contact, pair by pair'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "move" -d 'Show how far a figure goes on foot, or a vehicle that has stopped or turns about'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "recon-by-fire" -d 'Fire at a place that may hide enemies: who is found, who is hit'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "recovery" -d 'Roll who recovers after the battle, and when they return'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "reputation" -d 'Count Reputation Points after a mission, or roll a recruit\'s Rep'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "shoot" -d 'Shoot with one figure: hits, damage, ammunition and the checks that follow'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "briefing" -d 'Show the briefing of an FNG mission, or draw its table'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "reveal" -d 'Reveal what comes into sight in an FNG mission: cards, a marker, the enemy squad'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "activation" -d 'Begin the next turn: Activation dice, weather, reinforcements and what is due'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "contact" -d 'Check a feature or building for contact, once, when it comes into sight'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "reinforce" -d 'Check for reinforcements by hand, outside a seven'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "air-run" -d 'Declare and fly a strafing, bombing or spotting run'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "fire-mission" -d 'Declare and fire mortars and artillery, and roll what their rounds do'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "helicopter" -d 'Land, load, hover or fly off a helicopter, or resolve a hit on it'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "radio" -d 'Call someone by radio: the air once a turn, then the call'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "request" -d 'Call for artillery, an air strike, a gunship or a medevac'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "sniper" -d 'Resolve a sniper\'s shot from a card, and what follows a miss'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "trap" -d 'Show the booby traps that are known, who is poisoned, flares that burn'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "trap-place" -d 'Roll how many booby traps there are, or write one down in secret'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "trap-trip" -d 'Resolve three equal Activation dice: the kind of trap, and who set it off'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "trap-spring" -d 'Come upon a booby trap: find it, or set it off'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "trap-disarm" -d 'Disarm a booby trap found the turn before'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "trap-clear" -d 'Clear a square inch of punji stakes, or destroy a viper'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "trap-turn" -d 'Begin the next turn for booby traps: poison acts, flares burn down'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel" -d 'Show the tunnels that are known: entrances, men below, and a complex as a map'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-place" -d 'Roll how many tunnel entrances there are, and place them in secret'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-spot" -d 'Look for tunnel entrances within 6 in'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-move" -d 'Move VC or NVA through a tunnel: enter, stop, go on, come out'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-turn" -d 'Begin the next turn below ground: troops move on, smoke spreads'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-blast" -d 'Resolve a bomb above a tunnel, or a charge at its entrance'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-smoke" -d 'Mark connected entrances within 24 in with a smoke grenade'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-enter" -d 'Enter a tunnel: the size of the complex and its first sections'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-advance" -d 'Advance through a tunnel: what waits there, and what is seen beyond'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-search" -d 'Take what lies there, or search a wall of a supply room'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-settle" -d 'Remove enemies seen in a section: shot, captured or gone'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-shot" -d 'Resolve a shot in or into an armory: it blows up on 1'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "tunnel-leave" -d 'Come out of a tunnel with what was found'
