import { expect } from 'vitest'
import { picturePdf, renderJpeg } from '../disclosures/picture-pdf.ts'
import { plainDisclosure, renderFile } from '../disclosures/rendered-file.ts'
import { expectAccessible, test } from '../harness/browser.ts'
import { choose, estimate, pdf } from './disclosure-files.ts'
import { newPersonCalled, signedIn, storage } from './people.ts'

/** A file by the name that the build gave it, or a picture of a page, whose address is within the tab. */
const isOwnFile = (request: string) => /^GET (\S+\/assets\/[\w.-]+|blob:\S+) $/.test(request)

test('[LP7] [LP164] [LP176] a paper is read without a network, and nothing of it is ever sent', async ({ open }) => {
  const page = await open('/dashboard/papers?as=guest', { width: 390 })
  await page.getByText('Your paper stays on this device').waitFor()
  // Whoever reaches for the button has the reader try itself on our sample, which is shown and saved nowhere.
  await page.getByText('Choose a PDF').focus()
  const reached = () => performance.getEntriesByType('mark').map(({ name }) => name)
  await expect.poll(() => page.evaluate(reached)).toContain('paper: read')
  expect(await page.getByText('Here’s what it says').count()).toBe(0)
  // The reader comes with the first file; from then on the network can be cut.
  await choose(page, estimate)
  await page.getByText('Here’s what it says').waitFor()
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.context().setOffline(true)
  await choose(
    page,
    pdf(plainDisclosure('loan-estimate', { lender: 'Alder Home Loans LLC', loan_id: '77' }), 'second.pdf'),
  )
  await page.getByRole('tab', { name: /Alder Home Loans LLC/ }).waitFor()
  await page.context().setOffline(false)
  // These say nothing of a disclosure.
  expect(sent.filter(request => !isOwnFile(request))).toEqual([])
  // The row of disclosures is wider than a phone, and shows the one that was read last.
  const tab = page.getByRole('tab', { name: /Alder Home Loans LLC/ })
  await expect.poll(() => tab.evaluate(each => each.getBoundingClientRect().right <= innerWidth)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('tablist').waitFor({ state: 'hidden' })
  await page.locator('.print-only').getByText('Alder Home Loans LLC').waitFor()
  await page.emulateMedia({ media: null })
})

test('[LP233] of two papers that are added together the one issued last is open, in whichever order', async ({
  open,
}) => {
  const disclosure = pdf(plainDisclosure('closing-disclosure', { day: '2026-12-20' }), 'closing-disclosure.pdf')
  for (const files of [
    [estimate, disclosure],
    [disclosure, estimate],
  ]) {
    const page = await open('/dashboard/papers?as=guest')
    await choose(page, ...files)
    await expect.poll(() => page.getByRole('tab').count()).toBe(2)
    const last = page.getByRole('tab', { name: /Closing Disclosure/ })
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true')
  }
})

test('[LP232] without a network the reader says that it needs it once, and goes on by itself when it is back', async ({
  open,
}) => {
  for (const [path, result] of [
    ['papers', 'Here’s what it says'],
    ['escrow-check', 'We found no yearly escrow statement'],
  ] as const) {
    const page = await open(`/dashboard/${path}?as=guest`, { width: 390, expectErrors: /ERR_/ })
    await page.route(/pdf\.worker/, route => route.abort())
    const status = page.waitForResponse(/file-status|read-statement-file/)
    if (path === 'papers') await page.getByText('Choose a PDF').focus()
    else await choose(page, estimate)
    await status
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await choose(page, estimate)
    await page.getByText('the reader needs the network once').waitFor()
    await page.unroute(/pdf\.worker/)
    await page.context().setOffline(false)
    await page.getByText(result).waitFor()
  }
})

test('[LP8] [LP40] [LP174] [LP175] [CM16] [CM17] [CM19] by keyboard a file is read, corrected and made an offer; both are there after a reload', async ({
  open,
}) => {
  const page = await open('/dashboard/papers?as=guest')
  // What opens the person's files is asked to, and the button is the one control of its name.
  await page.locator('input[type=file]').evaluate(input => {
    input.addEventListener('click', event => {
      event.preventDefault()
      input.setAttribute('data-asked', '')
    })
  })
  await page.getByRole('button', { name: 'Choose a PDF' }).press('Enter')
  await page.locator('input[data-asked]').waitFor({ state: 'attached' })
  await expect.poll(() => page.getByLabel('Choose a PDF').count()).toBe(0)
  await choose(page, estimate)
  const crop = page.getByRole('img', { name: 'The paper where Loan amount stands' })
  await crop.waitFor()
  const [knowing, figures] = await Promise.all(
    ['Worth knowing', 'Here’s what it says'].map(text => page.getByText(text).boundingBox()),
  )
  expect(knowing?.y).toBeLessThan(figures?.y ?? 0)
  await page.getByRole('button', { name: 'Change it (Interest rate)' }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Interest rate' })
  await field.fill('nonsense')
  await page.keyboard.press('Enter')
  await page.getByText('Please enter it as the paper prints it.').waitFor()
  await field.fill('6.5%')
  await page.keyboard.press('Enter')
  await page.getByText('We read 6.625%.').waitFor()
  // The payment that the disclosure prints no longer follows from its rate, and the page says so without blame.
  await page.getByText('Some sums don’t add up').waitFor()
  await page.getByRole('button', { name: 'Add to comparison' }).click()
  await page.getByText('Added to your comparison').waitFor()
  await page.reload()
  await page.getByText('6.5%').first().waitFor()
  await crop.locator('img').waitFor()
  await page.getByText('We read 6.625%.').waitFor()
  await page.getByRole('link', { name: 'See the comparison' }).click()
  await page.getByText('Ficus Bank').first().waitFor()
  await page.getByText('from the Loan Estimate of Mar 5, 2024').waitFor()
  await page.getByRole('link', { name: 'Add from a Loan Estimate' }).waitFor()
})

test('[LP9] what is no loan paper gets one sentence, and the page goes on', async ({ open }) => {
  const page = await open('/dashboard/papers?as=guest')
  await choose(page, { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\u0003\u0004 word') })
  await page.getByText('This is a Word or Office file under another name.').waitFor()
  await choose(page, { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') })
  await page.getByText('This PDF is damaged').waitFor()
  await choose(page, estimate)
  await page.getByText('Here’s what it says').waitFor()
})

test('[LP42] [EP10] a sample can be tried, says that it is one, and is kept only on request', async ({ open }) => {
  const page = await open('/dashboard/papers?as=guest')
  await page.getByRole('button', { name: 'No paper yet? Try a sample' }).click()
  await page.getByText('This is a sample, not your paper').waitFor()
  await page.getByText('The sums add up').waitFor()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Ver en español' }).click()
  await page.getByRole('heading', { name: 'Su Estimación de Préstamo' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'No paper yet? Try a sample' }).click()
  await page.getByRole('button', { name: 'Keep it among my papers' }).click()
  await page.getByRole('tab', { name: /Sample Bank/ }).waitFor()
  await page.reload()
  await page.getByRole('tab', { name: /Sample Bank/ }).waitFor()
})

test('[LP43] [LP165] a scan that lies on its side is turned and read on the device when asked, and what is not sure is asked about', async ({
  open,
}) => {
  const page = await open('/dashboard/papers?as=guest')
  const { texts } = renderFile(plainDisclosure('loan-estimate'))
  const jpeg = await renderJpeg(page, texts, 2)
  const scan = Buffer.from(picturePdf(jpeg, 1468, 1900, true))
  await choose(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
  await page.getByText('This is a picture of a paper').waitFor()
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('button', { name: 'Read the picture here' }).click()
  await page.getByText('We didn’t find pages 1 and 3 of the form in this file.').waitFor({ timeout: 100_000 })
  expect(sent.filter(request => !isOwnFile(request))).toEqual([])
  await page.getByText('Every figure of this paper', { exact: false }).click()
  const lines = page.getByRole('listitem').filter({ hasText: 'Underwriting Fee' })
  await expect.poll(() => lines.first().textContent()).toMatch(/\$1,097.*Sure/)
  await expect.poll(() => page.getByText('Please check').count()).toBeGreaterThan(0)
  await expectAccessible(page, 'main')
})

test('[LP231] a scan of another paper is told for what it is, one in Spanish too', async ({ open }) => {
  const page = await open('/dashboard/papers?as=guest')
  const words = [
    'Declaración final',
    'Términos del préstamo',
    'Tasa de interés',
    'Costos de cierre',
    'Pagos proyectados',
  ]
  const texts = words.map((text, at) => {
    const place = { page: 1, x: 60, y: 60 + at * 40, width: text.length * 9, height: 18 }
    return { ...place, text, color: '#000000', certainty: 1 }
  })
  const scan = Buffer.from(picturePdf(await renderJpeg(page, texts, 1), 1468, 1900))
  await choose(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
  await page.getByRole('button', { name: 'Read the picture here' }).click()
  await page.getByText('This seems to be a Spanish version.').waitFor({ timeout: 100_000 })
})

test.for(['guest', 'account'] as const)(
  '[LP230] a scan tells how far it is, and a stop ends its workers at once: %s',
  async (as, { open }) => {
    const page = await open('/dashboard/papers', { as })
    const jpeg = await renderJpeg(page, renderFile(plainDisclosure('loan-estimate')).texts, 2)
    const scan = Buffer.from(picturePdf(jpeg, 1468, 1900))
    await choose(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
    await page.getByRole('button', { name: 'Read the picture here' }).click()
    const progress = page.getByRole('progressbar', { name: 'scan.pdf' })
    await expect
      .poll(() => progress.getAttribute('aria-valuetext'), { timeout: 100_000 })
      .toMatch(/^Reading the picture of page 1 of 1, \d+% of this page$/)
    expect(await page.getByRole('status').filter({ hasText: 'Reading the picture of page 1 of 1' }).count()).toBe(1)
    const readers = () => page.workers().filter(worker => worker.url().includes('picture-worker')).length
    expect(readers()).toBe(1)
    await page.getByRole('button', { name: 'Stop reading scan.pdf' }).click()
    const note = page.getByRole('status').filter({ hasText: 'Reading was stopped. Nothing of this file was kept.' })
    await note.waitFor()
    await expect.poll(readers).toBe(0)
    await note.getByRole('button', { name: 'Read it again' }).click()
    await page.getByRole('button', { name: 'Read the picture here' }).waitFor()
  },
)

test('[LP4] [LP8] a dropped paper is corrected by mouse, compared, and still there after signing up', async ({
  open,
}) => {
  const page = await open('/dashboard/papers?as=guest', { width: 390 })
  const transfer = await page.evaluateHandle(base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const files = new DataTransfer()
    files.items.add(new File([bytes], 'loan-estimate.pdf', { type: 'application/pdf' }))
    return files
  }, estimate.buffer.toString('base64'))
  await page.getByRole('region', { name: 'Add your Loan Estimate' }).dispatchEvent('drop', { dataTransfer: transfer })
  await page.getByRole('button', { name: 'Change it (Interest rate)' }).click()
  await page.getByRole('textbox', { name: 'Interest rate' }).fill('6.5%')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Add to comparison' }).click()
  await page.getByText('Your comparison has Ficus Bank with these figures.').waitFor()
  await expectAccessible(page, 'main')
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto('/dashboard/papers')
  await page.getByText('Your comparison has Ficus Bank with these figures.').waitFor()
  await page.getByText('6.5%').first().waitFor()
  await expect.poll(async () => (await storage(page)).guestPapers).toBeUndefined()
})

test('[CM16] pictures of a paper go with it; without them the page says how to see them again', async ({ open }) => {
  const page = await open('/dashboard/papers?as=guest')
  const crop = page.getByRole('img', { name: 'The paper where Loan amount stands' })
  const stored = () => page.evaluate(countFiles)
  await choose(page, estimate)
  await crop.locator('img').waitFor()
  await expect.poll(stored).toBe(1)
  await page.evaluate(() => indexedDB.deleteDatabase('keyturn'))
  await page.reload()
  await page.getByText('To see each figure beside its place on the paper, open the file here again.').waitFor()
  expect(await crop.count()).toBe(0)
  await choose(page, estimate)
  await crop.locator('img').waitFor()
  await expect.poll(stored).toBe(1)
  await page.getByRole('button', { name: 'Remove this paper' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Add your Loan Estimate').waitFor()
  await expect.poll(stored).toBe(0)
})

function countFiles(): Promise<number> {
  return new Promise(resolve => {
    const opening = indexedDB.open('keyturn')
    opening.onupgradeneeded = () => opening.result.createObjectStore('files')
    opening.onsuccess = () => {
      const count = opening.result.transaction('files').objectStore('files').count()
      count.onsuccess = () => {
        opening.result.close()
        resolve(count.result)
      }
    }
  })
}
