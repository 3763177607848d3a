import type { Check } from '#domain/disclosures/check.ts'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { dollars } from './figure-text.ts'

/** What a buyer may want to call about. */
export const POINT_KINDS = [
  'above-limit',
  'amount-rises',
  'balloon',
  'negative-amortization',
  'rate-rises',
  'payment-rises',
  'interest-only',
  'penalty',
  'demand',
  'no-escrow',
  'sum',
] as const
export type PointKind = (typeof POINT_KINDS)[number]

export interface Point {
  kind: PointKind
  /** `danger`: money or the home is at stake; `attention`: worth a question. */
  tone: 'danger' | 'attention'
  /** The lines of the disclosure that say it. */
  paths: FieldPath[]
  /** The amount it is about, as the disclosure prints it. */
  amount: string | null
}

/** The lines of one disclosure that deserve a question. `refundCents` is what the check before closing found. */
export function disclosurePoints(disclosure: Disclosure, checks: readonly Check[], refundCents = 0): Point[] {
  const { values, payments } = disclosure
  const points: (Point | false)[] = [
    refundCents > 0 && point('above-limit', 'danger', ['closing_costs'], dollars(refundCents)),
    values.loan_amount_can_increase === 'yes' &&
      point('amount-rises', 'danger', ['loan_amount_can_increase', 'loan_amount_words']),
    values.balloon_payment === 'yes' &&
      point('balloon', 'danger', ['balloon_payment', 'balloon_payment_words'], money(values.balloon_payment_amount)),
    (values.negative_amortization === 'scheduled' || values.negative_amortization === 'possible') &&
      point('negative-amortization', 'danger', ['negative_amortization']),
    values.interest_rate_can_increase === 'yes' &&
      point('rate-rises', 'attention', ['interest_rate_can_increase', 'interest_rate_words']),
    // Where the rate rises the payment does; one question is enough.
    values.principal_and_interest_can_increase === 'yes' &&
      values.interest_rate_can_increase !== 'yes' &&
      point('payment-rises', 'attention', ['principal_and_interest_can_increase', 'principal_and_interest_words']),
    payments.some(({ only_interest }) => only_interest) &&
      point(
        'interest-only',
        'attention',
        payments.flatMap(({ only_interest }, at) => (only_interest ? [`payments.${at}.only_interest` as const] : [])),
      ),
    values.prepayment_penalty === 'yes' &&
      point(
        'penalty',
        'attention',
        ['prepayment_penalty', 'prepayment_penalty_words'],
        money(values.prepayment_penalty_most),
      ),
    values.demand_feature === 'yes' && point('demand', 'attention', ['demand_feature']),
    values.escrow_account === 'no' && point('no-escrow', 'attention', ['escrow_account']),
  ]
  return [...points.filter(one => one !== false), ...sumPoints(checks)]
}

/** A sum of the disclosure that does not add up. One question for all of them: the lender made one disclosure. */
function sumPoints(checks: readonly Check[]): Point[] {
  const open = checks.filter(({ ok, tier }) => !ok && tier === 'sum')
  return open.length === 0 ? [] : [point('sum', 'attention', [...new Set(open.flatMap(({ fields }) => fields))])]
}

function point(kind: PointKind, tone: Point['tone'], paths: FieldPath[], amount: string | null = null): Point {
  return { kind, tone, paths, amount }
}

function money(cents: number | null): string | null {
  return cents === null ? null : dollars(cents)
}

const ANSWERS = [
  'loan_amount_can_increase',
  'interest_rate_can_increase',
  'principal_and_interest_can_increase',
  'prepayment_penalty',
  'balloon_payment',
] as const

/** Whether the disclosure's own five answers are known: without them nobody can say that nothing stands out. */
export function answersAreKnown({ values }: Disclosure): boolean {
  return ANSWERS.every(key => values[key] !== null)
}
