import { type PageSize, readDisclosures } from '#domain/disclosures/reader/read.ts'
import type { FileReading, PositionedText } from '#domain/disclosures/reading.ts'
import { greyPicture, type Turn } from './grey-picture.ts'
import type { PdfPageText } from './pdf-text.ts'
import type { PictureDesk } from './picture-desk.ts'
import { PICTURE_SCALE } from './picture-scale.ts'
import { withSecondLook } from './second-look.ts'
import { readUpright } from './upright-page.ts'

/** A page of which a picture was read, in points of the page as it is looked at. */
export interface LookedPage extends PageSize {
  isPicture: true
  turn: Turn
  words: PositionedText[]
}

export interface LookOptions {
  signal: AbortSignal
  /** `percent` of the page that is being read; where several are, pages count as if one came after the other. */
  onProgress?(page: number, of: number, percent: number): void
}

/** Reads pictures of pages, as many at a time as the desk can. Whoever stops gets the pages that were read until then. */
export async function lookAtPages(
  numbers: readonly number[],
  render: (page: number) => Promise<Uint8Array<ArrayBuffer>>,
  desk: PictureDesk,
  { signal, onProgress = () => {} }: LookOptions,
): Promise<LookedPage[]> {
  const looked: LookedPage[] = []
  const rest = [...numbers]
  const shares = new Map<number, number>()
  const tell = (number: number, percent: number) => {
    shares.set(number, Math.max(percent, shares.get(number) ?? 0))
    const all = [...shares.values()].reduce((sum, share) => sum + share, 0)
    const done = Math.min(numbers.length - 1, Math.floor(all / 100))
    onProgress(done + 1, numbers.length, Math.min(100, all - 100 * done))
  }
  const work = async () => {
    for (let number = rest.shift(); number !== undefined; number = rest.shift()) {
      const page = number
      tell(page, 0)
      looked.push(await lookAt(page, await render(page), desk, percent => tell(page, percent)))
      tell(page, 100)
    }
  }
  try {
    await Promise.all(Array.from({ length: desk.size }, work))
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return looked.sort((one, other) => one.page - other.page)
}

/** How much of the time for a page its first look takes. */
const FIRST_LOOK = 0.7

async function lookAt(
  page: number,
  rendered: Uint8Array<ArrayBuffer>,
  desk: PictureDesk,
  onProgress: (percent: number) => void,
): Promise<LookedPage> {
  const { grey, turn, words } = await readUpright(greyPicture(rendered), page, async picture => {
    const [hocr = ''] = await desk.read(picture.buffer, [{ kind: 'words' }], share => onProgress(share * FIRST_LOOK))
    return hocr
  })
  const { width, height } = grey
  const size = { page, width: width / PICTURE_SCALE, height: height / PICTURE_SCALE }
  const looked = await withSecondLook(
    words.map(inPoints),
    grey,
    size,
    (picture, looks, onLooked) => desk.read(picture.buffer, looks, onLooked),
    percent => onProgress(100 * FIRST_LOOK + percent * (1 - FIRST_LOOK)),
  )
  return { ...size, isPicture: true, turn, words: looked }
}

/** Crops count in points of a page that is rendered larger by a fixed scale. */
function inPoints(text: PositionedText): PositionedText {
  const { x, y, width, height } = text
  const scaled = {
    x: x / PICTURE_SCALE,
    y: y / PICTURE_SCALE,
    width: width / PICTURE_SCALE,
    height: height / PICTURE_SCALE,
  }
  return { ...text, ...scaled }
}

/** The disclosures of a file of which some pages were read as text, some as pictures, and some not at all. */
export function disclosuresOnPages(texts: readonly PdfPageText[], looked: readonly LookedPage[]): FileReading {
  const isLooked = ({ page }: PageSize) => looked.some(each => each.page === page)
  const pages = [...texts.filter(page => !isLooked(page) && !page.isPicture), ...looked]
  const ordered = pages.sort((one, other) => one.page - other.page)
  return readDisclosures(
    ordered.flatMap(({ words }) => words),
    ordered,
  )
}
