import type { Box, Matrix } from './page-matrix.ts'

/** What decides how the next thing on a page is drawn. */
export interface DrawingState {
  ctm: Matrix
  color: string
  strokeColor: string
  alpha: number
  /** What is drawn as one shines through as one, whatever its parts say of themselves. */
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

export function firstState(base: Matrix): DrawingState {
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
