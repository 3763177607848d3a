import { describe, expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { OF_NO_PAPER } from '../../../tests/harness/offers.ts'
import {
  addOffer,
  type ComparisonDraft,
  dropOffer,
  editOffer,
  emptyDraft,
  isUntouched,
  putBack,
  receiveStored,
  removeOffer,
  shownRows,
  undoLast,
  unsaved,
} from './comparison-draft.ts'
import { draftOf } from './draft.ts'
import { PLAIN_TERMS, type Scenario } from './model.ts'

const figures = {
  interest_rate: 6.5,
  mortgage_type: '30_year_fixed',
  fees: estimateFees(400_000),
  ...PLAIN_TERMS,
  ...OF_NO_PAPER,
} as const

const stored = (name: string): Scenario => ({
  id: `id-${name}`,
  name,
  ...figures,
  created_at: '2026-11-15T12:00:00.000Z',
  mark: 1,
  is_chosen: false,
})
const [a, b] = [stored('A'), stored('B')]
const samples = [draftOf(stored('Sample 1')), draftOf(stored('Sample 2'))]
const opened = (scenarios: readonly Scenario[] = [a, b]) => receiveStored(emptyDraft(samples), scenarios)
const names = (draft: ComparisonDraft) => shownRows(draft).map(row => row.name)
const rate = (draft: ComparisonDraft) => shownRows(draft)[0]?.interest_rate

describe('[X90] what shows before anything is saved', () => {
  test('the suggested lenders, until something is stored or typed', () => {
    const first = opened([])
    expect(isUntouched(first)).toBe(true)
    expect(names(first)).toEqual(['Sample 1', 'Sample 2'])
    expect(unsaved(first)).toEqual([])
    expect(names(opened())).toEqual(['A', 'B'])
  })

  test('the first change makes all of them the buyer’s own', () => {
    const changed = editOffer(opened([]), samples[0]?.id ?? '', { interest_rate: 6 }, 0)
    expect(isUntouched(changed)).toBe(false)
    expect(unsaved(changed).map(pending => pending.do)).toEqual(['add', 'add'])
  })

  test('a better suggestion replaces only what nobody touched', () => {
    const better = [draftOf(stored('Estimate'))]
    expect(names({ ...opened([]), suggested: better })).toEqual(['Estimate'])
    const mine = addOffer(opened([]), 'id-new', figures, 0)
    expect(names({ ...mine, suggested: better })).toEqual(['Sample 1', 'Sample 2', 'Lender 3'])
  })
})

describe('[X90] [C18] undoing', () => {
  test('typing in one field is one step, whatever the number of keys', () => {
    const typed = [6, 6.2, 6.25].reduce(
      (draft, interest_rate, key) => editOffer(draft, a.id, { interest_rate }, key * 500),
      opened(),
    )
    expect(rate(typed)).toBe(6.25)
    expect(rate(undoLast(typed))).toBe(6.5)
    expect(undoLast(typed).past).toEqual([])
  })

  test('another field, another fee or a pause begins a new step', () => {
    const fee = editOffer(editOffer(opened(), a.id, { interest_rate: 6 }, 0), a.id, { fees: { otherFee: 5 } }, 10)
    const other = editOffer(fee, a.id, { fees: { titleInsurance: 9 } }, 20)
    const later = editOffer(other, a.id, { fees: { titleInsurance: 7 } }, 5_000)
    expect(later.past).toHaveLength(4)
    expect(shownRows(undoLast(later))[0]?.fees).toMatchObject({ otherFee: 5, titleInsurance: 9 })
  })

  test('undoing is not itself something to undo, and with nothing left changes nothing', () => {
    const twice = addOffer(removeOffer(opened(), a.id, 0), 'id-new', figures, 1)
    expect(names(undoLast(twice))).toEqual(['B'])
    expect(names(undoLast(undoLast(twice)))).toEqual(['A', 'B'])
    const back = undoLast(undoLast(twice))
    expect(undoLast(back)).toBe(back)
    expect(unsaved(back)).toEqual([])
  })

  test('the last fifty steps are kept', () => {
    let draft = opened()
    for (let step = 0; step < 60; step++) draft = editOffer(draft, a.id, { interest_rate: step }, step * 10_000)
    expect(draft.past).toHaveLength(50)
  })

  test('a removed lender is put back where it stood, once', () => {
    const row = draftOf(a)
    const back = putBack(removeOffer(opened(), a.id, 0), row, 0, 1)
    expect(names(back)).toEqual(['A', 'B'])
    expect(putBack(back, row, 0, 2)).toBe(back)
  })
})

describe('[X92] whatever arrives first', () => {
  const LATER = Date.parse('2026-11-15T13:00:00.000Z')
  const places = (draft: ComparisonDraft) => shownRows(draft).map(row => row.created_at ?? '')

  test('new lenders come after those that are there, in the order of the page, also when sent again', () => {
    const added = addOffer(addOffer(opened(), 'id-one', figures, LATER), 'id-two', figures, LATER)
    expect(places(added)).toEqual(places(added).toSorted())
    expect(new Set(places(added).slice(1)).size).toBe(3)
    expect(places(editOffer(added, 'id-one', { name: 'One' }, LATER + 5_000))).toEqual(places(added))
    expect(unsaved(added).map(({ input }) => 'created_at' in input && input.created_at)).toEqual(places(added).slice(2))
  })

  test('the suggested ones keep their order when they become the buyer’s own', () => {
    const fresh = samples.map(({ created_at: _none, ...row }) => row)
    const mine = editOffer(receiveStored(emptyDraft(fresh), []), fresh[1]?.id ?? '', { interest_rate: 6 }, LATER)
    expect(places(mine)).toEqual(['2026-11-15T12:59:00.001Z', '2026-11-15T12:59:00.002Z'])
  })
})

describe('[X90] what the store answers', () => {
  test('keeps what was typed in the meantime, which is saved next', () => {
    const typed = editOffer(opened(), a.id, { interest_rate: 5 }, 0)
    const answered = receiveStored(typed, [a, { ...b, name: 'Better' }])
    expect(names(answered)).toEqual(['A', 'Better'])
    expect(unsaved(answered)).toEqual([
      { do: 'update', input: { id: a.id, interest_rate: 5, sources: { interest_rate: 'typed' } } },
    ])
  })

  test('that what was typed is kept changes no row, so none is drawn again', () => {
    const typed = editOffer(opened(), a.id, { interest_rate: 5, fees: { otherFee: 7 } }, 0)
    const kept = { ...a, interest_rate: 5, fees: { ...a.fees, otherFee: 7 } }
    expect(receiveStored(typed, [kept, { ...b }]).rows).toBe(typed.rows)
    const [, other] = typed.rows
    expect(receiveStored(typed, [{ ...kept, name: 'Better' }, b]).rows).toEqual([
      expect.objectContaining({ name: 'Better' }),
      other,
    ])
    expect(receiveStored(typed, [{ ...kept, name: 'Better' }, b]).rows[1]).toBe(other)
  })

  test('a lender that is gone elsewhere is dropped with what was typed into it', () => {
    const dropped = dropOffer(editOffer(opened(), a.id, { interest_rate: 5 }, 0), a.id)
    expect(names(dropped)).toEqual(['B'])
    expect(unsaved(dropped)).toEqual([])
  })
})
