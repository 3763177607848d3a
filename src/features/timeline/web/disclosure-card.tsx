import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatLongDay, formatShortDay } from '#domain/day-words.ts'
import { disclosureCardWords } from '#features/timeline/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Term } from '#web/ui/term.tsx'
import { type DisclosureWait, disclosureWait } from '../disclosure-wait.ts'
import { shortWarning } from '../words.ts'

/** The legal wait before closing, counted out day by day. */
export function DisclosureCard({ closing }: { closing: CalendarDay }) {
  const wait = disclosureWait(closing)
  return (
    <Card title={disclosureCardWords.whenMustClosingDisclosure}>
      <p className="serif text-3xl">{formatLongDay(wait.due)}</p>
      <p className="mt-2 max-w-3xl text-sm text-muted">
        {disclosureCardWords.closing}
        {formatLongDay(closing)}
        {disclosureCardWords.the}{' '}
        <Term explanation="Five pages with the final figures of your loan. Compare them line by line with your Loan Estimate.">
          {disclosureCardWords.closingDisclosure}
        </Term>{' '}
        {disclosureCardWords.mustReachLeastThree}
      </p>
      <CountedDays wait={wait} />
    </Card>
  )
}

function CountedDays({ wait }: { wait: DisclosureWait }) {
  return (
    <ol className="mt-5 flex flex-wrap gap-2">
      <DayBox day={wait.due} note="Disclosure in hand" tone="start" />
      {wait.days.map(({ day, counts, warning }) => {
        const isClosing = day === wait.closing
        const count = counts === null ? shortWarning(warning) : `Business day ${counts}`
        return (
          <DayBox
            key={day}
            day={day}
            note={isClosing ? `${count} · Closing` : count}
            tone={isClosing ? 'end' : counts === null ? 'off' : 'counts'}
          />
        )
      })}
    </ol>
  )
}

const TONES = {
  start: 'border-attention/50 bg-attention-soft text-attention-text',
  counts: 'border-line bg-surface',
  off: 'border-dashed border-edge bg-sunk text-muted',
  end: 'border-action bg-action-soft text-action-text',
}

function DayBox({ day, note, tone }: { day: CalendarDay; note: string; tone: keyof typeof TONES }) {
  return (
    <li className={classNames('min-w-28 flex-1 rounded-md border px-3 py-2.5 text-sm sm:flex-none', TONES[tone])}>
      <span className="block font-[560]">{formatShortDay(day)}</span>
      <span className="block text-xs">{note}</span>
    </li>
  )
}
