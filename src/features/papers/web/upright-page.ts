import type { PositionedText } from '#domain/papers/reading.ts'
import { type PicturePage, turned } from './picture-pages.ts'
import { isLying } from './picture-pixels.ts'
import { pictureWords } from './picture-words.ts'

/** Fewer words than these of the form, and the page was not read: it may stand on its head, or be no form. */
const FEWEST_KNOWN = 4
const KNOWN =
  /^(loan|estimate|closing|disclosure|costs?|interest|principal|payments?|amount|total|borrower|lender|escrow|insurance|property|title|fees?|rate|services|information|page)\W*$/i

export interface UprightPage {
  page: PicturePage
  words: PositionedText[]
}

/**
 * Reads a page as it should be looked at. A page that lies on its side shows in its pixels; which way it lies, and whether
 * it stands on its head, in the words that are found.
 */
export async function readUpright(
  page: PicturePage,
  number: number,
  read: (grey: ArrayBuffer) => Promise<string>,
): Promise<UprightPage> {
  const look = async (on: PicturePage): Promise<UprightPage> => ({
    page: on,
    words: pictureWords(await read(await on.grey.arrayBuffer()), number),
  })
  const isOnSide = isLying(new Uint8Array(await page.grey.arrayBuffer()))
  const first = await look(isOnSide ? await turned(page, 90) : page)
  if (knownWords(first) >= FEWEST_KNOWN) return first
  const second = await look(await turned(first.page, 180))
  return knownWords(second) > knownWords(first) ? second : { ...first, page: await turned(second.page, 180) }
}

function knownWords({ words }: UprightPage): number {
  return words.filter(({ text }) => KNOWN.test(text)).length
}
