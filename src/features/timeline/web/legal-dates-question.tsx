import type { CalendarDay } from '#domain/calendar-day.ts'
import { DELIVERIES } from '#domain/legal-dates/facts.ts'
import { Button } from '#web/ui/button.tsx'
import type { KnownLegalFacts, LegalDateEntry } from '../legal-dates.ts'
import type { LegalAnswers, Tell } from '../legal-dates-model.ts'
import { questionWords as words } from '../legal-dates-page-words.ts'
import type { LegalDates } from './use-legal-dates.ts'

interface LegalDatesQuestionProps {
  legalDates: LegalDates
  onTell(change: Tell): void
  /** The closing is on another day. */
  onMoveClosing(): void
}

/** One question at a time: the one that decides most of what is still open. */
export function LegalDatesQuestion({ legalDates, onTell, onMoveClosing }: LegalDatesQuestionProps) {
  const { known, dates, state, busy } = legalDates
  const asked = nextQuestion(known, dates, state.told)
  if (!asked) return null
  const closingWhy = known.is_closed ? words.closedWhy : words.closingWhy
  const why = asked.kind === 'delivery' ? words.deliveryWhy : asked.kind === 'closing' ? closingWhy : words.saturdaysWhy
  return (
    <div className="border-t border-line bg-action-soft/40 px-5 py-4 sm:px-6">
      <p className="font-[560]">{asked.text}</p>
      <p className="mt-0.5 text-sm text-muted">{why}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {asked.kind === 'closing' && (
          <>
            <Button size="sm" loading={busy} onClick={() => onTell({ closing_fixed_on: asked.day })}>
              {known.is_closed ? words.closedYes : words.closingYes}
            </Button>
            <Button size="sm" variant="ghost" onClick={onMoveClosing}>
              {words.closingNo}
            </Button>
          </>
        )}
        {asked.kind === 'delivery' &&
          DELIVERIES.map(delivery => (
            <Button
              key={delivery}
              size="sm"
              variant="ghost"
              onClick={() => onTell({ [`${asked.disclosure}_delivery`]: delivery })}
            >
              {words.deliveries[delivery]}
            </Button>
          ))}
        {asked.kind === 'saturdays' &&
          [true, false].map(answer => (
            <Button
              key={String(answer)}
              size="sm"
              variant="ghost"
              onClick={() => onTell({ lender_open_saturdays: answer })}
            >
              {answer ? words.yes : words.no}
            </Button>
          ))}
      </div>
    </div>
  )
}

type Question =
  | { kind: 'closing'; text: string; day: CalendarDay }
  | { kind: 'delivery'; text: string; disclosure: 'estimate' | 'disclosure' | 'corrected' }
  | { kind: 'saturdays'; text: string }

function nextQuestion(
  known: KnownLegalFacts,
  dates: readonly LegalDateEntry[],
  answers: LegalAnswers,
): Question | null {
  const { facts, guessed, is_closed } = known
  const { closing_on } = facts
  const disclosures = [
    facts.new_wait && ('corrected' as const),
    facts.disclosure && ('disclosure' as const),
    facts.estimate && ('estimate' as const),
  ].filter(disclosure => disclosure !== null)
  const [disclosure] = disclosures
  if (disclosure && answers[`${disclosure}_delivery`] === undefined)
    return { kind: 'delivery', text: words.delivery[disclosure], disclosure }
  if (closing_on !== null && guessed.closing_on) {
    const text = is_closed ? words.closed(closing_on) : words.closing(closing_on)
    return { kind: 'closing', text, day: closing_on }
  }
  const isOpen = dates.some(({ sense, status }) => sense === 'open' && status === 'open')
  if (isOpen && answers.lender_open_saturdays === undefined) return { kind: 'saturdays', text: words.saturdays }
  return null
}
