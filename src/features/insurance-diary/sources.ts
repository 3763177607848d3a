import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { baseLoan, insuranceOf } from '#domain/disclosures/loan.ts'
import { firstPaymentAfter } from '#domain/first-payment.ts'
import { toDollars } from '#domain/money.ts'
import { isFhaBaseUnclear, type LoanProgram } from '#domain/mortgage-insurance.ts'
import { mortgageShape } from '#domain/mortgage-type.ts'
import type { PaidLoan } from '#domain/paid-loan.ts'
import { estimateRate } from '#domain/rate-estimate.ts'
import { CLOSED_PROGRAMS, isUsuallyInsured } from '#domain/usual-insurance.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import type { Application, ApplicationView } from '#features/application/model.ts'
import type { Scenario } from '#features/comparison/model.ts'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { lenderName, openDisclosures } from '#features/disclosures/rules.ts'
import { BLANK_DRAFT, type DiaryDraft } from './draft.ts'
import { type Diary, LONGEST_NAME } from './model.ts'

export type SourceKind = 'disclosure' | 'closed' | 'paid-loan' | 'estimate' | 'offer' | 'application' | 'past-loan'

/** A loan with mortgage insurance that the person has entered elsewhere. */
export interface InsuredSource {
  key: string
  kind: SourceKind
  draft: DiaryDraft
  /** Nobody has said when the loan closes. */
  is_day_assumed: boolean
}

export interface KnownLoans {
  application: ApplicationView | undefined
  closure: LoanClosure | null
  scenarios: readonly Scenario[]
  disclosures: readonly SavedDisclosure[]
  /** The loan that is being paid. */
  paid: PaidLoan | null
  /** The closing day of the timeline. */
  closing_on: CalendarDay | null
  /** The day on which the closed loan closed, where somebody has said it. */
  said_closing_on: CalendarDay | null
  today: CalendarDay
  /** By the person's clock. */
  dayOf(instant: string): CalendarDay
}

/** How long a loan usually takes, where nobody has said when it closes. */
const USUAL_DAYS_TO_CLOSING = 45

/** The surest first: what is printed, what has closed, what was offered, what is planned. Saved ones are left out. */
export function insuredSources(known: KnownLoans, saved: readonly Diary[]): InsuredSource[] {
  const sources = [
    ...fromDisclosures(known),
    ...fromClosing(known),
    ...fromPaid(known),
    ...fromOffers(known),
    ...fromApplication(known),
  ]
  const rank: SourceKind[] = ['disclosure', 'closed', 'paid-loan', 'estimate', 'offer', 'application', 'past-loan']
  return sources
    .filter(({ draft }) => !saved.some(diary => diary.name === draft.name && diary.loan_amount === draft.loan_amount))
    .toSorted((one, other) => rank.indexOf(one.kind) - rank.indexOf(other.kind))
}

function fromDisclosures({ disclosures, application, closing_on, today }: KnownLoans): InsuredSource[] {
  const insured = openDisclosures(disclosures).filter(({ disclosure }) => (insuranceOf(disclosure)?.monthly ?? 0) > 0)
  return insured.toReversed().map(({ saved, disclosure }): InsuredSource => {
    const { values } = disclosure
    // Interest runs from the day the money moves.
    const closes_on = values.disbursement_date ?? values.closing_date ?? closing_on
    return {
      key: saved.id,
      kind: disclosure.kind === 'closing-disclosure' ? 'disclosure' : 'estimate',
      is_day_assumed: closes_on === null,
      draft: {
        ...BLANK_DRAFT,
        name: short(lenderName(disclosure) ?? ''),
        loan_program: DISCLOSURE_PROGRAMS[values.loan_type ?? ''] ?? null,
        lives_there: livesThere(application?.completed ?? application?.draft),
        original_value: toDollars(values.sale_price),
        loan_amount: baseLoan(disclosure),
        interest_rate: values.interest_rate,
        rate_can_change: values.interest_rate_can_increase === 'yes',
        months: values.loan_term_months,
        first_payment_on: firstPaymentAfter(closes_on ?? assumedClosing(today)),
        monthly_premium: insuranceOf(disclosure)?.monthly ?? null,
      },
    }
  })
}

