import { memo } from 'react'
import type { Basis } from '../basis.ts'
import { BasisCard } from './basis-card.tsx'
import { PointsCard } from './points-card.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { RateCard } from './rate-card.tsx'
import { TipsCard } from './tips-card.tsx'
import type { Compared } from './use-verdict.ts'

/** What stands below the lenders: how we know, and what else would help. Its code comes after the answer is drawn. */
export const ComparisonDetails = memo(function ComparisonDetails({
  basis,
  compared,
}: {
  basis: Basis
  compared: Compared
}) {
  return (
    <>
      <div className="mt-5 grid grid-cols-1 gap-5 wrap-anywhere print:hidden">
        <PointsCard compared={compared} />
        <div className="grid gap-5 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
          <RateCard basis={basis} />
          <TipsCard basis={basis} />
        </div>
        {basis.kind === 'own' && <BasisCard basis={basis} />}
      </div>
      <PrintSheet basis={basis} compared={compared} />
    </>
  )
})
