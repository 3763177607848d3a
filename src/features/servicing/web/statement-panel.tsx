import { Mail } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { clockWords } from '#features/escrow/clock-words.ts'
import { letterClock } from '#features/escrow/letter-clock.ts'
import { useAction } from '#web/client/client-context.tsx'
import { useDraft } from '#web/client/use-draft.ts'
import { formWithin } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { LetterClockCard } from '#web/ui/letter-clock-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SentForm } from '#web/ui/sent-form.tsx'
import { VerdictCard } from '#web/ui/verdict-card.tsx'
import { servicingResource } from '../actions.ts'
import { monthlyMeaning } from '../letter-meaning-words.ts'
import { knownStatement, type StatementDraft } from '../loan-draft.ts'
import type { MonthlyStatement, SavedMonthly } from '../model.ts'
import { letterKind, monthlyLetter } from '../monthly-letter.ts'
import { type Known, type MonthlyReview, reviewMonthly } from '../monthly-review.ts'
import { statementDifferences } from '../statement-differences.ts'
import { type Verdict, verdictOf, monthlyWords as words } from '../statement-words.ts'
import { FigureRows } from './figure-rows.tsx'
import { StatementFields } from './statement-fields.tsx'

interface StatementPanelProps extends Pick<Known, 'loan' | 'transfer' | 'rate_notice' | 'analyses' | 'others'> {
  start: StatementDraft
  saved: SavedMonthly | null
  /** The figures were read from a file and nobody has compared them yet. */
  isRead: boolean
  today: CalendarDay
  onSaved(id: string): void
}

/** One statement: the verdict, each figure with its sum, the letter, and the figures they rest on. */
export function StatementPanel(props: StatementPanelProps) {
  const { start, saved, isRead, today, onSaved, loan, transfer, rate_notice, analyses, others } = props
  const [newId] = useState(() => crypto.randomUUID())
  const id = saved?.id ?? newId
  const form = useDraft(servicingResource, 'keep', {
    start: { figures: start },
    id,
    heldAs: saved ? undefined : 'new',
    // What is still empty is asked for when it is checked.
    input: ({ figures }) => ({ id, figures: figures as MonthlyStatement }),
    saved: { title: words.saved },
  })
  const remove = useAction(servicingResource, 'remove')
  const draft = form.typed.figures
  const statement = useMemo(() => knownStatement(draft), [draft])
  const review = useMemo(
    () => statement && reviewMonthly(statement, { loan, transfer, rate_notice, analyses, others }),
    [statement, loan, transfer, rate_notice, analyses, others],
  )
  const kind = review && letterKind(review)
  const hasFigures = Object.keys(draft.figures).length > 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await form.save()
    if (outcome?.ok) onSaved(id)
  }

  return (
    <div className="grid gap-6">
      {review && statement && hasFigures && (
        <>
          <StatementVerdict verdict={verdictOf(statement, review)} hasLetter={kind !== null} />
          <div className={kind ? 'grid items-start gap-6 lg:grid-cols-2' : 'grid gap-6'}>
            <FiguresCard review={review} isWide={!kind} />
            {kind && (
              <LetterClockCard
                dateWords={clockWords}
                text={monthlyLetter(statement, review, kind, today)}
                meaning={monthlyMeaning?.(statement, review, kind, today)}
                subject={words.letterSubject}
                kind={kind}
                clock={letterClock(saved?.letter ?? { kind, mailed_on: today, received_on: null })}
                isSent={Boolean(saved?.letter)}
              >
                {saved && (
                  <SentForm
                    key={id}
                    resource={servicingResource}
                    action="letter"
                    id={id}
                    input={({ letter }) => ({ id, letter })}
                    kind={kind}
                    today={today}
                  />
                )}
              </LetterClockCard>
            )}
          </div>
        </>
      )}
      <Card title={words.form} description={isRead ? words.read : words.formHint}>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <StatementFields form={formWithin(form, 'figures', draft)} />
          <FormEnd form={form} save={words.save}>
            {saved && (
              <Button variant="quiet" loading={remove.busy} onClick={() => remove.start({ id: saved.id })}>
                {words.remove}
              </Button>
            )}
          </FormEnd>
        </form>
      </Card>
      <DraftQuestion
        draft={form}
        differences={(here, saved) => statementDifferences(here.figures, saved.figures as MonthlyStatement)}
      />
    </div>
  )
}

function StatementVerdict({ verdict, hasLetter }: { verdict: Verdict; hasLetter: boolean }) {
  return (
    <VerdictCard label={words[verdict.chip]} {...verdict}>
      {hasLetter && (
        <div className="no-print mt-4">
          <LinkButton
            href="#letter"
            variant={verdict.chip === 'do' ? undefined : 'ghost'}
            icon={<Mail className="size-4" aria-hidden="true" />}
          >
            {words.write}
          </LinkButton>
        </div>
      )}
    </VerdictCard>
  )
}

function FiguresCard({ review, isWide }: { review: MonthlyReview; isWide: boolean }) {
  return (
    <Card title={words.figures} footer={<span className="text-muted">{words.cent}</span>}>
      <FigureRows review={review} isWide={isWide} />
    </Card>
  )
}
