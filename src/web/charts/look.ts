/** Lines differ by dash and marker as well as colour, so that a colour-blind eye or a grey print can. */
export interface SeriesLook {
  colour: string
  dash: string | undefined
  /** An SVG path around 0, 0. */
  marker: string
}

const CIRCLE = 'M4.1 0A4.1 4.1 0 1 1-4.1 0A4.1 4.1 0 1 1 4.1 0Z'
const SQUARE = 'M-3.7-3.7H3.7V3.7H-3.7Z'
const DIAMOND = 'M0-5.4L5.4 0 0 5.4-5.4 0Z'
const TRIANGLE = 'M0-5.2L5 3.7H-5Z'
const CROSS = 'M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z'
// The hole runs the other way round, which leaves it empty.
const RING = 'M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0ZM2.3 0A2.3 2.3 0 1 0-2.3 0A2.3 2.3 0 1 0 2.3 0Z'

const SHAPES: readonly { dash: string | undefined; marker: string }[] = [
  { dash: undefined, marker: CIRCLE },
  { dash: '7 4', marker: SQUARE },
  { dash: '2 4', marker: DIAMOND },
  { dash: '14 5', marker: TRIANGLE },
  { dash: '10 4 2 4', marker: CROSS },
  { dash: '12 3 2 3 2 3', marker: RING },
]

/** After so many lenders the looks come round again. */
export const LENDER_SHAPES = SHAPES.length

/** Of the nth line of a chart. */
export function lookOf(at: number): SeriesLook {
  return shaped('series', at)
}

/** Of a lender, by its mark: the first one added has mark 1. The same in every chart, card and list. */
export function lenderLook(mark: number): SeriesLook {
  return shaped('lender', Math.max(mark - 1, 0))
}

function shaped(family: 'series' | 'lender', at: number): SeriesLook {
  const which = at % SHAPES.length
  const { dash, marker } = SHAPES[which] ?? { dash: undefined, marker: CIRCLE }
  return { colour: `var(--${family}-${which + 1})`, dash, marker }
}
