import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Doubt, isDashOutline, isNamedOther, outlineDoubt } from './digit-outlines.ts'
import type { Glyph } from './glyph-walk.ts'
import { type Matrix, matrix, outlines, type Point, times } from './page-matrix.ts'

const CHECKED = /^[0-9.,]$/
/** Letters and signs that disclosures are written with. */
const USUAL = /^[\s!-~\u00c0-\u024f‘’“”•…–—−‐]/u
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0]
const ENOUGH = 2

interface Operations {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

interface KnownFont {
  isType3Font?: boolean
  /** The file does not bring it. */
  missingFile?: boolean
  differences?: (string | undefined)[]
  defaultEncoding?: (string | undefined)[]
  charProcOperatorList?: Record<string, Operations>
}

/** The fonts of a file, each of their digits looked at once. */
export interface FontDoubts {
  of(page: Pdfjs.PDFPageProxy, font: string, glyph: Glyph): Doubt
  /** Whether what is called a rare sign, or nothing, looks like a dash: programs that write a file anew lose its name. */
  isDash(page: Pdfjs.PDFPageProxy, font: string, glyph: Glyph): boolean
  /** Whether a letter of which something speaks against its name is called by a wrong one: known when all pages were seen. */
  isWrong(suspect: string): boolean
}

export function fontDoubts(ops: Record<string, number>): FontDoubts {
  const known = new Map<string, Map<string, { called: string; doubt: Doubt }>>()
  const dashes = new Map<string, boolean>()
  return {
    of(page, font, glyph) {
      if (!CHECKED.test(glyph.unicode)) return 'none'
      const looked = known.get(font) ?? new Map<string, { called: string; doubt: Doubt }>()
      known.set(font, looked)
      const key = keyOf(glyph)
      const before = looked.get(key)
      if (before) return before.doubt
      const doubt = doubtOf(page, font, glyph, ops)
      looked.set(key, { called: glyph.unicode, doubt })
      return doubt
    },
    isDash(page, font, glyph) {
      if (USUAL.test(glyph.unicode)) return false
      const key = `${font} ${keyOf(glyph)}`
      const isDash = dashes.get(key) ?? isDashOutline(glyphShape(page, font, glyph))
      dashes.set(key, isDash)
      return isDash
    },
    isWrong(suspect) {
      const [font = '', called = ''] = suspect.split(' ')
      const letters = [...(known.get(font)?.values() ?? [])]
      // One odd figure may be the way of a font. Of two that are odd, or two that are called the same, one has a wrong name.
      const odd = letters.filter(({ doubt }) => doubt !== 'none')
      return odd.length >= ENOUGH || letters.filter(letter => letter.called === called).length >= ENOUGH
    },
  }
}

function keyOf({ unicode, fontChar, originalCharCode }: Glyph): string {
  return `${unicode} ${fontChar} ${originalCharCode}`
}

function doubtOf(page: Pdfjs.PDFPageProxy, font: string, glyph: Glyph, ops: Record<string, number>): Doubt {
  const known: KnownFont | null = page.commonObjs.has(font) ? page.commonObjs.get(font) : null
  const shape = known?.isType3Font ? outlinesOf(known, glyph, ops) : glyphShape(page, font, glyph)
  if (shape.length > 0) return outlineDoubt(glyph.unicode, shape)
  // Where outlines are stored is internal to pdf.js: without them in another version, figures are asked about and not believed.
  if (known?.missingFile === false && !known.isType3Font) return 'some'
  // A font that the file does not embed is substituted by each letter's name.
  const code = glyph.originalCharCode
  return isNamedOther(glyph.unicode, known?.differences?.[code] ?? known?.defaultEncoding?.[code]) ? 'proof' : 'none'
}

/** pdf.js stores the outline of each letter beside its font, for rendering without the browser's fonts. */
function glyphShape(page: Pdfjs.PDFPageProxy, font: string, { fontChar }: Glyph): Point[][] {
  const id = `${font}_path_${fontChar}`
  const shape: { path?: ArrayLike<number> } | null = page.commonObjs.has(id) ? page.commonObjs.get(id) : null
  return outlines(shape?.path ?? [], UNMOVED)
}

/** The outlines of a letter of such a font. */
function outlinesOf(font: KnownFont, { operatorListId = '' }: Glyph, ops: Record<string, number>): Point[][] {
  const { fnArray, argsArray } = font.charProcOperatorList?.[operatorListId] ?? { fnArray: [], argsArray: [] }
  let place = UNMOVED
  const saved: Matrix[] = []
  return fnArray.flatMap((fn, at) => {
    const args = (argsArray[at] ?? []) as unknown[]
    if (fn === ops.save) saved.push(place)
    if (fn === ops.restore) place = saved.pop() ?? place
    if (fn === ops.transform) place = times(place, matrix(args))
    const [path] = fn === ops.constructPath ? ((args[1] ?? []) as (ArrayLike<number> | null)[]) : []
    return path ? outlines(path, place) : []
  })
}
