import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LegalFacts } from '#domain/legal-dates/facts.ts'
import { applicationResource } from '#features/application/actions.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { disclosureDays } from '#features/disclosures/disclosure-days.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { knownLegalFacts } from '#features/timeline/legal-dates.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { NO_ANSWERS } from '#features/timeline/legal-dates-model.ts'
import { disclosuresFor, loanContext } from '#features/timeline/loan-context.ts'
import { zoneHere } from '#web/client/browser-action-context.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FLOATING, type RateLock } from '../model.ts'
import { lockGuard } from '../rules.ts'
import { lockedLoan, lockOnDisclosure } from '../sources.ts'
import { lockPageWords as words } from '../words.ts'
import { ExtensionCard } from './extension-card.tsx'
import { FloatingCard } from './floating-card.tsx'
import { GuardCard } from './guard-card.tsx'
import { LockForm } from './lock-form.tsx'
import { WaitCostCard } from './wait-cost-card.tsx'

/** The answer, what it rests on, and what to do about it. */
export function LockShown({ lock, waiting }: { lock: RateLock | null; waiting: ReactNode }) {
  const application = useResource(applicationResource)
  const timeline = useResource(timelineResource)
  const disclosures = useResource(disclosuresResource)
  const legalDates = useResource(legalDatesResource)
  const today = useToday()
  if ([application, timeline, disclosures, legalDates].some(({ loading }) => loading)) return waiting
  if (application.view?.locked) {
    return (
      <EmptyState icon={<KeyRound className="size-6" />} title={words.closed}>
        {words.closedWhy}
      </EmptyState>
    )
  }
  const answers = application.view?.completed ?? application.view?.draft
  const context = loanContext(answers)
  const events = timeline.view?.events ?? []
  const { current: saved } = disclosuresFor(disclosures.view?.papers ?? [], events, today)
  const { facts } = knownLegalFacts({
    events,
    context,
    papers: disclosureDays(saved),
    legalDates: legalDates.view ?? NO_ANSWERS,
  })
  const printed = lockOnDisclosure(saved)
  const loan = lockedLoan(saved, answers?.loan_amount)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-6">
        {lock ? <Guarded lock={lock} facts={facts} loan={loan} /> : <FloatingCard isStated={false} facts={facts} />}
      </div>
      <div id="lock" className="scroll-mt-20 lg:row-span-2">
        <LockForm start={printed?.lock ?? FLOATING} note={!lock && printed ? printed.lender : undefined} />
      </div>
      <ExtensionCard />
    </div>
  )
}

/** Whether the lock holds, by the hour where the browser is. */
function Guarded({ lock, facts, loan }: { lock: RateLock; facts: LegalFacts; loan: ReturnType<typeof lockedLoan> }) {
  const today = useToday()
  const guard = lockGuard(lock, facts, { today, now: Date.now(), zone: zoneHere() })
  if (!guard) return <FloatingCard isStated facts={facts} />
  return (
    <>
      <GuardCard lock={lock} guard={guard} facts={facts} />
      {lock.interest_rate !== null && loan && (
        <WaitCostCard loan={loan} interest_rate={lock.interest_rate} today={today} />
      )}
    </>
  )
}
