import type { Page } from 'playwright-core'
import { drawFile, plainPaper } from '../papers/drawn-file.ts'
import { writePdf } from '../papers/write-pdf.ts'

export const estimate = pdf(plainPaper('loan-estimate'), 'loan-estimate.pdf')

export function pdf(paper: Parameters<typeof drawFile>[0], name: string) {
  const { texts, sizes } = drawFile(paper)
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(writePdf(texts, sizes)) }
}

export async function choose(page: Page, ...files: ReturnType<typeof pdf>[]) {
  await page.locator('input[type=file]').setInputFiles(files)
}
