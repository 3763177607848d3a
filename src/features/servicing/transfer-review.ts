import type { CalendarDay } from '#domain/calendar-day.ts'
import { servicingDate } from '#domain/servicing/deadlines.ts'
import {
  type CarriedFigure,
  changedInTransfer,
  type LetterFinding,
  matchTransferLetters,
  sameName,
  type TransferLetter,
} from '#domain/servicing/transfer.ts'
import { newestFirst } from './loan-facts.ts'
import type { SavedMonthly, Transfer, TransferNotice } from './model.ts'
import { statementOf } from './monthly-review.ts'

export interface TransferReview {
  findings: LetterFinding[]
  /** Both letters are there, and they say the same. */
  is_matched: boolean
  effective_on: CalendarDay | null
  grace_until: CalendarDay | null
  /** The last statement of the old servicer and the first of the new one, where both are saved. */
  statements: { old: SavedMonthly; new: SavedMonthly } | null
  /** They ask for the same payment, so their figures can be held against each other. */
  is_same_payment: boolean
  changed: CarriedFigure[]
}

/** Only what makes the letters contradict each other, or come too late, needs a word with somebody. */
const HARMLESS: readonly LetterFinding[] = ['old-letter-late', 'new-letter-late']

export function reviewTransfer(transfer: Transfer | null, statements: readonly SavedMonthly[]): TransferReview {
  const letters = transfer ? lettersOf(transfer) : []
  const findings = letters.length > 0 ? matchTransferLetters(letters) : []
  const letter = transfer?.from_old ?? transfer?.from_new ?? null
  const pair = letter && besideEachOther(letter, statements)
  const [old, fresh] = pair ? [statementOf(pair.old.figures), statementOf(pair.new.figures)] : [null, null]
  return {
    findings,
    is_matched: letters.length === 2 && findings.every(finding => HARMLESS.includes(finding)),
    effective_on: letter?.effective_on ?? null,
    grace_until: letter && servicingDate('transfer-no-late-fee', letter.effective_on).day,
    statements: pair,
    is_same_payment: old !== null && old.due_on === fresh?.due_on,
    changed: old && fresh ? changedInTransfer(old, fresh) : [],
  }
}

function lettersOf({ from_old, from_new }: Transfer): TransferLetter[] {
  const letter = ({ dated_on, ...notice }: TransferNotice, from_old_servicer: boolean): TransferLetter => ({
    ...notice,
    dated: dated_on,
    from_old_servicer,
  })
  return [...(from_old ? [letter(from_old, true)] : []), ...(from_new ? [letter(from_new, false)] : [])]
}

function besideEachOther({ old_servicer, new_servicer }: TransferNotice, statements: readonly SavedMonthly[]) {
  const newest = newestFirst(statements)
  const old = newest.find(({ figures }) => sameName(figures.servicer, old_servicer))
  const fresh = newest.findLast(({ figures }) => sameName(figures.servicer, new_servicer))
  return old && fresh && old !== fresh ? { old, new: fresh } : null
}
