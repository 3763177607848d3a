import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { preparePages } from '../scripts/prepare.mjs'
import type { Figure } from '../tests/harness/figures.ts'
import { launchBrowser, newPerson } from '../tests/harness/people.ts'
import { startServer } from '../tests/harness/server.ts'
import { bombPdf, longPdf } from '../tests/papers/bad-pdfs.ts'
import { drawFile, plainPaper } from '../tests/papers/drawn-file.ts'
import { drawJpeg, picturePdf } from '../tests/papers/picture-pdf.ts'
import { writePdf } from '../tests/papers/write-pdf.ts'

const RUNS = 5
const SLOWER = 4
const MOST_SECONDS = 2
const MOST_MEGABYTES = 300

/** A phone reads papers: how long it takes when the processor is four times slower, and what the tab's process needs. */
export async function papersInBrowser(): Promise<Figure[]> {
  await preparePages()
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    return [...(await readingTime(browser, server.origin)), ...(await memory(browser, server.origin))]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const estimate = pdf('estimate.pdf', () => {
  const { texts, sizes } = drawFile(plainPaper('loan-estimate'))
  return writePdf(texts, sizes)
})

async function readingTime(browser: Browser, url: string): Promise<Figure[]> {
  const first: number[] = []
  const second: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await openPapers(browser, url)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    first.push(await timed(() => read(page, estimate)))
    await page.getByRole('button', { name: 'Remove this paper' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('Add your Loan Estimate').waitFor()
    second.push(await timed(() => read(page, estimate)))
    await page.context().close()
  }
  const figure = (claim: string, times: number[]): Figure => {
    const seconds = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
    return { claim, measured: `${seconds.toFixed(2)} s`, aim: `< ${MOST_SECONDS} s`, met: seconds < MOST_SECONDS }
  }
  return [
    figure(`a text paper is read, processor ${SLOWER} × slower, with loading the reader`, first),
    figure(`a text paper is read, processor ${SLOWER} × slower, reader there`, second),
  ]
}

async function memory(browser: Browser, url: string): Promise<Figure[]> {
  const cases: [string, (page: Page) => Promise<void>][] = [
    ['a text paper', page => read(page, estimate)],
    [
      'a file of 300 pages',
      page =>
        refused(
          page,
          pdf('long.pdf', () => longPdf(300)),
          'more than 200 pages',
        ),
    ],
    ['a file of 50 MB', dropLargeFile],
    [
      'a bomb of packed zeros',
      page =>
        refused(
          page,
          pdf('bomb.pdf', () => bombPdf(64)),
          'far more than a loan paper',
        ),
    ],
    ['a page of a scan', page => readScan(page)],
  ]
  const figures: Figure[] = []
  for (const [claim, act] of cases) {
    const page = await openPapers(browser, url)
    await act(page)
    const megabytes = await largestTab(browser)
    await page.context().close()
    const met = megabytes < MOST_MEGABYTES
    figures.push({
      claim: `memory of the tab's process at most, ${claim}`,
      measured: `${megabytes} MB`,
      aim: `< ${MOST_MEGABYTES} MB`,
      met,
    })
  }
  return figures
}

/** What the page's own process ever held, with everything that Chromium brings along. */
async function largestTab(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
  return Math.round(Math.max(...peaks.map(Number)) / 1024)
}

async function openPapers(browser: Browser, url: string): Promise<Page> {
  const page = await (await newPerson(browser, { width: 390 })).newPage()
  await page.goto(`${url}/dashboard/papers?as=guest`)
  await page.getByText('Add your Loan Estimate').waitFor()
  return page
}

type DrawnPdf = ReturnType<typeof pdf>

function pdf(name: string, bytes: () => Uint8Array) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes()) }
}

async function read(page: Page, file: DrawnPdf): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Here’s what it says').waitFor()
}

async function refused(page: Page, file: DrawnPdf, sentence: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(sentence).waitFor()
}

/** Made in the page itself: to send so much into it would be measured too. */
async function dropLargeFile(page: Page): Promise<void> {
  const dataTransfer = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }))
    return files
  })
  await page.getByRole('region', { name: 'Add your Loan Estimate' }).dispatchEvent('drop', { dataTransfer })
  await page.getByText('larger than').waitFor()
}

async function readScan(page: Page): Promise<void> {
  const jpeg = await drawJpeg(page, drawFile(plainPaper('loan-estimate')).texts, 2)
  const scan = pdf('scan.pdf', () => picturePdf(jpeg, 1468, 1900))
  await page.locator('input[type=file]').setInputFiles(scan)
  await page.getByRole('button', { name: 'Read the picture here' }).click()
  await page.getByText('Here’s what it says').waitFor({ timeout: 240_000 })
}

async function timed(act: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await act()
  return (performance.now() - begun) / 1000
}
