import { plainLabel } from '#domain/tolerance/plain-label.ts'

/** A row's mark: its colour and shape, everywhere and whatever its name. Numbered in the order added, from 1. */
interface Marked {
  mark: number
}

/** Six looks, which come round again: a seventh lender looks like the first. */
export const LOOKS = 6
/** Saved before rows had marks; it gets one in its order. */
export const UNMARKED = 0
export const HIGHEST_MARK = 1_000_000

/**
 * The mark of the next row. The look of a row that was removed is free again only at the end: once the others have had
 * their turn, or when it was the last one. Where looks are free, no two rows share one.
 */
export function nextMark(rows: readonly Marked[]): number {
  const last = Math.max(0, ...rows.map(({ mark }) => mark))
  for (let mark = last + 1; mark <= last + LOOKS; mark += 1) if (isFree(rows, mark)) return mark
  return last + 1
}

/** The mark that a row had or was shown with, if no other row looks like it by now. */
export function wantedMark(rows: readonly Marked[], wanted: number | undefined): number {
  return wanted && isFree(rows, wanted) ? wanted : nextMark(rows)
}

/** All rows with their marks; the same rows where all have one already. */
export function marked<Row extends Marked>(rows: readonly Row[]): readonly Row[] {
  if (rows.every(({ mark }) => mark !== UNMARKED)) return rows
  const known = rows.filter(({ mark }) => mark !== UNMARKED)
  return rows.map(row => {
    if (row.mark !== UNMARKED) return row
    const numbered = { ...row, mark: nextMark(known) }
    known.push(numbered)
    return numbered
  })
}

/** The mark of the lender of this name, where it is compared: lists elsewhere show it as the comparison does. */
export function markOfLender(rows: readonly (Marked & { name: string })[], name: string): number | undefined {
  const wanted = plainLabel(name)
  return wanted ? rows.find(row => plainLabel(row.name) === wanted)?.mark : undefined
}

function isFree(rows: readonly Marked[], mark: number): boolean {
  return rows.every(row => row.mark === UNMARKED || (row.mark - mark) % LOOKS !== 0)
}
