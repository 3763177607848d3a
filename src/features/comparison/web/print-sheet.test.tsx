import { expect, test } from 'vitest'
import { mount } from '../../../../tests/harness/mount.ts'
import { firstOffers, sampleBasis } from '../basis.ts'
import type { CurrentLoan } from '../current-loan.ts'
import { sourcesOf } from '../offer-sources.ts'
import { PrintSheet } from './print-sheet.tsx'
import { useSuggestedRows } from './use-scenarios.ts'
import { useVerdict } from './use-verdict.ts'

const asked = { loan_amount: 360_000, property_value: 400_000 }
const situation = { guess: null, loan_amount: 360_000, today: '2026-11-18' }
const [insured, partly, expired] = firstOffers(sampleBasis).map(offer => ({
  ...offer,
  sources: sourcesOf(offer, 'typed'),
}))
if (!insured || !partly || !expired) throw new Error('The sample has three lenders.')
const offers: ReturnType<typeof firstOffers> = [
  { ...insured, loan_program: 'fha', mortgage_insurance_monthly: 180 },
  { ...partly, sources: { ...partly.sources, titleInsurance: 'guessed' } },
  { ...expired, expires_on: '2013-03-04' },
]

const loan = { balance: 300_000, annual_rate: 6.5, months_left: 288, servicer: null, takes_cash: false }

function Sheet({ shown = offers, keep = null }: { shown?: typeof offers; keep?: CurrentLoan | null }) {
  const compared = useVerdict(useSuggestedRows(shown), asked, situation, 84, keep)
  return compared && <PrintSheet basis={sampleBasis} compared={compared} />
}

test('[C26] [C49] the printed page has program, insurance and both APRs, which fees are our guess and who was not compared', async () => {
  const { place } = await mount(<Sheet />)
  const rows = [...place.querySelectorAll('tbody tr')].map(row => row.textContent ?? '')
  expect(rows[0]).toContain('30-year fixed, FHA')
  expect(rows[0]).toContain('$180')
  expect(rows[0]).toMatch(/\d\.\d{3}%.*\d\.\d{3}%/)
  expect(rows[0]).not.toContain('our guess')
  expect(rows[1]).toContain('our guess')
  expect(rows[2]?.replaceAll('\u00a0', ' ')).toContain('Expired Mar 4, 2013')
})

test('[C44] the printed line of an offer without a rate says nothing that rests on one', async () => {
  const arm = { ...insured, mortgage_type: '7_1_arm' as const, interest_rate: 0, mortgage_insurance_monthly: 180 }
  const { place } = await mount(<Sheet shown={[arm, ...offers.slice(1)]} />)
  const cells = [...(place.querySelector('tbody tr')?.children ?? [])].map(cell => cell.textContent)
  expect([cells[2], ...cells.slice(4)]).toEqual(['—', '—', '—', '—', 'Add the rate'])
})

test.each([
  ['with cash out', true, 'Without the cash.'],
  ['of a plain refinance that no offer takes part in', false, '—'],
])(
  '[LN14] the printed line of the loan to keep, %s, says why nothing is above or below it',
  async (_name, takes_cash, said) => {
    const { place } = await mount(<Sheet shown={offers.slice(2)} keep={{ ...loan, takes_cash }} />)
    const [, kept] = place.querySelectorAll('tbody tr')
    expect(kept?.lastElementChild?.textContent).toBe(said)
  },
)
