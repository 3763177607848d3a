import { isKnown } from '#domain/figure-source.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { expectedAmount } from '#features/wire-safety/rules.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { refinanceCashWords } from '../refinance-words.ts'
import { cashWords, homeWords, printedCashWords } from '../words.ts'
import { NumberCard } from './number-card.tsx'

/** Cash to bring: as the Closing Disclosure prints it, and until there is one the down payment and the fees. */
export function CashCard({ loan, isRefinance }: { loan: OwnLoan; isRefinance: boolean }) {
  const { view, loading } = useResource(disclosuresResource)
  if (loading) return <Skeleton className="h-64" />
  const printed = expectedAmount(null, view?.papers ?? [])
  if (printed) {
    return <NumberCard label={homeWords.cash} figure={printed.amount} text={printedCashWords(printed.issued_on)} />
  }
  if (isRefinance) {
    const text = refinanceCashWords(loan, isKnown(loan.fees_source))
    return <NumberCard label={homeWords.cash} figure={Math.max(0, loan.fees)} text={text} />
  }
  if (loan.down_payment_amount === null) return null
  return <NumberCard label={homeWords.cash} figure={loan.down_payment_amount + loan.fees} text={cashWords(loan)} />
}
