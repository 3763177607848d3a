import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import { servicingDate } from './deadlines.ts'
import type { Statement, StatementFigure } from './statement.ts'

/** What a letter about a transfer of servicing says (12 CFR 1024.33(b)(4)). What it does not say is `null`. */
export interface TransferLetter {
  from_old_servicer: boolean
  old_servicer: string
  new_servicer: string
  effective_on: CalendarDay
  /** Last day on which the old servicer takes payments, first on which the new one does. */
  last_day_old: CalendarDay | null
  first_day_new: CalendarDay | null
  dated: CalendarDay | null
}

export type LetterFinding =
  /** One letter alone may be anybody's: nobody pays another address because of it. */
  | 'only-one-letter'
  | 'only-the-new-servicer-wrote'
  | 'names-differ'
  | 'effective-day-differs'
  | 'old-letter-late'
  | 'new-letter-late'
  | 'payment-days-apart'

/** Holds the letters of both servicers beside each other. Nothing found is no proof: the old servicer's known number is. */
export function matchTransferLetters(letters: readonly TransferLetter[]): LetterFinding[] {
  const old = letters.find(letter => letter.from_old_servicer)
  const fresh = letters.find(letter => !letter.from_old_servicer)
  const findings: LetterFinding[] = []
  if (!old || !fresh) findings.push(old ? 'only-one-letter' : 'only-the-new-servicer-wrote')
  if (old && fresh) {
    const isSame = sameName(old.old_servicer, fresh.old_servicer) && sameName(old.new_servicer, fresh.new_servicer)
    if (!isSame) findings.push('names-differ')
    if (old.effective_on !== fresh.effective_on) findings.push('effective-day-differs')
  }
  if (old?.dated && old.dated > servicingDate('transfer-old-letter', old.effective_on).day)
    findings.push('old-letter-late')
  if (fresh?.dated && fresh.dated > servicingDate('transfer-new-letter', fresh.effective_on).day) {
    findings.push('new-letter-late')
  }
  if (letters.some(arePaymentDaysApart)) findings.push('payment-days-apart')
  return findings
}

/** The new servicer takes payments on the day after the old one stops, or on the same day. */
function arePaymentDaysApart({ last_day_old, first_day_new }: TransferLetter): boolean {
  if (last_day_old === null || first_day_new === null) return false
  const days = daysBetween(last_day_old, first_day_new)
  return days < 0 || days > 1
}

/** Letters and figures alone: 'Springside Mortgage, LLC' and 'SPRINGSIDE MORTGAGE LLC.' are one. */
export function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain(one) === plain(other)
}

/** What must come over unchanged, but for the payments between the two statements. */
const CARRIED_OVER = ['principal_due', 'interest_due', 'escrow_due', 'insurance_due', 'suspense_held'] as const

export interface CarriedFigure {
  figure: StatementFigure | 'rate_percent'
  old: number
  new: number
}

/**
 * Figures of the old servicer's last statement and the new one's first for the same payment that differ. The sums of the year may
 * begin anew; statements of different months are held against each other by the checks of a statement.
 */
export function changedInTransfer(old: Statement, fresh: Statement): CarriedFigure[] {
  if (old.due_on !== fresh.due_on) return []
  const figures = [...CARRIED_OVER, 'principal_balance' as const].flatMap((figure): CarriedFigure[] => {
    const [before, after] = [old.figures[figure], fresh.figures[figure]]
    return before === undefined || after === undefined || before === after ? [] : [{ figure, old: before, new: after }]
  })
  const { rate_percent: before } = old
  const { rate_percent: after } = fresh
  const rate: CarriedFigure[] =
    before === undefined || after === undefined || before === after
      ? []
      : [{ figure: 'rate_percent', old: before, new: after }]
  return [...figures, ...rate]
}
