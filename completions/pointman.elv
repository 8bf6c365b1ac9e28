
use builtin;
use str;

set edit:completion:arg-completer[pointman] = {|@words|
    fn spaces {|n|
        builtin:repeat $n ' ' | str:join ''
    }
    fn cand {|text desc|
        edit:complex-candidate $text &display=$text' '(spaces (- 14 (wcswidth $text)))$desc
    }
    var command = 'pointman'
    for word $words[1..-1] {
        if (str:has-prefix $word '-') {
            break
        }
        set command = $command';'$word
    }
    var completions = [
        &'pointman'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand fng 'FNG: what happens in one go at the table'
            cand fng-test 'Take a check of FNG, or show its table'
            cand odds 'Tell the exact odds of a check of FNG or of dice'
            cand roll 'Throw dice'
            cand validate 'Check documents and name everything that is wrong with them'
            cand schema 'Print the JSON Schema of a kind of document'
            cand log 'Tell the steps of a document, run again from its start'
            cand undo 'Take back the last steps of a document'
            cand replay 'Run the history of a document again from its start'
            cand adjust 'Set one field of a document to what the table shows'
            cand generate-mission 'Prepare a game: missions, momentum, board and set-up'
            cand campaign 'Make and look at campaigns'
            cand campaign-buy 'Buy an asset with Operational Momentum before or during a game'
            cand campaign-length 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
            cand campaign-advance 'Go on from a game''s report to the next turn of the campaign'
            cand fitl 'Fire in the Lake'
            cand trung-turn 'Take the turn of the non-player that is to act'
            cand simulate 'Play many games of non-players and count what comes of them'
            cand run 'What a script may do'
            cand repl 'What a script may do'
            cand completions 'Print the script by which a shell completes pointman''s commands'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fng'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
            cand building 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
            cand close-assault 'Put a satchel charge or Molotov cocktail to a vehicle, having charged it'
            cand covering-fire 'Targets appear where covering fire is held: In Sight with one more die, and the shot'
            cand crew 'Tell who of a vehicle''s crew does what, with men lost and moved'
            cand flame 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
            cand grenade 'Throw, drop or launch a grenade: where it ends and everybody it touches'
            cand group 'Tell which figures may move together in one Activation'
            cand in-sight-order 'Roll or take In Sight results and tell who fires when'
            cand main-gun 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
            cand medic 'A Medic treats an out of the fight soldier within three turns'
            cand melee 'A round of melee: every figure in contact, pair by pair'
            cand move 'Tell how far a man goes on foot, or a vehicle that has stopped or turns about'
            cand recon-by-fire 'Fire at a place that may hide enemies: who is found, who is hit'
            cand recovery 'Who of the out of the fight recovers after the battle, and when he is back'
            cand reputation 'Count Reputation Points after a mission, or roll the Rep of a recruit'
            cand shoot 'One figure shoots: hits, damage, ammunition and the checks that follow'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fng;building'= {
            cand --color 'Whether to use colour'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --gun 'The vehicle whose main gun fires, such as m-48'
            cand --apr 'The gun''s APR'
            cand --round 'What is loaded: ap, he or canister; AP at vehicles and HE at figures if not given'
            cand --loader 'Rep of the loader: the gunner''s if not given'
            cand --in 'Inches to the target'
            cand --range 'Inches to the target'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --behind 'A figure in the back blast of the weapon'
            cand --dv 'Defense Value, or what it is built of: hootch, frame, sandbags, several-sandbags, masonry, masonry-with-sandbags, concrete, bunker, steel'
            cand --inside 'A figure in the area aimed at'
            cand --inside-left 'A figure in the area to the left'
            cand --inside-right 'A figure in the area to the right'
            cand --inside-above 'A figure in an area above, with its level from 1, and left or right if it is beside the stack aimed at: Phu,level=2,left'
            cand --levels-above 'Levels above the one aimed at'
            cand --levels-left 'Levels above the area to the left'
            cand --levels-right 'Levels above the area to the right'
            cand --areas 'Areas that stand on each level, the one aimed at first; those described if not given'
            cand --to-edge 'Inches from the spot aimed at to the edge of its area'
            cand --commander 'The vehicle''s commander, who must pass In Sight before the gunner fires: rep=4 or shortsighted,rep=5'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --no-loader 'Nobody is in the loader''s place'
            cand --deployed 'A deployed anti-tank gun: loads one line better'
            cand --left 'There is an area to the left, if nobody is named there'
            cand --right 'There is an area to the right, if nobody is named there'
            cand --buttoned-up 'His hatch is closed'
            cand --gunner-position 'He looks from the gunner''s place'
            cand --stealthy-target 'The target is Stealthy'
            cand --sapper 'The target is a sapper who is hidden, or it is night'
            cand --hidden 'The vehicle is hidden (edition 1)'
            cand --with-leader 'A Leader is with the hidden vehicle (edition 1)'
            cand --active 'Its side is Active: it needs no check (edition 2)'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;close-assault'= {
            cand --color 'Whether to use colour'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --target 'The vehicle fired at, such as pt-76'
            cand --armor 'Its armor, front and side, when it is on no list: 4/2'
            cand --side 'The side faced: front, side, rear, top or bottom'
            cand --crew 'Men aboard'
            cand --disabling-hits 'Disabling hits a vessel has taken before'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --hull-down 'Only its turret can be seen'
            cand --target-fast 'It moved more than half its speed this turn'
            cand --target-cover 'It is in cover, for weapons that use Ranged To Hit'
            cand --target-concealed 'It is concealed, for weapons that use Ranged To Hit'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;covering-fire'= {
            cand --color 'Whether to use colour'
            cand --at 'A target, in the order named: cover,rep=3 or Phu,prone,gap=2,in=10,dice=1,lit; `open` for a man with nothing about him'
            cand --near 'An Unlucky figure within 3 in of the targets, or of target N: Jones or Jones,of=1'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --shots 'Dice of the Target Rating used'
            cand --in 'Inches to the targets'
            cand --range 'Inches to the targets'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --automatic 'Full automatic: the second Target Rating'
            cand --auto 'Full automatic: the second Target Rating'
            cand --fast 'The shooter is fast moving'
            cand --scope 'The weapon has its sniper scope or stock'
            cand --return-fire 'Fire granted by Received Fire with 1 pass, in cover: -1 Rep'
            cand --in-sight-1 'Edition 2: fire granted by In Sight with 1 pass: -1 Rep'
            cand --tunnel 'In a tunnel'
            cand --hidden 'The shooter is hidden: tells whether he stays so'
            cand --watched 'A friend of the targets sees the hidden shooter and does not Duck Back'
            cand --elsewhere 'The targets appear outside the swath that is covered'
            cand --moving 'The shooter is moving'
            cand --with-leader 'A Leader is with the shooter'
            cand --stealthy-target 'A target is Stealthy'
            cand --sapper 'A target is a sapper and is hidden, or it is night'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;crew'= {
            cand --color 'Whether to use colour'
            cand --reps 'The Reps of 2 to 5 men: commander, driver, and as far as they have places of their own gunner, loader, radio operator'
            cand --lost 'A man who is lost, by his place, in the order they are lost'
            cand --move 'A man who then moves to an empty place, as FROM:TO'
            cand --slide 'A man who then moves to an empty place, as FROM:TO'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fng;flame'= {
            cand --color 'Whether to use colour'
            cand --at 'A figure in the path, or with --tank in the circle; `apart` for one more than 3 in from the others'
            cand --unlucky 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1'
            cand --dv 'Defense Value, or what it is built of: hootch, frame, sandbags, several-sandbags, masonry, masonry-with-sandbags, concrete, bunker, steel'
            cand --inside 'A figure in the area aimed at'
            cand --inside-left 'A figure in the area to the left'
            cand --inside-right 'A figure in the area to the right'
            cand --inside-above 'A figure in an area above, with its level from 1, and left or right if it is beside the stack aimed at: Phu,level=2,left'
            cand --levels-above 'Levels above the one aimed at'
            cand --levels-left 'Levels above the area to the left'
            cand --levels-right 'Levels above the area to the right'
            cand --areas 'Areas that stand on each level, the one aimed at first; those described if not given'
            cand --to-edge 'Inches from the spot aimed at to the edge of its area'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --in 'Inches to the farthest target'
            cand --range 'Inches to the farthest target'
            cand --cross 'This figure crosses residual flame'
            cand --leader-rep 'Rep of the Leader who gives him a Leader Die'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --left 'There is an area to the left, if nobody is named there'
            cand --right 'There is an area to the right, if nobody is named there'
            cand --vehicle 'Of a vehicle: 18 in, and its first 1 is ignored'
            cand --first-one-spent 'The first 1 of the vehicle has been rolled already'
            cand --tank 'The operator was hit or caught in a blast: does the tank burst?'
            cand --wants-to 'He has passed Wanting to Charge already'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;grenade'= {
            cand --color 'Whether to use colour'
            cand --at 'A figure in the circle round the spot: cover,rep=3; `apart` for one more than 3 in from the others'
            cand --other 'A figure of the group next closest to the target, friend or enemy'
            cand --near 'A figure in the circle round the thrower, whom a fumble endangers'
            cand --unlucky 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --in 'Inches to the spot'
            cand --range 'Inches to the spot'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --drop 'Dropped over a wall, through a window, rolled into a room: Bombs Away'
            cand --bombs-away 'Dropped over a wall, through a window, rolled into a room: Bombs Away'
            cand --launch 'Launched from a rifle, for an anti-tank grenade that could be tossed'
            cand --place 'Placed, for a charge'
            cand --tunnel 'In a tunnel'
            cand --no-throw-back 'Athletes do not try to throw it back'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;group'= {
            cand --color 'Whether to use colour'
            cand --at 'A figure and where it stands, in inches from a corner of the table: Smith,x=3,y=10; with its unit: unit=1st, and a new one that a Leader has taken command for: under=3rd; `vehicle` for a vehicle'
            cand --travel 'The direction of travel, which lets a Pointman be 8 in ahead: 0,1'
            cand --out-of-sight 'Two figures that do not see each other, as Smith:Jones'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fng;in-sight-order'= {
            cand --color 'Whether to use colour'
            cand --tester 'A figure that checks: Phu,rep=4 or Smith,moving,active,passes=1; also hidden, with-leader, covering-fire, stealthy-target, stealthy-target-concealed, sapper, ambush, out-of-range, at=Phu'
            cand --at 'A figure that checks: Phu,rep=4 or Smith,moving,active,passes=1; also hidden, with-leader, covering-fire, stealthy-target, stealthy-target-concealed, sapper, ambush, out-of-range, at=Phu'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;main-gun'= {
            cand --color 'Whether to use colour'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --gun 'The vehicle whose main gun fires, such as m-48'
            cand --apr 'The gun''s APR'
            cand --round 'What is loaded: ap, he or canister; AP at vehicles and HE at figures if not given'
            cand --loader 'Rep of the loader: the gunner''s if not given'
            cand --in 'Inches to the target'
            cand --range 'Inches to the target'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --target 'The vehicle fired at, such as pt-76'
            cand --armor 'Its armor, front and side, when it is on no list: 4/2'
            cand --side 'The side faced: front, side, rear, top or bottom'
            cand --crew 'Men aboard'
            cand --disabling-hits 'Disabling hits a vessel has taken before'
            cand --at 'A figure fired at by the main gun, in the circle of HE or the fan of canister: cover,rep=3; `apart` for one more than 3 in from the others'
            cand --unlucky 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1'
            cand --commander 'The vehicle''s commander, who must pass In Sight before the gunner fires: rep=4 or shortsighted,rep=5'
            cand --behind 'A figure in the back blast of the weapon'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --no-loader 'Nobody is in the loader''s place'
            cand --deployed 'A deployed anti-tank gun: loads one line better'
            cand --hull-down 'Only its turret can be seen'
            cand --target-fast 'It moved more than half its speed this turn'
            cand --target-cover 'It is in cover, for weapons that use Ranged To Hit'
            cand --target-concealed 'It is concealed, for weapons that use Ranged To Hit'
            cand --buttoned-up 'His hatch is closed'
            cand --gunner-position 'He looks from the gunner''s place'
            cand --stealthy-target 'The target is Stealthy'
            cand --sapper 'The target is a sapper who is hidden, or it is night'
            cand --hidden 'The vehicle is hidden (edition 1)'
            cand --with-leader 'A Leader is with the hidden vehicle (edition 1)'
            cand --active 'Its side is Active: it needs no check (edition 2)'
            cand --moving 'The firing vehicle is not stopped: only Hands of Fate can hit'
            cand --fast 'The firing vehicle moved more than half its speed this turn'
            cand --turret 'Aim at the turret'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;medic'= {
            cand --color 'Whether to use colour'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --casualty 'The soldier'
            cand --at 'The soldier'
            cand --turns 'Turns since he was hit'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;melee'= {
            cand --color 'Whether to use colour'
            cand --ours 'One of ours: Barnes,rep=4,weapon=bayonet; weapon is knife, bayonet, none, or any other (Impact 0)'
            cand --us 'One of ours: Barnes,rep=4,weapon=bayonet; weapon is knife, bayonet, none, or any other (Impact 0)'
            cand --theirs 'One of theirs; also surprised=2|1|0 (passes on Surprise), swimming, slight-trouble, prone'
            cand --them 'One of theirs; also surprised=2|1|0 (passes on Surprise), swimming, slight-trouble, prone'
            cand --contact 'Who is in contact with whom, by number: 1-1,1-2,2-2; everybody with everybody if not given'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;move'= {
            cand --color 'Whether to use colour'
            cand --way 'How he moves'
            cand --figure 'Who moves, in words: a name of the squad, Attributes, his Rep, such as Smith or fast,rep=5 for the Attribute Fast'
            cand --by 'Who moves, in words: a name of the squad, Attributes, his Rep, such as Smith or fast,rep=5 for the Attribute Fast'
            cand --rep 'His Rep, for the roll of a Fast Move'
            cand --attribute 'His Attributes, such as fast, slow, clumsy'
            cand --leader-rep 'The Rep of the Leader who gives a Leader Die on a Fast Move'
            cand --terrain 'The ground: clear, woods, jungle, elephant-grass, flooded-rice-paddy, barbed-wire, …'
            cand --vehicle 'A vehicle moves, such as m-48'
            cand --moved 'It has moved so many inches and stopped'
            cand --about 'A watercraft at this speed turns about without stopping'
            cand --edition 'The edition of the rules'
            cand --squad 'Take the figure from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --trouble 'He swims in slight trouble: 3 in'
            cand --road 'All of its move is on a road'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;recon-by-fire'= {
            cand --color 'Whether to use colour'
            cand --at 'An enemy in the area, in the order hits go to them: cover,rep=3; `apart` for one more than 3 in from the others'
            cand --enemy 'An enemy in the area, in the order hits go to them: cover,rep=3; `apart` for one more than 3 in from the others'
            cand --unlucky 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --automatic 'Full automatic: the second Target Rating'
            cand --auto 'Full automatic: the second Target Rating'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;recovery'= {
            cand --color 'Whether to use colour'
            cand --casualty 'One of them: Smith,rep=4,evacuated,sickly'
            cand --at 'One of them: Smith,rep=4,evacuated,sickly'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;reputation'= {
            cand --color 'Whether to use colour'
            cand --rep 'His Rep'
            cand --points 'Reputation Points he holds'
            cand --months 'Months served of this tour'
            cand --event 'What became of him, in the order it happened'
            cand --recruit 'Roll the Rep of a recruit of this force: us-marines, nva, local-vc, …'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --marine 'A Marine, whose tour is a month longer'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;shoot'= {
            cand --color 'Whether to use colour'
            cand --at 'A target, in the order named: cover,rep=3 or Phu,prone,gap=2,in=10,dice=1,lit; `open` for a man with nothing about him'
            cand --near 'An Unlucky figure within 3 in of the targets, or of target N: Jones or Jones,of=1'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --shots 'Dice of the Target Rating used'
            cand --in 'Inches to the targets'
            cand --range 'Inches to the targets'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --automatic 'Full automatic: the second Target Rating'
            cand --auto 'Full automatic: the second Target Rating'
            cand --fast 'The shooter is fast moving'
            cand --scope 'The weapon has its sniper scope or stock'
            cand --return-fire 'Fire granted by Received Fire with 1 pass, in cover: -1 Rep'
            cand --in-sight-1 'Edition 2: fire granted by In Sight with 1 pass: -1 Rep'
            cand --tunnel 'In a tunnel'
            cand --hidden 'The shooter is hidden: tells whether he stays so'
            cand --watched 'A friend of the targets sees the hidden shooter and does not Duck Back'
            cand --odds 'Tell the exact odds of how everything ends, instead of rolling'
            cand --explain 'Tell how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;help'= {
            cand building 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
            cand close-assault 'Put a satchel charge or Molotov cocktail to a vehicle, having charged it'
            cand covering-fire 'Targets appear where covering fire is held: In Sight with one more die, and the shot'
            cand crew 'Tell who of a vehicle''s crew does what, with men lost and moved'
            cand flame 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
            cand grenade 'Throw, drop or launch a grenade: where it ends and everybody it touches'
            cand group 'Tell which figures may move together in one Activation'
            cand in-sight-order 'Roll or take In Sight results and tell who fires when'
            cand main-gun 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
            cand medic 'A Medic treats an out of the fight soldier within three turns'
            cand melee 'A round of melee: every figure in contact, pair by pair'
            cand move 'Tell how far a man goes on foot, or a vehicle that has stopped or turns about'
            cand recon-by-fire 'Fire at a place that may hide enemies: who is found, who is hit'
            cand recovery 'Who of the out of the fight recovers after the battle, and when he is back'
            cand reputation 'Count Reputation Points after a mission, or roll the Rep of a recruit'
            cand shoot 'One figure shoots: hits, damage, ammunition and the checks that follow'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fng;help;building'= {
        }
        &'pointman;fng;help;close-assault'= {
        }
        &'pointman;fng;help;covering-fire'= {
        }
        &'pointman;fng;help;crew'= {
        }
        &'pointman;fng;help;flame'= {
        }
        &'pointman;fng;help;grenade'= {
        }
        &'pointman;fng;help;group'= {
        }
        &'pointman;fng;help;in-sight-order'= {
        }
        &'pointman;fng;help;main-gun'= {
        }
        &'pointman;fng;help;medic'= {
        }
        &'pointman;fng;help;melee'= {
        }
        &'pointman;fng;help;move'= {
        }
        &'pointman;fng;help;recon-by-fire'= {
        }
        &'pointman;fng;help;recovery'= {
        }
        &'pointman;fng;help;reputation'= {
        }
        &'pointman;fng;help;shoot'= {
        }
        &'pointman;fng;help;help'= {
        }
        &'pointman;fng-test'= {
            cand --color 'Whether to use colour'
            cand --rep 'The Rep of the figure'
            cand --edition 'The edition of the rules'
            cand --with 'Modifiers and conditions that hold, such as in-cover'
            cand --set 'Numbers the check asks for, such as impact=3'
            cand --leader-rep 'The Rep of the Leader who gives the Leader Die'
            cand --attribute 'Attributes of the figure, such as tough'
            cand --squad 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input'
            cand --figure 'The figures of the squad that take the check'
            cand --count 'Take it N times'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --explain 'Tell how the result came about'
            cand --list 'List the checks by theme'
            cand --table 'Show the check as the rules print it'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;odds'= {
            cand --color 'Whether to use colour'
            cand --rep 'The Rep of the figure'
            cand --edition 'The edition of the rules'
            cand --with 'Modifiers and conditions that hold, such as in-cover'
            cand --set 'Numbers the check asks for, such as impact=3'
            cand --leader-rep 'The Rep of the Leader who gives the Leader Die'
            cand --attribute 'Attributes of the figure, such as tough'
            cand --squad 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input'
            cand --figure 'The figures of the squad that take the check'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;roll'= {
            cand --color 'Whether to use colour'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;validate'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;schema'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;log'= {
            cand --color 'Whether to use colour'
            cand --side 'Show this force''s secrets too: of missions that are secret nothing is told without it'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;undo'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;replay'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --verify 'Only compare every digest; the first step that differs is an error (exit code 65)'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;adjust'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;generate-mission'= {
            cand --color 'Whether to use colour'
            cand --game 'The game, for a mission that stands alone'
            cand --from 'The campaign whose turn is prepared'
            cand --versus 'Who the regular force meets: regular or irregular'
            cand --regular 'A regular force, as NAME:NATION or NATION; once or twice'
            cand --insurgent 'The VC force'
            cand --option 'A reading of the rules, as KEY=VALUE'
            cand --orders 'The players'' choices as JSON: a file, or `-`; the options below add to it'
            cand --through 'Stop after this step: receive-mission, issue-orders, reconnoiter, initiate-plan'
            cand --source 'Where the scenario comes from: generated, designed, published'
            cand --scenario 'The name of a designed or published scenario'
            cand --teams 'Teams assigned, as FORCE:TEAM,TEAM,…; all that are fit if not given'
            cand --absent 'Figures that stay behind, as FORCE:FIGURE,…'
            cand --buy 'An asset bought now, as FORCE:ASSET or FORCE:own-squad:TEAM,TEAM'
            cand --momentum-modifier 'What the scenario adds to a roll for momentum, as FORCE:N'
            cand --highest-die 'The die a force throws for objectives, edges and set-up, as FORCE:d10'
            cand --terrain 'Items of terrain (about 9 to 11)'
            cand --objective 'An objective, as QUADRANT:TERRAIN, in the order they are chosen'
            cand --hot-spot 'Where insurgents may appear'
            cand --edge 'The edge a force takes if its die is high, as FORCE:EDGE'
            cand --extra 'Which comes if one may, as FORCE:lieutenant or FORCE:medic'
            cand --no-fog-card 'A force that draws no first Fog of War card'
            cand --plan-b 'A force that takes the card of Plan B'
            cand --point-man 'Designated Point Men, as FORCE:FIGURE,…'
            cand --unit 'A VC unit that takes part, as FORCE:local-force:NAME or FORCE:main-force:NAME'
            cand --scouts 'Kit Carson Scouts that take part, as FORCE:DIE:NAME'
            cand --side 'Show this force''s secrets, and not the other''s'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --schema 'Print the JSON Schema of `--orders`, and prepare nothing'
            cand --explain 'Tell how each result came about: the tables, the rows, and what the rules weighed'
            cand -i 'Write the next campaign over the one read'
            cand --in-place 'Write the next campaign over the one read'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;campaign'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
            cand new 'Begin a campaign'
            cand show 'Show the logs of a campaign and the state of its turn'
            cand report-template 'Print a report of the current game to fill in'
            cand finish 'End an open-ended campaign and name its winner'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;campaign;new'= {
            cand --color 'Whether to use colour'
            cand --game 'The game'
            cand --setup 'What is agreed, as JSON: a file, or `-`; the options below add to it'
            cand --name 'The name of the campaign'
            cand --turns 'How many turns it has; 6 if not given, or as many as its pack has scenarios'
            cand --regular 'A regular force, as NAME:NATION or NATION; once or twice'
            cand --insurgent 'The VC force'
            cand --option 'A reading of the rules, as KEY=VALUE'
            cand --co-op 'All players are on one side; says who runs the other'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --open-ended 'Go on until the players end it'
            cand --schema 'Print the JSON Schema of the set-up, and make nothing'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;campaign;show'= {
            cand --color 'Whether to use colour'
            cand --side 'Show this force only, with its secrets'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign;report-template'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --schema 'Print the JSON Schema of reports instead'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign;finish'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign;help'= {
            cand new 'Begin a campaign'
            cand show 'Show the logs of a campaign and the state of its turn'
            cand report-template 'Print a report of the current game to fill in'
            cand finish 'End an open-ended campaign and name its winner'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;campaign;help;new'= {
        }
        &'pointman;campaign;help;show'= {
        }
        &'pointman;campaign;help;report-template'= {
        }
        &'pointman;campaign;help;finish'= {
        }
        &'pointman;campaign;help;help'= {
        }
        &'pointman;campaign-buy'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --force 'The force that buys'
            cand --asset 'The asset'
            cand --teams 'The teams it brings, for own-fireteam and own-squad'
            cand --game-turn 'The game turn that is beginning; 0 before the first'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign-length'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --turn 'The turn that is ending; the next one that needs a roll if not given'
            cand --force 'The force with Initiative, which rolls'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;campaign-advance'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --report 'What the players saw happen, as JSON: a file, or `-`'
            cand --through 'Stop after this step: assess-operation, casualty-status, campaign-vp, combat-development, replacements'
            cand --new-men 'Names for new men, in the order they come'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Tell how each result came about: the tables, the rows, and what the rules weighed'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fitl'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
            cand new 'Begin a game of Fire in the Lake'
            cand show 'Show the board, the tracks, the cards, a space or a faction'
            cand map 'Draw the map: in the terminal, or as an SVG or PNG picture'
            cand next 'Tell what happens next: who acts and how, which card is drawn, or the Coup Round'
            cand options 'List what the acting faction may do: legal spaces and limits, and reasons where it may not'
            cand card 'Tell which card was turned up from a physical deck'
            cand draw 'Go on to the next card: turn up another of a virtual deck'
            cand act 'Act or pass with the faction whose turn it is'
            cand pivotal 'Play a faction''s Pivotal Event in place of the current card'
            cand coup 'Carry out the Coup card and its Round up to the next choice'
            cand adjust 'Set a game to what the table shows'
            cand card-info 'Tell what is printed on a card, in short'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fitl;new'= {
            cand --color 'Whether to use colour'
            cand --scenario 'The scenario: short, medium or full'
            cand --players 'The factions people play: us,arvn,nva,vc, all or none'
            cand --shared 'The sides whose two factions one person plays: coin, insurgent or none; if not given, only a pair alone against non-players'
            cand --edition 'The edition of the rules: first or second'
            cand --deck 'Whether the deck is virtual, or physical and on the table'
            cand --human-wins 'When a lone person may win against non-players: early, or final for after the last Coup Round'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --period-events 'Deal each pile from the Events of its years, with Capabilities in effect from the start'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fitl;show'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;map'= {
            cand --color 'Whether to use colour'
            cand --svg 'Write the map as an SVG picture to this file, or `-` for standard output'
            cand --png 'Write the map as a PNG picture to this file, or `-` for standard output'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;next'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;options'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;card'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;draw'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;act'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --action 'The action as JSON: a file, or `-` for standard input'
            cand --faction 'The faction that acts; refused if it is not offered an action'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Tell how non-players decided what the action leaves to them'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fitl;pivotal'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;coup'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --choices 'What is chosen, as JSON: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Tell how non-players came to decide: the steps, the rows of the tables, and what was weighed'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fitl;adjust'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;card-info'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;help'= {
            cand new 'Begin a game of Fire in the Lake'
            cand show 'Show the board, the tracks, the cards, a space or a faction'
            cand map 'Draw the map: in the terminal, or as an SVG or PNG picture'
            cand next 'Tell what happens next: who acts and how, which card is drawn, or the Coup Round'
            cand options 'List what the acting faction may do: legal spaces and limits, and reasons where it may not'
            cand card 'Tell which card was turned up from a physical deck'
            cand draw 'Go on to the next card: turn up another of a virtual deck'
            cand act 'Act or pass with the faction whose turn it is'
            cand pivotal 'Play a faction''s Pivotal Event in place of the current card'
            cand coup 'Carry out the Coup card and its Round up to the next choice'
            cand adjust 'Set a game to what the table shows'
            cand card-info 'Tell what is printed on a card, in short'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fitl;help;new'= {
        }
        &'pointman;fitl;help;show'= {
        }
        &'pointman;fitl;help;map'= {
        }
        &'pointman;fitl;help;next'= {
        }
        &'pointman;fitl;help;options'= {
        }
        &'pointman;fitl;help;card'= {
        }
        &'pointman;fitl;help;draw'= {
        }
        &'pointman;fitl;help;act'= {
        }
        &'pointman;fitl;help;pivotal'= {
        }
        &'pointman;fitl;help;coup'= {
        }
        &'pointman;fitl;help;adjust'= {
        }
        &'pointman;fitl;help;card-info'= {
        }
        &'pointman;fitl;help;help'= {
        }
        &'pointman;trung-turn'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --forecast 'Take the turn N times with other dice, and tell how often what came of it; the game stays as it is'
            cand --choices 'What people choose if the Event the non-player executes asks them: `name value, value; name value`'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Tell why: the conditions, the rows of the tables with the spaces left, the rolls'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;simulate'= {
            cand --color 'Whether to use colour'
            cand --scenario 'The scenario: short, medium or full'
            cand --edition 'The edition of the rules: first or second'
            cand --from 'Go on from this game, with non-players in the place of people'
            cand --games 'How many games'
            cand --first 'The number of the first game: a run can be played in pieces'
            cand --seed 'The seed of the run; game K depends on it and on K alone'
            cand --threads 'How many threads; all there are if not given. They make no difference to the games'
            cand --merge 'Sum the JSON Lines of several pieces of one run'
            cand --format 'What is given: table, json, or for each game a line of jsonl or csv'
            cand --svg 'Draw histograms as an SVG picture into this file, or `-` for standard output'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --period-events 'Deal each pile from the Events of its years, with Capabilities in effect from the start'
            cand --check 'Check the laws of the game after every effect'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;run'= {
            cand --color 'Whether to use colour'
            cand -e 'Run this code'
            cand --code 'Run this code'
            cand --allow-path 'Let the script use files below this folder too, besides the working directory; may be given again'
            cand --max-operations 'Stop the script after N steps; 0 for no limit'
            cand --seed 'Roll from this seed: the commands of the script share its dice'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;repl'= {
            cand --color 'Whether to use colour'
            cand --allow-path 'Let the script use files below this folder too, besides the working directory; may be given again'
            cand --max-operations 'Stop the script after N steps; 0 for no limit'
            cand --seed 'Roll from this seed: the commands of the script share its dice'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;completions'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;help'= {
            cand fng 'FNG: what happens in one go at the table'
            cand fng-test 'Take a check of FNG, or show its table'
            cand odds 'Tell the exact odds of a check of FNG or of dice'
            cand roll 'Throw dice'
            cand validate 'Check documents and name everything that is wrong with them'
            cand schema 'Print the JSON Schema of a kind of document'
            cand log 'Tell the steps of a document, run again from its start'
            cand undo 'Take back the last steps of a document'
            cand replay 'Run the history of a document again from its start'
            cand adjust 'Set one field of a document to what the table shows'
            cand generate-mission 'Prepare a game: missions, momentum, board and set-up'
            cand campaign 'Make and look at campaigns'
            cand campaign-buy 'Buy an asset with Operational Momentum before or during a game'
            cand campaign-length 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
            cand campaign-advance 'Go on from a game''s report to the next turn of the campaign'
            cand fitl 'Fire in the Lake'
            cand trung-turn 'Take the turn of the non-player that is to act'
            cand simulate 'Play many games of non-players and count what comes of them'
            cand run 'Run a script'
            cand repl 'Talk to pointman: every command as a function, at a prompt'
            cand completions 'Print the script by which a shell completes pointman''s commands'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;help;fng'= {
            cand building 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
            cand close-assault 'Put a satchel charge or Molotov cocktail to a vehicle, having charged it'
            cand covering-fire 'Targets appear where covering fire is held: In Sight with one more die, and the shot'
            cand crew 'Tell who of a vehicle''s crew does what, with men lost and moved'
            cand flame 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
            cand grenade 'Throw, drop or launch a grenade: where it ends and everybody it touches'
            cand group 'Tell which figures may move together in one Activation'
            cand in-sight-order 'Roll or take In Sight results and tell who fires when'
            cand main-gun 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
            cand medic 'A Medic treats an out of the fight soldier within three turns'
            cand melee 'A round of melee: every figure in contact, pair by pair'
            cand move 'Tell how far a man goes on foot, or a vehicle that has stopped or turns about'
            cand recon-by-fire 'Fire at a place that may hide enemies: who is found, who is hit'
            cand recovery 'Who of the out of the fight recovers after the battle, and when he is back'
            cand reputation 'Count Reputation Points after a mission, or roll the Rep of a recruit'
            cand shoot 'One figure shoots: hits, damage, ammunition and the checks that follow'
        }
        &'pointman;help;fng;building'= {
        }
        &'pointman;help;fng;close-assault'= {
        }
        &'pointman;help;fng;covering-fire'= {
        }
        &'pointman;help;fng;crew'= {
        }
        &'pointman;help;fng;flame'= {
        }
        &'pointman;help;fng;grenade'= {
        }
        &'pointman;help;fng;group'= {
        }
        &'pointman;help;fng;in-sight-order'= {
        }
        &'pointman;help;fng;main-gun'= {
        }
        &'pointman;help;fng;medic'= {
        }
        &'pointman;help;fng;melee'= {
        }
        &'pointman;help;fng;move'= {
        }
        &'pointman;help;fng;recon-by-fire'= {
        }
        &'pointman;help;fng;recovery'= {
        }
        &'pointman;help;fng;reputation'= {
        }
        &'pointman;help;fng;shoot'= {
        }
        &'pointman;help;fng-test'= {
        }
        &'pointman;help;odds'= {
        }
        &'pointman;help;roll'= {
        }
        &'pointman;help;validate'= {
        }
        &'pointman;help;schema'= {
        }
        &'pointman;help;log'= {
        }
        &'pointman;help;undo'= {
        }
        &'pointman;help;replay'= {
        }
        &'pointman;help;adjust'= {
        }
        &'pointman;help;generate-mission'= {
        }
        &'pointman;help;campaign'= {
            cand new 'Begin a campaign'
            cand show 'Show the logs of a campaign and the state of its turn'
            cand report-template 'Print a report of the current game to fill in'
            cand finish 'End an open-ended campaign and name its winner'
        }
        &'pointman;help;campaign;new'= {
        }
        &'pointman;help;campaign;show'= {
        }
        &'pointman;help;campaign;report-template'= {
        }
        &'pointman;help;campaign;finish'= {
        }
        &'pointman;help;campaign-buy'= {
        }
        &'pointman;help;campaign-length'= {
        }
        &'pointman;help;campaign-advance'= {
        }
        &'pointman;help;fitl'= {
            cand new 'Begin a game of Fire in the Lake'
            cand show 'Show the board, the tracks, the cards, a space or a faction'
            cand map 'Draw the map: in the terminal, or as an SVG or PNG picture'
            cand next 'Tell what happens next: who acts and how, which card is drawn, or the Coup Round'
            cand options 'List what the acting faction may do: legal spaces and limits, and reasons where it may not'
            cand card 'Tell which card was turned up from a physical deck'
            cand draw 'Go on to the next card: turn up another of a virtual deck'
            cand act 'Act or pass with the faction whose turn it is'
            cand pivotal 'Play a faction''s Pivotal Event in place of the current card'
            cand coup 'Carry out the Coup card and its Round up to the next choice'
            cand adjust 'Set a game to what the table shows'
            cand card-info 'Tell what is printed on a card, in short'
        }
        &'pointman;help;fitl;new'= {
        }
        &'pointman;help;fitl;show'= {
        }
        &'pointman;help;fitl;map'= {
        }
        &'pointman;help;fitl;next'= {
        }
        &'pointman;help;fitl;options'= {
        }
        &'pointman;help;fitl;card'= {
        }
        &'pointman;help;fitl;draw'= {
        }
        &'pointman;help;fitl;act'= {
        }
        &'pointman;help;fitl;pivotal'= {
        }
        &'pointman;help;fitl;coup'= {
        }
        &'pointman;help;fitl;adjust'= {
        }
        &'pointman;help;fitl;card-info'= {
        }
        &'pointman;help;trung-turn'= {
        }
        &'pointman;help;simulate'= {
        }
        &'pointman;help;run'= {
        }
        &'pointman;help;repl'= {
        }
        &'pointman;help;completions'= {
        }
        &'pointman;help;help'= {
        }
    ]
    $completions[$command]
}
