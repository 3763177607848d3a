import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { accepted, type Outcome, type Problem, refused } from '#resources/problem.ts'
import { OF_NO_PAPER } from '../../../../tests/harness/offers.ts'
import { editOffer, removeOffer, shownRows } from '../comparison-draft.ts'
import type { PendingChange } from '../draft.ts'
import { PLAIN_TERMS, type Scenario } from '../model.ts'
import { createComparisonStore } from './comparison-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const scenario = (name: string): Scenario => ({
  id: `id-${name}`,
  name,
  interest_rate: 6.5,
  mortgage_type: '30_year_fixed',
  fees: estimateFees(400_000),
  ...PLAIN_TERMS,
  ...OF_NO_PAPER,
  created_at: '2026-11-15T12:00:00.000Z',
  mark: 1,
  is_chosen: false,
})
const [a, b] = [scenario('A'), scenario('B')]
const unreachable: Problem = { status: 503, code: 'unreachable', title: 'Error', detail: 'No network.' }

/** A store over a server that the test answers for. */
function storeOver(scenarios: readonly Scenario[]) {
  const asked: { pending: PendingChange; answer(outcome: Outcome<{ scenarios: Scenario[] }>): void }[] = []
  const problems: string[] = []
  const store = createComparisonStore([], {
    perform: pending => new Promise(answer => asked.push({ pending, answer })),
    onRefused: (_pending, problem) => void problems.push(problem.code),
  })
  store.read(scenarios)
  const type = (interest_rate: number) => store.change(draft => editOffer(draft, a.id, { interest_rate }, 0))
  return { store, asked, problems, type, rates: () => shownRows(store.held().draft).map(row => row.interest_rate) }
}

test('[X90] [C18] a word is saved once, a moment after its last letter', async () => {
  const { store, asked, type } = storeOver([a])
  type(6)
  await vi.advanceTimersByTimeAsync(500)
  type(6.25)
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked.map(({ pending }) => pending.input)).toEqual([
    { id: a.id, interest_rate: 6.25, sources: { interest_rate: 'typed' } },
  ])
  expect(store.held().status).toBe('saving')
  asked[0]?.answer(accepted({ scenarios: [{ ...a, interest_rate: 6.25, sources: { interest_rate: 'typed' } }] }))
  await vi.advanceTimersByTimeAsync(0)
  expect(store.held().status).toBe('saved')
})

test('[X90] what is typed while a change is on its way is saved after it, never beside it', async () => {
  const { store, asked, type, rates } = storeOver([a])
  type(6)
  void store.save()
  type(5)
  void store.save()
  expect(asked).toHaveLength(1)
  store.read([a])
  asked[0]?.answer(accepted({ scenarios: [{ ...a, interest_rate: 6 }] }))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ pending }) => pending.input)).toMatchObject([{ interest_rate: 6 }, { interest_rate: 5 }])
  expect(rates()).toEqual([5])
})

test('[X90] [C18] a save that fails is told, keeps what was typed and goes out again with the next try', async () => {
  const { store, asked, problems, type, rates } = storeOver([a])
  type(6)
  void store.save()
  asked[0]?.answer(refused(unreachable))
  await vi.advanceTimersByTimeAsync(0)
  expect([store.held().status, problems, rates()]).toEqual(['failed', ['unreachable'], [6]])
  void store.save()
  expect(asked[1]?.pending).toEqual(asked[0]?.pending)
})

test('[X90] a lender that was removed elsewhere is not asked for again', async () => {
  const { store, asked, problems } = storeOver([a, b])
  store.change(draft => removeOffer(draft, a.id, 0))
  void store.save()
  asked[0]?.answer(refused({ ...unreachable, status: 404, code: 'lender-not-found' }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(problems).toEqual(['lender-not-found'])
  void store.save()
  expect(asked).toHaveLength(1)
})

test('[X92] when the page ends, everything unsaved goes out at once', () => {
  const { store, asked, type } = storeOver([a, b])
  type(6)
  store.change(draft => editOffer(draft, b.id, { name: 'Better' }, 0))
  store.sendAll()
  expect(asked.map(({ pending }) => pending.input)).toEqual([
    { id: a.id, interest_rate: 6, sources: { interest_rate: 'typed' } },
    { id: b.id, name: 'Better' },
  ])
})

test('[X90] who listens hears of every change, and of none after leaving', () => {
  const { store, type } = storeOver([a])
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  type(6)
  expect(heard).toHaveBeenCalledTimes(1)
  leave()
  type(5)
  expect(heard).toHaveBeenCalledTimes(1)
})
