import type { Box, Matrix } from './page-matrix.ts'

/** PDF's graphics state: how the next operator paints. */
export interface GraphicsState {
  ctm: Matrix
  color: string
  strokeColor: string
  alpha: number
  /** Opacity of a transparency group as a whole, whatever that of its parts. */
  groupAlpha: number
  font: string
  size: number
  charSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
  rise: number
  mode: number
  clip: Box
  /** Painted through something: what lies under it may be seen. */
  isThrough: boolean
  isGroupThrough: boolean
}

export const NO_CLIP: Box = [-1e9, -1e9, 1e9, 1e9]

export function firstState(base: Matrix): GraphicsState {
  return {
    ctm: base,
    color: '#000000',
    strokeColor: '#000000',
    alpha: 1,
    groupAlpha: 1,
    font: '',
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    clip: NO_CLIP,
    isThrough: false,
    isGroupThrough: false,
  }
}
