import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { blankDisclosure } from '#domain/disclosures/disclosure.ts'
import { bombPdf, lockedPdf, longPdf } from '../disclosures/bad-pdfs.ts'
import { renderJpeg } from '../disclosures/picture-pdf.ts'
import { plainDisclosure, renderFile } from '../disclosures/rendered-file.ts'
import { writePdf } from '../disclosures/write-pdf.ts'
import { expectAccessible, test } from '../harness/browser.ts'

const estimate = () => {
  const { texts, sizes } = renderFile(plainDisclosure('loan-estimate'))
  return writePdf(texts, sizes)
}

async function choose(page: Page, name: string, bytes: Uint8Array, mimeType = 'application/pdf') {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
}

/** The note about a file. Every one of them can be closed and leads to typing. */
async function expectNote(page: Page, name: string, sentence: string) {
  const note = page.getByRole('status').filter({ hasText: name })
  await note.getByText(sentence).waitFor()
  await note.getByRole('button', { name: 'Type it in' }).waitFor()
  return note
}

test('[LP58] [LP154] [CM20] files that cannot be papers get one sentence each, and the page goes on', async ({
  open,
}) => {
  const page = await open('/dashboard/papers', { as: 'guest', width: 390 })
  const word = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000, 7)])
  await choose(page, 'letter.docx.pdf', word)
  await expectNote(page, 'letter.docx.pdf', 'This is a Word or Office file under another name.')
  await choose(page, 'bomb.pdf', bombPdf(64))
  await expectNote(page, 'bomb.pdf', 'This file unpacks to far more than a loan paper holds')
  await page.getByText('letter.docx.pdf').waitFor({ state: 'detached' })
  await choose(page, 'long.pdf', longPdf(300))
  await expectNote(page, 'long.pdf', 'This file has more than 200 pages.')
  const blank = renderFile(blankDisclosure('loan-estimate'))
  await choose(page, 'blank.pdf', writePdf(blank.texts, blank.sizes))
  await expectNote(page, 'blank.pdf', 'This form is not filled in.')
  const large = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }))
    return files
  })
  await page.getByRole('region', { name: 'Add your Loan Estimate' }).dispatchEvent('drop', { dataTransfer: large })
  await expectNote(page, 'large.pdf', 'This file is larger than 25 MB.')
  await choose(page, 'locked.pdf', lockedPdf())
  const locked = await expectNote(page, 'locked.pdf', 'This PDF is locked with a password.')
  await locked.getByLabel('Password of the PDF').fill('a guess')
  await locked.getByRole('button', { name: 'Open it' }).click()
  await expectNote(page, 'locked.pdf', 'This password does not open the PDF.')
  const jpeg = await renderJpeg(page, renderFile(plainDisclosure('loan-estimate')).texts, 1)
  await choose(page, 'photo.jpg', jpeg, 'image/jpeg')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await choose(page, 'photo.png', png, 'image/png')
  for (const name of ['photo.jpg', 'photo.png']) {
    const note = await expectNote(page, name, 'This is a photo of a paper.')
    await note.getByRole('button', { name: 'Read the picture here' }).waitFor()
  }
  await expectAccessible(page)
  await choose(page, 'estimate.pdf', estimate())
  await page.getByText('Here’s what it says').waitFor()
  // What can still be opened waits for its owner.
  const names = ['letter.docx.pdf', 'bomb.pdf', 'long.pdf', 'blank.pdf', 'large.pdf', 'locked.pdf', 'photo.png']
  const hasNote = await Promise.all(
    names.map(async name => (await page.getByRole('status').filter({ hasText: name }).count()) > 0),
  )
  expect(names.filter((_, at) => hasNote[at])).toEqual(['locked.pdf', 'photo.png'])
})

test('[LP58] reading can be stopped, and what comes after is read', async ({ open }) => {
  const page = await open('/dashboard/papers', { as: 'guest' })
  const stopped = page.evaluate(stopWhenReading)
  await choose(page, 'long.pdf', longPdf(190, 400))
  expect(await stopped).toMatch(/^Reading page \d+ of 190$/)
  const note = await expectNote(page, 'long.pdf', 'Reading was stopped. Nothing of this file was kept.')
  await note.getByRole('button', { name: 'Read it again' }).waitFor()
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('long.pdf').waitFor({ state: 'detached' })
  const { texts, sizes } = renderFile(
    plainDisclosure('loan-estimate', { lender: 'Alder Home Loans LLC', loan_id: '77' }),
  )
  await choose(page, 'second.pdf', writePdf(texts, sizes))
  await page.getByRole('tab', { name: /Alder Home Loans LLC/ }).waitFor()
  await expect.poll(() => page.getByText('long.pdf').count()).toBe(0)
})

/** In the page: presses the button in the moment when it is there, however quickly the device reads. */
function stopWhenReading(): Promise<string> {
  return new Promise(resolve => {
    const observer = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(each => each.textContent?.trim() === 'Stop')
      const reading = /Reading page \d+ of \d+/.exec(document.body.textContent ?? '')
      if (!button || !reading) return
      observer.disconnect()
      button.click()
      resolve(reading[0])
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
