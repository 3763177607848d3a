import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import type { Outcome } from '#resources/problem.ts'
import { useCan } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Checkbox } from './checkbox.tsx'
import { DateInput } from './date-input.tsx'
import { Field } from './field.tsx'
import { Letter } from './letter.tsx'
import { toast } from './toast.ts'

type LetterKind = 'error' | 'information'

/** A letter from the day it was mailed on. */
interface Sent {
  kind: LetterKind
  mailed_on: CalendarDay
  received_on: CalendarDay | null
  is_answered: boolean
  reminder_enabled: boolean
}

interface Clock {
  received_on: CalendarDay
  is_proof: boolean
  dates: readonly { key: string; day: CalendarDay; latest: CalendarDay }[]
  shielded_until: CalendarDay | null
}

export interface LetterCardWords {
  letter: string
  letterError: string
  letterInformation: string
  letterHint: string
  clockBefore: string
  clockAfter(day: CalendarDay, isProof: boolean): string
  later(day: CalendarDay): string
  keepPaying: string
  keepPayingWhy(day: CalendarDay): string
  keepPayingPlain: string
  sent: string
  mailedOn: string
  receivedOn: string
  receivedHint: string
  answered: string
  remind: string
  saveLetter: string
  savedLetter: string
  takeBack: string
}

interface LetterClockCardProps {
  words: LetterCardWords
  /** What each date of the clock means. */
  dateWords: Record<string, { title: string; why: string } | undefined>
  text: string
  /** What the letter says in the language of the page, where that is not English. */
  meaning?: string | null | undefined
  subject: string
  kind: LetterKind
  clock: Clock
  sent: Sent | null
  today: CalendarDay
  /** Absent until what the letter is about is saved: its days are kept with it. */
  onSave?: ((letter: Sent | null) => Promise<Outcome<unknown>>) | undefined
}

/** The letter with its figures; the clock is conditional until it was sent. */
export function LetterClockCard(props: LetterClockCardProps) {
  const { words, dateWords, text, meaning, subject, kind, clock, sent, today, onSave } = props
  return (
    <Card
      id="letter"
      title={words.letter}
      description={kind === 'error' ? words.letterError : words.letterInformation}
      className="scroll-mt-24 ring-2 ring-action"
    >
      <p className="mb-3 text-sm text-muted">{words.letterHint}</p>
      <Letter text={text} meaning={meaning} label={words.letter} subject={subject} />
      <p className="mt-5 font-[560]">
        {sent ? words.clockAfter(clock.received_on, clock.is_proof) : words.clockBefore}
      </p>
      <ol className="mt-2 divide-y divide-line">
        {clock.dates.map(({ key, day, latest }) => (
          <li key={key} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-2.5 text-sm">
            <span className="font-[650]">{formatDay(day)}</span>
            <span>
              {dateWords[key]?.title}
              <span className="block text-muted">
                {dateWords[key]?.why}
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
      {onSave && (
        <SentForm key={JSON.stringify(sent)} words={words} sent={sent} kind={kind} today={today} onSave={onSave} />
      )}
    </Card>
  )
}

type SentFormProps = Pick<LetterClockCardProps, 'words' | 'sent' | 'kind' | 'today'> &
  Required<Pick<LetterClockCardProps, 'onSave'>>

function SentForm({ words, sent, kind, today, onSave }: SentFormProps) {
  const reminding = useCan('email-reminders')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [draft, setDraft] = useState<Sent | null>(sent)

  async function save(letter: Sent | null) {
    setProblem(null)
    setBusy(true)
    const outcome = (await onSave?.(letter)) ?? null
    setBusy(false)
    if (!outcome) return
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
        {sent && (
          <Button variant="quiet" onClick={() => void save(null)}>
            {words.takeBack}
          </Button>
        )}
      </div>
    </div>
  )
}
