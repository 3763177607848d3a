import { expect, test } from 'vitest'
import { mount } from '../../../../tests/harness/mount.ts'
import { firstOffers, sampleBasis } from '../basis.ts'
import { PointsCard } from './points-card.tsx'
import { RateCard } from './rate-card.tsx'
import { TipsCard } from './tips-card.tsx'
import { useSuggestedRows } from './use-scenarios.ts'
import { useVerdict } from './use-verdict.ts'

const offers = firstOffers(sampleBasis)
const situation = { guess: null, loan_amount: 400_000, today: '2026-11-18' }

function Cards() {
  const compared = useVerdict(useSuggestedRows(offers), { loan_amount: 400_000 }, situation, 84, null)
  return (
    <>
      {compared && <PointsCard compared={compared} />}
      <RateCard basis={sampleBasis} />
      <TipsCard basis={sampleBasis} />
    </>
  )
}

test('[CM13] points, the parts of the estimate and tips wait folded beside a comparison', async () => {
  const { place } = await mount(<Cards />)
  const folds = [...place.querySelectorAll<HTMLDetailsElement>(':scope > section > details')]
  expect(folds.map(({ open }) => open)).toEqual([false, false, false])
})
