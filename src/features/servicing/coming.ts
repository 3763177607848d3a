import { addDays, addMonths, type CalendarDay, dayParts } from '#domain/calendar-day.ts'
import { adjustmentWindow, servicingDate } from '#domain/servicing/deadlines.ts'
import type { EscrowState } from '#features/escrow/model.ts'
import { homesteadDay } from '#features/escrow/rules.ts'
import type { Diary } from '#features/insurance-diary/model.ts'
import { type DiaryDayKey, remindedDays } from '#features/insurance-diary/rules.ts'
import { letterDays } from './letter-days.ts'
import type { HomeLoan, ServicingState } from './model.ts'
import { transferDay } from './monthly-review.ts'
import { escrowStatementDay } from './servicing-days.ts'

/** Something that lies ahead of a home's owner. */
export type Coming = { on: CalendarDay; to: string } & (
  | { kind: 'tax-bill' | 'insurance-bill'; amount: number | null }
  | { kind: 'escrow-statement' | 'rate-letter' | 'rate-changes' | 'transfer-grace' | 'insurance-ends' | 'homestead' }
  | { kind: 'diary'; key: DiaryDayKey }
  | { kind: 'answer'; key: string; servicer: string }
)

/** As many as a page shows. */
export const MOST_ROWS = 6

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

function escrowStatement(loan: HomeLoan, escrow: EscrowState, today: CalendarDay): Coming | null {
  const on = escrowStatementDay(loan, escrow, today)
  return on ? { kind: 'escrow-statement', on, to: '/dashboard/escrow-check' } : null
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
