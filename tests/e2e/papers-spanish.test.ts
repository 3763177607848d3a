import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'
import { plainPaper, renderFile } from '../papers/rendered-file.ts'
import { writePdf } from '../papers/write-pdf.ts'

function estimate() {
  const paper = plainPaper('loan-estimate')
  paper.values.prepayment_penalty = 'yes'
  paper.values.prepayment_penalty_most = 324_000
  paper.values.prepayment_penalty_words = 'As high as $3,240 if you pay off the loan during the first 2 years'
  const { texts, sizes } = renderFile(paper)
  return { name: 'estimate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(writePdf(texts, sizes)) }
}

test('[EP10] [EP11] [EP12] a guest sees an own estimate in Spanish, what a line means, and what to say on the phone', async ({
  open,
}) => {
  const page = await open('/dashboard/papers?as=guest', { width: 390, theme: 'dark' })
  await page.getByText('Your paper stays on this device').waitFor()
  await page.locator('input[type=file]').setInputFiles(estimate())
  await page.getByRole('button', { name: 'Ver en español' }).click()
  const paper = page.locator('[lang=es]', { hasText: 'El documento en inglés es el que vale.' })
  await paper.getByRole('heading', { name: 'Su Estimación de Préstamo' }).waitFor()

  // The official words with the buyer's figure, the English line as it is printed beside it.
  const line = paper.getByRole('listitem').filter({ hasText: 'Monto del préstamo' }).first()
  expect(await line.locator('[lang=en]').first().textContent()).toMatch(/Loan Amount\s*\$288,000/)
  expect(await line.locator('summary').textContent()).toMatch(/Monto del préstamo\s*\$288,000/)

  // One meaning is open at a time.
  const meaning = paper.getByText('El dinero que usted recibe prestado', { exact: false })
  await line.locator('summary').click()
  await expect.poll(() => meaning.isVisible()).toBe(true)
  await paper.locator('summary', { hasText: /^Tasa de interés/ }).click()
  await expect.poll(() => meaning.isVisible()).toBe(false)

  await paper.locator('summary', { hasText: 'Página 2 de 3' }).click()
  await paper.getByText('A. Gastos por tramitación').waitFor()

  const call = paper.getByRole('heading', { name: 'Para llamar al prestamista' })
  await call.waitFor()
  expect(
    await paper.getByText('My paper says there is a prepayment penalty of up to $3,240.').getAttribute('lang'),
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
  expect(await paper.textContent()).not.toContain('Administración del préstamo')
  await paper.getByRole('button', { name: 'Imprimir' }).first().click()
  expect(await printed).toContain('Administración del préstamo')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await page.getByRole('button', { name: 'See it in English' }).click()
  await page.getByText('Here’s what it says').waitFor()
})
