import type { PositionedText } from '#domain/disclosures/reading.ts'
import type { Doubt } from './digit-outlines.ts'
import { firstState, type GraphicsState, NO_CLIP } from './graphics-state.ts'
import { apply, type Box, common, isAslant, type Matrix, matrix, movedBox, outlines, times } from './page-matrix.ts'
import { paler } from './paler.ts'
import { type Painted, type PlacedWord, paintedArea, pictureShare, seenWords, type WalkedText } from './seen-text.ts'
import { crosses, markedBoxes, type SmallShape, type Stroke, slantedStrokes, smallShapes } from './vector-marks.ts'

export interface Glyph {
  unicode: string
  /** How the font's own table calls its shape. */
  fontChar: string
  originalCharCode: number
  /** Of a font whose letters are drawings, the drawing. */
  operatorListId?: string
  width: number
  isSpace?: boolean
}

/** The names of the drawing operations, as pdf.js numbers them. */
export type OperationNumbers = Record<string, number>

interface PlacedLetters {
  letters: string
  from: number
  to: number
  isDoubted: boolean
  suspects: string[]
}

interface WalkOptions {
  ops: OperationNumbers
  base: Matrix
  /** The page as it is looked at. */
  view: Box
  page: number
  fontOf(font: string): FontFacts
  /** Whether a layer of the file is switched on. */
  isShown(layer: unknown): boolean
  most: number
}

export interface FontFacts {
  /** What a width counts in: a thousandth of the size, but for fonts that are drawn glyph by glyph. */
  unit: number
  /** What a letter is called, or what stands for it as long as nobody knows. */
  letterOf(glyph: Glyph): string
  /** What speaks against the name of a digit. */
  doubt(glyph: Glyph): Doubt
}

/** A letter to ask for again when all pages were seen. */
function suspectOf(font: string, { unicode }: Glyph): string {
  return `${font} ${unicode}`
}

/** Text that is drawn but never seen, as behind a scanned page: somebody's program read it from the picture. */
const INVISIBLE = [3, 7]
/** Only the lines around its letters are drawn. */
const OUTLINED = [1, 5]
const GUESSED = 0.5
const WHITE = '#ffffff'
const UNIT: Box = [0, 0, 1, 1]
const UNIT_PATH = [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4]
/** Letters that the ground shines through. */
const FAINT = 0.35
/** As opaque as what hides what lies under it. */
const OPAQUE = 0.9
/** Smaller than this, and it is no picture of anything. */
const SMALLEST_PICTURE = 3

export interface PageText {
  words: WalkedText[]
  /** Words that lie under a picture, and words that are not painted: what is seen there, only a look at the page tells. */
  covered: PositionedText[]
  unpainted: PositionedText[]
  /** How much of the page is pictures, from 0 to 1. */
  pictured: number
  /** How many shapes are drawn: letters may be among them. */
  shapes: number
  /** How far the page must be turned, clockwise, so that most of its letters stand upright. */
  turn: Turn
}

const TURNS = [0, 90, 180, 270] as const
type Turn = (typeof TURNS)[number]

/**
 * Words with their place and colour, from a page's drawing operations. `getTextContent` knows no colour, and forms carry
 * white leftovers of other disclosures that nobody sees.
 */
