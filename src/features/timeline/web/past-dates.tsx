import { History } from 'lucide-react'
import { isCalendarDay } from '#domain/calendar-day.ts'
import type { PastDates as Dates, PastLoan } from '#features/application/model.ts'
import { pastDatesWords as words } from '../past-words.ts'
import { ownNotes } from '../rules.ts'
import { eventWords } from '../words.ts'
import { FoldingCard } from './folding-card.tsx'

/** What stood on the timelines of loans that are over. Nothing here can be changed, and nothing reminds. */
export function PastDates({ loans }: { loans: readonly PastLoan[] }) {
  return (
    <FoldingCard icon={<History className="size-5" />} title={words.title} summary={words.summary} starts="folded">
      <div className="grid gap-6">
        {loans.map(
          ({ id, closure, dates }) =>
            dates && (
              <section key={id}>
                <h3 className="text-base font-[560] wrap-anywhere">{words.loan(closure.chosen_lender_name)}</h3>
                <ul className="mt-2 text-sm">
                  {dates.events.map(event => (
                    <Event key={event.event_key} {...event} />
                  ))}
                  <Lock lock={dates.lock} />
                </ul>
              </section>
            ),
        )}
      </div>
    </FoldingCard>
  )
}

function Event({ event_key, scheduled_date, completed, notes }: Dates['events'][number]) {
  const { title } = eventWords[event_key]
  const own = ownNotes({ event_key, notes })
  return (
    <li className="border-t border-line py-2.5">
      <div className="justify-between gap-x-6 sm:flex">
        <p className="font-[560]">{title}</p>
        <p className="num text-muted">
          {words.day(scheduled_date)} · {completed ? words.done : words.open}
        </p>
      </div>
      {own && <p className="mt-1 text-muted wrap-anywhere whitespace-pre-line">{own}</p>}
    </li>
  )
}

function Lock({ lock }: Pick<Dates, 'lock'>) {
  const until = lock?.ends_on
  if (!isCalendarDay(until)) return null
  return (
    <li className="justify-between gap-x-6 border-t border-line py-2.5 sm:flex">
      <p className="font-[560]">{words.lock}</p>
      <p className="num text-muted">{words.until(until)}</p>
    </li>
  )
}
