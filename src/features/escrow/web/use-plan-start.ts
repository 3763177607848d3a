import { useMemo } from 'react'
import type { PaidLoan } from '#domain/paid-loan.ts'
import { applicationResource } from '#features/application/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { ownLoan } from '#features/comparison/own-loan.ts'
import { savedStay } from '#features/comparison/stay.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useSurvey } from '#web/client/use-survey.ts'
import { useToday } from '#web/client/use-today.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { type PlanStart, planStart } from '../plan-start.ts'

/** What disclosures, the loan that is paid and the application say of year one; `undefined` while one of them is on its way. */
export function usePlanStart(paid: PaidLoan | null): PlanStart | undefined {
  const application = useResource(applicationResource)
  const comparison = useResource(comparisonResource)
  const disclosures = useResource(disclosuresResource)
  const timeline = useResource(timelineResource)
  const today = useToday()
  const survey = useSurvey()
  const isRead = ![application, comparison, disclosures, timeline].some(({ loading }) => loading)
  return useMemo(() => {
    if (!isRead) return
    const loan = ownLoan(application.view, comparison.view?.scenarios ?? [], savedStay(browserStorage), today, survey)
    const closing_on =
      timeline.view?.events.find(({ event_key }) => event_key === 'closing_day')?.scheduled_date ?? null
    return planStart({ disclosures: disclosures.view?.papers ?? [], loan, paid, closing_on })
  }, [isRead, application.view, comparison.view, disclosures.view, timeline.view, paid, today, survey])
}
