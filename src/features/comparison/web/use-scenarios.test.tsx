import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { plainOffer, typedOffer } from '../../../../tests/harness/offers.ts'
import { comparisonResource } from '../actions.ts'
import { offerDifferences } from './offer-question.tsx'
import { type Scenarios, useScenarios, useSuggestedRows } from './use-scenarios.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => void vi.useRealTimers())

const samples = [{ ...typedOffer(plainOffer(6.5, 5_000)), name: 'Harbor' }]

interface Shown {
  now?: Scenarios
  suggest?(offers: typeof samples): void
}

function Page({ form }: { form: Shown }) {
  const [offers, setOffers] = useState(samples)
  form.suggest = setOffers
  form.now = useScenarios(useSuggestedRows(offers))
  return null
}

/** The comparison's form over a guest's storage, as the page holds it. */
async function comparison() {
  const { client, open } = await guestPage([comparisonResource])
  const form: Shown = {}
  await open(<Page form={form} />)
  const page = () => form.now as Scenarios
  const saved = async () => {
    const read = await client.read(comparisonResource)
    return read.ok ? read.value.scenarios : []
  }
  return {
    page,
    saved,
    doing: (work: (scenarios: Scenarios) => unknown) => act(async () => void work(page())),
    rest: () => act(async () => void (await vi.advanceTimersByTimeAsync(650))),
    suggest: (offers: typeof samples) => act(async () => form.suggest?.(offers)),
    /** Another tab of the same browser. */
    elsewhere: async (figures: object) =>
      client.execute(comparisonResource, 'update', { id: (await saved())[0]?.id, ...figures } as never),
    first: () => page().rows[0]?.id ?? '',
  }
}

test('[X90] [C18] what is typed shows at once and is saved a moment later, all lenders with it; until then they are ours', async () => {
  const { page, saved, doing, rest, first } = await comparison()
  expect([page().untouched, page().status]).toEqual([true, 'saved'])
  await doing(now => now.edit(first(), { interest_rate: 6.2 }))
  await doing(now => now.edit(first(), { interest_rate: 6.25 }))
  expect([page().untouched, page().status, await saved()]).toEqual([false, 'saving', []])
  await rest()
  expect(await saved()).toMatchObject([{ name: 'Harbor', interest_rate: 6.25, sources: { interest_rate: 'typed' } }])
  expect(page().status).toBe('saved')
  await doing(now => now.undo?.())
  await rest()
  expect([page().undo, (await saved()).map(({ interest_rate }) => interest_rate)]).toEqual([null, [6.5]])
})

test('[X90] what is typed into a suggestion counts, also where another one was being drawn in its place', async () => {
  const { saved, doing, rest, first, suggest } = await comparison()
  const id = first()
  await suggest([{ ...typedOffer(plainOffer(7.75, 4_000)), name: 'Harbor' }])
  await doing(now => now.edit(id, { interest_rate: 6.125 }))
  await rest()
  expect(await saved()).toMatchObject([{ interest_rate: 6.125 }])
})

test('[C18] [C7] a row in which nothing changed stays the same; text that is no number stays and counts as 0', async () => {
  const { page, saved, doing, rest, first } = await comparison()
  await doing(now => now.add(newOffer()))
  await rest()
  const [, other] = page().rows
  await doing(now => now.edit(first(), { interest_rate: null, name: '' }))
  await rest()
  expect(await saved()).toMatchObject([{ interest_rate: 0, name: 'Harbor' }, {}])
  expect([page().rows[0], page().rows[1] === other]).toMatchObject([{ interest_rate: null, name: '' }, true])
  expect(page().status).toBe('saved')
})

test('[C18] a removed lender is back after undoing, also after another was added; the last one stays', async () => {
  const { page, saved, doing, rest, first } = await comparison()
  await doing(now => now.remove(first()))
  expect(page().rows).toHaveLength(1)
  await doing(now => now.add({ ...newOffer(), name: 'County' }))
  await rest()
  await doing(now => now.remove(first()))
  await rest()
  expect((await saved()).map(({ name }) => name)).toEqual(['County'])
  await doing(now => now.undo?.())
  await rest()
  expect((await saved()).map(({ name, mark }) => `${name}${mark}`)).toEqual(['Harbor1', 'County2'])
})

test('[X90] [ED9] another figure that another tab changed is kept beside what is typed here; the same one is asked about', async () => {
  const { page, saved, doing, rest, elsewhere, first } = await comparison()
  await doing(now => now.edit(first(), { interest_rate: 6 }))
  await rest()
  await elsewhere({ fees: { appraisalFee: 700 } })
  await doing(now => now.edit(first(), { interest_rate: 5.5 }))
  await rest()
  expect(await saved()).toMatchObject([{ interest_rate: 5.5, fees: { appraisalFee: 700 } }])
  await elsewhere({ interest_rate: 7 })
  await doing(now => now.edit(first(), { interest_rate: 5 }))
  await rest()
  const { draft, status } = page()
  expect([status, draft.question.isOpen, (await saved())[0]?.interest_rate]).toEqual(['failed', true, 7])
  expect(offerDifferences(draft.typed, draft.saved ?? { offers: [] })).toEqual([
    { label: 'Harbor: Interest rate', here: '5%', saved: '7%' },
  ])
  await doing(now => now.draft.question.keepMine())
  await rest()
  expect((await saved())[0]?.interest_rate).toBe(5)
})

test('[ED9] an offer that is gone elsewhere is asked about by who is changing it', () => {
  const row = { id: 'a', name: 'Harbor' } as never
  expect(offerDifferences({ offers: [row] }, { offers: [] })).toEqual([
    { label: 'Harbor', here: 'In the list', saved: 'Removed' },
  ])
})

function newOffer() {
  const { loan_amount: _loan, expires_on: _until, ...offer } = samples[0] as (typeof samples)[0]
  return offer
}
