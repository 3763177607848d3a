import { Check, Circle, Printer } from 'lucide-react'
import { useRef } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { printAlone } from '#web/print-alone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { togetherResource } from '../actions.ts'
import { sheetDifferences } from '../differences.ts'
import { EMPTY_SHEET, LONGEST_ANSWER, type OwnerKey, POINTS, TITLE_FORMS, type TogetherState } from '../model.ts'
import { answeredPoints } from '../rules.ts'
import { pointWords, titleForms, titleWords, sheetWords as words } from '../sheet-words.ts'
import { TermSheet } from './term-sheet.tsx'

/** Long enough to finish a word, short enough not to be lost with a closed tab. */
const SAVE_AFTER_MS = 1_000

interface SheetCardProps {
  saved: TogetherState
  names: Record<OwnerKey, string>
  today: CalendarDay
}

/** How the title is held, and the fifteen points of an agreement, for their lawyer. */
export function SheetCard({ saved, names, today }: SheetCardProps) {
  const form = useDraft(togetherResource, 'sheet', {
    start: EMPTY_SHEET,
    heldAs: 'sheet',
    input: sheet => sheet,
    saveAfterMs: SAVE_AFTER_MS,
    savesOnLeaving: true,
  })
  const paper = useRef<HTMLDivElement>(null)
  const { typed, change } = form
  const answered = answeredPoints(typed)
  return (
    <Card
      id="sheet"
      folded
      className="scroll-mt-20"
      title={words.title}
      description={words.hint}
      actions={<Badge>{words.filled(answered.length)}</Badge>}
    >
      <div className="grid gap-5">
        <RadioGroup
          label={titleWords.choose}
          hint={titleWords.hint}
          options={TITLE_FORMS.map(value => {
            const { title, shares, death, leaving, whom } = titleForms[value]
            const details = { shares, death, leaving, whom }
            return {
              value,
              label: <span className="font-[560]">{title}</span>,
              hint: (Object.keys(details) as (keyof typeof details)[]).map(key => (
                <span key={key} className="block">
                  {titleWords[key]}: {details[key]}
                </span>
              )),
            }
          })}
          value={typed.title_form}
          onValueChange={title_form => change({ title_form })}
        />
        <ol className="divide-y divide-line">
          {POINTS.map((point, at) => {
            const isAnswered = answered.includes(point)
            const { title, hint } = pointWords[point]
            return (
              <li key={point}>
                <details>
                  <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
                    {isAnswered ? (
                      <Check className="size-4 flex-none text-action-text" aria-hidden="true" />
                    ) : (
                      <Circle className="size-4 flex-none text-attention-text" aria-hidden="true" />
                    )}
                    <span>
                      {at + 1}. {title}
                      <span className="sr-only">: {isAnswered ? words.answered : words.open}</span>
                    </span>
                  </summary>
                  <div className="pb-4 pl-7">
                    <Field label={title} hideLabel hint={hint} error={form.errorAt(point)}>
                      <Textarea
                        rows={3}
                        maxLength={LONGEST_ANSWER}
                        value={typed[point]}
                        onChange={event => change({ [point]: event.target.value })}
                      />
                    </Field>
                  </div>
                </details>
              </li>
            )
          })}
        </ol>
        {form.problemText && <Banner tone="danger" announced title={form.problemText} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            always
            variant="ghost"
            icon={<Printer className="size-4" aria-hidden="true" />}
            onClick={() => paper.current && printAlone(paper.current)}
          >
            {words.print}
          </Button>
          <span className="text-sm text-muted">{words.saving}</span>
        </div>
      </div>
      <div ref={paper} className="print-only">
        <TermSheet sheet={typed} saved={saved} names={names} today={today} />
      </div>
      <DraftQuestion draft={form} differences={sheetDifferences} />
    </Card>
  )
}
