import { type FormEvent, useMemo, useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { parseInput } from '#resources/apply-action.ts'
import type { FieldError } from '#resources/problem.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { useVersion } from '#web/client/use-version.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { escrowResource } from '../actions.ts'
import { letterKind } from '../letter.ts'
import { EscrowStatement, type KeptStatement } from '../model.ts'
import { reviewStatement } from '../review.ts'
import { shortageParts } from '../shortage-parts.ts'
import { statementDifferences } from '../statement-differences.ts'
import { statementWords as words } from '../statement-words.ts'
import { escrowProblems } from '../words.ts'
import { AccountCard } from './account-card.tsx'
import { ComparedCard } from './compared-card.tsx'
import { EscrowLetterCard } from './escrow-letter-card.tsx'
import { StatementFields } from './statement-fields.tsx'
import { ChecksCard, GapsCard, MayCard, ShortageCard } from './statement-findings.tsx'
import { StatementVerdict } from './statement-verdict.tsx'

const changed = escrowProblems['statement-changed']

export interface StatementPanelProps {
  start: EscrowStatement
  kept: KeptStatement | null
  before: EscrowStatement | null
  /** The figures were read from a file and nobody has compared them yet. */
  isRead: boolean
  today: CalendarDay
  onKept(id: string): void
}

/** One statement: the verdict, the picture, what may be asked, the letter, every check; and the figures they rest on. */
export function StatementPanel({ start, kept, before, isRead, today, onKept }: StatementPanelProps) {
  const { typed: draft, change, seen, adopt, stale, setStale } = useVersion(start)
  const { dispatch, busy } = useAction(escrowResource, 'keep')
  const remove = useAction(escrowResource, 'remove')
  const { retry } = useResource(escrowResource)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const review = useMemo(() => reviewStatement(draft, before), [draft, before])
  const kind = letterKind(review)
  const isEmpty = draft.bills.length === 0 && review.checks.length === 0

  async function save(over: EscrowStatement | undefined) {
    setStale(false)
    const parsed = parseInput(EscrowStatement, draft)
    setErrors(parsed.ok ? [] : (parsed.problem.errors ?? []))
    setProblem(parsed.ok ? null : parsed.problem.detail)
    if (!parsed.ok) return
    const id = kept?.id ?? crypto.randomUUID()
    const outcome = await dispatch({ id, figures: parsed.value, seen: kept ? over : undefined })
    if (!outcome.ok && outcome.problem.code === changed.code) {
      // What the other tab saved is read before the question comes up.
      retry()
      return setStale(true)
    }
    if (!outcome.ok) return setProblem(outcome.problem.detail)
    adopt(parsed.value)
    onKept(id)
    toast(savedNote(outcome, { title: words.saved }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(seen)
  }

  return (
    <div className="grid gap-6">
      {!isEmpty && (
        <>
          <StatementVerdict review={review} hasLetter={kind !== null} />
          {review.analysis && <AccountCard statement={draft} review={review} analysis={review.analysis} />}
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <ShortageCard parts={shortageParts(draft, before, review)} />
              {review.analysis && draft.starting !== null && <MayCard analysis={review.analysis} />}
              {before && <ComparedCard statement={draft} before={before} />}
            </div>
            <div className="grid gap-6">
              {kind && <EscrowLetterCard statement={draft} review={review} kind={kind} kept={kept} today={today} />}
              {review.checks.length > 0 && <ChecksCard checks={review.checks} />}
              <GapsCard gaps={review.gaps} />
            </div>
          </div>
        </>
      )}
      <Card title={words.form} description={isRead ? words.read : words.formHint}>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <StatementFields draft={draft} errors={errors} onChange={change} />
          {problem && <Banner tone="danger" announced title={problem} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={busy}>
              {words.save}
            </Button>
            {kept && (
              <Button variant="quiet" loading={remove.busy} onClick={() => void remove.dispatch({ id: kept.id })}>
                {words.remove}
              </Button>
            )}
          </div>
        </form>
      </Card>
      {kept && (
        <VersionDialog
          open={stale}
          title={changed.title}
          detail={changed.detail}
          differences={statementDifferences(draft, kept.figures)}
          onKeepMine={() => void save(kept.figures)}
          onTakeOther={() => {
            setStale(false)
            adopt(kept.figures)
          }}
          onClose={() => setStale(false)}
        />
      )}
    </div>
  )
}
