import { useMemo } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { SurveyRate } from '#domain/survey-rate.ts'
import { applicationResource } from '#features/application/actions.ts'
import { closureResource } from '#features/closure/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { escrowResource } from '#features/escrow/actions.ts'
import type { EscrowState } from '#features/escrow/model.ts'
import { insuranceDiaryResource } from '#features/insurance-diary/actions.ts'
import type { Diary } from '#features/insurance-diary/model.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { NO_ANSWERS } from '#features/timeline/legal-dates-model.ts'
import { saidClosingDay } from '#features/timeline/said-closing.ts'
import type { Problem } from '#resources/problem.ts'
import { dayHere } from '#web/client/browser-action-context.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useSurvey } from '#web/client/use-survey.ts'
import { useToday } from '#web/client/use-today.ts'
import { useLoans } from '#web/loans/use-loans.ts'
import { servicingResource } from '../actions.ts'
import { closedHomeLoan, closedLoanDraft } from '../closed-home-loan.ts'
import { BLANK_LOAN, type LoanDraft } from '../loan-draft.ts'
import { type LoanFacts, loanFacts } from '../loan-facts.ts'
import type { HomeLoan, ServicingState } from '../model.ts'

export interface OwnedHome {
  /** Entered by its owner, else as it was closed here; `null` where too little is known. */
  loan: HomeLoan | null
  /** What its form begins with. */
  start: LoanDraft
  /** The same without what is only planned: statements are held against nothing that nobody said. */
  checked: HomeLoan | null
  facts: LoanFacts | null
  /** Its owner entered or changed it. */
  is_entered: boolean
  /** The day of its first new rate is our count from its disclosures or its offer; its owner is asked for it. */
  is_rate_day_counted: boolean
  /** It was closed or entered, and has not ended. */
  is_owned: boolean
  /** Nothing is saved for the loan that the page is about, so another can be entered here. */
  is_blank: boolean
  servicing: ServicingState
  escrow: EscrowState
  diaries: readonly Diary[]
  disclosures: number
  survey: SurveyRate
  today: CalendarDay
}

export interface OwnedHomeReading {
  home: OwnedHome | undefined
  problem: Problem | undefined
  refetch(): Promise<unknown>
}

const NO_ESCROW: EscrowState = { plan: null, statements: [] }

/** The loan that is being paid, with all that other pages know of it. */
export function useOwnedHome(): OwnedHomeReading {
  const { current } = useLoans()
  const servicing = useResource(servicingResource)
  const application = useResource(applicationResource)
  // Guests have none; theirs is entered.
  const closures = useResource(closureResource)
  const comparison = useResource(comparisonResource)
  const disclosures = useResource(disclosuresResource)
  const timeline = useResource(timelineResource)
  const legalDates = useResource(legalDatesResource)
  const escrow = useResource(escrowResource)
  const diaries = useResource(insuranceDiaryResource)
  const today = useToday()
  const survey = useSurvey()
  const isLoading = [application, closures, comparison, disclosures, timeline, legalDates, escrow, diaries].some(
    ({ loading }) => loading,
  )
  const state = current?.state
  const home = useMemo((): OwnedHome | undefined => {
    const saved = servicing.view
    if (!saved || isLoading) return undefined
    const closure = closures.view?.closure ?? null
    const events = timeline.view?.events ?? []
    const closed = {
      closure,
      answers: application.view?.completed ?? null,
      offers: comparison.view?.scenarios ?? [],
      disclosures: disclosures.view?.papers ?? [],
      plan: escrow.view?.plan ?? null,
      closed_on: closure && saidClosingDay(closure, events, (legalDates.view ?? NO_ANSWERS).told, dayHere),
    }
    const loan = saved.loan ?? closedHomeLoan(closed)
    const { completed, draft } = application.view ?? { completed: null, draft: null }
    return {
      loan,
      start: loan ?? closedLoanDraft(closed) ?? BLANK_LOAN,
      checked: saved.loan ?? closedHomeLoan({ ...closed, plan: null }),
      facts: loan && loanFacts(loan, saved, today),
      is_entered: saved.loan !== null,
      is_rate_day_counted: saved.loan === null && saved.rate_notice === null && loan?.rate_changes_on != null,
      is_owned: state !== 'ended' && (state === 'owned' || saved.loan !== null),
      is_blank: !completed && !draft && closed.offers.length === 0 && (state ?? 'planning') === 'planning',
      servicing: saved,
      escrow: escrow.view ?? NO_ESCROW,
      diaries: diaries.view?.diaries ?? [],
      disclosures: closed.disclosures.length,
      survey,
      today,
    }
  }, [
    servicing.view,
    isLoading,
    closures.view,
    application.view,
    comparison.view,
    disclosures.view,
    timeline.view,
    legalDates.view,
    escrow.view,
    diaries.view,
    state,
    survey,
    today,
  ])
  return { home, problem: servicing.view ? undefined : servicing.problem, refetch: servicing.refetch }
}
