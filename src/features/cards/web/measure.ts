import type { Measure } from '../text-fit.ts'
import type { PartStyle } from './design.ts'

/** The page's own faces, with what stands in for scripts that they do not have. */
export const FAMILIES = {
  serif: "Fraunces, 'Fraunces Fallback', Georgia, serif",
  sans: "Geist, 'Geist Fallback', system-ui, sans-serif",
} as const

export type Face = Pick<PartStyle, 'font' | 'weight'>

export function canvasFont({ font, weight }: Face, size: number): string {
  return `${weight} ${size}px ${FAMILIES[font]}`
}

const PROBE = 100
let context: CanvasRenderingContext2D | null = null
const known = new Map<string, Map<string, number>>()

/** Widths as the browser draws them; the same for the preview and for the file. */
export function measureIn(face: Face): Measure {
  const key = canvasFont(face, PROBE)
  const widths = known.get(key) ?? new Map<string, number>()
  known.set(key, widths)
  return text => {
    const found = widths.get(text)
    if (found !== undefined) return found
    context ??= document.createElement('canvas').getContext('2d')
    if (!context) return text.length * 0.6
    context.font = key
    const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(text)
    // Letters that lean out of their own width count with all of their ink.
    const ems = Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight) / PROBE
    if (widths.size > 5_000) widths.clear()
    widths.set(text, ems)
    return ems
  }
}

/** Widths that were measured before the fonts came are not theirs. */
export function forgetWidths(): void {
  for (const widths of known.values()) widths.clear()
}
