import { pictureReadings } from '#domain/papers/check.ts'
import { checkPaper } from '#domain/papers/checks.ts'
import { readPapers } from '#domain/papers/reader/read.ts'
import type { FileReading, PaperReading, PositionedText } from '#domain/papers/reading.ts'
import { hasFigures } from '../shown-figures.ts'
import { PICTURE_SCALE } from './draw-pages.ts'
import { drawnPictures, type PagePictures } from './page-pictures.ts'
import { preparePdfWorker } from './paper-workers.ts'
import { fewWords, picturePages } from './picture-pages.ts'
import { startPictureReader } from './picture-reader.ts'
import { type ReadPaper, readPaper } from './read-paper.ts'
import { readUpright } from './upright-page.ts'

export interface PictureOptions {
  signal: AbortSignal
  /** `percent` of the page that is being read. */
  onProgress(page: number, of: number, percent: number): void
}

/** Reads a scan or a photo. It stays on the device; what is read is held to be unsure until the paper's own sums prove it. */
export async function readPicture(
  file: File,
  { signal, onProgress }: PictureOptions,
): Promise<{ reading: FileReading; papers: ReadPaper[] }> {
  onProgress(0, 0, 0)
  const reader = await startPictureReader(signal)
  try {
    // The browser takes most memory while it makes the reader quick: better now than beside a page.
    await reader.read(fewWords(), () => {})
    const pages = await picturePages(file, signal)
    const texts: PositionedText[] = []
    for (const [index, drawn] of pages.entries()) {
      const page = index + 1
      onProgress(page, pages.length, 0)
      const read = await readUpright(drawn, page, grey =>
        reader.read(grey, percent => onProgress(page, pages.length, percent)),
      )
      pages[index] = read.page
      texts.push(...read.words.map(inPoints))
    }
    const sizes = pages.map(({ picture: { width, height } }, index) => ({ page: index + 1, width, height }))
    const reading = readPapers(texts, sizes)
    const pictures = drawnPictures(new Map(pages.map(({ picture }, index) => [index + 1, Promise.resolve(picture)])))
    if (reading.kind === 'unknown') return { reading, papers: [] }
    const filled = reading.papers.filter(({ paper }) => hasFigures(paper))
    return { reading, papers: filled.map(paper => judged(paper, pictures, reading.other_pages)) }
  } finally {
    reader.end()
    preparePdfWorker()
  }
}

/** Crops count in points of a page that is drawn larger by a fixed scale. */
function inPoints(text: PositionedText): PositionedText {
  const { x, y, width, height } = text
  const scaled = {
    x: x / PICTURE_SCALE,
    y: y / PICTURE_SCALE,
    width: width / PICTURE_SCALE,
    height: height / PICTURE_SCALE,
  }
  // How sure a word is decides nothing here: the sums do.
  return { ...text, ...scaled, certainty: 1 }
}

function judged(reading: PaperReading, pictures: PagePictures, other_pages: number[]): ReadPaper {
  return readPaper(reading, pictureReadings(reading.readings, checkPaper(reading.paper)), pictures, other_pages)
}
