import type { PositionedText } from '#domain/papers/reading.ts'
import { crosses, type Stroke, slantedStrokes } from './drawn-marks.ts'
import { letterOf } from './sign-fonts.ts'

type Matrix = readonly [number, number, number, number, number, number]

interface Glyph {
  unicode: string
  width: number
  isSpace?: boolean
}

/** The names of the drawing operations, as pdf.js numbers them. */
export type OperationNumbers = Record<string, number>

interface State {
  ctm: Matrix
  color: string
  strokeColor: string
  alpha: number
  font: string
  size: number
  charSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
  rise: number
  mode: number
}

interface WalkOptions {
  ops: OperationNumbers
  base: Matrix
  page: number
  fontOf(font: string): FontFacts
  /** Whether a layer of the file is switched on. */
  isShown(layer: unknown): boolean
  most: number
}

export interface FontFacts {
  /** What a width counts in: a thousandth of the size, but for fonts that are drawn glyph by glyph. */
  unit: number
  name: string
}

/** Text that is drawn but never seen, as behind a scanned page: somebody's program read it from the picture. */
const INVISIBLE = 3
const GUESSED = 0.5
const WHITE = '#ffffff'

export interface PageText {
  words: PositionedText[]
  /** How far the page must be turned, clockwise, so that most of its letters stand upright. */
  turn: Turn
}

const TURNS = [0, 90, 180, 270] as const
type Turn = (typeof TURNS)[number]

/**
 * Words with their place and colour, from a page's drawing operations. `getTextContent` knows no colour, and forms carry
 * white leftovers of other papers that nobody sees.
 */
export function wordsOf(
  { fnArray, argsArray }: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  { ops, base, page, fontOf, isShown, most }: WalkOptions,
): PageText {
  const words: PositionedText[] = []
  const letters = new Map<Turn, number>()
  const strokes: Stroke[] = []
  const saved: State[] = []
  let state: State = {
    ctm: base,
    color: '#000000',
    strokeColor: '#000000',
    alpha: 1,
    font: '',
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  }
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
    state = saved.pop() ?? state
  }

  const show = (glyphs: readonly (Glyph | number | null)[]) => {
    let word: { letters: string; from: number; to: number } | null = null
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
        word ??= { letters: '', from: at, to: at }
        word.letters += letterOf(glyph.unicode, font.name)
        word.to = at + width
      }
      at += width + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
    }
    finish()
    text = times(text, [1, 0, 0, 1, at * state.stretch, 0])
  }

  const addWord = (whole: Matrix, word: { letters: string; from: number; to: number }) => {
    const [, , c, d] = whole
    const { from, to } = word
    const height = Math.hypot(c, d) * Math.abs(state.size)
    if (words.length >= most || !(height > 0) || parts.includes(true)) return
    const turn = turnOf(whole, state.size)
    letters.set(turn, (letters.get(turn) ?? 0) + word.letters.length)
    // Text that stands on its side, or on its head, is a stamp in the margin.
    if (turn !== 0) return
    const start = apply(whole, from, 0)
    const end = apply(whole, to, 0)
    words.push({
      text: word.letters.normalize('NFKC'),
      page,
      x: Math.min(start.x, end.x),
      y: start.y - height,
      width: Math.abs(end.x - start.x),
      height,
      color: state.alpha < 0.1 ? WHITE : state.color,
      certainty: state.mode === INVISIBLE ? GUESSED : 1,
    })
  }

  fnArray.forEach((fn, index) => {
    const args = (argsArray[index] ?? []) as unknown[]
    const number = (at: number) => Number(args[at]) || 0
    switch (fn) {
      case ops.save:
        save()
        break
      case ops.restore:
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
        break
      case ops.paintFormXObjectBegin:
        save()
        if (args[0]) state.ctm = times(state.ctm, matrix(args[0]))
        break
      case ops.beginAnnotation:
        save()
        state.ctm = times(times(base, matrix(args[2])), matrix(args[3]))
        break
      case ops.setGState:
        for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
          if (key === 'ca') state.alpha = Number(value)
          if (key === 'Font' && Array.isArray(value)) [state.font, state.size] = [String(value[0]), Number(value[1])]
        }
        break
      case ops.setFillRGBColor:
        state.color = typeof args[0] === 'string' ? args[0].toLowerCase() : state.color
        break
      case ops.setStrokeRGBColor:
        state.strokeColor = typeof args[0] === 'string' ? args[0].toLowerCase() : state.strokeColor
        break
      case ops.constructPath:
        if (
          isStroked(ops, number(0)) &&
          state.strokeColor !== WHITE &&
          strokes.length < most &&
          !parts.includes(true)
        ) {
          const [path] = (args[1] ?? []) as (Float32Array | null)[]
          strokes.push(...slantedStrokes(path ?? [], (x, y) => point(state.ctm, x, y)))
        }
        break
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
        show(args[0] as (Glyph | number | null)[])
        break
    }
  })
  const count = (turn: Turn) => letters.get(turn) ?? 0
  const turn = TURNS.reduce((best, other) => (count(other) > count(best) ? other : best))
  return { words: [...words, ...crosses(strokes, page)], turn }
}

/** What would put text upright that runs this way. */
function turnOf([a, b]: Matrix, size: number): Turn {
  const [across, down] = size < 0 ? [-a, -b] : [a, b]
  if (Math.abs(down) > Math.abs(across)) return down > 0 ? 270 : 90
  return across < 0 ? 180 : 0
}

function isStroked(ops: OperationNumbers, paint: number): boolean {
  return [ops.stroke, ops.closeStroke, ops.fillStroke, ops.closeFillStroke].includes(paint)
}

function matrix(args: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from((args ?? []) as ArrayLike<number>, Number)
  return [a, b, c, d, e, f]
}

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

function point(m: Matrix, x: number, y: number): [number, number] {
  const at = apply(m, x, y)
  return [at.x, at.y]
}

function apply(m: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: m[0] * x + m[2] * y + m[4], y: m[1] * x + m[3] * y + m[5] }
}
