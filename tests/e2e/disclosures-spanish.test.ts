import { expect } from 'vitest'
import { plainDisclosure, renderFile } from '../disclosures/rendered-file.ts'
import { writePdf } from '../disclosures/write-pdf.ts'
import { expectAccessible, test } from '../harness/browser.ts'

function estimate() {
  const disclosure = plainDisclosure('loan-estimate')
  disclosure.values.prepayment_penalty = 'yes'
  disclosure.values.prepayment_penalty_most = 324_000
  disclosure.values.prepayment_penalty_words = 'As high as $3,240 if you pay off the loan during the first 2 years'
  const { texts, sizes } = renderFile(disclosure)
  return { name: 'estimate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(writePdf(texts, sizes)) }
}

test('[EP10] [EP11] [EP12] a guest sees an own estimate in Spanish, what a line means, and what to say on the phone', async ({
  open,
}) => {
  const page = await open('/dashboard/papers?as=guest', { width: 390, theme: 'dark' })
  await page.getByText('Your paper stays on this device').waitFor()
  await page.locator('input[type=file]').setInputFiles(estimate())
  await page.getByRole('button', { name: 'Ver en español' }).click()
  const disclosure = page.locator('[lang=es]', { hasText: 'El documento en inglés es el que vale.' })
  await disclosure.getByRole('heading', { name: 'Su Estimación de Préstamo' }).waitFor()

  // The official words with the buyer's figure, the English line as it is printed beside it.
  const line = disclosure.getByRole('listitem').filter({ hasText: 'Monto del préstamo' }).first()
  expect(await line.locator('[lang=en]').first().textContent()).toMatch(/Loan Amount\s*\$288,000/)
  expect(await line.locator('summary').textContent()).toMatch(/Monto del préstamo\s*\$288,000/)

  // One meaning is open at a time.
  const meaning = disclosure.getByText('El dinero que usted recibe prestado', { exact: false })
  await line.locator('summary').click()
  await expect.poll(() => meaning.isVisible()).toBe(true)
  await disclosure.locator('summary', { hasText: /^Tasa de interés/ }).click()
  await expect.poll(() => meaning.isVisible()).toBe(false)

  await disclosure.locator('summary', { hasText: 'Página 2 de 3' }).click()
  await disclosure.getByText('A. Gastos por tramitación').waitFor()

  const call = disclosure.getByRole('heading', { name: 'Para llamar al prestamista' })
  await call.waitFor()
  expect(
    await disclosure.getByText('My paper says there is a prepayment penalty of up to $3,240.').getAttribute('lang'),
  ).toBe('en')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(page)

  // Printed, all pages are there, also those that are folded here.
  const printed = page.evaluate(
    () =>
      new Promise<string>(resolve => {
        window.print = () => resolve(document.querySelector('[data-print-this]')?.textContent ?? '')
      }),
  )
  expect(await disclosure.textContent()).not.toContain('Administración del préstamo')
  await disclosure.getByRole('button', { name: 'Imprimir' }).first().click()
  expect(await printed).toContain('Administración del préstamo')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await page.getByRole('button', { name: 'See it in English' }).click()
  await page.getByText('Here’s what it says').waitFor()
})
