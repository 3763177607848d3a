import { expect } from 'vitest'
import { PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, post, signedIn } from './people.ts'

test('[I1] [I2] [I4] a guest sees what is required, the usual minimum, and six insurers in new tabs', async ({
  open,
}) => {
  const page = await open('/dashboard/insurance?as=guest')
  const required = page.getByText('Home insurance is required for closing')
  const least = page.getByText('Minimum coverage')
  const [first, second] = [await required.boundingBox(), await least.boundingBox()]
  expect(first?.y).toBeLessThan(second?.y ?? 0)
  await expect.poll(() => page.getByLabel('Home value').inputValue()).toBe('500,000')
  await expect.poll(() => page.getByLabel('Loan amount').inputValue()).toBe('400,000')
  await page.getByLabel('Home value').fill('600k')
  await page.getByText('80% of the home’s value is the larger of the two').waitFor()
  await page.getByRole('definition').filter({ hasText: '$480,000' }).first().waitFor()

  const quotes = page.getByRole('link', { name: /^Get Quote from/ })
  await expect.poll(() => quotes.count()).toBe(6)
  for (const quote of await quotes.all()) {
    await expect.poll(() => quote.getAttribute('target')).toBe('_blank')
    await expect.poll(() => quote.getAttribute('rel')).toContain('noopener')
    await expect.poll(() => quote.getAttribute('href')).toMatch(/^https:\/\/www\.[a-z]+\.com\//)
  }
})

test('[I3] [I5] [H113] an account sees the figures of its application and the days of its closing date', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ivy'))
  const saved = await post(page, '/api/application/save-draft', { property_value: 700_000, loan_amount: 630_000 })
  expect(saved.status, saved.text).toBe(200)
  const dated = await post(page, '/api/timeline/update', { event_key: 'closing_day', scheduled_date: '2099-03-20' })
  expect(dated.status, dated.text).toBe(200)
  await post(page, '/api/timeline/update', { event_key: 'insurance_shopping', completed: true })

  await page.goto('/dashboard/insurance')
  await page.getByText('From your application: a ').waitFor()
  await expect.poll(() => page.getByLabel('Home value').inputValue()).toBe('700,000')
  await page.getByText('Your loan is the larger of the two').waitFor()
  const steps = page.getByRole('listitem').filter({ hasText: 'closing' })
  await steps
    .filter({ hasText: '3 weeks before closing' })
    .filter({ hasText: 'Feb 27, 2099' })
    .getByText('Done')
    .waitFor()
  await steps.filter({ hasText: '1 week before closing' }).getByText('Mar 13, 2099').waitFor()
  await steps.filter({ hasText: 'On closing day' }).getByText('Mar 20, 2099').waitFor()
})
