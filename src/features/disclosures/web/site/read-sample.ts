import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import pdfWorkerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { checkDisclosure } from '#domain/disclosures/checks.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { figureName } from '#features/disclosures/field-words.ts'
import { unitAt, valueAt } from '#features/disclosures/figure-path.ts'
import { figureText } from '#features/disclosures/figure-text.ts'
import { worthKnowing } from '#features/disclosures/knowing.ts'
import { shownFigures } from '#features/disclosures/shown-figures.ts'
import { trustedWorkerUrl } from '#web/trusted-worker-url.ts'
import { readFile } from '../read-file.ts'
import { sampleFile } from '../sample-file.ts'

const door = trustedWorkerUrl('paper-worker', [pdfWorkerUrl])

/** What the landing page shows: enough to see that the disclosure was read. */
const SHOWN: readonly FieldPath[] = [
  'loan_amount',
  'interest_rate',
  'principal_and_interest',
  'closing_costs',
  'cash_to_close',
]

export interface SampleAnswer {
  figures: number
  seconds: string
  rows: [name: string, value: string][]
  sums: { right: number; all: number }
  knowing: string[]
}

/** The same reader as for one's own disclosures, in the same worker, which may ask for nothing. */
export async function readSample(): Promise<SampleAnswer | null> {
  const file = await sampleFile()
  if (!file) return null
  const began = performance.now()
  const thread = new Worker(door(pdfWorkerUrl), { type: 'module', name: 'paper' })
  const worker = pdfjs.PDFWorker.create({ port: thread })
  try {
    const answer = await readFile(pdfjs, new Uint8Array(await file.arrayBuffer()), { worker })
    const disclosure = answer.ok ? answer.reading.disclosures[0]?.disclosure : undefined
    if (!disclosure) return null
    const checks = checkDisclosure(disclosure)
    return {
      figures: shownFigures(disclosure, new Set()).length,
      seconds: ((performance.now() - began) / 1000).toFixed(1),
      rows: SHOWN.flatMap((path): [string, string][] => {
        const text = figureText(valueAt(disclosure, path), unitAt(path))
        return text === null ? [] : [[figureName(disclosure, path), text]]
      }),
      sums: { right: checks.filter(({ ok }) => ok).length, all: checks.length },
      knowing: worthKnowing(disclosure, new Date().toISOString().slice(0, 10)),
    }
  } finally {
    worker.destroy()
    thread.terminate()
  }
}
