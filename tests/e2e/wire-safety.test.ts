import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'

const otherNumber = {
  papers: [
    {
      id: '22222222-2222-4222-8222-222222222222',
      unsure: [],
      added_at: '2026-11-12T12:00:00.000Z',
      figures: {
        kind: 'closing-disclosure',
        values: { date_issued: '2026-11-12', cash_to_close: 1414726 },
        payments: [],
        lines: [],
        cash: {},
        contacts: { settlement_agent: { name: 'Epsilon Title', phone: '919-555-0101' } },
      },
    },
  ],
  answers: [],
  pairings: [],
}

test('[WS6] [WS5] [WS2] a guest locks a number, has it without a network, and is warned of another on a paper', async ({
  open,
}) => {
  const page = await open('/dashboard/wire-safety', { as: 'guest', width: 390 })
  await page.getByLabel('Settlement or title company').fill('Epsilon Title')
  await page.getByLabel('Their phone number').fill('(919) 555-0100')
  await page.getByText('From an email or text').click()
  await page.getByText('A number from a message can be the thief’s own').waitFor()
  await page.getByText('My purchase contract').click()
  // The page is open: from here on there is no network.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Lock this number' }).click()
  await page.getByTestId('agent-phone').getByText('(919) 555-0100').waitFor()
  const call = page.getByRole('link', { name: 'Call Epsilon Title' })
  await expect.poll(() => call.getAttribute('href')).toBe('tel:+19195550100')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await file).suggestedFilename()).toBe('wire-safety-card.txt')
  await page.context().setOffline(false)

  await page.getByRole('button', { name: 'Change the number' }).click()
  await page.getByRole('button', { name: 'Change and note it' }).click()
  await page.getByText('Please confirm that you called the old number').waitFor()
  await expectAccessible(page, 'dialog')
  await page.getByRole('button', { name: 'Keep the old number' }).click()

  await page.evaluate(disclosures => localStorage.setItem('guestPapers', JSON.stringify(disclosures)), otherNumber)
  await page.reload()
  await page.getByText('This paper shows a different number from your card').waitFor()
  await expect.poll(() => page.getByTestId('expected-amount').textContent()).toBe('$14,147.26')
  await page.getByText('I sent money to a thief').click()
  await page.getByRole('link', { name: 'Open ic3.gov' }).waitFor()
  await expectAccessible(page)
  await page.goto('/dashboard/papers')
  await page.getByText('This paper shows a different number from your card').waitFor()
})
