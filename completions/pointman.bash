_pointman() {
    local i cur prev opts cmd
    COMPREPLY=()
    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
        cur="$2"
    else
        cur="${COMP_WORDS[COMP_CWORD]}"
    fi
    prev="$3"
    cmd=""
    opts=""

    for i in "${COMP_WORDS[@]:0:COMP_CWORD}"
    do
        case "${cmd},${i}" in
            ",$1")
                cmd="pointman"
                ;;
            pointman,adjust)
                cmd="pointman__subcmd__adjust"
                ;;
            pointman,campaign)
                cmd="pointman__subcmd__campaign"
                ;;
            pointman,campaign-advance)
                cmd="pointman__subcmd__campaign__subcmd__advance"
                ;;
            pointman,campaign-buy)
                cmd="pointman__subcmd__campaign__subcmd__buy"
                ;;
            pointman,campaign-length)
                cmd="pointman__subcmd__campaign__subcmd__length"
                ;;
            pointman,completions)
                cmd="pointman__subcmd__completions"
                ;;
            pointman,fitl)
                cmd="pointman__subcmd__fitl"
                ;;
            pointman,fng)
                cmd="pointman__subcmd__fng"
                ;;
            pointman,fng-test)
                cmd="pointman__subcmd__fng__subcmd__test"
                ;;
            pointman,generate-mission)
                cmd="pointman__subcmd__generate__subcmd__mission"
                ;;
            pointman,help)
                cmd="pointman__subcmd__help"
                ;;
            pointman,log)
                cmd="pointman__subcmd__log"
                ;;
            pointman,odds)
                cmd="pointman__subcmd__odds"
                ;;
            pointman,play)
                cmd="pointman__subcmd__play"
                ;;
            pointman,redo)
                cmd="pointman__subcmd__redo"
                ;;
            pointman,repl)
                cmd="pointman__subcmd__repl"
                ;;
            pointman,replay)
                cmd="pointman__subcmd__replay"
                ;;
            pointman,roll)
                cmd="pointman__subcmd__roll"
                ;;
            pointman,run)
                cmd="pointman__subcmd__run"
                ;;
            pointman,schema)
                cmd="pointman__subcmd__schema"
                ;;
            pointman,simulate)
                cmd="pointman__subcmd__simulate"
                ;;
            pointman,trung-turn)
                cmd="pointman__subcmd__trung__subcmd__turn"
                ;;
            pointman,undo)
                cmd="pointman__subcmd__undo"
                ;;
            pointman,validate)
                cmd="pointman__subcmd__validate"
                ;;
            pointman__subcmd__campaign,advance)
                cmd="pointman__subcmd__campaign__subcmd__advance"
                ;;
            pointman__subcmd__campaign,buy)
                cmd="pointman__subcmd__campaign__subcmd__buy"
                ;;
            pointman__subcmd__campaign,chronicle)
                cmd="pointman__subcmd__campaign__subcmd__chronicle"
                ;;
            pointman__subcmd__campaign,finish)
                cmd="pointman__subcmd__campaign__subcmd__finish"
                ;;
            pointman__subcmd__campaign,help)
                cmd="pointman__subcmd__campaign__subcmd__help"
                ;;
            pointman__subcmd__campaign,length)
                cmd="pointman__subcmd__campaign__subcmd__length"
                ;;
            pointman__subcmd__campaign,mission)
                cmd="pointman__subcmd__campaign__subcmd__mission"
                ;;
            pointman__subcmd__campaign,new)
                cmd="pointman__subcmd__campaign__subcmd__new"
                ;;
            pointman__subcmd__campaign,report-template)
                cmd="pointman__subcmd__campaign__subcmd__report__subcmd__template"
                ;;
            pointman__subcmd__campaign,show)
                cmd="pointman__subcmd__campaign__subcmd__show"
                ;;
            pointman__subcmd__campaign__subcmd__help,advance)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__advance"
                ;;
            pointman__subcmd__campaign__subcmd__help,buy)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__buy"
                ;;
            pointman__subcmd__campaign__subcmd__help,chronicle)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__chronicle"
                ;;
            pointman__subcmd__campaign__subcmd__help,finish)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__finish"
                ;;
            pointman__subcmd__campaign__subcmd__help,help)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__help"
                ;;
            pointman__subcmd__campaign__subcmd__help,length)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__length"
                ;;
            pointman__subcmd__campaign__subcmd__help,mission)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__mission"
                ;;
            pointman__subcmd__campaign__subcmd__help,new)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__new"
                ;;
            pointman__subcmd__campaign__subcmd__help,report-template)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__report__subcmd__template"
                ;;
            pointman__subcmd__campaign__subcmd__help,show)
                cmd="pointman__subcmd__campaign__subcmd__help__subcmd__show"
                ;;
            pointman__subcmd__fitl,act)
                cmd="pointman__subcmd__fitl__subcmd__act"
                ;;
            pointman__subcmd__fitl,adjust)
                cmd="pointman__subcmd__fitl__subcmd__adjust"
                ;;
            pointman__subcmd__fitl,card)
                cmd="pointman__subcmd__fitl__subcmd__card"
                ;;
            pointman__subcmd__fitl,card-info)
                cmd="pointman__subcmd__fitl__subcmd__card__subcmd__info"
                ;;
            pointman__subcmd__fitl,coup)
                cmd="pointman__subcmd__fitl__subcmd__coup"
                ;;
            pointman__subcmd__fitl,draw)
                cmd="pointman__subcmd__fitl__subcmd__draw"
                ;;
            pointman__subcmd__fitl,help)
                cmd="pointman__subcmd__fitl__subcmd__help"
                ;;
            pointman__subcmd__fitl,map)
                cmd="pointman__subcmd__fitl__subcmd__map"
                ;;
            pointman__subcmd__fitl,new)
                cmd="pointman__subcmd__fitl__subcmd__new"
                ;;
            pointman__subcmd__fitl,next)
                cmd="pointman__subcmd__fitl__subcmd__next"
                ;;
            pointman__subcmd__fitl,options)
                cmd="pointman__subcmd__fitl__subcmd__options"
                ;;
            pointman__subcmd__fitl,pivotal)
                cmd="pointman__subcmd__fitl__subcmd__pivotal"
                ;;
            pointman__subcmd__fitl,show)
                cmd="pointman__subcmd__fitl__subcmd__show"
                ;;
            pointman__subcmd__fitl,turn)
                cmd="pointman__subcmd__fitl__subcmd__turn"
                ;;
            pointman__subcmd__fitl__subcmd__help,act)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__act"
                ;;
            pointman__subcmd__fitl__subcmd__help,adjust)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__adjust"
                ;;
            pointman__subcmd__fitl__subcmd__help,card)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__card"
                ;;
            pointman__subcmd__fitl__subcmd__help,card-info)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__card__subcmd__info"
                ;;
            pointman__subcmd__fitl__subcmd__help,coup)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__coup"
                ;;
            pointman__subcmd__fitl__subcmd__help,draw)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__draw"
                ;;
            pointman__subcmd__fitl__subcmd__help,help)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__help"
                ;;
            pointman__subcmd__fitl__subcmd__help,map)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__map"
                ;;
            pointman__subcmd__fitl__subcmd__help,new)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__new"
                ;;
            pointman__subcmd__fitl__subcmd__help,next)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__next"
                ;;
            pointman__subcmd__fitl__subcmd__help,options)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__options"
                ;;
            pointman__subcmd__fitl__subcmd__help,pivotal)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__pivotal"
                ;;
            pointman__subcmd__fitl__subcmd__help,show)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__show"
                ;;
            pointman__subcmd__fitl__subcmd__help,turn)
                cmd="pointman__subcmd__fitl__subcmd__help__subcmd__turn"
                ;;
            pointman__subcmd__fng,activation)
                cmd="pointman__subcmd__fng__subcmd__activation"
                ;;
            pointman__subcmd__fng,air-run)
                cmd="pointman__subcmd__fng__subcmd__air__subcmd__run"
                ;;
            pointman__subcmd__fng,briefing)
                cmd="pointman__subcmd__fng__subcmd__briefing"
                ;;
            pointman__subcmd__fng,building)
                cmd="pointman__subcmd__fng__subcmd__building"
                ;;
            pointman__subcmd__fng,close-assault)
                cmd="pointman__subcmd__fng__subcmd__close__subcmd__assault"
                ;;
            pointman__subcmd__fng,contact)
                cmd="pointman__subcmd__fng__subcmd__contact"
                ;;
            pointman__subcmd__fng,covering-fire)
                cmd="pointman__subcmd__fng__subcmd__covering__subcmd__fire"
                ;;
            pointman__subcmd__fng,crew)
                cmd="pointman__subcmd__fng__subcmd__crew"
                ;;
            pointman__subcmd__fng,fire-mission)
                cmd="pointman__subcmd__fng__subcmd__fire__subcmd__mission"
                ;;
            pointman__subcmd__fng,flame)
                cmd="pointman__subcmd__fng__subcmd__flame"
                ;;
            pointman__subcmd__fng,grenade)
                cmd="pointman__subcmd__fng__subcmd__grenade"
                ;;
            pointman__subcmd__fng,group)
                cmd="pointman__subcmd__fng__subcmd__group"
                ;;
            pointman__subcmd__fng,helicopter)
                cmd="pointman__subcmd__fng__subcmd__helicopter"
                ;;
            pointman__subcmd__fng,help)
                cmd="pointman__subcmd__fng__subcmd__help"
                ;;
            pointman__subcmd__fng,in-sight-order)
                cmd="pointman__subcmd__fng__subcmd__in__subcmd__sight__subcmd__order"
                ;;
            pointman__subcmd__fng,main-gun)
                cmd="pointman__subcmd__fng__subcmd__main__subcmd__gun"
                ;;
            pointman__subcmd__fng,medic)
                cmd="pointman__subcmd__fng__subcmd__medic"
                ;;
            pointman__subcmd__fng,melee)
                cmd="pointman__subcmd__fng__subcmd__melee"
                ;;
            pointman__subcmd__fng,move)
                cmd="pointman__subcmd__fng__subcmd__move"
                ;;
            pointman__subcmd__fng,radio)
                cmd="pointman__subcmd__fng__subcmd__radio"
                ;;
            pointman__subcmd__fng,recon-by-fire)
                cmd="pointman__subcmd__fng__subcmd__recon__subcmd__by__subcmd__fire"
                ;;
            pointman__subcmd__fng,recovery)
                cmd="pointman__subcmd__fng__subcmd__recovery"
                ;;
            pointman__subcmd__fng,reinforce)
                cmd="pointman__subcmd__fng__subcmd__reinforce"
                ;;
            pointman__subcmd__fng,reputation)
                cmd="pointman__subcmd__fng__subcmd__reputation"
                ;;
            pointman__subcmd__fng,request)
                cmd="pointman__subcmd__fng__subcmd__request"
                ;;
            pointman__subcmd__fng,reveal)
                cmd="pointman__subcmd__fng__subcmd__reveal"
                ;;
            pointman__subcmd__fng,roster)
                cmd="pointman__subcmd__fng__subcmd__roster"
                ;;
            pointman__subcmd__fng,shoot)
                cmd="pointman__subcmd__fng__subcmd__shoot"
                ;;
            pointman__subcmd__fng,sniper)
                cmd="pointman__subcmd__fng__subcmd__sniper"
                ;;
            pointman__subcmd__fng,squad)
                cmd="pointman__subcmd__fng__subcmd__squad"
                ;;
            pointman__subcmd__fng,test)
                cmd="pointman__subcmd__fng__subcmd__test"
                ;;
            pointman__subcmd__fng,trap)
                cmd="pointman__subcmd__fng__subcmd__trap"
                ;;
            pointman__subcmd__fng,trap-clear)
                cmd="pointman__subcmd__fng__subcmd__trap__subcmd__clear"
                ;;
            pointman__subcmd__fng,trap-disarm)
                cmd="pointman__subcmd__fng__subcmd__trap__subcmd__disarm"
                ;;
            pointman__subcmd__fng,trap-place)
                cmd="pointman__subcmd__fng__subcmd__trap__subcmd__place"
                ;;
            pointman__subcmd__fng,trap-spring)
                cmd="pointman__subcmd__fng__subcmd__trap__subcmd__spring"
                ;;
            pointman__subcmd__fng,trap-trip)
                cmd="pointman__subcmd__fng__subcmd__trap__subcmd__trip"
                ;;
            pointman__subcmd__fng,trap-turn)
                cmd="pointman__subcmd__fng__subcmd__trap__subcmd__turn"
                ;;
            pointman__subcmd__fng,tunnel)
                cmd="pointman__subcmd__fng__subcmd__tunnel"
                ;;
            pointman__subcmd__fng,tunnel-advance)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__advance"
                ;;
            pointman__subcmd__fng,tunnel-blast)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__blast"
                ;;
            pointman__subcmd__fng,tunnel-enter)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__enter"
                ;;
            pointman__subcmd__fng,tunnel-leave)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__leave"
                ;;
            pointman__subcmd__fng,tunnel-move)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__move"
                ;;
            pointman__subcmd__fng,tunnel-place)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__place"
                ;;
            pointman__subcmd__fng,tunnel-search)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__search"
                ;;
            pointman__subcmd__fng,tunnel-settle)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__settle"
                ;;
            pointman__subcmd__fng,tunnel-shot)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__shot"
                ;;
            pointman__subcmd__fng,tunnel-smoke)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__smoke"
                ;;
            pointman__subcmd__fng,tunnel-spot)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__spot"
                ;;
            pointman__subcmd__fng,tunnel-turn)
                cmd="pointman__subcmd__fng__subcmd__tunnel__subcmd__turn"
                ;;
            pointman__subcmd__fng__subcmd__help,activation)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__activation"
                ;;
            pointman__subcmd__fng__subcmd__help,air-run)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__air__subcmd__run"
                ;;
            pointman__subcmd__fng__subcmd__help,briefing)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__briefing"
                ;;
            pointman__subcmd__fng__subcmd__help,building)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__building"
                ;;
            pointman__subcmd__fng__subcmd__help,close-assault)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__close__subcmd__assault"
                ;;
            pointman__subcmd__fng__subcmd__help,contact)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__contact"
                ;;
            pointman__subcmd__fng__subcmd__help,covering-fire)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__covering__subcmd__fire"
                ;;
            pointman__subcmd__fng__subcmd__help,crew)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__crew"
                ;;
            pointman__subcmd__fng__subcmd__help,fire-mission)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__fire__subcmd__mission"
                ;;
            pointman__subcmd__fng__subcmd__help,flame)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__flame"
                ;;
            pointman__subcmd__fng__subcmd__help,grenade)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__grenade"
                ;;
            pointman__subcmd__fng__subcmd__help,group)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__group"
                ;;
            pointman__subcmd__fng__subcmd__help,helicopter)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__helicopter"
                ;;
            pointman__subcmd__fng__subcmd__help,help)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__help"
                ;;
            pointman__subcmd__fng__subcmd__help,in-sight-order)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__in__subcmd__sight__subcmd__order"
                ;;
            pointman__subcmd__fng__subcmd__help,main-gun)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__main__subcmd__gun"
                ;;
            pointman__subcmd__fng__subcmd__help,medic)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__medic"
                ;;
            pointman__subcmd__fng__subcmd__help,melee)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__melee"
                ;;
            pointman__subcmd__fng__subcmd__help,move)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__move"
                ;;
            pointman__subcmd__fng__subcmd__help,radio)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__radio"
                ;;
            pointman__subcmd__fng__subcmd__help,recon-by-fire)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__recon__subcmd__by__subcmd__fire"
                ;;
            pointman__subcmd__fng__subcmd__help,recovery)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__recovery"
                ;;
            pointman__subcmd__fng__subcmd__help,reinforce)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__reinforce"
                ;;
            pointman__subcmd__fng__subcmd__help,reputation)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__reputation"
                ;;
            pointman__subcmd__fng__subcmd__help,request)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__request"
                ;;
            pointman__subcmd__fng__subcmd__help,reveal)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__reveal"
                ;;
            pointman__subcmd__fng__subcmd__help,roster)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__roster"
                ;;
            pointman__subcmd__fng__subcmd__help,shoot)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__shoot"
                ;;
            pointman__subcmd__fng__subcmd__help,sniper)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__sniper"
                ;;
            pointman__subcmd__fng__subcmd__help,squad)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__squad"
                ;;
            pointman__subcmd__fng__subcmd__help,test)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__test"
                ;;
            pointman__subcmd__fng__subcmd__help,trap)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__trap"
                ;;
            pointman__subcmd__fng__subcmd__help,trap-clear)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__clear"
                ;;
            pointman__subcmd__fng__subcmd__help,trap-disarm)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__disarm"
                ;;
            pointman__subcmd__fng__subcmd__help,trap-place)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__place"
                ;;
            pointman__subcmd__fng__subcmd__help,trap-spring)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__spring"
                ;;
            pointman__subcmd__fng__subcmd__help,trap-trip)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__trip"
                ;;
            pointman__subcmd__fng__subcmd__help,trap-turn)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__turn"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-advance)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__advance"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-blast)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__blast"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-enter)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__enter"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-leave)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__leave"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-move)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__move"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-place)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__place"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-search)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__search"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-settle)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__settle"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-shot)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__shot"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-smoke)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__smoke"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-spot)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__spot"
                ;;
            pointman__subcmd__fng__subcmd__help,tunnel-turn)
                cmd="pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__turn"
                ;;
            pointman__subcmd__help,adjust)
                cmd="pointman__subcmd__help__subcmd__adjust"
                ;;
            pointman__subcmd__help,campaign)
                cmd="pointman__subcmd__help__subcmd__campaign"
                ;;
            pointman__subcmd__help,campaign-advance)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__advance"
                ;;
            pointman__subcmd__help,campaign-buy)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__buy"
                ;;
            pointman__subcmd__help,campaign-length)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__length"
                ;;
            pointman__subcmd__help,completions)
                cmd="pointman__subcmd__help__subcmd__completions"
                ;;
            pointman__subcmd__help,fitl)
                cmd="pointman__subcmd__help__subcmd__fitl"
                ;;
            pointman__subcmd__help,fng)
                cmd="pointman__subcmd__help__subcmd__fng"
                ;;
            pointman__subcmd__help,fng-test)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__test"
                ;;
            pointman__subcmd__help,generate-mission)
                cmd="pointman__subcmd__help__subcmd__generate__subcmd__mission"
                ;;
            pointman__subcmd__help,help)
                cmd="pointman__subcmd__help__subcmd__help"
                ;;
            pointman__subcmd__help,log)
                cmd="pointman__subcmd__help__subcmd__log"
                ;;
            pointman__subcmd__help,odds)
                cmd="pointman__subcmd__help__subcmd__odds"
                ;;
            pointman__subcmd__help,play)
                cmd="pointman__subcmd__help__subcmd__play"
                ;;
            pointman__subcmd__help,redo)
                cmd="pointman__subcmd__help__subcmd__redo"
                ;;
            pointman__subcmd__help,repl)
                cmd="pointman__subcmd__help__subcmd__repl"
                ;;
            pointman__subcmd__help,replay)
                cmd="pointman__subcmd__help__subcmd__replay"
                ;;
            pointman__subcmd__help,roll)
                cmd="pointman__subcmd__help__subcmd__roll"
                ;;
            pointman__subcmd__help,run)
                cmd="pointman__subcmd__help__subcmd__run"
                ;;
            pointman__subcmd__help,schema)
                cmd="pointman__subcmd__help__subcmd__schema"
                ;;
            pointman__subcmd__help,simulate)
                cmd="pointman__subcmd__help__subcmd__simulate"
                ;;
            pointman__subcmd__help,trung-turn)
                cmd="pointman__subcmd__help__subcmd__trung__subcmd__turn"
                ;;
            pointman__subcmd__help,undo)
                cmd="pointman__subcmd__help__subcmd__undo"
                ;;
            pointman__subcmd__help,validate)
                cmd="pointman__subcmd__help__subcmd__validate"
                ;;
            pointman__subcmd__help__subcmd__campaign,advance)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__advance"
                ;;
            pointman__subcmd__help__subcmd__campaign,buy)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__buy"
                ;;
            pointman__subcmd__help__subcmd__campaign,chronicle)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__chronicle"
                ;;
            pointman__subcmd__help__subcmd__campaign,finish)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__finish"
                ;;
            pointman__subcmd__help__subcmd__campaign,length)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__length"
                ;;
            pointman__subcmd__help__subcmd__campaign,mission)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__mission"
                ;;
            pointman__subcmd__help__subcmd__campaign,new)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__new"
                ;;
            pointman__subcmd__help__subcmd__campaign,report-template)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__report__subcmd__template"
                ;;
            pointman__subcmd__help__subcmd__campaign,show)
                cmd="pointman__subcmd__help__subcmd__campaign__subcmd__show"
                ;;
            pointman__subcmd__help__subcmd__fitl,act)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__act"
                ;;
            pointman__subcmd__help__subcmd__fitl,adjust)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__adjust"
                ;;
            pointman__subcmd__help__subcmd__fitl,card)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__card"
                ;;
            pointman__subcmd__help__subcmd__fitl,card-info)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__card__subcmd__info"
                ;;
            pointman__subcmd__help__subcmd__fitl,coup)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__coup"
                ;;
            pointman__subcmd__help__subcmd__fitl,draw)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__draw"
                ;;
            pointman__subcmd__help__subcmd__fitl,map)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__map"
                ;;
            pointman__subcmd__help__subcmd__fitl,new)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__new"
                ;;
            pointman__subcmd__help__subcmd__fitl,next)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__next"
                ;;
            pointman__subcmd__help__subcmd__fitl,options)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__options"
                ;;
            pointman__subcmd__help__subcmd__fitl,pivotal)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__pivotal"
                ;;
            pointman__subcmd__help__subcmd__fitl,show)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__show"
                ;;
            pointman__subcmd__help__subcmd__fitl,turn)
                cmd="pointman__subcmd__help__subcmd__fitl__subcmd__turn"
                ;;
            pointman__subcmd__help__subcmd__fng,activation)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__activation"
                ;;
            pointman__subcmd__help__subcmd__fng,air-run)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__air__subcmd__run"
                ;;
            pointman__subcmd__help__subcmd__fng,briefing)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__briefing"
                ;;
            pointman__subcmd__help__subcmd__fng,building)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__building"
                ;;
            pointman__subcmd__help__subcmd__fng,close-assault)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__close__subcmd__assault"
                ;;
            pointman__subcmd__help__subcmd__fng,contact)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__contact"
                ;;
            pointman__subcmd__help__subcmd__fng,covering-fire)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__covering__subcmd__fire"
                ;;
            pointman__subcmd__help__subcmd__fng,crew)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__crew"
                ;;
            pointman__subcmd__help__subcmd__fng,fire-mission)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__fire__subcmd__mission"
                ;;
            pointman__subcmd__help__subcmd__fng,flame)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__flame"
                ;;
            pointman__subcmd__help__subcmd__fng,grenade)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__grenade"
                ;;
            pointman__subcmd__help__subcmd__fng,group)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__group"
                ;;
            pointman__subcmd__help__subcmd__fng,helicopter)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__helicopter"
                ;;
            pointman__subcmd__help__subcmd__fng,in-sight-order)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__in__subcmd__sight__subcmd__order"
                ;;
            pointman__subcmd__help__subcmd__fng,main-gun)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__main__subcmd__gun"
                ;;
            pointman__subcmd__help__subcmd__fng,medic)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__medic"
                ;;
            pointman__subcmd__help__subcmd__fng,melee)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__melee"
                ;;
            pointman__subcmd__help__subcmd__fng,move)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__move"
                ;;
            pointman__subcmd__help__subcmd__fng,radio)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__radio"
                ;;
            pointman__subcmd__help__subcmd__fng,recon-by-fire)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__recon__subcmd__by__subcmd__fire"
                ;;
            pointman__subcmd__help__subcmd__fng,recovery)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__recovery"
                ;;
            pointman__subcmd__help__subcmd__fng,reinforce)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__reinforce"
                ;;
            pointman__subcmd__help__subcmd__fng,reputation)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__reputation"
                ;;
            pointman__subcmd__help__subcmd__fng,request)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__request"
                ;;
            pointman__subcmd__help__subcmd__fng,reveal)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__reveal"
                ;;
            pointman__subcmd__help__subcmd__fng,roster)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__roster"
                ;;
            pointman__subcmd__help__subcmd__fng,shoot)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__shoot"
                ;;
            pointman__subcmd__help__subcmd__fng,sniper)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__sniper"
                ;;
            pointman__subcmd__help__subcmd__fng,squad)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__squad"
                ;;
            pointman__subcmd__help__subcmd__fng,test)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__test"
                ;;
            pointman__subcmd__help__subcmd__fng,trap)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__trap"
                ;;
            pointman__subcmd__help__subcmd__fng,trap-clear)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__clear"
                ;;
            pointman__subcmd__help__subcmd__fng,trap-disarm)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__disarm"
                ;;
            pointman__subcmd__help__subcmd__fng,trap-place)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__place"
                ;;
            pointman__subcmd__help__subcmd__fng,trap-spring)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__spring"
                ;;
            pointman__subcmd__help__subcmd__fng,trap-trip)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__trip"
                ;;
            pointman__subcmd__help__subcmd__fng,trap-turn)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__turn"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-advance)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__advance"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-blast)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__blast"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-enter)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__enter"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-leave)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__leave"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-move)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__move"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-place)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__place"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-search)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__search"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-settle)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__settle"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-shot)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__shot"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-smoke)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__smoke"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-spot)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__spot"
                ;;
            pointman__subcmd__help__subcmd__fng,tunnel-turn)
                cmd="pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__turn"
                ;;
            *)
                ;;
        esac
    done

    case "${cmd}" in
        pointman)
            opts="-q -h -V --json --quiet --color --help --version trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 1 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__adjust)
            opts="-q -i -o -h --json --quiet --color --in-place --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign)
            opts="-q -h --json --quiet --color --help new show chronicle mission report-template finish buy length advance help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__advance)
            opts="-q -i -o -h --json --quiet --color --in-place --output --report --through --new-men --attribute --buy --save --re-up --go-home --leader --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --report)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --through)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --new-men)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --buy)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --save)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --re-up)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --go-home)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --leader)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__buy)
            opts="-q -i -o -h --json --quiet --color --in-place --output --force --asset --teams --game-turn --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --force)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --asset)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --teams)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --game-turn)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__length)
            opts="-q -i -o -h --json --quiet --color --in-place --output --turn --force --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turn)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --force)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__advance)
            opts="-q -i -o -h --json --quiet --color --in-place --output --report --through --new-men --attribute --buy --save --re-up --go-home --leader --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --report)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --through)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --new-men)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --buy)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --save)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --re-up)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --go-home)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --leader)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__buy)
            opts="-q -i -o -h --json --quiet --color --in-place --output --force --asset --teams --game-turn --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --force)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --asset)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --teams)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --game-turn)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__chronicle)
            opts="-q -h --json --quiet --color --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__finish)
            opts="-q -i -o -h --json --quiet --color --in-place --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help)
            opts="new show chronicle mission report-template finish buy length advance help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__advance)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__buy)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__chronicle)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__finish)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__length)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__mission)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__new)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__report__subcmd__template)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__help__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__length)
            opts="-q -i -o -h --json --quiet --color --in-place --output --turn --force --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turn)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --force)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__mission)
            opts="-q -o -h --json --quiet --color --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__new)
            opts="-q -o -h --json --quiet --color --game --setup --name --turns --open-ended --regular --insurgent --co-op --option --force --enemy --corps --date --squad --star --star-rep --star-attribute --names --full --months --paper-strength --communist-ground --schema --seed --rolls --dice --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --game)
                    COMPREPLY=($(compgen -W "ambush-valley fng" -- "${cur}"))
                    return 0
                    ;;
                --setup)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --name)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turns)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --regular)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --insurgent)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --co-op)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --option)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --force)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --enemy)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --corps)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --date)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --star)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --star-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --star-attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --names)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --paper-strength)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__report__subcmd__template)
            opts="-q -h --json --quiet --color --mission --schema --game --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --mission)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --game)
                    COMPREPLY=($(compgen -W "ambush-valley fng" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__campaign__subcmd__show)
            opts="-q -h --json --quiet --color --side --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__completions)
            opts="-q -h --json --quiet --color --help bash elvish fish powershell zsh"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl)
            opts="-q -h --json --quiet --color --help new show map adjust card-info next options card draw act pivotal coup turn help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__act)
            opts="-q -i -o -h --json --quiet --color --in-place --output --action --faction --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --action)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --faction)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__adjust)
            opts="-q -i -o -h --json --quiet --color --in-place --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__card)
            opts="-q -i -o -h --json --quiet --color --in-place --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__card__subcmd__info)
            opts="-q -h --json --quiet --color --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__coup)
            opts="-q -i -o -h --json --quiet --color --in-place --output --choices --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --choices)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__draw)
            opts="-q -i -o -h --json --quiet --color --in-place --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help)
            opts="new show map adjust card-info next options card draw act pivotal coup turn help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__act)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__adjust)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__card)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__card__subcmd__info)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__coup)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__draw)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__map)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__new)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__next)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__options)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__pivotal)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__help__subcmd__turn)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__map)
            opts="-q -h --json --quiet --color --svg --png --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --svg)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --png)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__new)
            opts="-q -o -h --json --quiet --color --scenario --players --shared --one-person --edition --period-events --deck --human-wins --option --seed --rolls --dice --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --scenario)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --shared)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --one-person)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --deck)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --human-wins)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --option)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__next)
            opts="-q -h --json --quiet --color --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__options)
            opts="-q -h --json --quiet --color --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__pivotal)
            opts="-q -i -o -h --json --quiet --color --in-place --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__show)
            opts="-q -h --json --quiet --color --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fitl__subcmd__turn)
            opts="-q -i -o -h --json --quiet --color --in-place --output --explain --forecast --choices --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --forecast)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --choices)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng)
            opts="-q -h --json --quiet --color --help roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__test)
            opts="-q -h --json --quiet --color --rep --edition --with --set --leader-rep --attribute --squad --figure --count --explain --list --table --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --with)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --leader-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --figure)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --count)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__activation)
            opts="-q -i -o -h --json --quiet --color --in-place --output --own --enemy --third --shots --treated --full-platoon --part-platoon --no-vehicles --vehicles --gone --mortar-carrier --option --secrets --squad --edition --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --own)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --enemy)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --third)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --treated)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --full-platoon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --part-platoon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --gone)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --mortar-carrier)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --option)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__air__subcmd__run)
            opts="-q -i -o -h --json --quiet --color --in-place --output --aircraft --declare --course --variant --forward-observer --run --by --aboard --at --all-at-one --inches --point --off-table --weapon --also --effect --secrets --squad --edition --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --aircraft)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --declare)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --course)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --aboard)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inches)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --point)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --also)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --effect)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__briefing)
            opts="-q -h --json --quiet --color --secrets --side --svg --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --svg)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__building)
            opts="-q -h --json --quiet --color --by --shooter --rep --attribute --gun --apr --round --loader --no-loader --tubes-fired --deployed --range --in --weapon --class --targets --impact --reach --behind --dv --inside --inside-left --inside-right --inside-above --left --right --levels-above --levels-left --levels-right --areas --to-edge --commander --buttoned-up --gunner-position --stealthy-target --sapper --hidden --with-leader --active --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --shooter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --gun)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --apr)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --round)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --loader)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tubes-fired)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --in)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --range)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --class)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --targets)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --impact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --reach)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --behind)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dv)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inside)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inside-left)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inside-right)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inside-above)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --levels-above)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --levels-left)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --levels-right)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --areas)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --to-edge)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --commander)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__close__subcmd__assault)
            opts="-q -h --json --quiet --color --by --shooter --rep --attribute --weapon --class --targets --impact --reach --target --armor --side --crew --disabling-hits --hull-down --target-fast --target-cover --target-concealed --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --shooter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --class)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --targets)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --impact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --reach)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --target)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --armor)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --crew)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --disabling-hits)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__contact)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --squad --edition --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__covering__subcmd__fire)
            opts="-q -h --json --quiet --color --at --near --by --shooter --rep --attribute --weapon --class --targets --impact --reach --auto --automatic --shots --range --in --fast --scope --return-fire --in-sight-1 --tunnel --hidden --watched --elsewhere --moving --with-leader --stealthy-target --sapper --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --near)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --shooter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --class)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --targets)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --impact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --reach)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --shots)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --in)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --range)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__crew)
            opts="-q -h --json --quiet --color --reps --lost --slide --move --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --reps)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --lost)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --move)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --slide)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__fire__subcmd__mission)
            opts="-q -i -o -h --json --quiet --color --in-place --output --declare --target --load --crew-short --rounds --direct --off-table --range --friends --final-protective --card --operator --group-rep --tunnel --side --mission --fire --unseen --reaction --cancel --effect --at --smoke-grenade --secrets --squad --edition --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --declare)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --target)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --load)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --crew-short)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rounds)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --range)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --friends)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --final-protective)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --operator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --group-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --mission)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --fire)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --effect)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --smoke-grenade)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__flame)
            opts="-q -h --json --quiet --color --at --unlucky --dv --inside --inside-left --inside-right --inside-above --left --right --levels-above --levels-left --levels-right --areas --to-edge --by --shooter --rep --attribute --weapon --class --targets --impact --reach --vehicle --first-one-spent --range --in --tank --cross --wants-to --leader-rep --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --unlucky)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dv)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inside)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inside-left)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inside-right)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inside-above)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --levels-above)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --levels-left)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --levels-right)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --areas)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --to-edge)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --shooter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --class)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --targets)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --impact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --reach)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --in)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --range)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --cross)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --leader-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__grenade)
            opts="-q -h --json --quiet --color --at --other --near --unlucky --by --shooter --rep --attribute --weapon --class --targets --impact --reach --bombs-away --drop --launch --place --range --in --tunnel --no-throw-back --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --other)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --near)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --unlucky)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --shooter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --class)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --targets)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --impact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --reach)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --in)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --range)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__group)
            opts="-q -h --json --quiet --color --at --travel --out-of-sight --squad --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --travel)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --out-of-sight)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__helicopter)
            opts="-q -i -o -h --json --quiet --color --in-place --output --aircraft --model --side --by --aboard --hot --small-lz --men --litters --name --inches --point --secrets --squad --edition --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --aircraft)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --model)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --aboard)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --men)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --litters)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --name)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inches)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --point)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help)
            opts="roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__activation)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__air__subcmd__run)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__briefing)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__building)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__close__subcmd__assault)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__contact)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__covering__subcmd__fire)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__crew)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__fire__subcmd__mission)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__flame)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__grenade)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__group)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__helicopter)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__in__subcmd__sight__subcmd__order)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__main__subcmd__gun)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__medic)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__melee)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__move)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__radio)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__recon__subcmd__by__subcmd__fire)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__recovery)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__reinforce)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__reputation)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__request)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__reveal)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__roster)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__shoot)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__sniper)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__squad)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__test)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__trap)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__clear)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__disarm)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__place)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__spring)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__trip)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__trap__subcmd__turn)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__advance)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__blast)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__enter)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__leave)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__move)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__place)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__search)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__settle)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__shot)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__smoke)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__spot)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__help__subcmd__tunnel__subcmd__turn)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__in__subcmd__sight__subcmd__order)
            opts="-q -h --json --quiet --color --at --tester --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --tester)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__main__subcmd__gun)
            opts="-q -h --json --quiet --color --by --shooter --rep --attribute --gun --apr --round --loader --no-loader --tubes-fired --deployed --range --in --weapon --class --targets --impact --reach --target --armor --side --crew --disabling-hits --hull-down --target-fast --target-cover --target-concealed --at --unlucky --commander --buttoned-up --gunner-position --stealthy-target --sapper --hidden --with-leader --active --behind --moving --fast --turret --tunnel --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --shooter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --gun)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --apr)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --round)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --loader)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tubes-fired)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --in)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --range)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --class)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --targets)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --impact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --reach)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --target)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --armor)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --crew)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --disabling-hits)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --unlucky)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --commander)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --behind)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__medic)
            opts="-q -h --json --quiet --color --by --shooter --rep --attribute --at --casualty --turns --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --shooter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --casualty)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --turns)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__melee)
            opts="-q -h --json --quiet --color --us --ours --them --theirs --contact --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --ours)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --us)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --theirs)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --them)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --contact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__move)
            opts="-q -h --json --quiet --color --way --by --figure --rep --attribute --leader-rep --terrain --trouble --vehicle --road --water --moved --about --edition --squad --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --way)
                    COMPREPLY=($(compgen -W "normal fast crawl drag carry swim tunnel" -- "${cur}"))
                    return 0
                    ;;
                --figure)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --leader-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --terrain)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --vehicle)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --moved)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --about)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__radio)
            opts="-q -i -o -h --json --quiet --color --in-place --output --operator --group-rep --tunnel --side --to --secrets --squad --edition --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --operator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --group-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --to)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__recon__subcmd__by__subcmd__fire)
            opts="-q -h --json --quiet --color --enemy --at --unlucky --by --shooter --rep --attribute --weapon --class --targets --impact --reach --auto --automatic --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --enemy)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --unlucky)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --shooter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --class)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --targets)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --impact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --reach)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__recovery)
            opts="-q -h --json --quiet --color --at --casualty --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --casualty)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__reinforce)
            opts="-q -i -o -h --json --quiet --color --in-place --output --side --arrive --full-platoon --part-platoon --no-vehicles --vehicles --gone --mortar-carrier --option --secrets --squad --edition --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --full-platoon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --part-platoon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --gone)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --mortar-carrier)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --option)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__reputation)
            opts="-q -h --json --quiet --color --rep --points --months --marine --event --save --buy --recruit --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --points)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --months)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --event)
                    COMPREPLY=($(compgen -W "completed failed cheated-death" -- "${cur}"))
                    return 0
                    ;;
                --recruit)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__request)
            opts="-q -i -o -h --json --quiet --color --in-place --output --operator --group-rep --tunnel --side --leader-rep --forward-observer --target --secrets --squad --edition --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --operator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --group-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --leader-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --target)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__reveal)
            opts="-q -i -o -h --json --quiet --color --in-place --output --section --marker --squad --others --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --section)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --marker)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__roster)
            opts="-q -h --json --quiet --color --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__shoot)
            opts="-q -h --json --quiet --color --at --near --by --shooter --rep --attribute --weapon --class --targets --impact --reach --auto --automatic --shots --range --in --fast --scope --return-fire --in-sight-1 --tunnel --hidden --watched --edition --squad --odds --explain --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --near)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --shooter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --class)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --targets)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --impact)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --reach)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --shots)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --in)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --range)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__sniper)
            opts="-q -i -o -h --json --quiet --color --in-place --output --sniper --at --all-ducked-back --seen --gone --secrets --squad --edition --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --sniper)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__squad)
            opts="-q -o -h --json --quiet --color --force --date --unit --name --number --edition --full --men --star --star-rep --star-attribute --star-post --attributes --months --names --mix --weapon --launchers --laws --heavy --satchel-charges --green --vehicle --option --seed --rolls --dice --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --force)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --date)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --unit)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --name)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --number)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --men)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --star)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --star-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --star-attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --star-post)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --names)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --mix)
                    COMPREPLY=($(compgen -W "mixed select-fire" -- "${cur}"))
                    return 0
                    ;;
                --weapon)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --launchers)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --laws)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --heavy)
                    COMPREPLY=($(compgen -W "lmg rpg" -- "${cur}"))
                    return 0
                    ;;
                --vehicle)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --option)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__test)
            opts="-q -h --json --quiet --color --rep --edition --with --set --leader-rep --attribute --squad --figure --count --explain --list --table --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --with)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --leader-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --figure)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --count)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__trap)
            opts="-q -h --json --quiet --color --secrets --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__trap__subcmd__clear)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --by --shot --squad --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__trap__subcmd__disarm)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --by --wire-cutters --near --squad --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --near)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__trap__subcmd__place)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --kind --at --free-world --anti-vehicle --dummy --option --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --kind)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --option)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__trap__subcmd__spring)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --by --trap --behind --vehicle --fire --fast --near --squad --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --trap)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --behind)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --vehicle)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --near)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__trap__subcmd__trip)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --among --night --day --squad --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --among)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__trap__subcmd__turn)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --treated --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --treated)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel)
            opts="-q -h --json --quiet --color --system --svg --secrets --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --system)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --svg)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__advance)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --to --fast --light --near --squad --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --to)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --light)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --near)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__blast)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --bomb --charge --entrance --toward --inches --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --bomb)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --charge)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --entrance)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --toward)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inches)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__enter)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --by --light --heading --squad --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --light)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --heading)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__leave)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --entrance --with --fast --near --squad --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --entrance)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --with)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --near)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__move)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --into --toward --count --length --inside --fast --slow --halt --go-on --back --out --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --into)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --toward)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --count)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --length)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --inside)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__place)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --place --at --system --scatter --known --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --place)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --system)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --scatter)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__search)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --wall --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --wall)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__settle)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --count --system --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --count)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --system)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__shot)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --system --clear --near --squad --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --system)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --clear)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --near)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__smoke)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__spot)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --by --at --entrance --seen --squad --edition --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --by)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --at)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --entrance)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__fng__subcmd__tunnel__subcmd__turn)
            opts="-q -i -o -h --json --quiet --color --in-place --output --secrets --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__generate__subcmd__mission)
            opts="-q -i -o -h --json --quiet --color --game --from --versus --option --terrain --orders --force --corps --leader-rep --date --solo --enemy --mission --carried --urban --no-urban --table --near-edge --target --communist-ground --riverine --posture --time --weather --squad --vehicle --in-cover --introductory --secrets --regular --insurgent --through --source --scenario --teams --absent --buy --momentum-modifier --highest-die --objective --hot-spot --edge --extra --no-fog-card --plan-b --point-man --unit --scouts --schema --side --explain --seed --rolls --dice --in-place --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --game)
                    COMPREPLY=($(compgen -W "ambush-valley fng" -- "${cur}"))
                    return 0
                    ;;
                --from)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --versus)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --option)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --terrain)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --orders)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --force)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --corps)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --leader-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --date)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --enemy)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --mission)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --table)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --near-edge)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --target)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --posture)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --time)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --weather)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --vehicle)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --in-cover)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --regular)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --insurgent)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --through)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --source)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --scenario)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --teams)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --absent)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --buy)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --momentum-modifier)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --highest-die)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --objective)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --hot-spot)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edge)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --extra)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --no-fog-card)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --plan-b)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --point-man)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --unit)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --scouts)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help)
            opts="trung-turn simulate fng-test generate-mission campaign-buy campaign-length campaign-advance odds roll validate schema log undo redo replay adjust play run repl completions campaign fitl fng help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__adjust)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign)
            opts="new show chronicle mission report-template finish buy length advance"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__advance)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__buy)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__length)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__advance)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__buy)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__chronicle)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__finish)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__length)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__mission)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__new)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__report__subcmd__template)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__campaign__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__completions)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl)
            opts="new show map adjust card-info next options card draw act pivotal coup turn"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__act)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__adjust)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__card)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__card__subcmd__info)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__coup)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__draw)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__map)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__new)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__next)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__options)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__pivotal)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fitl__subcmd__turn)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng)
            opts="roster squad test building close-assault covering-fire crew flame grenade group in-sight-order main-gun medic melee move recon-by-fire recovery reputation shoot briefing reveal activation contact reinforce air-run fire-mission helicopter radio request sniper trap trap-place trap-trip trap-spring trap-disarm trap-clear trap-turn tunnel tunnel-place tunnel-spot tunnel-move tunnel-turn tunnel-blast tunnel-smoke tunnel-enter tunnel-advance tunnel-search tunnel-settle tunnel-shot tunnel-leave"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__test)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__activation)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__air__subcmd__run)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__briefing)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__building)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__close__subcmd__assault)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__contact)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__covering__subcmd__fire)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__crew)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__fire__subcmd__mission)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__flame)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__grenade)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__group)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__helicopter)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__in__subcmd__sight__subcmd__order)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__main__subcmd__gun)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__medic)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__melee)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__move)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__radio)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__recon__subcmd__by__subcmd__fire)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__recovery)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__reinforce)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__reputation)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__request)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__reveal)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__roster)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__shoot)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__sniper)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__squad)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__test)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__trap)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__clear)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__disarm)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__place)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__spring)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__trip)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__trap__subcmd__turn)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__advance)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__blast)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__enter)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__leave)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__move)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__place)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__search)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__settle)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__shot)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__smoke)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__spot)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__fng__subcmd__tunnel__subcmd__turn)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__generate__subcmd__mission)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__log)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__odds)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__play)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__redo)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__repl)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__replay)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__roll)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__run)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__schema)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__simulate)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__trung__subcmd__turn)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__undo)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__help__subcmd__validate)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__log)
            opts="-q -h --json --quiet --color --side --secrets --explain --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__odds)
            opts="-q -h --json --quiet --color --rep --edition --with --set --leader-rep --attribute --squad --figure --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --with)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --leader-rep)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --attribute)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --squad)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --figure)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__play)
            opts="-q -h --json --quiet --color --map --dice --seed --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --map)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__redo)
            opts="-q -i -o -h --json --quiet --color --in-place --output --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__repl)
            opts="-q -h --json --quiet --color --allow-path --max-operations --time-limit --seed --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --allow-path)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --max-operations)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --time-limit)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__replay)
            opts="-q -i -o -h --json --quiet --color --in-place --output --verify --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__roll)
            opts="-q -h --json --quiet --color --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__run)
            opts="-q -e -h --json --quiet --color --code --allow-path --max-operations --time-limit --seed --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --code)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -e)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --allow-path)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --max-operations)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --time-limit)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__schema)
            opts="-q -h --json --quiet --color --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__simulate)
            opts="-q -h --json --quiet --color --scenario --edition --period-events --from --deck --games --first --seed --threads --check --merge --format --svg --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --scenario)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --edition)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --from)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --deck)
                    COMPREPLY=($(compgen -W "anew as-is" -- "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --first)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --threads)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --merge)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json jsonl csv" -- "${cur}"))
                    return 0
                    ;;
                --svg)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__trung__subcmd__turn)
            opts="-q -i -o -h --json --quiet --color --in-place --output --explain --forecast --choices --seed --rolls --dice --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --forecast)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --choices)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rolls)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --dice)
                    COMPREPLY=($(compgen -W "roll ask" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__undo)
            opts="-q -i -o -h --json --quiet --color --in-place --output --forget --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -o)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        pointman__subcmd__validate)
            opts="-q -h --json --quiet --color --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
    esac
}

if [[ "${BASH_VERSINFO[0]}" -eq 4 && "${BASH_VERSINFO[1]}" -ge 4 || "${BASH_VERSINFO[0]}" -gt 4 ]]; then
    complete -F _pointman -o nosort -o bashdefault -o default pointman
else
    complete -F _pointman -o bashdefault -o default pointman
fi
