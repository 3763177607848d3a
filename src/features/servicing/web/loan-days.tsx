import { DayLinks } from '#web/ui/day-links.tsx'
import { loanDayWords as words } from '../loan-words.ts'
import { servicingDayTitle } from '../servicing-day-words.ts'
import { servicingDays } from '../servicing-days.ts'
import { useOwnedHome } from './use-owned-home.ts'

/** Beside the timeline: the days of the loan that is being paid. */
export function LoanDays() {
  const { home } = useOwnedHome()
  if (!home) return null
  const days = servicingDays(home, home.today).map(day => ({ ...day, title: servicingDayTitle(day), to: day.path }))
  return <DayLinks title={words.title} days={days} today={home.today} />
}
