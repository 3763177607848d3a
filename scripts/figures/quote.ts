import { readQuote } from '#features/comparison/quote-text.ts'

/** What is read from a quote, for the command line: `null` for what is not said. */
export function quoteJson(text: string) {
  const quote = readQuote(text)
  return {
    lender: quote.name?.value ?? null,
    rate: quote.interest_rate?.value ?? null,
    apr: quote.apr?.value ?? null,
    points: quote.points?.value ?? null,
    points_amount: quote.points_amount?.value ?? null,
    loan_amount: quote.loan_amount?.value ?? null,
    fees: Object.fromEntries(quote.fees.map(({ name, amount }) => [name, amount])),
    total_fees: quote.total?.value ?? null,
    lender_credit: quote.lender_credit?.value ?? null,
    lock_days: quote.lock_days?.value ?? null,
    unclear: quote.unclear.map(line => quote.lines[line]),
  }
}
