import { expect, test } from 'vitest'
import { mount } from '../../../../tests/harness/mount.ts'
import type { RatesAnswer } from '../model.ts'
import { rateCards } from '../rate-cards.ts'
import { RateCards } from './rate-cards.tsx'
import { SourceLine } from './source-line.tsx'

async function shown(answer: RatesAnswer) {
  const { place } = await mount(
    <>
      <RateCards answer={answer} today="2026-11-18" />
      <SourceLine answer={answer} />
    </>,
  )
  return { cards: [...place.querySelectorAll('li')].map(card => card.textContent), all: place.textContent }
}

test('[H114] how old a rate is stands beside it', async () => {
  const stored = [{ series: 'MORTGAGE30US' as const, observed_on: '2026-11-12', rate: 7.4 }]
  const { cards } = await shown({
    rates: rateCards(stored),
    lastFetch: '2026-11-18T09:00:00.000Z',
    source: 'FRED',
    success: true,
  })
  expect(cards[0]).toContain('7.40%')
  expect(cards[0]).toContain('6 days old')
})

test('[R16] what ships with the product has no trend and no time of day; the survey says its day, a sample no age', async () => {
  const { cards, all } = await shown({
    rates: rateCards([]),
    lastFetch: '2026-10-01',
    source: 'Keyturn',
    success: false,
  })
  expect(cards[0]).toContain('Oct 1, 2026')
  expect(cards[0]).toContain('6 weeks old')
  for (const card of [cards[1], cards[3], cards[4], cards[5]]) expect(card).not.toMatch(/old|new today|20\d\d/i)
  expect(all).not.toMatch(/last week|the week before| at \d+:\d\d/)
})
