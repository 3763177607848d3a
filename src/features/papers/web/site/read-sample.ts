import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import pdfWorkerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { checkPaper } from '#domain/papers/checks.ts'
import type { FieldPath } from '#domain/papers/reading.ts'
import { figureName } from '#features/papers/field-words.ts'
import { unitAt, valueAt } from '#features/papers/figure-path.ts'
import { figureText } from '#features/papers/figure-text.ts'
import { worthKnowing } from '#features/papers/knowing.ts'
import { shownFigures } from '#features/papers/shown-figures.ts'
import { workerDoor } from '#web/worker-door.ts'
import { readFile } from '../read-file.ts'
import { sampleFile } from '../sample-file.ts'

const door = workerDoor('paper-worker', [pdfWorkerUrl])

/** What the landing page shows: enough to see that the paper was read. */
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

/** The same reader as for one's own papers, in the same worker, which may ask for nothing. */
export async function readSample(): Promise<SampleAnswer | null> {
  const file = await sampleFile()
  if (!file) return null
  const began = performance.now()
  const thread = new Worker(door(pdfWorkerUrl), { type: 'module', name: 'paper' })
  const worker = pdfjs.PDFWorker.create({ port: thread })
  try {
    const answer = await readFile(pdfjs, new Uint8Array(await file.arrayBuffer()), { worker })
    const paper = answer.ok ? answer.reading.papers[0]?.paper : undefined
    if (!paper) return null
    const checks = checkPaper(paper)
    return {
      figures: shownFigures(paper, new Set()).length,
      seconds: ((performance.now() - began) / 1000).toFixed(1),
      rows: SHOWN.flatMap((path): [string, string][] => {
        const text = figureText(valueAt(paper, path), unitAt(path))
        return text === null ? [] : [[figureName(paper, path), text]]
      }),
      sums: { right: checks.filter(({ ok }) => ok).length, all: checks.length },
      knowing: worthKnowing(paper, new Date().toISOString().slice(0, 10)),
    }
  } finally {
    worker.destroy()
    thread.terminate()
  }
}
