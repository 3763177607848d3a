/** A place worth a word, in pixels of the picture. */
export interface Mark {
  left: number
  top: number
  text: string
  /** The side where the lines are not: left of a rise, right of a fall. */
  lean: 'left' | 'right'
}

interface Room {
  /** Of the whole picture: no word may leave it. */
  width: number
  top: number
  bottom: number
}

export interface PlacedCallout extends Mark {
  lines: string[]
  /** The middle of the words, and the height of their first line. */
  middle: number
  first: number
  isAbove: boolean
}

// Generous, so that a line estimated to fit does fit.
const LETTER = 7.4
export const LINE = 17
/** Between a mark and its words. */
const AWAY = 32
/** Between the words of one mark and those of another. */
const APART = 8

const STOREYS_FROM = 400

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Finds room for the words of each mark: beside the lines if it can, else on the other side, else further up, else below. Words
 * without room are left out; what they say also stands under the picture.
 */
export function placeCallouts(marks: readonly Mark[], room: Room): PlacedCallout[] {
  const taken: Box[] = []
  const placed: PlacedCallout[] = []
  for (const mark of marks) {
    const found = candidates(mark, room, taken).find(one => {
      const box = boxOf(one)
      return box.top >= room.top - LINE && box.bottom <= room.bottom && !taken.some(other => overlap(box, other))
    })
    if (!found) continue
    taken.push(boxOf(found))
    placed.push(found)
  }
  return placed
}

function candidates(mark: Mark, room: Room, taken: readonly Box[]): PlacedCallout[] {
  const lines = wrap(mark.text, Math.max(Math.floor((room.width * 0.5) / LETTER), 14))
  const half = halfOf(lines)
  const height = (lines.length - 1) * LINE
  const inside = (wanted: number) => Math.min(Math.max(wanted, half + 2), room.width - half - 2)
  const middles = [inside(mark.left - half + 14), inside(mark.left + half - 14)]
  if (mark.lean === 'right') middles.reverse()
  const above = mark.top - AWAY - height
  // On a phone a second storey would hide the lines.
  const below = room.width < STOREYS_FROM ? [] : taken
  const overOthers = below.map(box => box.top - APART - LINE / 2 - height).filter(first => first < above)
  const firsts = [above, ...overOthers].map(first => ({ first, isAbove: true }))
  return [...firsts, { first: mark.top + AWAY, isAbove: false }].flatMap(at =>
    middles.map(middle => ({ ...mark, ...at, lines, middle })),
  )
}

function boxOf({ lines, middle, first }: PlacedCallout): Box {
  const half = halfOf(lines)
  const bottom = first + (lines.length - 0.5) * LINE
  return { left: middle - half, right: middle + half, top: first - LINE / 2, bottom }
}

function halfOf(lines: readonly string[]): number {
  return (Math.max(...lines.map(line => line.length)) * LETTER) / 2
}

function overlap(one: Box, other: Box): boolean {
  const across = one.left < other.right + APART && other.left < one.right + APART
  return across && one.top < other.bottom + 1 && other.top < one.bottom + 1
}

/** Breaks a sentence into lines of at most so many letters, at its spaces. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
