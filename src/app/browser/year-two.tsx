import { YearTwoPage } from '#features/escrow/web/year-two-page.tsx'
import { WithPaidLoan } from './with-paid-loan.tsx'

export function YearTwo() {
  return <YearTwoPage WithPaidLoan={WithPaidLoan} />
}
