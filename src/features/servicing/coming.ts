import { addDays, addMonths, type CalendarDay, dayParts } from '#domain/calendar-day.ts'
import type { EscrowState } from '#features/escrow/model.ts'
import { homesteadDay } from '#features/escrow/rules.ts'
import type { Diary } from '#features/insurance-diary/model.ts'
import { type DiaryDayKey, remindedDays } from '#features/insurance-diary/rules.ts'
import type { HomeLoan, ServicingState } from './model.ts'
import { type ServicingDay, servicingDays } from './servicing-days.ts'

/** Something that lies ahead of a home's owner. */
export type Coming = { on: CalendarDay; to: string } & (
  | { kind: 'tax-bill'; amount: number }
  | { kind: 'homestead' }
  | { kind: 'servicing'; day: ServicingDay }
  | { kind: 'diary'; key: DiaryDayKey }
)

export function isRateDay(coming: Coming): boolean {
  return coming.kind === 'servicing' && ['rate-letter', 'rate-changes'].includes(coming.day.what.kind)
}

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
    homestead(escrow),
    ...diaries.flatMap(diary =>
      remindedDays(diary).map(
        ({ key, day }): Coming => ({ kind: 'diary', key, on: day, to: '/dashboard/insurance-diary' }),
      ),
    ),
    ...servicingDays({ loan, servicing, escrow }, today).map(
      (day): Coming => ({ kind: 'servicing', day, on: day.day, to: day.path }),
    ),
  ]
  return rows
    .flatMap(row => (row && row.on >= today ? [row] : []))
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
}

/** Of what a loan may have and many do not: what nobody has entered. */
export function unknownOf(
  loan: HomeLoan,
  { servicing, diaries }: Around,
): 'both' | 'insurance' | 'rateChange' | undefined {
  const isInsured = loan.mortgage_insurance || loan.insurance_ends_on || diaries.length > 0
  const isChanging = loan.rate_changes_on || servicing.rate_notice
  if (!isInsured) return isChanging ? 'insurance' : 'both'
  return isChanging ? undefined : 'rateChange'
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

function homestead({ plan }: EscrowState): Coming | null {
  const on = plan && homesteadDay(plan)
  return on ? { kind: 'homestead', on, to: '/dashboard/year-two' } : null
}
