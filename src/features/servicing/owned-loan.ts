import type { CalendarDay } from '#domain/calendar-day.ts'
import type { KnownLoan } from '#features/application/current-loan.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import { loanFacts } from './loan-facts.ts'
import type { HomeLoan, ServicingState } from './model.ts'

/** A loan that is being paid, as a refinance of it begins. */
export function ownedLoan(
  loan: HomeLoan,
  servicing: Pick<ServicingState, 'statements' | 'rate_notice'>,
  answers: Pick<ApplicationFields, keyof KnownLoan['home']> | null,
  today: CalendarDay,
): KnownLoan {
  const { owed, months_left, rate, payment } = loanFacts(loan, servicing, today)
  return {
    balance: owed / 100,
    rate,
    payment: payment / 100,
    months_left,
    servicer: loan.servicer || null,
    home: {
      property_type: answers?.property_type ?? null,
      property_value: loan.home_value ?? answers?.property_value ?? null,
      property_state: answers?.property_state ?? null,
      property_zip_code: answers?.property_zip_code ?? null,
    },
  }
}
