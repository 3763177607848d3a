import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatCents } from '#domain/figures.ts'
import { Card } from '#web/ui/card.tsx'
import { Letter } from '#web/ui/letter.tsx'
import { ASK_SUBJECT, askLetter } from '../ask-letter.ts'
import type { Forecast } from '../forecast.ts'
import { askMeaning } from '../letter-meaning-words.ts'
import type { YearTwoPlan } from '../model.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

interface AskCardProps {
  plan: YearTwoPlan
  found: Forecast
  today: CalendarDay
  lender: string | null
}

/** What changes if the lender plans for the new tax, and the letter that asks for it. */
export function AskCard({ plan, found, today, lender }: AskCardProps) {
  const { stands, ahead } = found
  if (!ahead) return null
  const more = ahead.deposit - stands.deposit
  const rows = [
    { label: words.atClosing, now: stands.deposit, planned: ahead.deposit },
    ...stands.levels.map(({ payment }, at) => ({
      label: words.years[at] ?? '',
      now: payment,
      planned: ahead.levels[at]?.payment ?? payment,
    })),
    { label: words.afterThat, now: stands.after, planned: ahead.after },
  ]
  return (
    <Card id="ask" title={words.whatToAsk} className="scroll-mt-24 ring-2 ring-action">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{words.whatToAsk}</caption>
        <thead>
          <tr className="text-muted">
            <td />
            <th scope="col" className="pb-2 text-right font-normal">
              {words.stands}
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-normal">
              {words.ifTheyDo}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ label, now, planned }) => (
            <tr key={label}>
              <th scope="row" className="py-2 font-normal">
                {label}
              </th>
              <td className="num py-2 text-right">{formatCents(now / 100)}</td>
              <td className="num py-2 pl-3 text-right">{formatCents(planned / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 mb-4 text-sm text-muted">
        {more > 0 ? words.bringMore(more) : words.bringLess} {words.setAside(stands.worst.add)}
      </p>
      <Letter
        text={askLetter(plan, found, { today, lender })}
        meaning={askMeaning?.(plan, found, { today, lender })}
        label={words.letter}
        subject={ASK_SUBJECT}
      />
    </Card>
  )
}
