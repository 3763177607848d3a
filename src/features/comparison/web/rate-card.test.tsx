import { expect, test } from 'vitest'
import type { ApplicationFields } from '#features/application/model.ts'
import { mount } from '../../../../tests/harness/mount.ts'
import { basisOf } from '../basis.ts'
import { sampleApplication } from '../sample.ts'
import { RateCard } from './rate-card.tsx'

async function cardOf(answers: Partial<ApplicationFields>): Promise<HTMLElement> {
  const completed = {
    ...sampleApplication,
    ...answers,
    id: 'a',
    tracking_id: 'MA-TESTTEST',
    status: 'completed' as const,
    completed_at: '',
    created_at: '',
    updated_at: '',
  }
  const view = { completed, draft: null, locked: false, closed: null, can_start_new: false, past_loans: [] }
  const basis = basisOf(view, true)
  if (!basis) throw new Error('There is an application')
  return (await mount(<RateCard basis={basis} />)).place
}

test('[C3] [M19] the estimate is the sum of what is written above it, to the last place', async () => {
  const place = await cardOf({ property_type: 'secondary_home' })
  const [shown, ...lines] = [...place.querySelectorAll('.text-5xl, dd')].map(each => each.textContent ?? '')
  expect(lines).toContain('+0.375%')
  const parts = lines.slice(0, -1).map(text => Number.parseFloat(text.replace('−', '-')))
  const sum = parts.reduce((total, part) => total + part, 0)
  expect(Number.parseFloat(shown ?? '')).toBeCloseTo(sum, 9)
  expect(lines.at(-1)).toBe(shown)
})

test('[M40] [C3] what the kind of work adds is below the estimate, as our model’s figure, which is not called the buyer’s rate', async () => {
  const place = await cardOf({ employment_status: 'retired' })
  const figures = [...place.querySelectorAll('.text-5xl, dd')].map(each => Number.parseFloat(each.textContent ?? ''))
  const [headline = 0] = figures
  expect(figures.slice(-3)).toEqual([headline, 0.25, headline + 0.25])
  expect(place.textContent).toContain('no lender’s price list has it')
  expect(place.textContent).toContain('Our model’s figure')
})
