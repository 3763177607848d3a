import { useState } from 'react'
import {
  FIGURE_PRIVACY,
  FIGURES,
  type Figure,
  type FigurePrivacies,
  type FigurePrivacy,
  hasResult,
} from '#domain/together/figure-privacy.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { choiceWord, privacyWords as words } from '../privacy-words.ts'
import { showOutcome } from './show-outcome.ts'
import type { People } from './use-people.ts'

/** Each figure for itself: seen by the others, only what follows from it, or nothing. */
export function FiguresPrivacy({ people, figures }: { people: People; figures: FigurePrivacies }) {
  // What is under way is shown at once; the server has the last word.
  const [wanted, setWanted] = useState<Partial<FigurePrivacies>>({})
  async function choose(figure: Figure, privacy: FigurePrivacy) {
    setWanted(others => ({ ...others, [figure]: privacy }))
    showOutcome(await people.act('figures', { figure, privacy }))
    setWanted(({ [figure]: _done, ...others }) => others)
  }
  return (
    <details className="rounded-md border border-line px-4 py-2">
      <summary className="flex min-h-11 cursor-pointer flex-col justify-center py-1">
        <span className="block font-[560] text-action-text">{words.title}</span>
        <span className="block text-sm text-muted">
          {FIGURES.map(figure => words.chosen(figure, choiceWord(figure, wanted[figure] ?? figures[figure]))).join(
            ' · ',
          )}
        </span>
      </summary>
      <p className="text-sm text-muted">{words.hint}</p>
      <div className="grid gap-4 py-3">
        {FIGURES.map(figure => (
          <RadioGroup
            key={figure}
            segmented
            label={words.figures[figure].name}
            hint={words.figures[figure].hint}
            options={FIGURE_PRIVACY.filter(privacy => privacy !== 'result' || hasResult(figure)).map(privacy => ({
              value: privacy,
              label: choiceWord(figure, privacy),
            }))}
            value={wanted[figure] ?? figures[figure]}
            onValueChange={privacy => void choose(figure, privacy)}
          />
        ))}
      </div>
    </details>
  )
}
