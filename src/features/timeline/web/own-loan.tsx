import { applicationResource } from '#features/application/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { FromApplication } from '#web/ui/from-application.tsx'
import { ownLoanWords } from '../own-loan-words.ts'

/** Which loan the dates and rights are for, once the application says where. */
export function OwnLoan() {
  const { view } = useResource(applicationResource)
  // The answers of a closed loan cannot be edited any more.
  const text = view?.locked ? null : ownLoanWords(view?.completed ?? view?.draft)
  return text && <FromApplication isClosed={false}>{text}</FromApplication>
}
