import { describe, expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { OF_NO_DISCLOSURE } from '../../../tests/harness/offers.ts'
import { editedRow, newRow, placed, remember, type Step, withRow } from './comparison-draft.ts'
import type { DraftOffer } from './draft.ts'
import { PLAIN_TERMS } from './model.ts'

const { totalFees: _sum, ...fees } = estimateFees(400_000)
const figures = {
  interest_rate: 6.5,
  mortgage_type: '30_year_fixed',
  fees,
  ...PLAIN_TERMS,
  ...OF_NO_DISCLOSURE,
} as const
const row = (name: string, more: Partial<DraftOffer> = {}): DraftOffer => ({
  id: `id-${name}`,
  name,
  ...figures,
  created_at: '2026-11-15T12:00:00.000Z',
  mark: 1,
  is_chosen: false,
  ...more,
})
const LATER = Date.parse('2026-11-15T13:00:00.000Z')

describe('[X90] [C18] undoing', () => {
  const step = (gesture: string, at: number): Step => ({ id: 'a', before: row(String(at)), gesture, at })

  test('typing in one field is one step, whatever the number of keys', () => {
    const past = [0, 500, 1_000].reduce<readonly Step[]>((past, at) => remember(past, step('rate', at)), [])
    expect(past).toMatchObject([{ before: { name: '0' }, at: 1_000 }])
  })

  test('another field or a pause begins a new step, and the last fifty are held', () => {
    expect(
      ['rate', 'fees', 'fees'].reduce<readonly Step[]>(
        (past, field, at) => remember(past, step(field, at * 5_000)),
        [],
      ),
    ).toHaveLength(3)
    const many = Array.from({ length: 60 }, (_, at) => step('rate', at * 10_000)).reduce<readonly Step[]>(remember, [])
    expect([many.length, many[0]?.at]).toEqual([50, 100_000])
  })

  test('a removed lender is put back where it stood, with its look if nobody has it by now', () => {
    const [a, b] = [row('A'), row('B', { created_at: '2026-11-15T12:30:00.000Z', mark: 2 })]
    expect(withRow([b], a.id, a)).toEqual([a, b])
    expect(withRow([{ ...b, mark: 1 }], a.id, a)).toMatchObject([{ name: 'A', mark: 2 }, { name: 'B' }])
    expect(withRow([a, b], b.id, null)).toEqual([a])
    expect(withRow([a, b], a.id, { ...a, name: 'C' })).toMatchObject([{ name: 'C', mark: 1 }, b])
  })
})

test('[C42] a typed figure is typed; a newer rate has no end', () => {
  const disclosure = row('A', { expires_on: '2026-12-01', sources: { interest_rate: 'read', otherFee: 'guessed' } })
  expect(editedRow(disclosure, { interest_rate: 6, fees: { otherFee: 5 } })).toMatchObject({
    interest_rate: 6,
    expires_on: null,
    fees: { ...fees, otherFee: 5 },
    sources: { interest_rate: 'typed', otherFee: 'typed' },
  })
  expect(editedRow(disclosure, { name: 'B' })).toEqual({ ...disclosure, name: 'B' })
})

describe('[X92] whatever arrives first', () => {
  test('new lenders come after those that are there, in the order of the page', () => {
    const a = row('A')
    const one = newRow([a], 'id-one', figures, LATER)
    const two = newRow([a, one], 'id-two', figures, LATER)
    expect([one, two]).toMatchObject([
      { name: 'Lender 2', mark: 2, created_at: '2026-11-15T12:59:00.001Z' },
      { name: 'Lender 3', mark: 3, created_at: '2026-11-15T12:59:00.002Z' },
    ])
    expect(withRow([two, a], one.id, one)).toEqual([a, one, two])
  })

  test('the suggested ones keep their order when they become the buyer’s own', () => {
    const fresh = [row('1'), row('2')].map(({ created_at: _none, ...rest }) => rest)
    const own = placed(fresh, LATER)
    expect(own.map(({ created_at }) => created_at)).toEqual(['2026-11-15T12:59:00.001Z', '2026-11-15T12:59:00.002Z'])
    expect(placed(own, LATER + 5_000)).toEqual(own)
  })
})
