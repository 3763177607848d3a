import type { ReactNode } from 'react'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { dayItemWords, waitWords, dayWords as words } from '../closing-words.ts'
import { dayFacts, dayItemId, dayItems } from '../day-facts.ts'
import { type DisclosureCheck, receivedId } from '../disclosure-check.ts'

interface DayCardProps {
  check: DisclosureCheck
  answers: Record<string, string>
  /** What other features say of the day. */
  advice: ReactNode
  onAnswer(question: string, answer: string | null): void
}

/** When the loan may close, and what to take along and look at on the day. */
export function DayCard({ check, answers, advice, onAnswer }: DayCardProps) {
  const { days, closingDisclosure, earlier, new_wait } = check
  const [reason] = new_wait
  const facts = dayFacts(check)
  const items = dayItems(check)
  const received = receivedId(closingDisclosure)
  const isTooEarly =
    days.closing_on !== null && days.earliest_closing_on !== null && days.closing_on < days.earliest_closing_on
  const sentences = [
    days.closing_on && words.closing(days.closing_on),
    days.earliest_closing_on && words.earliest(days.earliest_closing_on),
    isTooEarly && words.tooEarly,
    !days.is_confirmed && days.received_on && words.presumed(days.received_on),
  ].filter(Boolean)
  return (
    <Card title={words.title} description={sentences.join(' ')}>
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
        <div>
          <p className="text-sm text-muted">
            {reason ? waitWords[reason] : earlier.length > 0 ? waitWords.none : waitWords.first}
          </p>
          <Field label={words.received} className="no-print mt-4 max-w-64">
            <DateInput
              value={answers[received] ?? ''}
              min={closingDisclosure.values.date_issued ?? undefined}
              onChange={({ target }) =>
                (target.value === '' || isCalendarDay(target.value)) && onAnswer(received, target.value || null)
              }
            />
          </Field>
        </div>
        <div>
          <h3 className="text-base font-[560]">{words.checklist}</h3>
          <PhoneFold className="-ml-3.5" show={words.showList(items.length)} hide={words.hideList}>
            <ul className="sm:columns-2 sm:gap-6">
              {items.map(item => (
                <li key={item} className="break-inside-avoid text-sm">
                  <Checkbox
                    label={dayItemWords[item](facts)}
                    checked={answers[dayItemId(item)] === 'yes'}
                    onChange={({ target }) => onAnswer(dayItemId(item), target.checked ? 'yes' : null)}
                  />
                </li>
              ))}
            </ul>
          </PhoneFold>
        </div>
      </div>
      <div className="no-print mt-6 empty:hidden">{advice}</div>
    </Card>
  )
}
