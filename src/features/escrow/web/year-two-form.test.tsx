import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { DraftForm } from '#web/client/use-draft.ts'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { escrowResource } from '../actions.ts'
import type { Forecast } from '../forecast.ts'
import { BLANK_PLAN, type YearTwoPlan } from '../model.ts'
import { YearTwoForm } from './year-two-form.tsx'

async function folds(found: Forecast | null, errors: { path: string; message: string }[]) {
  const page = await guestPage([escrowResource])
  const errorAt = (path: string) => errors.find(each => each.path === path)?.message
  const form = { typed: BLANK_PLAN, saved: null, change() {}, errors, errorAt, problemText: null, question: null }
  await page.open(
    <MemoryRouter>
      <YearTwoForm form={form as unknown as DraftForm<YearTwoPlan>} note="" found={found} closing="2026-12-21" />
    </MemoryRouter>,
  )
  return [...document.querySelectorAll<HTMLDetailsElement>('form section > details')].map(({ open }) => open)
}

const found = { homestead_by: null, first_new_bill: '2027-11-01' } as Forecast

test('[CM13] the numbers behind Year Two wait folded once there is an answer', async () => {
  expect(await folds(found, [])).toEqual([false, false])
})

test('[CM13] a field of Year Two that has to be corrected opens what it is in', async () => {
  expect(await folds(found, [{ path: 'yearly_tax', message: 'Please enter the tax of a year.' }])).toEqual([true, true])
})

test('[CM13] without an answer nothing of Year Two is folded while somebody types', async () => {
  expect(await folds(null, [])).toEqual([])
})
