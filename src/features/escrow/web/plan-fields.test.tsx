import { useState } from 'react'
import { expect, test } from 'vitest'
import { mount, the, type } from '../../../../tests/harness/mount.ts'
import { BLANK_PLAN, type YearTwoDraft, YearTwoPlan } from '../model.ts'
import { PlanFields } from './plan-fields.tsx'

let typed: YearTwoDraft

function Fields() {
  const [plan, setPlan] = useState<YearTwoDraft>(BLANK_PLAN)
  typed = plan
  const form = {
    typed,
    change: (some: Partial<YearTwoDraft>) => setPlan({ ...typed, ...some }),
    errorAt: () => undefined,
  }
  return <PlanFields form={form} closing="2026-12-21" />
}

test('[ED5] the insurance’s change can be emptied and typed with a minus; empty, it is asked for and not saved as 0%', async () => {
  const { place } = await mount(<Fields />)
  const label = [...place.querySelectorAll('label')].find(each => each.textContent?.startsWith('Insurance at renewal'))
  const rise = the<HTMLInputElement>(`#${CSS.escape(label?.htmlFor ?? '')}`)
  for (const text of ['', '-', '-5']) {
    await type(rise, text)
    expect(rise.value).toBe(text)
  }
  expect(typed.insurance_rise).toBe(-5)
  await type(rise, '')
  expect(typed.insurance_rise).toBeNull()
  expect(YearTwoPlan.safeParse(typed).error?.issues.map(({ path }) => path)).toEqual([['insurance_rise']])
})
