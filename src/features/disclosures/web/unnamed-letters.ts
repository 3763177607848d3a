import { NAMELESS } from './sign-fonts.ts'

/** What one shape of a font may stand for. */
const LIGATURES = ['tt', 'ti', 'tti', 'ft', 'fft', 'tf', 'ff', 'fi', 'fl', 'ffi', 'ffl', 'Th', '’']

/** Words of the forms that have them, by which people would know them as well. */
const FORM_WORDS = new Set(
  (
    'additional administration affidavit affiliate affiliated affiliates after amortization application assumption ' +
    'attorney authentication calculations certificate certification certified committed conditions confidential ' +
    'confirm confirming considerations continue determination different effect effective estimate estimated ' +
    'estimating existing fields file final finance financed financing find first five fixed flood homeowner’s identification ' +
    'identify information initial inspection left lender’s liability location modification negative notification offer office ' +
    'officer offset optional options origination owner’s partial payoff payoffs permitting protection quantity question ' +
    'questions questionnaire section settlement that the there these this times title titles transaction ' +
    'transactions until valuation verification written'
  ).split(' '),
)

/** From here on, letters stand for shapes without a name until all words of the file are known. */
const FIRST_STAND_IN = 0xf0000
const MOST_SHAPES = 0x100
const STAND_INS = /[\u{f0000}-\u{f00ff}]/gu
/** One long word of the form tells, or two short ones. */
const LONG = 6
const ENOUGH = 2

interface Shape {
  font: string
  number: number
  /** What it is called if numbers are names in its font. */
  letter: string
}

/**
 * A program that writes a file anew may lose the names of some shapes, mostly of ligatures: such a shape is then called by its
 * number in the font, so that 'tt' reads 'ħ'. It is identified by the form's words that contain it, or stays without a name.
 */
export function unnamedLetters() {
  const shapes: Shape[] = []
  /** Where each shape stands among them, by its font and number. */
  const places = new Map<string, number>()
  /** Fonts whose letters have other numbers than names: a number is no name there. */
  const numbered = new Set<string>()

  function isUnnamed({ font, letter }: Shape): boolean {
    return letter === NAMELESS || numbered.has(font)
  }

  function called(words: readonly string[], standIn: string): string | undefined {
    const own = words.filter(word => word.includes(standIn))
    const fitting = LIGATURES.filter(name => {
      const known = new Set(own.flatMap(word => formWord(word.replaceAll(standIn, name))))
      return known.size >= ENOUGH || [...known].some(({ length }) => length >= LONG)
    })
    const [name, other] = fitting
    return other === undefined ? name : undefined
  }

  return {
    /** The letter that a shape is called by, or one that stands for it. */
    letterOf(font: string, number: number, letter: string): string {
      const code = letter.codePointAt(0) ?? 0
      if (/^[a-z]$/i.test(letter) && code !== number) numbered.add(font)
      const isNumber = code >= 0x80 && code === number && letter.length === 1
      if (!isNumber && letter !== NAMELESS) return letter
      const key = `${number} ${font}`
      const before = places.get(key)
      if (before === undefined && shapes.length >= MOST_SHAPES) return letter
      const at = before ?? shapes.push({ font, number, letter }) - 1
      places.set(key, at)
      return String.fromCodePoint(FIRST_STAND_IN + at)
    },
    /** The texts with every shape called by what it is, once all words were seen. */
    named<Text extends { text: string }>(texts: readonly Text[]): Text[] {
      if (shapes.length === 0) return [...texts]
      const words = texts.flatMap(({ text }) => text.split(/\s+/))
      const names = shapes.map((shape, at) => {
        const standIn = String.fromCodePoint(FIRST_STAND_IN + at)
        return isUnnamed(shape) ? (called(words, standIn) ?? NAMELESS) : shape.letter.normalize('NFKC')
      })
      const nameOf = (standIn: string) => names[(standIn.codePointAt(0) ?? 0) - FIRST_STAND_IN] ?? standIn
      return texts.map(text => ({ ...text, text: text.text.replace(STAND_INS, nameOf) }))
    },
  }
}

/** The words of the form that this may be, whatever its other shapes stand for. */
function formWord(word: string): string[] {
  const parts = word
    .replace(/[^\p{L}\p{Co}’]/gu, '')
    .toLowerCase()
    .split(STAND_INS)
  return [...FORM_WORDS].filter(known => isMadeOf(known, parts))
}

const MOST_LETTERS = 3

/** Whether a word has these parts, with some letters between each two. */
function isMadeOf(word: string, [first = '', ...rest]: readonly string[]): boolean {
  if (!word.startsWith(first)) return false
  if (rest.length === 0) return word === first
  const after = word.slice(first.length)
  const gaps = Array.from({ length: Math.min(MOST_LETTERS, after.length) }, (_, at) => at + 1)
  return gaps.some(gap => isMadeOf(after.slice(gap), rest))
}
