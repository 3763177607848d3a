import { expect, test } from 'vitest'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { togetherResource } from '../actions.ts'
import { houseStart } from '../start.ts'
import { HouseFields } from './house-fields.tsx'
import type { HouseForm } from './use-house-form.ts'

test.each([
  ['wait behind one line', undefined, false],
  ['are open where one has to be corrected', 'rest_share', true],
])('[CM31] the shares that two people agree %s', async (_name, wrong, isOpen) => {
  const page = await guestPage([togetherResource])
  const form = {
    typed: houseStart(null),
    change() {},
    errorAt: (field: string) => (field === wrong ? 'Please enter a percentage.' : undefined),
    problemText: null,
    onSubmit() {},
    question: null,
  }
  await page.open(<HouseFields form={form as unknown as HouseForm} />)
  expect(document.querySelector('details')?.open).toBe(isOpen)
})
