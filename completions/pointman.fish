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
complete -c pointman -n "__fish_pointman_needs_command" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_needs_command" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_needs_command" -s V -l version -d 'Print version'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "fng" -d 'FNG: what happens in one go at the table'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "fng-test" -d 'Take a check of FNG, or show its table'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "odds" -d 'Tell the exact odds of a check of FNG or of dice'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "roll" -d 'Throw dice'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "validate" -d 'Check documents and name everything that is wrong with them'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "schema" -d 'Print the JSON Schema of a kind of document'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "log" -d 'Tell the steps of a document, run again from its start'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "undo" -d 'Take back the last steps of a document'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "replay" -d 'Run the history of a document again from its start'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "adjust" -d 'Set one field of a document to what the table shows'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "generate-mission" -d 'Prepare a game: missions, momentum, board and set-up'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "campaign" -d 'Make and look at campaigns'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "campaign-buy" -d 'Buy an asset with Operational Momentum before or during a game'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "campaign-length" -d 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "campaign-advance" -d 'Go on from a game\'s report to the next turn of the campaign'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "fitl" -d 'Fire in the Lake'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "trung-turn" -d 'Take the turn of the non-player that is to act'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "simulate" -d 'Play many games of non-players and count what comes of them'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "run" -d 'What a script may do'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "repl" -d 'What a script may do'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "completions" -d 'Print the script by which a shell completes pointman\'s commands'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "building" -d 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "close-assault" -d 'Put a satchel charge or Molotov cocktail to a vehicle, having charged it'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "covering-fire" -d 'Targets appear where covering fire is held: In Sight with one more die, and the shot'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "crew" -d 'Tell who of a vehicle\'s crew does what, with men lost and moved'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "flame" -d 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "grenade" -d 'Throw, drop or launch a grenade: where it ends and everybody it touches'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "group" -d 'Tell which figures may move together in one Activation'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "in-sight-order" -d 'Roll or take In Sight results and tell who fires when'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "main-gun" -d 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "medic" -d 'A Medic treats an out of the fight soldier within three turns'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "melee" -d 'A round of melee: every figure in contact, pair by pair'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "move" -d 'Tell how far a man goes on foot, or a vehicle that has stopped or turns about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "recon-by-fire" -d 'Fire at a place that may hide enemies: who is found, who is hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "recovery" -d 'Who of the out of the fight recovers after the battle, and when he is back'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "reputation" -d 'Count Reputation Points after a mission, or roll the Rep of a recruit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "shoot" -d 'One figure shoots: hits, damage, ammunition and the checks that follow'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and not __fish_seen_subcommand_from building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l json -d 'Give data for a program instead of words for a person'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from building" -l explain -d 'Tell how the result came about'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l hull-down -d 'Only its turret can be seen'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l target-fast -d 'It moved more than half its speed this turn'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l target-cover -d 'It is in cover, for weapons that use Ranged To Hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l target-concealed -d 'It is concealed, for weapons that use Ranged To Hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from close-assault" -l explain -d 'Tell how the result came about'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l json -d 'Give data for a program instead of words for a person'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -l explain -d 'Tell how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from covering-fire" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l reps -d 'The Reps of 2 to 5 men: commander, driver, and as far as they have places of their own gunner, loader, radio operator' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l lost -d 'A man who is lost, by his place, in the order they are lost' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l move -l slide -d 'A man who then moves to an empty place, as FROM:TO' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from crew" -l json -d 'Give data for a program instead of words for a person'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l left -d 'There is an area to the left, if nobody is named there'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l right -d 'There is an area to the right, if nobody is named there'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l vehicle -d 'Of a vehicle: 18 in, and its first 1 is ignored'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l first-one-spent -d 'The first 1 of the vehicle has been rolled already'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l tank -d 'The operator was hit or caught in a blast: does the tank burst?'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l wants-to -d 'He has passed Wanting to Charge already'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from flame" -l explain -d 'Tell how the result came about'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l drop -l bombs-away -d 'Dropped over a wall, through a window, rolled into a room: Bombs Away'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l launch -d 'Launched from a rifle, for an anti-tank grenade that could be tossed'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l place -d 'Placed, for a charge'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l tunnel -d 'In a tunnel'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l no-throw-back -d 'Athletes do not try to throw it back'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -l explain -d 'Tell how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from grenade" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l at -d 'A figure and where it stands, in inches from a corner of the table: Smith,x=3,y=10; with its unit: unit=1st, and a new one that a Leader has taken command for: under=3rd; `vehicle` for a vehicle' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l travel -d 'The direction of travel, which lets a Pointman be 8 in ahead: 0,1' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l out-of-sight -d 'Two figures that do not see each other, as Smith:Jones' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from group" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l tester -l at -d 'A figure that checks: Phu,rep=4 or Smith,moving,active,passes=1; also hidden, with-leader, covering-fire, stealthy-target, stealthy-target-concealed, sapper, ambush, out-of-range, at=Phu' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from in-sight-order" -l explain -d 'Tell how the result came about'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l json -d 'Give data for a program instead of words for a person'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from main-gun" -l explain -d 'Tell how the result came about'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -l explain -d 'Tell how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from medic" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l ours -l us -d 'One of ours: Barnes,rep=4,weapon=bayonet; weapon is knife, bayonet, none, or any other (Impact 0)' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l theirs -l them -d 'One of theirs; also surprised=2|1|0 (passes on Surprise), swimming, slight-trouble, prone' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l contact -d 'Who is in contact with whom, by number: 1-1,1-2,2-2; everybody with everybody if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from melee" -l explain -d 'Tell how the result came about'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l squad -d 'Take the figure from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l trouble -d 'He swims in slight trouble: 3 in'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from move" -l road -d 'All of its move is on a road'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l automatic -l auto -d 'Full automatic: the second Target Rating'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -l explain -d 'Tell how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recon-by-fire" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l casualty -l at -d 'One of them: Smith,rep=4,evacuated,sickly' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from recovery" -l explain -d 'Tell how the result came about'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from reputation" -l marine -d 'A Marine, whose tour is a month longer'
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
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l squad -d 'Take figures that are named from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l automatic -l auto -d 'Full automatic: the second Target Rating'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l fast -d 'The shooter is fast moving'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l scope -d 'The weapon has its sniper scope or stock'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l return-fire -d 'Fire granted by Received Fire with 1 pass, in cover: -1 Rep'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l in-sight-1 -d 'Edition 2: fire granted by In Sight with 1 pass: -1 Rep'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l tunnel -d 'In a tunnel'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l hidden -d 'The shooter is hidden: tells whether he stays so'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l watched -d 'A friend of the targets sees the hidden shooter and does not Duck Back'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l odds -d 'Tell the exact odds of how everything ends, instead of rolling'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -l explain -d 'Tell how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from shoot" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "building" -d 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "close-assault" -d 'Put a satchel charge or Molotov cocktail to a vehicle, having charged it'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "covering-fire" -d 'Targets appear where covering fire is held: In Sight with one more die, and the shot'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "crew" -d 'Tell who of a vehicle\'s crew does what, with men lost and moved'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "flame" -d 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "grenade" -d 'Throw, drop or launch a grenade: where it ends and everybody it touches'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "group" -d 'Tell which figures may move together in one Activation'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "in-sight-order" -d 'Roll or take In Sight results and tell who fires when'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "main-gun" -d 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "medic" -d 'A Medic treats an out of the fight soldier within three turns'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "melee" -d 'A round of melee: every figure in contact, pair by pair'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "move" -d 'Tell how far a man goes on foot, or a vehicle that has stopped or turns about'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "recon-by-fire" -d 'Fire at a place that may hide enemies: who is found, who is hit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "recovery" -d 'Who of the out of the fight recovers after the battle, and when he is back'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "reputation" -d 'Count Reputation Points after a mission, or roll the Rep of a recruit'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "shoot" -d 'One figure shoots: hits, damage, ammunition and the checks that follow'
complete -c pointman -n "__fish_pointman_using_subcommand fng; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l rep -d 'The Rep of the figure' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l with -d 'Modifiers and conditions that hold, such as in-cover' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l set -d 'Numbers the check asks for, such as impact=3' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l leader-rep -d 'The Rep of the Leader who gives the Leader Die' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l attribute -d 'Attributes of the figure, such as tough' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l squad -d 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l figure -d 'The figures of the squad that take the check' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l count -d 'Take it N times' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l explain -d 'Tell how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l list -d 'List the checks by theme'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l table -d 'Show the check as the rules print it'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l rep -d 'The Rep of the figure' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l with -d 'Modifiers and conditions that hold, such as in-cover' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l set -d 'Numbers the check asks for, such as impact=3' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l leader-rep -d 'The Rep of the Leader who gives the Leader Die' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l attribute -d 'Attributes of the figure, such as tough' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l squad -d 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l figure -d 'The figures of the squad that take the check' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand odds" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand odds" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand roll" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand roll" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand validate" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand validate" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand validate" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand validate" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand schema" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand schema" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand schema" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand schema" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand log" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand log" -l side -d 'Show this force\'s secrets too: of missions that are secret nothing is told without it' -r
complete -c pointman -n "__fish_pointman_using_subcommand log" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand log" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand log" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand undo" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand replay" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -l verify -d 'Only compare every digest; the first step that differs is an error (exit code 65)'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l game -d 'The game, for a mission that stands alone' -r -f -a "ambush-valley\t'Ambush Valley'"
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l from -d 'The campaign whose turn is prepared' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l versus -d 'Who the regular force meets: regular or irregular' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l regular -d 'A regular force, as NAME:NATION or NATION; once or twice' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l insurgent -d 'The VC force' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l option -d 'A reading of the rules, as KEY=VALUE' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l orders -d 'The players\' choices as JSON: a file, or `-`; the options below add to it' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l through -d 'Stop after this step: receive-mission, issue-orders, reconnoiter, initiate-plan' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l source -d 'Where the scenario comes from: generated, designed, published' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l scenario -d 'The name of a designed or published scenario' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l teams -d 'Teams assigned, as FORCE:TEAM,TEAM,…; all that are fit if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l absent -d 'Figures that stay behind, as FORCE:FIGURE,…' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l buy -d 'An asset bought now, as FORCE:ASSET or FORCE:own-squad:TEAM,TEAM' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l momentum-modifier -d 'What the scenario adds to a roll for momentum, as FORCE:N' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l highest-die -d 'The die a force throws for objectives, edges and set-up, as FORCE:d10' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l terrain -d 'Items of terrain (about 9 to 11)' -r
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
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l schema -d 'Print the JSON Schema of `--orders`, and prepare nothing'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -l explain -d 'Tell how each result came about: the tables, the rows, and what the rules weighed'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -s i -l in-place -d 'Write the next campaign over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand generate-mission" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show report-template finish help" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show report-template finish help" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show report-template finish help" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show report-template finish help" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show report-template finish help" -f -a "new" -d 'Begin a campaign'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show report-template finish help" -f -a "show" -d 'Show the logs of a campaign and the state of its turn'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show report-template finish help" -f -a "report-template" -d 'Print a report of the current game to fill in'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show report-template finish help" -f -a "finish" -d 'End an open-ended campaign and name its winner'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and not __fish_seen_subcommand_from new show report-template finish help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l game -d 'The game' -r -f -a "ambush-valley\t'Ambush Valley'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l setup -d 'What is agreed, as JSON: a file, or `-`; the options below add to it' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l name -d 'The name of the campaign' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l turns -d 'How many turns it has; 6 if not given, or as many as its pack has scenarios' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l regular -d 'A regular force, as NAME:NATION or NATION; once or twice' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l insurgent -d 'The VC force' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l option -d 'A reading of the rules, as KEY=VALUE' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l co-op -d 'All players are on one side; says who runs the other' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l open-ended -d 'Go on until the players end it'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -l schema -d 'Print the JSON Schema of the set-up, and make nothing'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from new" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -l side -d 'Show this force only, with its secrets' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -l schema -d 'Print the JSON Schema of reports instead'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from report-template" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from finish" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "new" -d 'Begin a campaign'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show the logs of a campaign and the state of its turn'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "report-template" -d 'Print a report of the current game to fill in'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "finish" -d 'End an open-ended campaign and name its winner'
complete -c pointman -n "__fish_pointman_using_subcommand campaign; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l force -d 'The force that buys' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l asset -d 'The asset' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l teams -d 'The teams it brings, for own-fireteam and own-squad' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l game-turn -d 'The game turn that is beginning; 0 before the first' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-buy" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l turn -d 'The turn that is ending; the next one that needs a roll if not given' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l force -d 'The force with Initiative, which rolls' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign-length" -l json -d 'Give data for a program instead of words for a person'
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
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -l explain -d 'Tell how each result came about: the tables, the rows, and what the rules weighed'
complete -c pointman -n "__fish_pointman_using_subcommand campaign-advance" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "new" -d 'Begin a game of Fire in the Lake'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "show" -d 'Show the board, the tracks, the cards, a space or a faction'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "map" -d 'Draw the map: in the terminal, or as an SVG or PNG picture'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "next" -d 'Tell what happens next: who acts and how, which card is drawn, or the Coup Round'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "options" -d 'List what the acting faction may do: legal spaces and limits, and reasons where it may not'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "card" -d 'Tell which card was turned up from a physical deck'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "draw" -d 'Go on to the next card: turn up another of a virtual deck'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "act" -d 'Act or pass with the faction whose turn it is'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "pivotal" -d 'Play a faction\'s Pivotal Event in place of the current card'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "coup" -d 'Carry out the Coup card and its Round up to the next choice'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "adjust" -d 'Set a game to what the table shows'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "card-info" -d 'Tell what is printed on a card, in short'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and not __fish_seen_subcommand_from new show map next options card draw act pivotal coup adjust card-info help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l scenario -d 'The scenario: short, medium or full' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l players -d 'The factions people play: us,arvn,nva,vc, all or none' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l shared -d 'The sides whose two factions one person plays: coin, insurgent or none; if not given, only a pair alone against non-players' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l edition -d 'The edition of the rules: first or second' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l deck -d 'Whether the deck is virtual, or physical and on the table' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l human-wins -d 'When a lone person may win against non-players: early, or final for after the last Coup Round' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -l period-events -d 'Deal each pile from the Events of its years, with Capabilities in effect from the start'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from new" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from show" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from show" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -l svg -d 'Write the map as an SVG picture to this file, or `-` for standard output' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -l png -d 'Write the map as a PNG picture to this file, or `-` for standard output' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from map" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from next" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from next" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from next" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from next" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from options" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from options" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from options" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from options" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from draw" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l action -d 'The action as JSON: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l faction -d 'The faction that acts; refused if it is not offered an action' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -l explain -d 'Tell how non-players decided what the action leaves to them'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from act" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from pivotal" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l choices -d 'What is chosen, as JSON: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -l explain -d 'Tell how non-players came to decide: the steps, the rows of the tables, and what was weighed'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from coup" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from adjust" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card-info" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card-info" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card-info" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from card-info" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "new" -d 'Begin a game of Fire in the Lake'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show the board, the tracks, the cards, a space or a faction'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "map" -d 'Draw the map: in the terminal, or as an SVG or PNG picture'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "next" -d 'Tell what happens next: who acts and how, which card is drawn, or the Coup Round'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "options" -d 'List what the acting faction may do: legal spaces and limits, and reasons where it may not'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "card" -d 'Tell which card was turned up from a physical deck'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "draw" -d 'Go on to the next card: turn up another of a virtual deck'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "act" -d 'Act or pass with the faction whose turn it is'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "pivotal" -d 'Play a faction\'s Pivotal Event in place of the current card'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "coup" -d 'Carry out the Coup card and its Round up to the next choice'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "adjust" -d 'Set a game to what the table shows'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "card-info" -d 'Tell what is printed on a card, in short'
complete -c pointman -n "__fish_pointman_using_subcommand fitl; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l forecast -d 'Take the turn N times with other dice, and tell how often what came of it; the game stays as it is' -r
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l choices -d 'What people choose if the Event the non-player executes asks them: `name value, value; name value`' -r
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -l explain -d 'Tell why: the conditions, the rows of the tables with the spaces left, the rolls'
complete -c pointman -n "__fish_pointman_using_subcommand trung-turn" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l scenario -d 'The scenario: short, medium or full' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l edition -d 'The edition of the rules: first or second' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l from -d 'Go on from this game, with non-players in the place of people' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l games -d 'How many games' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l first -d 'The number of the first game: a run can be played in pieces' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l seed -d 'The seed of the run; game K depends on it and on K alone' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l threads -d 'How many threads; all there are if not given. They make no difference to the games' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l merge -d 'Sum the JSON Lines of several pieces of one run' -r
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l format -d 'What is given: table, json, or for each game a line of jsonl or csv' -r -f -a "table\t'Tables for people'
json\t'What the tables show, as JSON'
jsonl\t'Each game as a line of JSON'
csv\t'Each game as a row of values'"
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l svg -d 'Draw histograms as an SVG picture into this file, or `-` for standard output' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l period-events -d 'Deal each pile from the Events of its years, with Capabilities in effect from the start'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -l check -d 'Check the laws of the game after every effect'
complete -c pointman -n "__fish_pointman_using_subcommand simulate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand run" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand run" -s e -l code -d 'Run this code' -r
complete -c pointman -n "__fish_pointman_using_subcommand run" -l allow-path -d 'Let the script use files below this folder too, besides the working directory; may be given again' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand run" -l max-operations -d 'Stop the script after N steps; 0 for no limit' -r
complete -c pointman -n "__fish_pointman_using_subcommand run" -l seed -d 'Roll from this seed: the commands of the script share its dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand run" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand run" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand run" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l allow-path -d 'Let the script use files below this folder too, besides the working directory; may be given again' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l max-operations -d 'Stop the script after N steps; 0 for no limit' -r
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l seed -d 'Roll from this seed: the commands of the script share its dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand repl" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand repl" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand repl" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand completions" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand completions" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand completions" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand completions" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "fng" -d 'FNG: what happens in one go at the table'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "fng-test" -d 'Take a check of FNG, or show its table'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "odds" -d 'Tell the exact odds of a check of FNG or of dice'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "roll" -d 'Throw dice'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "validate" -d 'Check documents and name everything that is wrong with them'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "schema" -d 'Print the JSON Schema of a kind of document'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "log" -d 'Tell the steps of a document, run again from its start'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "undo" -d 'Take back the last steps of a document'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "replay" -d 'Run the history of a document again from its start'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "adjust" -d 'Set one field of a document to what the table shows'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "generate-mission" -d 'Prepare a game: missions, momentum, board and set-up'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "campaign" -d 'Make and look at campaigns'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "campaign-buy" -d 'Buy an asset with Operational Momentum before or during a game'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "campaign-length" -d 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "campaign-advance" -d 'Go on from a game\'s report to the next turn of the campaign'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "fitl" -d 'Fire in the Lake'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "trung-turn" -d 'Take the turn of the non-player that is to act'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "simulate" -d 'Play many games of non-players and count what comes of them'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "run" -d 'Run a script'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "repl" -d 'Talk to pointman: every command as a function, at a prompt'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "completions" -d 'Print the script by which a shell completes pointman\'s commands'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng fng-test odds roll validate schema log undo replay adjust generate-mission campaign campaign-buy campaign-length campaign-advance fitl trung-turn simulate run repl completions help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "building" -d 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "close-assault" -d 'Put a satchel charge or Molotov cocktail to a vehicle, having charged it'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "covering-fire" -d 'Targets appear where covering fire is held: In Sight with one more die, and the shot'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "crew" -d 'Tell who of a vehicle\'s crew does what, with men lost and moved'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "flame" -d 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "grenade" -d 'Throw, drop or launch a grenade: where it ends and everybody it touches'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "group" -d 'Tell which figures may move together in one Activation'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "in-sight-order" -d 'Roll or take In Sight results and tell who fires when'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "main-gun" -d 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "medic" -d 'A Medic treats an out of the fight soldier within three turns'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "melee" -d 'A round of melee: every figure in contact, pair by pair'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "move" -d 'Tell how far a man goes on foot, or a vehicle that has stopped or turns about'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "recon-by-fire" -d 'Fire at a place that may hide enemies: who is found, who is hit'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "recovery" -d 'Who of the out of the fight recovers after the battle, and when he is back'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "reputation" -d 'Count Reputation Points after a mission, or roll the Rep of a recruit'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fng" -f -a "shoot" -d 'One figure shoots: hits, damage, ammunition and the checks that follow'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "new" -d 'Begin a campaign'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "show" -d 'Show the logs of a campaign and the state of its turn'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "report-template" -d 'Print a report of the current game to fill in'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from campaign" -f -a "finish" -d 'End an open-ended campaign and name its winner'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "new" -d 'Begin a game of Fire in the Lake'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "show" -d 'Show the board, the tracks, the cards, a space or a faction'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "map" -d 'Draw the map: in the terminal, or as an SVG or PNG picture'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "next" -d 'Tell what happens next: who acts and how, which card is drawn, or the Coup Round'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "options" -d 'List what the acting faction may do: legal spaces and limits, and reasons where it may not'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "card" -d 'Tell which card was turned up from a physical deck'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "draw" -d 'Go on to the next card: turn up another of a virtual deck'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "act" -d 'Act or pass with the faction whose turn it is'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "pivotal" -d 'Play a faction\'s Pivotal Event in place of the current card'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "coup" -d 'Carry out the Coup card and its Round up to the next choice'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "adjust" -d 'Set a game to what the table shows'
complete -c pointman -n "__fish_pointman_using_subcommand help; and __fish_seen_subcommand_from fitl" -f -a "card-info" -d 'Tell what is printed on a card, in short'
