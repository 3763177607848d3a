import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { prepareProduct } from '../../scripts/prepare.mjs'
import { READING_STAGES, type ReadingStage } from '../../src/features/disclosures/web/reading-stages.ts'
import { bombPdf, longPdf } from '../../tests/disclosures/bad-pdfs.ts'
import { picturePdf, renderJpeg } from '../../tests/disclosures/picture-pdf.ts'
import { plainDisclosure, renderFile } from '../../tests/disclosures/rendered-file.ts'
import { writePdf } from '../../tests/disclosures/write-pdf.ts'
import { launchBrowser, newPerson } from '../../tests/harness/people.ts'
import { startServer } from '../../tests/harness/server.ts'
import type { Figure } from '../report.ts'

const RUNS = 5
const SLOWER = 4
const MOST_SECONDS = 2
const MOST_MEGABYTES = 300
/** As Linux counts processor time. */
const TICKS_PER_SECOND = 100

/** A phone reads disclosures: how long it takes when the processor is four times slower, and what the tab's process needs. */
export async function disclosuresInBrowser(): Promise<Figure[]> {
  await prepareProduct()
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
  const { texts, sizes } = renderFile(plainDisclosure('loan-estimate'))
  return writePdf(texts, sizes)
})

async function readingTime(browser: Browser, url: string): Promise<Figure[]> {
  const first: Reading[] = []
  const ready: Reading[] = []
  const work: number[] = []
  for (let run = 0; run < RUNS; run++) {
    first.push(await slowed(browser, url))
    ready.push(await slowed(browser, url, reachForIt))
    work.push(await processorTime(browser, url))
  }
  const slower = `processor ${SLOWER} × slower`
  const figure = (claim: string, seconds: number): Figure => ({
    claim,
    measured: `${seconds.toFixed(2)} s`,
    aim: `< ${MOST_SECONDS} s`,
    met: seconds < MOST_SECONDS,
  })
  return [
    figure(`a text paper is read, ${slower}, with loading the reader`, middle(first.map(({ shown }) => shown))),
    figure(
      `a text paper is read, ${slower}, the reader came when somebody reached for a file`,
      middle(ready.map(({ shown }) => shown)),
    ),
    { claim: 'its stages, one after the other', measured: stagesOf(ready), met: true },
    figure(`the same as processor time of page and worker, ${SLOWER} times over`, middle(work)),
  ]
}

