import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Term } from '#web/ui/term.tsx'
import { RATE_TERMS, type RateItem, type RatesAnswer, type RateTerm } from '../model.ts'
import { isRise, NOT_KNOWN } from '../rate-cards.ts'
import { ageWords, changeWords, kindWords, newsWords, termLabels, weekWords } from '../words.ts'

/** The first row on a desktop. */
const FIRST_CARDS = 3

export function RateCards({ answer, today }: { answer: RatesAnswer | undefined; today: CalendarDay }) {
  const cards = RATE_TERMS.map(term => (
    <li key={term} className="flex">
      <RateCard term={term} item={answer?.rates.find(rate => rate.term === term)} today={today} />
    </li>
  ))
  return (
    <ul className="grid grid-cols-pairs gap-2 sm:gap-4 lg:grid-cols-3">
      {cards.slice(0, FIRST_CARDS)}
      {cards.slice(FIRST_CARDS)}
    </ul>
  )
}

function RateCard({ term, item, today }: { term: RateTerm; item: RateItem | undefined; today: CalendarDay }) {
  return (
    <section className="flex w-full min-w-0 flex-col rounded-lg border border-line bg-surface p-3.5 shadow-lift sm:p-5">
      <h2 className="font-sans text-sm font-[560] tracking-normal text-muted">{termLabels[term]}</h2>
      <p className="serif num mt-1.5 text-4xl">
        {item ? item.rate : <span className="text-2xl text-muted">{newsWords.loading}</span>}
      </p>
      {/* Room for all lines from the start, so that nothing below moves when rates arrive; on a phone a change takes two. */}
      <p className="mt-3 min-h-25 sm:min-h-20 border-t border-line pt-2.5 text-xs text-muted">
        {item && (
          <>
            <Term explanation={kindWords[item.kind].text}>{kindWords[item.kind].label}</Term>
            {item.kind !== 'sample' && (
              <>
                <span className="num block">{formatDay(item.date)}</span>
                <span className="num block">{ageWords(daysBetween(item.date, today))}</span>
              </>
            )}
            {item.change !== NOT_KNOWN && <Change item={item} today={today} />}
          </>
        )}
      </p>
    </section>
  )
}

/** Red for a leading plus, green otherwise; an arrow and words for those who do not see the colours. */
function Change({ item: { change, date }, today }: { item: RateItem; today: CalendarDay }) {
  const rises = isRise(change)
  const falls = change.startsWith('-')
  const Icon = rises ? TrendingUp : falls ? TrendingDown : Minus
  const words = changeWords[rises ? 'up' : falls ? 'down' : 'same']
  return (
    <span
      className={classNames(
        'num flex flex-wrap items-center gap-x-1.5 text-sm font-[560]',
        rises ? 'text-danger-text' : 'text-action-text',
      )}
    >
      <Icon className="size-4" aria-hidden="true" />
      {change.replace('-', '−')}
      <span className="font-normal text-muted">{words(weekWords(date, today))}</span>
    </span>
  )
}
