import { estimateFees } from '#domain/fee-estimate.ts'
import { PLAIN_TERMS } from '#features/comparison/model.ts'
import { OF_NO_DISCLOSURE } from '../harness/offers.ts'

const HARBOR = '11111111-1111-4111-8111-111111111111'
const COUNTY = '22222222-2222-4222-8222-222222222222'
const NOBODY = '33333333-3333-4333-8333-333333333333'
const tenFees = estimateFees(320_000)

/** An offer with all that the comparison's form holds. */
export const savedOffer = (name: string, id = HARBOR) => {
  const { totalFees: _sum, ...fees } = tenFees
  return {
    id,
    name,
    interest_rate: 6.5,
    mortgage_type: '30_year_fixed',
    fees,
    ...PLAIN_TERMS,
    ...OF_NO_DISCLOSURE,
  }
}
export const comparisonScript: Record<string, unknown[]> = {
  save: [
    { offers: [savedOffer('Harbor', HARBOR), savedOffer('County', COUNTY.toUpperCase())] },
    { offers: [{ ...savedOffer('Harbor', HARBOR), interest_rate: 'soon' }] },
    { offers: [] },
    { offers: [savedOffer('County', COUNTY)] },
    { offers: [{ name: 'Harbor', id: HARBOR }] },
    { offers: [savedOffer('Harbor', 'no id')] },
    {},
    null,
  ],
  add: [
    { id: HARBOR, name: 'Harbor', interest_rate: 6.5, mortgage_type: '30_year_fixed', fees: tenFees },
    { id: HARBOR, name: 'Harbor again', interest_rate: 6.5, mortgage_type: '30_year_fixed', fees: tenFees },
    { id: COUNTY, name: ' First County ', interest_rate: '6 3/8', mortgage_type: '5_1_arm', fees: tenFees },
    {
      name: 'Prairie',
      interest_rate: 'soon',
      mortgage_type: '15_year_fixed',
      fees: { ...tenFees, otherFee: '$1,250' },
    },
    { name: '', interest_rate: 6, mortgage_type: '30_year_fixed', fees: tenFees },
    { name: 'Huge', interest_rate: 1e300, mortgage_type: '30_year_fixed', fees: tenFees },
    { name: 'Odd', interest_rate: 6, mortgage_type: '40_year_dream', fees: tenFees },
    { name: 'No fees', interest_rate: 6, mortgage_type: '30_year_fixed' },
    null,
  ],
  update: [
    { id: HARBOR, interest_rate: 6.25 },
    { id: COUNTY, name: '<script>alert(1)</script>', fees: { originationFee: 1, totalFees: 5 } },
    { id: HARBOR, fees: { otherFee: 'not a number' }, mortgage_type: '10_1_arm' },
    { id: HARBOR, fees: { otherFee: -1 } },
    { id: HARBOR, interest_rate: -1 },
    { id: NOBODY, name: 'Nobody' },
    { id: 'no id', name: 'Nobody' },
    { name: 'Nobody' },
  ],
  choose: [
    { id: HARBOR, is_chosen: true },
    { id: COUNTY, is_chosen: true },
    { id: COUNTY, is_chosen: true },
    { id: HARBOR, is_chosen: false },
    { id: NOBODY, is_chosen: true },
    { id: HARBOR, is_chosen: 'perhaps' },
    { id: HARBOR },
  ],
  remove: [{ id: COUNTY }, { id: COUNTY }, { id: NOBODY }, { id: HARBOR }, {}],
}