function fromClosing({ application, closure, said_closing_on, dayOf }: KnownLoans): InsuredSource[] {
  const current = application?.locked && application.completed && closure?.loan_closed ? application.completed : null
  const closedDayOf = (kind: SourceKind, { closed_on }: LoanClosure) =>
    kind === 'closed' ? said_closing_on : (closed_on ?? null)
  const loans = [
    ...(current && closure ? [{ kind: 'closed' as const, application: current, closure }] : []),
    ...(application?.past_loans ?? []).map(loan => ({ kind: 'past-loan' as const, ...loan })),
  ]
  return loans
    .map(
      ({ kind, application: of, closure: end }): InsuredSource => ({
        key: end.id,
        kind,
        is_day_assumed: closedDayOf(kind, end) === null,
        draft: {
          ...BLANK_DRAFT,
          name: short(end.chosen_lender_name),
          loan_program: end.loan_type === null ? null : CLOSED_PROGRAMS[end.loan_type],
          lives_there: livesThere(of),
          original_value: of.property_value,
          loan_amount: closedBase(end, of.property_value),
          interest_rate: end.interest_rate,
          first_payment_on: firstPaymentAfter(closedDayOf(kind, end) ?? dayOf(end.updated_at)),
        },
      }),
    )
    .filter(({ draft }) => isInsured(draft))
}

/** One that was closed here comes from its closing. What it began with is not what is owed, so that is asked. */
function fromPaid({ paid }: KnownLoans): InsuredSource[] {
  if (!paid?.is_entered || !paid.mortgage_insurance) return []
  return [
    {
      key: 'paid-loan',
      kind: 'paid-loan',
      is_day_assumed: false,
      draft: {
        ...BLANK_DRAFT,
        name: short(paid.servicer),
        loan_program: null,
        original_value: paid.home_value,
        interest_rate: paid.rate,
        months: null,
        first_payment_on: paid.first_payment_on,
        monthly_premium: paid.mortgage_insurance,
      },
    },
  ]
}

function fromOffers({ scenarios, application, closing_on, today }: KnownLoans): InsuredSource[] {
  const asked = application?.completed ?? application?.draft
  if (application?.locked) return []
  return scenarios
    .filter(({ mortgage_insurance_monthly }) => mortgage_insurance_monthly > 0)
    .map(offer => {
      const { months, fixed_months } = mortgageShape(offer.mortgage_type)
      return {
        key: offer.id,
        kind: 'offer',
        is_day_assumed: closing_on === null,
        draft: {
          ...BLANK_DRAFT,
          name: short(offer.name),
          loan_program: offer.loan_program,
          lives_there: livesThere(asked),
          original_value: asked?.property_value ?? null,
          loan_amount: asked?.loan_amount ?? null,
          interest_rate: offer.interest_rate,
          rate_can_change: fixed_months !== undefined,
          months,
          first_payment_on: firstPaymentAfter(closing_on ?? assumedClosing(today)),
          monthly_premium: offer.mortgage_insurance_monthly,
        },
      }
    })
}

function fromApplication({ application, closing_on, today }: KnownLoans): InsuredSource[] {
  const asked = application?.completed ?? application?.draft
  if (!asked || application?.locked) return []
  const draft: DiaryDraft = {
    ...BLANK_DRAFT,
    name: APPLICATION_NAME,
    lives_there: livesThere(asked),
    original_value: asked.property_value,
    loan_amount: asked.loan_amount,
    interest_rate: Math.round(estimateRate(asked).buyer.rate * 1000) / 1000,
    first_payment_on: firstPaymentAfter(closing_on ?? assumedClosing(today)),
  }
  if (!isInsured(draft)) return []
  return [{ key: asked.id, kind: 'application', draft, is_day_assumed: closing_on === null }]
}

const APPLICATION_NAME = 'My application'

const DISCLOSURE_PROGRAMS: Record<string, LoanProgram> = { conventional: 'conventional', fha: 'fha', va: 'va' }

function isInsured({ loan_program, original_value, loan_amount }: DiaryDraft): boolean {
  // Where nobody entered the home's value, only the program says whether there is insurance.
  return isUsuallyInsured(loan_program, loan_amount ?? 0, original_value ?? loan_amount ?? 0)
}

/** Nobody said whether the closed loan has FHA's upfront premium in it: where that decides, it is asked. */
function closedBase({ loan_amount, loan_type }: LoanClosure, value: number | null): number | null {
  const isUnclear = loan_type === 'fha' && loan_amount !== null && isFhaBaseUnclear(loan_amount, value)
  return isUnclear ? null : loan_amount
}

function livesThere(application: Application | null | undefined): boolean {
  const use = application?.property_type
  return use === null || use === undefined || use === 'primary_residence'
}

function assumedClosing(today: CalendarDay): CalendarDay {
  return addDays(today, USUAL_DAYS_TO_CLOSING)
}

function short(name: string): string {
  return name.slice(0, LONGEST_NAME)
}