export function wordsOf(
  { fnArray, argsArray }: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  { ops, base, view, page, fontOf, isShown, most }: WalkOptions,
): PageText {
  const words: PlacedWord[] = []
  const painted: Painted[] = []
  const unpainted: PositionedText[] = []
  let shapes = 0
  let isClipping = false
  /** Where the next thing is painted that nothing was painted on: pdf.js left a picture out. */
  let left: Matrix | null = null
  const letters = new Map<Turn, number>()
  const strokes: Stroke[] = []
  const small: SmallShape[] = []
  const saved: GraphicsState[] = []
  let state = firstState(base)
  let line: Matrix = [1, 0, 0, 1, 0, 0]
  let text: Matrix = line

  const moveLine = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y])
    text = line
  }
  /** Parts of the page that are being drawn, innermost last: whether each belongs to a layer that is switched off. */
  const parts: boolean[] = []
  const save = () => saved.push({ ...state })
  const restore = () => {
    addPicture()
    state = saved.pop() ?? state
  }
  const paint = (area: Pick<Painted, 'kind' | 'outlines' | 'byTurns' | 'color'>) => {
    const shines = state.isThrough || state.isGroupThrough
    const hides = state.alpha * state.groupAlpha >= OPAQUE && !shines && !parts.includes(true)
    if (hides && painted.length < most) painted.push(...paintedArea({ ...area, clip: state.clip, order: words.length }))
  }
  const addPicture = () => {
    if (left) {
      const [x, y, right, bottom] = movedBox(left, UNIT)
      if (Math.min(right - x, bottom - y) >= SMALLEST_PICTURE)
        paint({ kind: 'picture', outlines: outlines(UNIT_PATH, left), byTurns: false, color: null })
    }
    left = null
  }

  const show = (glyphs: readonly (Glyph | number | null)[]) => {
    let word: PlacedLetters | null = null
    let at = 0
    const font = fontOf(state.font)
    const unit = state.size * font.unit
    const whole = times(state.ctm, times(text, [state.stretch, 0, 0, 1, 0, state.rise]))
    const finish = () => {
      if (word && word.letters.trim() !== '') addWord(whole, word)
      word = null
    }
    for (const glyph of glyphs) {
      if (glyph === null) continue
      if (typeof glyph === 'number') {
        at -= (glyph * state.size) / 1000
        // Some programs write no spaces and move instead.
        if (glyph < -180) finish()
        continue
      }
      const width = glyph.width * unit
      if (glyph.unicode.trim() === '') finish()
      else {
        word ??= { letters: '', from: at, to: at, isDoubted: false, suspects: [] }
        word.letters += font.letterOf(glyph)
        word.to = at + width
        const doubt = font.doubt(glyph)
        word.isDoubted ||= doubt === 'proof'
        if (doubt === 'some') word.suspects.push(suspectOf(state.font, glyph))
      }
      at += width + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
    }
    finish()
    text = times(text, [1, 0, 0, 1, at * state.stretch, 0])
  }

  const addWord = (whole: Matrix, word: PlacedLetters) => {
    const [, , c, d] = whole
    const { from, to } = word
    const height = Math.hypot(c, d) * Math.abs(state.size)
    if (words.length >= most || !(height > 0) || parts.includes(true)) return
    const turn = turnOf(whole, state.size)
    letters.set(turn, (letters.get(turn) ?? 0) + word.letters.length)
    // Text that stands on its side, on its head or aslant is a stamp in the margin or across the page.
    if (turn !== 0 || isAslant(whole)) return
    const [startX, startY] = apply(whole, from, 0)
    const [endX] = apply(whole, to, 0)
    const alpha = state.alpha * state.groupAlpha
    const color = OUTLINED.includes(state.mode) ? state.strokeColor : state.color
    const placed = {
      text: word.letters.normalize('NFKC'),
      page,
      x: Math.min(startX, endX),
      y: startY - height,
      width: Math.abs(endX - startX),
      height,
      color: alpha < 0.1 ? WHITE : paler(color, alpha),
      certainty: alpha < FAINT || word.isDoubted ? GUESSED : 1,
      ...(word.suspects.length > 0 ? { suspects: word.suspects } : {}),
    }
    if (INVISIBLE.includes(state.mode)) unpainted.push(placed)
    else words.push({ word: placed, order: words.length, clip: state.clip })
  }

  fnArray.forEach((fn, index) => {
    const args = (argsArray[index] ?? []) as unknown[]
    const number = (at: number) => Number(args[at]) || 0
    switch (fn) {
      case ops.save:
        save()
        break
      case ops.beginGroup:
        save()
        state.groupAlpha *= state.alpha
        state.isGroupThrough ||= state.isThrough
        state.alpha = 1
        break
      case ops.restore:
      case ops.endGroup:
      case ops.paintFormXObjectEnd:
      case ops.endAnnotation:
        restore()
        break
      case ops.beginMarkedContent:
        parts.push(false)
        break
      case ops.beginMarkedContentProps:
        parts.push(args[0] === 'OC' && !isShown(args[1]))
        break
      case ops.endMarkedContent:
        parts.pop()
        break
      case ops.transform:
        state.ctm = times(state.ctm, matrix(args))
        left = state.ctm
        break
      case ops.clip:
      case ops.eoClip:
        isClipping = true
        break
      case ops.shadingFill:
      case ops.rawFillPath:
        left = null
        break
      case ops.paintFormXObjectBegin:
        save()
        left = null
        if (args[0]) state.ctm = times(state.ctm, matrix(args[0]))
        if (args[1]) state.clip = common(state.clip, movedBox(state.ctm, boxFrom(args[1])))
        break
      case ops.beginAnnotation:
        save()
        left = null
        state.clip = NO_CLIP
        state.ctm = times(times(base, matrix(args[2])), matrix(args[3]))
        break
      case ops.setGState:
        for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
          if (key === 'ca') state.alpha = Number(value)
          if (key === 'BM') state.isThrough = value !== 'source-over'
          if (key === 'SMask' && value) state.isThrough = true
          if (key === 'Font' && Array.isArray(value)) [state.font, state.size] = [String(value[0]), Number(value[1])]
        }
        break
      case ops.setFillRGBColor:
        state.color = typeof args[0] === 'string' ? args[0].toLowerCase() : state.color
        break
      case ops.setStrokeRGBColor:
        state.strokeColor = typeof args[0] === 'string' ? args[0].toLowerCase() : state.strokeColor
        break
      case ops.constructPath: {
        const [path] = (args[1] ?? []) as (Float32Array | null)[]
        if (isFilled(ops, number(0))) {
          left = null
          shapes++
          paint({
            kind: 'fill',
            outlines: outlines(path ?? [], state.ctm),
            byTurns: isByTurns(ops, number(0)),
            color: state.color,
          })
        }
        if (isClipping && args[2]) state.clip = common(state.clip, movedBox(state.ctm, boxFrom(args[2])))
        isClipping = false
        const isLine = isStroked(ops, number(0)) && state.strokeColor !== WHITE
        const isArea = isFilled(ops, number(0)) && !isPale(state.color)
        if ((isLine || isArea) && Math.max(strokes.length, small.length) < most && !parts.includes(true)) {
          if (isLine) strokes.push(...slantedStrokes(path ?? [], (x, y) => apply(state.ctm, x, y)))
          small.push(...smallShapes(path ?? [], state.ctm, isArea))
        }
        break
      }
      case ops.setFillColorN:
        state.color = '#000000'
        break
      case ops.setFillTransparent:
        state.color = WHITE
        break
      case ops.beginText:
        line = [1, 0, 0, 1, 0, 0]
        text = line
        break
      case ops.setCharSpacing:
        state.charSpacing = number(0)
        break
      case ops.setWordSpacing:
        state.wordSpacing = number(0)
        break
      case ops.setHScale:
        state.stretch = number(0) / 100
        break
      case ops.setLeading:
        state.leading = number(0)
        break
      case ops.setTextRise:
        state.rise = number(0)
        break
      case ops.setTextRenderingMode:
        state.mode = number(0)
        break
      case ops.setFont:
        state.font = String(args[0])
        state.size = number(1)
        break
      case ops.setTextMatrix:
        line = matrix(args.length === 1 ? args[0] : args)
        text = line
        break
      case ops.moveText:
        moveLine(number(0), number(1))
        break
      case ops.setLeadingMoveText:
        state.leading = -number(1)
        moveLine(number(0), number(1))
        break
      case ops.nextLine:
        moveLine(0, -state.leading)
        break
      case ops.showText:
        left = null
        show(args[0] as (Glyph | number | null)[])
        break
    }
  })
  const count = (turn: Turn) => letters.get(turn) ?? 0
  const turn = TURNS.reduce((best, other) => (count(other) > count(best) ? other : best))
  addPicture()
  const seen = seenWords(words, painted, view)
  const marks = crosses(strokes, page)
  return {
    words: [...seen.words, ...marks, ...markedBoxes(small, [...marks, ...seen.words], page)],
    covered: seen.underPictures,
    unpainted,
    pictured: pictureShare(painted, view),
    shapes,
    turn,
  }
}

/** The inside of a box, or the ground of a row. */
function isPale(color: string): boolean {
  return [1, 3, 5].every(at => Number.parseInt(color.slice(at, at + 2), 16) > 0xb0)
}

/** What would put text upright that runs this way. */
function turnOf([a, b]: Matrix, size: number): Turn {
  const [across, down] = size < 0 ? [-a, -b] : [a, b]
  if (Math.abs(down) > Math.abs(across)) return down > 0 ? 270 : 90
  return across < 0 ? 180 : 0
}

function isFilled(ops: OperationNumbers, paint: number): boolean {
  return [ops.fill, ops.fillStroke, ops.closeFillStroke].includes(paint) || isByTurns(ops, paint)
}

function isByTurns(ops: OperationNumbers, paint: number): boolean {
  return [ops.eoFill, ops.eoFillStroke, ops.closeEOFillStroke].includes(paint)
}

function boxFrom(values: unknown): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(values as ArrayLike<number>, Number)
  return [left, top, right, bottom]
}

function isStroked(ops: OperationNumbers, paint: number): boolean {
  return [ops.stroke, ops.closeStroke, ops.fillStroke, ops.closeFillStroke].includes(paint)
}
