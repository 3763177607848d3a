import { addDays, addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { type AdjustmentNotice, adjustmentWindow, servicingDate } from '#domain/servicing/deadlines.ts'
import type { LetterRule } from '#features/escrow/letter-clock.ts'
import { letterDays } from '#features/escrow/letter-clock.ts'
import type { EscrowState } from '#features/escrow/model.ts'
import { reviewInsurance } from './insurance-review.ts'
import { aboutDays } from './letter-days.ts'
import { rateChangeDay } from './loan-rate.ts'
import type { HomeLoan, LetterSubject, QuietKind, ServicingState } from './model.ts'
import { reviewTransfer } from './transfer-review.ts'

/** A day that a loan's owner can be reminded of. */
export interface ServicingDay {
  /** Names it for ever. */
  key: string
  day: CalendarDay
  /** Days ahead on which a reminder is sent. */
  notices: readonly number[]
  isOn: boolean
  /** The page on which it is explained. */
  path: string
  what: ServicingDayKind
  /** Who owes something, where it is known. */
  servicer: string
}

export type ServicingDayKind =
  | { kind: 'answer'; rule: LetterRule; statement_id: string }
  | { kind: 'answer-about'; rule: LetterRule; about: LetterSubject }
  | { kind: TransferKind }
  | { kind: 'payoff-statement' | 'escrow-back' | 'last-escrow-statement' }
  | { kind: 'insurance-charge' | 'insurance-refund' }
  | { kind: 'rate-letter'; notice: Exclude<AdjustmentNotice, 'frequent'> }
  | { kind: QuietKind }

/** `transfer-unsure`: letters name a new servicer, but one alone, or two that say different things, are nothing to pay by. */
type TransferKind = 'new-servicer' | 'transfer-unsure' | 'new-letter' | 'transfer-grace'

/** What days are counted from. */
export interface ServicingDayFacts {
  /** As it was entered or closed; `null` where too little is known. */
  loan: HomeLoan | null
  servicing: ServicingState
  escrow: Pick<EscrowState, 'statements'>
}

/** On the last day that counts in both readings of the rule: nobody is called late before. */
const ON_THE_DAY = [0]
const WEEK_AND_DAY = [7, 0]
/** A month for a letter, and the day itself. */
const MONTH_AND_DAY = [30, 0]

export function servicingDays(facts: ServicingDayFacts, today: CalendarDay): ServicingDay[] {
  const { servicing } = facts
  const { servicer = '' } = facts.loan ?? {}
  return [
    ...answerDays(servicing, servicer),
    ...transferDays(servicing),
    ...loanDays(facts, today),
    ...payoffDays(servicing, servicer),
    ...insuranceDays(servicing, servicer),
  ]
}

function answerDays({ statements, letters }: ServicingState, servicer: string): ServicingDay[] {
  const answers = letterDays(statements).map(
    ({ key, latest, statement, letter }): ServicingDay => ({
      key: `servicing.letter.${statement.id}.${key}`,
      day: latest,
      notices: ON_THE_DAY,
      isOn: letter.reminder_enabled,
      path: '/dashboard/statements',
      what: { kind: 'answer', rule: key, statement_id: statement.id },
      servicer: statement.figures.servicer,
    }),
  )
  const others = aboutDays(letters).map(
    ({ key, latest, about, letter }): ServicingDay => ({
      key: `servicing.about.${about}.${key}`,
      day: latest,
      notices: ON_THE_DAY,
      isOn: letter.reminder_enabled,
      path: changePath(about),
      what: { kind: 'answer-about', rule: key, about },
      servicer,
    }),
  )
  return [...answers, ...others]
}

/** The page with what a loan goes through, at the part that this is about. */
export function changePath(about: LetterSubject): string {
  return `/dashboard/loan-changes#${about}`
}

/** Until the money is back. */
function payoffDays({ payoff }: ServicingState, servicer: string): ServicingDay[] {
  if (!payoff) return []
  const { asked_on, paid_on } = payoff
  const day = (kind: 'payoff-statement' | 'escrow-back' | 'last-escrow-statement', on: CalendarDay): ServicingDay => ({
    key: `servicing.payoff.${kind}`,
    day: on,
    notices: ON_THE_DAY,
    isOn: payoff.reminder_enabled,
    path: changePath('payoff'),
    what: { kind },
    servicer,
  })
  return [
    ...(asked_on && payoff.payoff === null
      ? [day('payoff-statement', servicingDate('payoff-statement', asked_on).day)]
      : []),
    ...(paid_on && !payoff.is_escrow_back ? [day('escrow-back', servicingDate('escrow-back', paid_on).latest)] : []),
    ...(paid_on ? [day('last-escrow-statement', servicingDate('short-year-after-payoff', paid_on).day)] : []),
  ]
}

/** Time for the insurer to write, and for the letter to get there. */
const PROOF_NOTICES = [15, 7, 1]

function insuranceDays({ forced_insurance: notices }: ServicingState, servicer: string): ServicingDay[] {
  if (!notices) return []
  const { earliest_charge, refund_by } = reviewInsurance(notices)
  const day = (kind: 'insurance-charge' | 'insurance-refund', on: CalendarDay, ahead: readonly number[]) => ({
    key: `servicing.insurance.${kind}`,
    day: on,
    notices: ahead,
    isOn: notices.reminder_enabled,
    path: changePath('insurance'),
    what: { kind },
    servicer,
  })
  return [
    ...(earliest_charge && !notices.proof_on ? [day('insurance-charge', earliest_charge, PROOF_NOTICES)] : []),
    ...(refund_by && notices.charge && !notices.is_refunded ? [day('insurance-refund', refund_by, ON_THE_DAY)] : []),
  ]
}

/** One letter alone may be anybody's: only where both say the same is there a day to pay anew. */
function transferDays({ transfer, statements }: ServicingState): ServicingDay[] {
  const { effective_on, grace_until, is_matched } = reviewTransfer(transfer, statements)
  if (!transfer || !effective_on || !grace_until) return []
  const letter = transfer.from_old ?? transfer.from_new
  const day = (kind: TransferKind, on: CalendarDay, notices: readonly number[]) => ({
    key: `servicing.transfer.${kind}`,
    day: on,
    notices,
    isOn: transfer.reminder_enabled,
    path: changePath('transfer'),
    what: { kind },
    servicer: is_matched && letter ? letter.new_servicer : '',
  })
  const first = letter?.first_day_new ?? effective_on
  const missing = servicingDate('transfer-new-letter', effective_on).day
  return [
    day(is_matched ? 'new-servicer' : 'transfer-unsure', first, WEEK_AND_DAY),
    ...(transfer.from_new ? [] : [day('new-letter', missing, ON_THE_DAY)]),
    ...(is_matched ? [day('transfer-grace', grace_until, WEEK_AND_DAY)] : []),
  ]
}

function loanDays({ loan, servicing, escrow }: ServicingDayFacts, today: CalendarDay): ServicingDay[] {
  if (!loan) return []
  const day = (
    what: Extract<ServicingDayKind, { kind: QuietKind | 'rate-letter' }>,
    on: CalendarDay,
    notices: readonly number[],
    path: string,
  ) => ({
    key: `servicing.${what.kind}`,
    day: on,
    notices,
    isOn: !servicing.quiet.includes(what.kind === 'rate-letter' ? 'rate-changes' : what.kind),
    path,
    what,
    servicer: loan.servicer,
  })
  const yearly = escrowStatementDay(loan, escrow, today)
  const { insurance_ends_on } = loan
  const { rate_notice } = servicing
  const changes_on = rateChangeDay(loan, rate_notice)
  const notice = rate_notice?.is_first === false ? 'each' : 'first'
  return [
    ...(yearly ? [day({ kind: 'escrow-statement' }, yearly, ON_THE_DAY, '/dashboard/escrow-check')] : []),
    ...(insurance_ends_on
      ? [day({ kind: 'insurance-ends' }, insurance_ends_on, MONTH_AND_DAY, '/dashboard/statements')]
      : []),
    ...(changes_on && !rate_notice?.sent_on
      ? [day({ kind: 'rate-letter', notice }, adjustmentWindow(notice, changes_on).to, ON_THE_DAY, changePath('rate'))]
      : []),
    ...(changes_on ? [day({ kind: 'rate-changes' }, changes_on, MONTH_AND_DAY, changePath('rate'))] : []),
  ]
}

const STATEMENT_DAYS = 30
const MOST_YEARS = 40

/** The latest lawful day of the next yearly statement: 30 days after the end of the account's year (12 CFR 1024.17(i)). */
function escrowStatementDay(
  loan: HomeLoan,
  { statements }: Pick<EscrowState, 'statements'>,
  today: CalendarDay,
): CalendarDay | null {
  if (loan.escrow === null && statements.length === 0) return null
  const begun = statements
    .flatMap(({ figures }) => figures.year_from ?? [])
    .toSorted()
    .at(-1)
  const first = begun ?? loan.first_payment_on
  if (!first) return null
  const days = Array.from({ length: MOST_YEARS }, (_, year) =>
    addDays(addMonths(first, 12 * (year + 1)), STATEMENT_DAYS - 1),
  )
  return days.find(day => day >= today) ?? null
}
