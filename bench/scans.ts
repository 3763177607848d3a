import { nodeDesk, openToDraw } from '../scripts/papers/read-any.ts'
import { drawLarge, greyFile } from '../src/features/papers/web/draw-large.ts'
import { lookAtPages } from '../src/features/papers/web/look-at-pages.ts'
import { drawFile, plainPaper } from '../tests/papers/drawn-file.ts'
import { scanPdf } from '../tests/papers/scan-pdf.ts'
import { writePdf } from '../tests/papers/write-pdf.ts'

/** `node bench/scans.ts`: a disclosure as a scan, its pages one after the other and two at a time, by turns in one run. */
const ROUNDS = 2
const PAGES = [1, 2, 3, 4]

const { texts, sizes } = drawFile(plainPaper('closing-disclosure'))
const task = openToDraw(await scanPdf(writePdf(texts, sizes, { bars: true }), { dpi: 200 }, PAGES))
const pdf = await task.promise
const { signal } = new AbortController()
const times = new Map<number, number[]>([
  [1, []],
  [2, []],
])
for (let round = 0; round < ROUNDS; round++) {
  for (const [threads, seconds] of times) {
    const desk = await nodeDesk(threads, signal)
    const begun = performance.now()
    await lookAtPages(PAGES, async page => greyFile(await drawLarge(pdf, page)), desk, { signal })
    seconds.push((performance.now() - begun) / 1000 / PAGES.length)
    desk.end()
  }
}
await task.destroy()
const [one = 0, two = 0] = [...times.values()].map(seconds => Math.min(...seconds))
console.log(`a page of a scan: ${one.toFixed(1)} s with one thread, ${two.toFixed(1)} s with two`)
console.log(`two threads take ${(two / one).toFixed(2)} of the time of one`)