/** Seconds after the choice of the file. */
interface Reading {
  stages: Partial<Record<ReadingStage, number>>
  shown: number
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

const STAGE_WORDS: Record<Exclude<ReadingStage, 'chosen'>, string> = {
  'reader here': 'code and file there',
  opened: 'PDF opened',
  words: 'words with their places',
  read: 'figures read',
  checked: 'sums checked',
}

function stagesOf(readings: readonly Reading[]): string {
  const at = (stage: ReadingStage) => middle(readings.map(({ stages }) => stages[stage] ?? 0))
  const parts = Object.entries(STAGE_WORDS).map(([stage, words], index) => {
    const before = READING_STAGES[index] ?? 'chosen'
    return `${words} ${(at(stage as ReadingStage) - at(before)).toFixed(2)} s`
  })
  const shown = middle(readings.map(reading => reading.shown)) - at('checked')
  return [...parts, `kept and shown ${shown.toFixed(2)} s`].join(', ')
}

/** Chromium slows the page down, not its workers. */
async function slowed(browser: Browser, url: string, before = async (_: Page) => {}): Promise<Reading> {
  const page = await openDisclosures(browser, url)
  await before(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const reading = await readingSeconds(page)
  await page.context().close()
  return reading
}

/** Neither other programs nor the waiting for one another count; on a phone the worker is as slow as the page. */
async function processorTime(browser: Browser, url: string): Promise<number> {
  const page = await openDisclosures(browser, url)
  await reachForIt(page)
  const processes = await tabProcesses(browser)
  const before = processes.reduce((sum, id) => sum + usedSeconds(id), 0)
  await readingSeconds(page)
  const after = processes.reduce((sum, id) => sum + usedSeconds(id), 0)
  await page.context().close()
  return (after - before) * SLOWER
}

/** As a hand on its way to the button does; the picker of files is open for longer than this. */
async function reachForIt(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Add your Loan Estimate' }).hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

/** From the choice of a file to its figures, by the page's own clock: to ask it again and again would slow it down. */
async function readingSeconds(page: Page): Promise<Reading> {
  const shown = page.evaluate(
    () =>
      new Promise<Reading>(resolve => {
        let begun = 0
        const input = document.querySelector('input[type=file]')
        input?.addEventListener('change', () => (begun = performance.now()), { capture: true, once: true })
        new MutationObserver((_, observer) => {
          const titles = [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)
          if (!titles.includes('Here’s what it says')) return
          observer.disconnect()
          const seconds = (at: number) => (at - begun) / 1000
          const marks = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('paper: '))
          const stages = Object.fromEntries(marks.map(({ name, startTime }) => [name.slice(7), seconds(startTime)]))
          requestAnimationFrame(() => setTimeout(() => resolve({ stages, shown: seconds(performance.now()) })))
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.locator('input[type=file]').setInputFiles(estimate)
  return shown
}

/** Of the main thread and of the workers; the compositor and garbage collection run beside them. */
function usedSeconds(process: number): number {
  const threads = readdirSync(`/proc/${process}/task`).map(thread => {
    const stat = readFileSync(`/proc/${process}/task/${thread}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return Number(thread) === process || name === 'DedicatedWorker' ? (user ?? 0) + (system ?? 0) : 0
  })
  return threads.reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND
}

async function memory(browser: Browser, url: string): Promise<Figure[]> {
  const scan = await scanOf(browser, url)
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
    ['a page of a scan', page => readScan(page, scan)],
  ]
  const figures: Figure[] = []
  for (const [claim, act] of cases) {
    const page = await openDisclosures(browser, url)
    const own = watchPrivate(await tabProcesses(browser))
    await act(page)
    const megabytes = await largestTab(browser)
    const most = own.stop()
    await page.context().close()
    const met = megabytes < MOST_MEGABYTES
    figures.push({
      claim: `memory of the tab's process at most, ${claim}`,
      measured: `${megabytes} MB, ${most} MB of it its own`,
      aim: `< ${MOST_MEGABYTES} MB`,
      met,
    })
  }
  return figures
}

const LOOKED_EACH_MS = 40

/** What only the tab needs, as a browser's own task manager counts it: without the browser's program, which all tabs share. */
function watchPrivate(processes: readonly number[]): { stop(): number } {
  let most = 0
  const look = () => {
    for (const id of processes) most = Math.max(most, statusOf(id, 'RssAnon') + statusOf(id, 'RssShmem'))
  }
  const timer = setInterval(look, LOOKED_EACH_MS)
  return {
    stop() {
      clearInterval(timer)
      return Math.round(most / 1024)
    },
  }
}

function statusOf(process: number, name: string): number {
  try {
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1])
  } catch {
    // It has ended.
    return 0
  }
}

/** What the page's own process ever held, with everything that Chromium brings along. */
async function largestTab(browser: Browser): Promise<number> {
  const peaks = (await tabProcesses(browser)).map(id => statusOf(id, 'VmHWM'))
  return Math.round(Math.max(...peaks) / 1024)
}

async function tabProcesses(browser: Browser): Promise<number[]> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

async function openDisclosures(browser: Browser, url: string): Promise<Page> {
  const page = await (await newPerson(browser, { width: 390 })).newPage()
  await page.goto(`${url}/dashboard/papers?as=guest`)
  await page.getByText('Add your Loan Estimate').waitFor()
  return page
}

type PdfUpload = ReturnType<typeof pdf>

function pdf(name: string, bytes: () => Uint8Array) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes()) }
}

async function read(page: Page, file: PdfUpload): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Here’s what it says').waitFor()
}

async function refused(page: Page, file: PdfUpload, sentence: string): Promise<void> {
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

/** The scan is rendered elsewhere, so that only its reading is measured. */
async function scanOf(browser: Browser, url: string): Promise<PdfUpload> {
  const page = await openDisclosures(browser, url)
  const jpeg = await renderJpeg(page, renderFile(plainDisclosure('loan-estimate')).texts, 2)
  await page.context().close()
  return pdf('scan.pdf', () => picturePdf(jpeg, 1468, 1900))
}

async function readScan(page: Page, scan: PdfUpload): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(scan)
  await page.getByRole('button', { name: 'Read the picture here' }).click()
  await page.getByText('Here’s what it says').waitFor({ timeout: 240_000 })
}
