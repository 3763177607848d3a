import { memo } from 'react'
import { usePrinting } from '#web/ui/use-printing.ts'
import type { Basis } from '../basis.ts'
import { BasisCard } from './basis-card.tsx'
import { PointsCard } from './points-card.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { RateCard } from './rate-card.tsx'
import { TipsCard } from './tips-card.tsx'
import type { Compared } from './use-verdict.ts'

interface ComparisonDetailsProps {
  basis: Basis
  compared: Compared
  /** What was compared at the last pause in typing. */
  debounced: Compared
  /** No lender has said a word yet: there is nothing to buy points from. */
  isEstimate: boolean
}

/** What stands below the lenders, and the sheet of paper. Its code is loaded after the answer is rendered. */
export function ComparisonDetails({ basis, compared, debounced, isEstimate }: ComparisonDetailsProps) {
  const isPrinting = usePrinting()
  return (
    <>
      <Below basis={basis} compared={debounced} isEstimate={isEstimate} />
      {isPrinting && <PrintSheet basis={basis} compared={compared} />}
    </>
  )
}

interface BelowProps {
  basis: Basis
  compared: Compared
  isEstimate: boolean
}

/** How we know, and what else would help. */
const Below = memo(function Below({ basis, compared, isEstimate }: BelowProps) {
  return (
    <div className="mt-5 grid grid-cols-1 gap-5 wrap-anywhere print:hidden">
      {!basis.closed && !isEstimate && <PointsCard compared={compared} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
        <RateCard basis={basis} />
        <TipsCard basis={basis} />
      </div>
      {basis.kind === 'own' && <BasisCard basis={basis} />}
    </div>
  )
})
