import { Check, KeyRound } from 'lucide-react'
import { STAGES } from '../loan-stage.ts'
import { railNotes } from '../rail-notes.ts'
import { refinanceHomeWords, refinanceStages } from '../refinance-words.ts'
import { homeWords, keysLine, railNoteWords, stageWords } from '../words.ts'
import type { HomeFacts } from './use-home.ts'

/** Five stops from plan to keys with what is known of their days. Distinguished by tick, ring and number, not by colour alone. */
export function Rail({ facts }: { facts: HomeFacts }) {
  const { stage, is_refinance } = facts
  const notes = railNotes(facts.rail)
  const line = keysLine(notes)
  const at = STAGES.indexOf(stage)
  return (
    <div className="rail-room">
      <ol className="rail" aria-label={is_refinance ? refinanceHomeWords.rail : homeWords.rail}>
        {STAGES.map((one, index) => {
          const state = index < at || stage === 'keys' ? 'done' : index === at ? 'now' : 'ahead'
          const note = notes[one]
          return (
            <li key={one} data-state={state} aria-current={index === at ? 'step' : undefined}>
              <span className="rail-stop" aria-hidden="true">
                {one === 'keys' && !is_refinance ? (
                  <KeyRound className="size-4" />
                ) : state === 'done' ? (
                  <Check className="size-4" />
                ) : (
                  index + 1
                )}
              </span>
              <span>
                {(is_refinance ? refinanceStages : stageWords)[one]}
                {state === 'done' && note?.kind !== 'done' && <span className="sr-only">{`, ${homeWords.done}`}</span>}
              </span>
              {note && <span className="rail-note">{railNoteWords(note)}</span>}
            </li>
          )
        })}
      </ol>
      {line && (
        // Each stop has said it already to whoever listens.
        <p className="rail-line" aria-hidden="true">
          {line}
        </p>
      )}
    </div>
  )
}
