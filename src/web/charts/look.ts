import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape'

/** Series are told apart by dash and marker as well as colour, so that a colour-blind eye or a grey print can. */
interface SeriesLook {
  colour: string
  dash: string | undefined
  marker: string
}

const DASHES = [undefined, '7 4', '2 4', '10 3 2 3', '1 3'] as const
const MARKERS: SymbolType[] = [symbolCircle, symbolSquare, symbolDiamond, symbolTriangle, symbolCross]
const COUNT = MARKERS.length

export function lookOf(at: number): SeriesLook {
  const which = at % COUNT
  return {
    colour: `var(--series-${which + 1})`,
    dash: DASHES[which],
    marker: symbol(MARKERS[which], 52)() ?? '',
  }
}
