import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'

test('[MD7] [MD5] a guest types a loan, sees the day to ask move with extra payments, and finds the diary again', async ({
  open,
}) => {
  const page = await open('/dashboard/insurance-diary', { as: 'guest', width: 390 })
  await page.getByText('No mortgage insurance here so far').waitFor()
  await page.getByRole('button', { name: 'Keep this diary' }).click()
  await page.getByText('Please give this loan a name').waitFor()
  await page.getByLabel('Name of this loan').fill('Ficus Bank')
  await page.getByLabel('Home value at closing').fill('400k')
  await page.getByLabel('Loan amount').fill('360,000')
  await page.getByLabel('Interest rate').fill('6.5%')
  await page.getByLabel('First payment').fill('2090-01-01')
  await page.getByLabel('Insurance a month').fill('120')
  const answer = page.getByTestId('diary-answer')
  await expect.poll(() => answer.textContent()).toContain('You may ask to end it on')
  const scheduled = await answer.textContent()
  await page.getByLabel('Extra payment a month').fill('300')
  await page.getByText(/Extra payments bring it .* nearer\./).waitFor()
  expect(await answer.textContent()).not.toBe(scheduled)
  await page.getByText('Extra payments don’t move this day.').waitFor()

  await page.getByText('My home is worth more today').click()
  const letter = page.getByRole('textbox', { name: 'A letter to your servicer' })
  expect(await letter.inputValue()).toContain('by what my home is worth today')
  await page.getByRole('button', { name: 'Keep this diary' }).click()
  await page.getByText('Diary kept').waitFor()
  await page.reload()
  await page.getByRole('switch', { name: 'Remind me of these days' }).waitFor()
  expect(await page.getByLabel('Home value at closing').inputValue()).toBe('400,000')
  await expectAccessible(page)
})
