import type { PositionedText } from '#domain/disclosures/reading.ts'
import { withoutBars } from './dark-bars.ts'
import { fileOfGrey, type GreyPicture, type Turn, turnedGrey } from './grey-picture.ts'
import { isLying, levelled } from './picture-pixels.ts'
import { pictureWords } from './picture-text.ts'
import { withRowNumbers } from './row-numbers.ts'

/** Fewer words than these of the form, and the page was not read: it may stand on its head, or be no form. */
const FEWEST_KNOWN = 4
const KNOWN =
  /^(loan|estimate|closing|disclosure|costs?|interest|principal|payments?|amount|total|borrower|lender|escrow|insurance|property|title|fees?|rate|services|information|page)\W*$/i

export interface UprightPage {
  /** The picture as it should be looked at, and how it was turned for that. */
  grey: GreyPicture
  turn: Turn
  /** In dots of that picture. */
  words: PositionedText[]
}

/**
 * Reads a page as it should be looked at. A page that lies on its side shows in its pixels; which way it lies, and whether
 * it stands on its head, in the words that are found.
 */
export async function readUpright(
  rendered: GreyPicture,
  page: number,
  read: (grey: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<UprightPage> {
  const look = async (turn: Turn): Promise<UprightPage> => {
    const grey = withoutBars(levelled(turnedGrey(rendered, turn)))
    return { grey, turn, words: withRowNumbers(pictureWords(await read(fileOfGrey(grey)), page)) }
  }
  const isOnSide = isLying(rendered)
  const first = await look(isOnSide ? 90 : 0)
  if (knownWords(first) >= FEWEST_KNOWN) return first
  const second = await look(isOnSide ? 270 : 180)
  return knownWords(second) > knownWords(first) ? second : first
}

function knownWords({ words }: UprightPage): number {
  return words.filter(({ text }) => KNOWN.test(text)).length
}
