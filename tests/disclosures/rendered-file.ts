import fc from 'fast-check'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { readDisclosures } from '#domain/disclosures/reader/read.ts'
import type { DisclosureReading, FileReading } from '#domain/disclosures/reading.ts'
import { PLAIN, type Style } from './canvas.ts'
import { distort, type Faults, faults, type RenderedFile, style } from './distort.ts'
import { makeDisclosure, randomDisclosure } from './figures.ts'
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

export function renderFile(
  disclosure: Disclosure,
  look: Partial<Style> = {},
  broken: Partial<Faults> = {},
): RenderedFile {
  const isEstimate = disclosure.kind === 'loan-estimate'
  const canvas = (isEstimate ? renderEstimate : renderDisclosure)(disclosure, { ...PLAIN, ...look })
  return distort(canvas.texts, canvas.page, { ...NO_FAULTS, ...broken })
}

/**
 * One and the same disclosure each time, for tests of one thing; a Closing Disclosure's estimate may have had other figures.
 */
export function plainDisclosure(
  kind: Disclosure['kind'],
  changes: Partial<typeof plainSeed> = {},
  estimated: Partial<typeof plainSeed> = changes,
): Disclosure {
  return makeDisclosure({ ...plainSeed, ...changes }, kind, { ...plainSeed, ...estimated })
}

export function readRendered({ texts, sizes }: RenderedFile): FileReading {
  return readDisclosures(texts, sizes)
}

export function onlyDisclosure(file: RenderedFile): DisclosureReading {
  const reading = readRendered(file)
  const [first, ...more] = reading.disclosures
  if (!first || more.length > 0) throw new Error(`One paper was rendered, ${reading.disclosures.length} were read.`)
  return first
}

/** A disclosure, how its program prints it, and what the file does to it. */
export const randomCase: fc.Arbitrary<{ paper: Disclosure; style: Style; faults: Faults }> = fc.record({
  paper: randomDisclosure,
  style,
  faults,
})
