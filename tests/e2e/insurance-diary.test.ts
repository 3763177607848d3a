import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'

test('[MD7] [MD5] [X185] a guest types a loan, sees the day to ask move with extra payments, finds the diary again, and chooses between two tabs', async ({
  open,
}) => {
  const page = await open('/dashboard/insurance-diary', { as: 'guest', width: 390 })
  await page.getByText('No mortgage insurance here so far').waitFor()
  // Nobody who needs none meets empty fields.
  await expect.poll(() => page.getByLabel('Name of this loan').count()).toBe(0)
  await page.getByRole('button', { name: 'Type in my loan' }).click()
  await page.getByRole('button', { name: 'Keep this diary' }).click()
  await page.getByText('Please give this loan a name').waitFor()
  await page.getByLabel('Name of this loan').fill('Ficus Bank')
  await page.getByLabel('Home value at closing').fill('400k')
  await page.getByLabel('Loan amount').fill('360,000')
  await page.getByLabel('Interest rate').fill('6.5%')
  await page.getByLabel('First payment').fill('2090-01-01')
  await page.getByLabel('Monthly mortgage insurance').fill('120')
  const answer = page.getByTestId('diary-answer')
  await expect.poll(() => answer.textContent()).toContain('You may ask to end it on')
  const scheduled = await answer.textContent()
  await page.getByLabel('Extra monthly payment').fill('300')
  await page.getByText(/Extra payments bring it .* closer\./).waitFor()
  await expect.poll(() => answer.textContent()).not.toBe(scheduled)
  await page.getByText('Extra payments don’t move this day.').waitFor()

  await page.getByText('My home is worth more today').click()
  const letter = page.getByRole('textbox', { name: 'A letter to your servicer' })
  await expect.poll(() => letter.inputValue()).toContain('by what my home is worth today')
  await page.getByRole('button', { name: 'Keep this diary' }).click()
  await page.getByText('Diary kept').waitFor()
  await page.reload()
  await page.getByRole('switch', { name: 'Remind me of these days' }).waitFor()
  await expect.poll(() => page.getByLabel('Home value at closing').inputValue()).toBe('400,000')
  await expectAccessible(page)

  await page.getByLabel('Loan amount').fill('340,000')
  const there = await open('/dashboard/insurance-diary', { beside: page })
  await there.getByLabel('Loan amount').fill('350,000')
  await there.getByRole('button', { name: 'Save changes' }).click()
  await there.getByText('Diary kept').waitFor()
  await there.close()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const question = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await question.getByRole('row', { name: /Loan amount.*\$340,000.*\$350,000/ }).waitFor()
  await question.getByRole('button', { name: 'Use the saved version' }).click()
  await expect.poll(() => page.getByLabel('Loan amount').inputValue()).toBe('350,000')
})
