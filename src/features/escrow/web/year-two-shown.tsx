import { type ReactNode, useMemo } from 'react'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import type { PaidLoan } from '#domain/paid-loan.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { useToday } from '#web/client/use-today.ts'
import { escrowResource } from '../actions.ts'
import { forecast, USUAL_DAYS_TO_CLOSING } from '../forecast.ts'
import type { YearTwoDraft, YearTwoPlan } from '../model.ts'
import type { PlanStart } from '../plan-start.ts'
import { resetWords, yearTwoWords as words } from '../year-two-words.ts'
import { AskCard } from './ask-card.tsx'
import { DisclosuresSayCard } from './disclosures-say-card.tsx'
import { LevelsCard } from './levels-card.tsx'
import { OwnBillsCard } from './own-bills-card.tsx'
import { RiseCard } from './rise-card.tsx'
import { SureCard } from './sure-card.tsx'
import { usePlanStart } from './use-plan-start.ts'
import { YearTwoAnswer } from './year-two-answer.tsx'
import { YearTwoForm } from './year-two-form.tsx'

interface YearTwoShownProps {
  saved: YearTwoPlan | null
  paid: PaidLoan | null
  waiting: ReactNode
}

/** What was saved, or what disclosures, the loan that is paid and the application say. */
export function YearTwoShown({ saved, paid, waiting }: YearTwoShownProps) {
  const today = useToday()
  const start = usePlanStart(paid)
  if (!start) return waiting
  return <Shown saved={saved} start={start} today={today} />
}

function Shown({ saved, start, today }: { saved: YearTwoPlan | null; start: PlanStart; today: CalendarDay }) {
  const form = useDraft(escrowResource, 'plan', {
    start: start.plan as YearTwoDraft,
    // What is still empty is asked for when it is checked.
    input: plan => plan as YearTwoPlan,
    saved: { title: words.saved },
  })
  const plan = form.typed as YearTwoPlan
  const closing = addDays(today, USUAL_DAYS_TO_CLOSING)
  const isOpen = form.typed.insurance_rise === null
  const found = useMemo(() => (isOpen ? null : forecast(plan, closing)), [isOpen, plan, closing])
  const reset = resetWords(plan.property_state, found?.reset ?? null)
  return (
    <div className="grid gap-6">
      {found && (
        <>
          <YearTwoAnswer found={found} />
          <LevelsCard found={found} />
        </>
      )}
      <div className={found ? 'grid items-start gap-6 lg:grid-cols-2' : 'grid max-w-3xl gap-6'}>
        <div className="grid gap-6 empty:hidden">
          {start.tells && <DisclosuresSayCard tells={start.tells} reset={reset} />}
          {found && <RiseCard plan={plan} found={found} />}
          {!start.tells && (found || plan.property_state) && <Reason>{reset}</Reason>}
          {plan.is_new_build && <Reason>{words.newBuildWhy}</Reason>}
          {found && plan.property_state === 'California' && <OwnBillsCard {...found} />}
          {found && <AskCard plan={plan} found={found} today={today} lender={start.lender} />}
        </div>
        <div className="grid gap-6">
          <YearTwoForm form={form} note={noteOf(saved, start)} found={found} closing={closing} />
          {found && <SureCard plan={plan} found={found} />}
        </div>
      </div>
      <p className="text-sm text-muted">{words.law}</p>
    </div>
  )
}

function Reason({ children }: { children: string }) {
  return <p className="rounded-lg border border-line bg-sunk px-5 py-4 text-sm">{children}</p>
}

function noteOf(saved: YearTwoPlan | null, { from, lender }: PlanStart): string {
  if (saved) return words.baseHint
  if (from === null) return words.startHint
  if (from === 'application') return words.fromApplication
  if (from === 'paid-loan') return words.fromPaidLoan
  return lender ? words.fromPaper(lender) : words.fromOnePaper
}
