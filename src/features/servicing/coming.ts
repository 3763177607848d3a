import { addDays, addMonths, type CalendarDay, dayParts } from '#domain/calendar-day.ts'
import { adjustmentWindow, servicingDate } from '#domain/servicing/deadlines.ts'
import type { EscrowState } from '#features/escrow/model.ts'
import { homesteadDay } from '#features/escrow/rules.ts'
import type { Diary } from '#features/insurance-diary/model.ts'
import { type DiaryDayKey, remindedDays } from '#features/insurance-diary/rules.ts'
import { letterDays } from './letter-days.ts'
import type { HomeLoan, ServicingState } from './model.ts'
import { transferDay } from './monthly-review.ts'

/** Something that lies ahead of a home's owner. */
export type Coming = { on: CalendarDay; to: string } & (
  | { kind: 'tax-bill' | 'insurance-bill'; amount: number | null }
  | { kind: 'escrow-statement' | 'rate-letter' | 'rate-changes' | 'transfer-grace' | 'insurance-ends' | 'homestead' }
  | { kind: 'diary'; key: DiaryDayKey }
  | { kind: 'answer'; key: string; servicer: string }
)

const MOST_ROWS = 6

export interface Around {
  servicing: ServicingState
  escrow: EscrowState
  diaries: readonly Diary[]
}

/** What is coming, the nearest first. */
export function comingFor(loan: HomeLoan, { servicing, escrow, diaries }: Around, today: CalendarDay): Coming[] {
  const rows: (Coming | null)[] = [
    taxBill(escrow, today),
    escrowStatement(loan, escrow, today),
    transferGrace(servicing),
    loan.insurance_ends_on === null
      ? null
      : { kind: 'insurance-ends', on: loan.insurance_ends_on, to: '/dashboard/statements' },
    ...rateChange(loan),
    homestead(escrow),
    ...diaries.flatMap(diary =>
      remindedDays(diary).map(
        ({ key, day }): Coming => ({ kind: 'diary', key, on: day, to: '/dashboard/insurance-diary' }),
      ),
    ),
    ...letterDays(servicing.statements).map(
      ({ key, latest, statement }): Coming => ({
        kind: 'answer',
        key,
        servicer: statement.figures.servicer,
        on: latest,
        to: '/dashboard/statements',
      }),
    ),
  ]
  return rows
    .flatMap(row => (row && row.on >= today ? [row] : []))
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .slice(0, MOST_ROWS)
}

/** The next month in which the owner said the tax is due. */
function taxBill({ plan }: EscrowState, today: CalendarDay): Coming | null {
  if (!plan || plan.yearly_tax === null) return null
  const months = plan.tax_months
  const first = `${today.slice(0, 8)}01`
  const ahead = Array.from({ length: 12 }, (_, month) => addMonths(first, month)).find(day =>
    months.includes(dayParts(day).month),
  )
  if (!ahead) return null
  // The last day of that month: until then the bill may come.
  const on = addDays(addMonths(ahead, 1), -1)
  return { kind: 'tax-bill', on, amount: plan.yearly_tax / months.length, to: '/dashboard/year-two' }
}

const STATEMENT_DAYS = 30

/** The latest lawful day: 30 days after the end of the account's year (12 CFR 1024.17(i)). */
function escrowStatement(loan: HomeLoan, { statements }: EscrowState, today: CalendarDay): Coming | null {
  if (loan.escrow === null && statements.length === 0) return null
  const begun = statements
    .flatMap(({ figures }) => figures.year_from ?? [])
    .toSorted()
    .at(-1)
  const first = begun ?? loan.first_payment_on
  if (!first) return null
  const ends = Array.from({ length: 40 }, (_, year) => addDays(addMonths(first, 12 * (year + 1)), -1))
  const end = ends.find(day => addDays(day, STATEMENT_DAYS) >= today)
  return end ? { kind: 'escrow-statement', on: addDays(end, STATEMENT_DAYS), to: '/dashboard/escrow-check' } : null
}

function transferGrace({ transfer }: ServicingState): Coming | null {
  const moved = transferDay(transfer)
  return moved
    ? {
        kind: 'transfer-grace',
        on: servicingDate('transfer-no-late-fee', moved).day,
        to: '/dashboard/statements#transfer',
      }
    : null
}

function rateChange({ rate_changes_on }: HomeLoan): Coming[] {
  if (!rate_changes_on) return []
  return [
    { kind: 'rate-letter', on: adjustmentWindow('first', rate_changes_on).to, to: '/dashboard/statements#more' },
    { kind: 'rate-changes', on: rate_changes_on, to: '/dashboard/statements#more' },
  ]
}

function homestead({ plan }: EscrowState): Coming | null {
  const on = plan && homesteadDay(plan)
  return on ? { kind: 'homestead', on, to: '/dashboard/year-two' } : null
}
