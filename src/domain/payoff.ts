import { type Schedule, summarize } from './amortization.ts'
import { runLedger } from './ledger.ts'
import { type LoanTerms, soundTerms } from './loan-terms.ts'
import { toCents } from './money.ts'

/** What is paid beyond the level payment. */
export interface ExtraPayments {
  extra_monthly?: number
  /** Months in which the monthly extra is paid; from the first to the last without them. */
  from_month?: number
  to_month?: number
  /** Paid with every twelfth payment. */
  extra_yearly?: number
  one_off?: readonly { month: number; amount: number }[]
}

export interface Payoff extends Schedule {
  /** False when the payments do not repay the loan within twice its months. */
  paid_off: boolean
}

/** A loan repaid with extra payments, until 0.01 or less is owed or twice the scheduled months have passed. */
export function payoff({ payment, ...loan }: LoanTerms & ExtraPayments & { payment?: number }): Payoff {
  const { principal, annual_rate, months } = soundTerms(loan)
  const principal_cents = toCents(principal)
  if (principal_cents === 0 || months === 0) return { ...summarize([]), paid_off: true }
  const longest = months * 2
  const rows = runLedger({
    principal_cents,
    // A payment that the note prints in cents is paid as printed; the exact level payment settles in its last month.
    phases: [
      payment === undefined
        ? { annual_rate, repaid_over: months, lasts: months }
        : { annual_rate, repaid_over: months, lasts: longest, payment_cents: toCents(payment) },
    ],
    extra_cents: extraByMonth(loan, longest),
    month_limit: longest,
    settles_in: payment === undefined ? months : undefined,
  })
  return { ...summarize(rows), paid_off: rows.at(-1)?.balance === 0 }
}

export interface PayoffScenario {
  standard: Payoff
  with_extra: Payoff
  interest_saved: number
  months_saved: number
}

/** The same loan without and with extra payments. */
export function payoffScenario(loan: LoanTerms & ExtraPayments): PayoffScenario {
  const { principal, annual_rate, months } = loan
  const standard = payoff({ principal, annual_rate, months })
  const with_extra = payoff(loan)
  return {
    standard,
    with_extra,
    interest_saved: (Math.round(standard.total_interest * 100) - Math.round(with_extra.total_interest * 100)) / 100,
    months_saved: standard.months - with_extra.months,
  }
}

function extraByMonth(extra: ExtraPayments, longest: number): ((month: number) => number) | undefined {
  const { from_month = 1, to_month = longest } = extra
  const monthly = toCents(extra.extra_monthly ?? 0)
  const yearly = toCents(extra.extra_yearly ?? 0)
  const once = new Map<number, number>()
  for (const { month, amount } of extra.one_off ?? []) once.set(month, (once.get(month) ?? 0) + toCents(amount))
  if (monthly === 0 && yearly === 0 && once.size === 0) return undefined
  return month =>
    (month >= from_month && month <= to_month ? monthly : 0) + (month % 12 === 0 ? yearly : 0) + (once.get(month) ?? 0)
}
