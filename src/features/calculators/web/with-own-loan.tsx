import { lazyPart } from '#web/ui/lazy-part.tsx'
import { CalculatorWaiting } from './calculator-waiting.tsx'
import type { OwnLoanReaderProps } from './own-loan-reader.tsx'

/**
 * What is rendered from the loan that every page starts from, once it is known; from `null` where there is none. What a loan costs
 * is worked out with more code than the calculators have themselves.
 */
export const WithOwnLoan = lazyPart(async () => (await import('./own-loan-reader.tsx')).OwnLoanReader, {
  missing: NoReader,
  fallback: <CalculatorWaiting />,
})

/** Where the code did not come: the calculator starts without the loan. */
function NoReader({ children }: OwnLoanReaderProps) {
  return children(null)
}
