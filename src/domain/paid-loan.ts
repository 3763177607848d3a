import type { CalendarDay } from './calendar-day.ts'

/** The loan that somebody is paying, as pages begin with it. Dollars, and percent a year. */
export interface PaidLoan {
  /** Whom they pay; empty where nobody said. */
  servicer: string
  /** Owed before the next payment. */
  owed: number
  rate: number
  /** A month: principal and interest. */
  payment: number
  months_left: number
  mortgage_insurance: number | null
  home_value: number | null
  first_payment_on: CalendarDay | null
  /** Its owner entered it; else it is as it was closed here. */
  is_entered: boolean
}
