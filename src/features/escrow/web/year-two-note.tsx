import { CalendarRange } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addDays } from '#domain/calendar-day.ts'
import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { escrowResource } from '../actions.ts'
import { forecast, USUAL_DAYS_TO_CLOSING } from '../forecast.ts'
import type { YearOneFigures } from '../model.ts'
import { yearTwoNoteWords as words } from '../year-two-words.ts'
import { usePlanStart } from './use-plan-start.ts'

export interface YearTwoNoteProps {
  /**
   * What is shown before there are numbers to estimate with: always the way there, nothing, or nothing without a disclosure.
   */
  offered: 'always' | 'estimated' | 'with-paper'
  /** What the page itself counts with; numbers that were saved stand before it, and it before disclosures and application. */
  figures?: YearOneFigures | null
  /** Stands there until it is known. */
  waiting?: ReactNode
}

/** Beside a monthly payment: year one, and the level after it, as an estimate. */
export function YearTwoNote({ offered, figures = null, waiting = null }: YearTwoNoteProps) {
  const today = useToday()
  const { view: saved, loading } = useResource(escrowResource)
  const disclosures = useResource(disclosuresResource).view
  const application = useResource(applicationResource).view
  const start = usePlanStart(null)
  if (loading || !start) return waiting
  if (!saved) return null
  // Neither a refinance nor a loan that was closed has a sale ahead, which is what moves the tax.
  if (!saved.plan && (refinances(application) || application?.closed)) return null
  const plan = saved.plan ?? { ...start.plan, ...figures }
  const found = forecast(plan, addDays(today, USUAL_DAYS_TO_CLOSING))
  const hasDisclosure = (disclosures?.papers.length ?? 0) > 0
  if (offered === 'with-paper' && !saved.plan && !hasDisclosure) return null
  if (offered === 'estimated' && !found) return null
  const from = saved.plan ? 'saved' : figures ? 'figures' : start.from
  return (
    <Banner
      tone="neutral"
      className="mb-6"
      icon={<CalendarRange className="size-5" />}
      title={found ? words.known(found) : words.unknown}
      actions={
        <LinkButton as={Link} variant="ghost" size="sm" to="/dashboard/year-two" className="no-print">
          {found ? words.open : words.count}
        </LinkButton>
      }
    >
      {found ? words.knownWhy(from, found, plan.insurance_rise) : words.unknownWhy}
    </Banner>
  )
}
