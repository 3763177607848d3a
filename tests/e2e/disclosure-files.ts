import type { Page } from 'playwright-core'
import { plainDisclosure, renderFile } from '../disclosures/rendered-file.ts'
import { writePdf } from '../disclosures/write-pdf.ts'

export const estimate = pdf(plainDisclosure('loan-estimate'), 'loan-estimate.pdf')

export function pdf(disclosure: Parameters<typeof renderFile>[0], name: string) {
  const { texts, sizes } = renderFile(disclosure)
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(writePdf(texts, sizes)) }
}

export async function choose(page: Page, ...files: ReturnType<typeof pdf>[]) {
  await page.locator('input[type=file]').setInputFiles(files)
}
