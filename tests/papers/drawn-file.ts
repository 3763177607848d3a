import fc from 'fast-check'
import type { Paper } from '#domain/papers/paper.ts'
import { readPapers } from '#domain/papers/reader/read.ts'
import type { FileReading, PaperReading } from '#domain/papers/reading.ts'
import { PLAIN, type Style } from './canvas.ts'
import { type DrawnFile, distort, type Faults, faults, style } from './distort.ts'
import { drawDisclosure } from './draw-disclosure.ts'
import { drawEstimate } from './draw-estimate.ts'
import { drawnPaper, makePaper } from './figures.ts'
import { plainSeed } from './seed.ts'

const NO_FAULTS: Faults = {
  fakeBold: false,
  pieces: false,
  shuffled: false,
  leftovers: false,
  stamps: false,
  cover: false,
  pageOrder: 'forward',
  a4: false,
  wordByWord: false,
  chance: 1,
}

export function drawFile(paper: Paper, look: Partial<Style> = {}, broken: Partial<Faults> = {}): DrawnFile {
  const isEstimate = paper.kind === 'loan-estimate'
  const canvas = (isEstimate ? drawEstimate : drawDisclosure)(paper, { ...PLAIN, ...look })
  return distort(canvas.texts, canvas.page, { ...NO_FAULTS, ...broken })
}

/** One and the same paper each time, for tests of one thing; a disclosure's estimate may have had other figures. */
export function plainPaper(
  kind: Paper['kind'],
  changes: Partial<typeof plainSeed> = {},
  estimated: Partial<typeof plainSeed> = changes,
): Paper {
  return makePaper({ ...plainSeed, ...changes }, kind, { ...plainSeed, ...estimated })
}

export function readDrawn({ texts, sizes }: DrawnFile): FileReading {
  return readPapers(texts, sizes)
}

export function onlyPaper(file: DrawnFile): PaperReading {
  const reading = readDrawn(file)
  const [first, ...more] = reading.papers
  if (!first || more.length > 0) throw new Error(`One paper was drawn, ${reading.papers.length} were read.`)
  return first
}

/** A paper, how its program prints it, and what the file does to it. */
export const drawnCase: fc.Arbitrary<{ paper: Paper; style: Style; faults: Faults }> = fc.record({
  paper: drawnPaper,
  style,
  faults,
})
