import { Check, KeyRound } from 'lucide-react'
import { STAGES, type Stage } from '../stage.ts'
import { homeWords, stageWords } from '../words.ts'

/** Five stops from plan to keys. Told apart by tick, ring and number, not by colour alone. */
export function Rail({ stage }: { stage: Stage }) {
  const at = STAGES.indexOf(stage)
  return (
    <div className="rail-room">
      <ol className="rail" aria-label={homeWords.rail}>
        {STAGES.map((one, index) => {
          const state = index < at || stage === 'keys' ? 'done' : index === at ? 'now' : 'ahead'
          return (
            <li key={one} data-state={state} aria-current={index === at ? 'step' : undefined}>
              <span className="rail-stop" aria-hidden="true">
                {one === 'keys' ? (
                  <KeyRound className="size-4" />
                ) : state === 'done' ? (
                  <Check className="size-4" />
                ) : (
                  index + 1
                )}
              </span>
              <span>
                {stageWords[one]}
                {state !== 'ahead' && (
                  <span className="sr-only">{`, ${state === 'done' ? homeWords.done : homeWords.now}`}</span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
