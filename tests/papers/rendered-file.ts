import fc from 'fast-check'
import type { Paper } from '#domain/papers/paper.ts'
import { readPapers } from '#domain/papers/reader/read.ts'
import type { FileReading, PaperReading } from '#domain/papers/reading.ts'
import { PLAIN, type Style } from './canvas.ts'
import { distort, type Faults, faults, type RenderedFile, style } from './distort.ts'
import { makePaper, randomPaper } from './figures.ts'
import { renderDisclosure } from './render-disclosure.ts'
import { renderEstimate } from './render-estimate.ts'
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

export function renderFile(paper: Paper, look: Partial<Style> = {}, broken: Partial<Faults> = {}): RenderedFile {
  const isEstimate = paper.kind === 'loan-estimate'
  const canvas = (isEstimate ? renderEstimate : renderDisclosure)(paper, { ...PLAIN, ...look })
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

export function readRendered({ texts, sizes }: RenderedFile): FileReading {
  return readPapers(texts, sizes)
}

export function onlyPaper(file: RenderedFile): PaperReading {
  const reading = readRendered(file)
  const [first, ...more] = reading.papers
  if (!first || more.length > 0) throw new Error(`One paper was rendered, ${reading.papers.length} were read.`)
  return first
}

/** A paper, how its program prints it, and what the file does to it. */
export const randomCase: fc.Arbitrary<{ paper: Paper; style: Style; faults: Faults }> = fc.record({
  paper: randomPaper,
  style,
  faults,
})
