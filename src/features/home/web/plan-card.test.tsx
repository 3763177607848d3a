import { expect, test } from 'vitest'
import { mount } from '../../../../tests/harness/mount.ts'
import { PlanCard } from './plan-card.tsx'

test('[H110] until an income is known a dash stands in place of the price, with the questions that lead to it', async () => {
  const facts = { price: null, begun: false, survey: { date: '2026-10-08', thirty_year: 7.4 }, is_refinance: false }
  const { place, rerender } = await mount(<PlanCard facts={facts} />)
  expect(place.querySelector('.text-5xl')?.textContent).toBe('—')
  expect(place.querySelector('h2')?.textContent).toBe('Four short steps, about two minutes')
  await rerender(<PlanCard facts={{ ...facts, price: 410_000 }} />)
  expect(place.querySelector('.text-5xl')?.textContent).toBe('$410,000')
})
