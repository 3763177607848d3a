export interface ScaleMark {
  label: string
  rate: number
  /** Percent of the scale's width. */
  at: number
}

export interface PlacedMark extends ScaleMark {
  /** 0 above the scale, 1 below it, 2 below that. */
  row: number
  /** Towards the middle near the edges, so that no label is cut. */
  anchor: 'start' | 'middle' | 'end'
}

/** Labels that stand nearer than this, in percent of the width of a phone's card, would run into each other. */
const ROOM = 30
const EDGE = 14

/** Each mark's label stands at its mark. The first two stand above where there is room, the third below. */
export function placeMarks([number, loan, today]: readonly [ScaleMark, ScaleMark, ScaleMark]): PlacedMark[] {
  const near = (one: ScaleMark, other: ScaleMark) => Math.abs(one.at - other.at) < ROOM
  const loanRow = !near(number, loan) ? 0 : near(loan, today) ? 2 : 1
  return [
    { ...number, row: 0, anchor: anchorAt(number.at) },
    { ...loan, row: loanRow, anchor: anchorAt(loan.at) },
    { ...today, row: 1, anchor: anchorAt(today.at) },
  ]
}

function anchorAt(at: number): PlacedMark['anchor'] {
  if (at < EDGE) return 'start'
  return at > 100 - EDGE ? 'end' : 'middle'
}
