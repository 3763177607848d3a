/** Where a numbered marker stands, in pixels of the picture. */
export interface TurnPlace {
  left: number
  top: number
}

export const TURN_RADIUS = 11
const APART = TURN_RADIUS * 2 + 2

/** Markers that would cover each other climb, so that every number can be read. */
export function placeTurns(wanted: readonly TurnPlace[], top: number): TurnPlace[] {
  const placed: TurnPlace[] = []
  for (const { left, top: height } of wanted) {
    let place = { left, top: height }
    const isTaken = () => placed.some(other => Math.hypot(other.left - place.left, other.top - place.top) < APART)
    while (isTaken() && place.top - APART >= top) place = { left, top: place.top - APART }
    placed.push(place)
  }
  return placed
}
