import { beforeEach, expect, test } from 'vitest'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { click, the, type } from '../../../../tests/harness/mount.ts'
import { rateLockResource } from '../actions.ts'
import { FLOATING, type RateLock } from '../model.ts'
import { LockForm } from './lock-form.tsx'

const locked: RateLock = { ...FLOATING, status: 'locked', locked_on: '2026-11-02', days: 45, interest_rate: 6.125 }

beforeEach(() => localStorage.clear())

test('[ED5] the switch for the reminder is kept at once; what was typed and not saved stays in the form', async () => {
  const page = await guestPage([rateLockResource])
  await page.client.execute(rateLockResource, 'save', locked)
  await page.open(<LockForm start={FLOATING} note={undefined} />)
  const days = the<HTMLInputElement>('input[inputmode=numeric]')
  await type(days, '60')
  await click(the('[role=switch]'))
  const saved = async () => {
    const outcome = await page.client.read(rateLockResource)
    return outcome.ok && outcome.value.lock
  }
  await expect.poll(saved).toEqual({ ...locked, reminder_enabled: !locked.reminder_enabled })
  expect(the<HTMLInputElement>('input[inputmode=numeric]').value).toBe('60')
  await click(the('button[type=submit]'))
  await expect.poll(saved).toMatchObject({ days: 60, reminder_enabled: !locked.reminder_enabled })
})
