import { DiaryPage } from '#features/insurance-diary/web/diary-page.tsx'
import { WithPaidLoan } from './with-paid-loan.tsx'

export function InsuranceDiary() {
  return <DiaryPage WithPaidLoan={WithPaidLoan} />
}
