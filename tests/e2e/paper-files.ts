import type { Page } from 'playwright-core'
import { plainPaper, renderFile } from '../papers/rendered-file.ts'
import { writePdf } from '../papers/write-pdf.ts'

export const estimate = pdf(plainPaper('loan-estimate'), 'loan-estimate.pdf')

export function pdf(paper: Parameters<typeof renderFile>[0], name: string) {
  const { texts, sizes } = renderFile(paper)
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(writePdf(texts, sizes)) }
}

export async function choose(page: Page, ...files: ReturnType<typeof pdf>[]) {
  await page.locator('input[type=file]').setInputFiles(files)
}
