import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { HOME_ZONE } from '../harness/accounts.ts'
import { expectAccessible, test } from '../harness/browser.ts'
import { read } from './people.ts'

const dated = [
  {
    event_key: 'closing_day',
    scheduled_date: '2099-12-15',
    completed: false,
    notes: '',
    date_change_count: 1,
    reminder_enabled: true,
  },
]
const estimate = {
  papers: [
    {
      id: '22222222-2222-4222-8222-222222222222',
      unsure: [],
      added_at: '2026-11-12T12:00:00.000Z',
      figures: {
        kind: 'loan-estimate',
        values: {
          date_issued: addDays(calendarDayIn(HOME_ZONE, Date.now()), -5),
          rate_lock: 'yes',
          rate_lock_until: '2099-12-21',
          rate_lock_time: '5:00 p.m. EST',
          interest_rate: 6.5,
          loan_amount: 36000000,
          loan_term_months: 360,
        },
        payments: [],
        lines: [],
        cash: {},
        contacts: { lender: { name: 'Ficus Bank' } },
      },
    },
  ],
  answers: [],
  pairings: [],
}

test('[RL7] [RL3] [RL11] a guest’s paper fills the lock in, the guard answers, and a floating rate says how far a lock would reach', async ({
  open,
}) => {
  const stored = { guestPapers: estimate, guestTimelineEvents: dated }
  const page = await open('/dashboard/rate-lock', { as: 'guest', stored, width: 390 })
  await page.getByText('Filled in from Ficus Bank.').waitFor()
  await expect.poll(() => page.getByLabel('Ends on').inputValue()).toBe('2099-12-21')
  await page.getByLabel('Locked on').fill('2099-11-16')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => page.getByTestId('lock-answer').textContent()).toBe('Your lock holds with 6 days to spare')
  await expectAccessible(page)

  // The timeline counts from it: the lender's three days, and the room of the closing day.
  const timeline = await open('/dashboard/timeline#rights', { beside: page })
  await timeline.getByText('Revised Loan Estimate after your lock').first().waitFor()
  await timeline.getByText('Your rate lock has 6 days to spare').first().waitFor()
  await timeline.close()

  await page.getByRole('radio', { name: /Floating/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Your rate floats' }).waitFor()
  await page.getByText('Ends before closing').first().waitFor()
  await page.getByText('Who pays if it has to be longer?').waitFor()
})

test('[RL10] [WS10] what another tab saved is shown beside what was typed here, and the person chooses', async ({
  open,
}) => {
  const here = await open('/dashboard/rate-lock', { as: 'account' })
  await here.getByRole('heading', { name: 'Ask when your rate locks' }).waitFor()
  await here.getByRole('radio', { name: /^Locked/ }).check()
  await here.getByLabel('Ends on').fill('2099-12-21')
  await here.getByRole('button', { name: 'Save', exact: true }).click()
  await here.getByText('Warn me').waitFor()
  const there = await open('/dashboard/rate-lock', { beside: here })
  // Where nobody is typing, another tab's save shows at once.
  await here.getByLabel('Ends on').fill('2099-12-18')
  await there.getByLabel('Ends on').fill('2099-12-24')
  await there.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => savedEnd(there)).toBe('2099-12-24')
  await there.close()
  await here.getByLabel('Ends on').press('Enter')
  const question = here.getByRole('dialog', { name: 'Changed meanwhile' })
  await question.getByRole('row', { name: /Ends on.*Dec 18.*Dec 24/ }).waitFor()
  await expectAccessible(here, 'dialog')
  await question.getByRole('button', { name: 'Keep what is on this page' }).click()
  await expect.poll(() => savedEnd(here)).toBe('2099-12-18')
  await here.reload()
  await expect.poll(() => here.getByLabel('Ends on').inputValue()).toBe('2099-12-18')
})

async function savedEnd(page: Page): Promise<string | undefined> {
  return (await read<{ lock: { ends_on: string } | null }>(page, '/api/rate-lock')).lock?.ends_on
}
