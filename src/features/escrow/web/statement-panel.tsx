import { type FormEvent, useMemo, useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { useAction } from '#web/client/client-context.tsx'
import { useDraft } from '#web/client/use-draft.ts'
import { formWithin } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { escrowResource } from '../actions.ts'
import { letterKind } from '../letter.ts'
import type { EscrowDraft, EscrowStatement, SavedStatement } from '../model.ts'
import { reviewStatement } from '../review.ts'
import { shortageParts } from '../shortage-parts.ts'
import { statementDifferences } from '../statement-differences.ts'
import { statementWords as words } from '../statement-words.ts'
import { AccountCard } from './account-card.tsx'
import { ComparedCard } from './compared-card.tsx'
import { EscrowLetterCard } from './escrow-letter-card.tsx'
import { StatementFields } from './statement-fields.tsx'
import { ChecksCard, GapsCard, MayCard, ShortageCard } from './statement-findings.tsx'
import { StatementVerdict } from './statement-verdict.tsx'

export interface StatementPanelProps {
  start: EscrowStatement
  saved: SavedStatement | null
  before: EscrowStatement | null
  /** The figures were read from a file and nobody has compared them yet. */
  isRead: boolean
  today: CalendarDay
  onSaved(id: string): void
}

/** One statement: the verdict, the picture, what may be asked, the letter, every check; and the figures they rest on. */
export function StatementPanel({ start, saved, before, isRead, today, onSaved }: StatementPanelProps) {
  const [newId] = useState(() => crypto.randomUUID())
  const id = saved?.id ?? newId
  const form = useDraft(escrowResource, 'keep', {
    start: { figures: start as EscrowDraft },
    id,
    heldAs: saved ? undefined : 'new',
    // What is still empty is asked for when it is checked.
    input: ({ figures }) => ({ id, figures: figures as EscrowStatement }),
    saved: { title: words.saved },
  })
  const remove = useAction(escrowResource, 'remove')
  const draft = form.typed.figures
  const statement = useMemo(() => withKnownBills(draft), [draft])
  const review = useMemo(() => reviewStatement(statement, before), [statement, before])
  const kind = letterKind(review)
  const isEmpty = statement.bills.length === 0 && review.checks.length === 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await form.save()
    if (outcome?.ok) onSaved(id)
  }

  return (
    <div className="grid gap-6">
      {!isEmpty && (
        <>
          <StatementVerdict review={review} hasLetter={kind !== null} />
          {review.analysis && <AccountCard statement={statement} review={review} analysis={review.analysis} />}
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <ShortageCard parts={shortageParts(statement, before, review)} />
              {review.analysis && draft.starting !== null && <MayCard analysis={review.analysis} />}
              {before && <ComparedCard statement={statement} before={before} />}
            </div>
            <div className="grid gap-6">
              {kind && (
                <EscrowLetterCard statement={statement} review={review} kind={kind} saved={saved} today={today} />
              )}
              {review.checks.length > 0 && <ChecksCard checks={review.checks} />}
              <GapsCard gaps={review.gaps} />
            </div>
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
      <DraftQuestion draft={form} differences={(here, saved) => statementDifferences(here.figures, saved.figures)} />
    </div>
  )
}

/** A bill whose amount is still empty is not judged. */
function withKnownBills({ bills, ...others }: EscrowDraft): EscrowStatement {
  return { ...others, bills: bills.flatMap(({ amount, ...bill }) => (amount === null ? [] : { ...bill, amount })) }
}
