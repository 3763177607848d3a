import { ScenariosPage } from '#features/calculators/web/scenarios-page.tsx'
import { WithPaidLoan } from './with-paid-loan.tsx'

export function Scenarios() {
  return <ScenariosPage WithPaidLoan={WithPaidLoan} />
}
