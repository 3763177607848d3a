import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { useAction, useCan } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Letter } from '#web/ui/letter.tsx'
import { toast } from '#web/ui/toast.ts'
import { escrowResource } from '../actions.ts'
import { clockWords } from '../clock-words.ts'
import { type LetterKind, statementLetter } from '../letter.ts'
import { letterClock } from '../letter-clock.ts'
import type { EscrowStatement, KeptStatement, SentLetter } from '../model.ts'
import type { Review } from '../review.ts'
import { statementWords as words } from '../statement-words.ts'

interface LetterClockCardProps {
  statement: EscrowStatement
  review: Review
  kind: LetterKind
  /** As it is saved; a letter's days are kept with it. */
  kept: KeptStatement | null
  today: CalendarDay
}

/** The letter with its figures; the clock is conditional until it was sent. */
export function LetterClockCard({ statement, review, kind, kept, today }: LetterClockCardProps) {
  const sent = kept?.letter ?? null
  const clock = letterClock(sent ?? { kind, mailed_on: today, received_on: null })
  return (
    <Card
      id="letter"
      title={words.letter}
      description={kind === 'error' ? words.letterError : words.letterInformation}
      className="scroll-mt-24 ring-2 ring-action"
    >
      <p className="mb-3 text-sm text-muted">{words.letterHint}</p>
      <Letter
        text={statementLetter(statement, review, kind, today)}
        label={words.letter}
        subject={words.letterSubject}
      />
      <p className="mt-5 font-[560]">
        {sent ? words.clockAfter(clock.received_on, clock.is_proof) : words.clockBefore}
      </p>
      <ol className="mt-2 divide-y divide-line">
        {clock.dates.map(({ key, day, latest }) => (
          <li key={key} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-2.5 text-sm">
            <span className="font-[650]">{formatDay(day)}</span>
            <span>
              {clockWords[key]?.title}
              <span className="block text-muted">
                {clockWords[key]?.why}
                {latest !== day && `. ${words.later(latest)}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm">
        <strong className="font-[650]">{words.keepPaying}</strong>{' '}
        <span className="text-muted">
          {clock.shielded_until ? words.keepPayingWhy(clock.shielded_until) : words.keepPayingPlain}
        </span>
      </p>
      {kept && <SentForm key={JSON.stringify(sent)} kept={kept} kind={kind} today={today} />}
    </Card>
  )
}

function SentForm({ kept, kind, today }: { kept: KeptStatement; kind: LetterKind; today: CalendarDay }) {
  const { dispatch, busy } = useAction(escrowResource, 'letter')
  const reminding = useCan('email-reminders')
  const [problem, setProblem] = useState<string | null>(null)
  const [draft, setDraft] = useState<SentLetter | null>(kept.letter)

  async function save(letter: SentLetter | null) {
    setProblem(null)
    const outcome = await dispatch({ id: kept.id, letter })
    if (!outcome.ok) return setProblem(outcome.problem.errors?.[0]?.message ?? outcome.problem.detail)
    toast(savedNote(outcome, { title: letter ? words.savedLetter : words.takeBack }))
  }

  if (!draft) {
    return (
      <Button
        className="no-print mt-4"
        onClick={() =>
          setDraft({ kind, mailed_on: today, received_on: null, is_answered: false, reminder_enabled: true })
        }
      >
        {words.sent}
      </Button>
    )
  }
  return (
    <div className="no-print mt-4 grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.mailedOn}>
          <DateInput
            value={draft.mailed_on}
            onChange={event => setDraft({ ...draft, mailed_on: event.target.value })}
          />
        </Field>
        <Field label={words.receivedOn} hint={words.receivedHint} optional>
          <DateInput
            value={draft.received_on ?? ''}
            onChange={event => setDraft({ ...draft, received_on: event.target.value || null })}
          />
        </Field>
      </div>
      <Checkbox
        label={words.answered}
        checked={draft.is_answered}
        onChange={event => setDraft({ ...draft, is_answered: event.target.checked })}
      />
      <Checkbox
        label={words.remind}
        hint={reminding.ok ? undefined : reminding.reason}
        checked={draft.reminder_enabled}
        onChange={event => setDraft({ ...draft, reminder_enabled: event.target.checked })}
      />
      {problem && <Banner tone="danger" announced title={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} onClick={() => void save(draft)}>
          {words.saveLetter}
        </Button>
        {kept.letter && (
          <Button variant="quiet" onClick={() => void save(null)}>
            {words.takeBack}
          </Button>
        )}
      </div>
    </div>
  )
}
