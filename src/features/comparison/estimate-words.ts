import { formatMoney, formatRate } from '#domain/figures.ts'
import type { HousingCost } from '#domain/housing-cost.ts'
import type { OwnLoan } from './own-loan.ts'

export const estimateWords = {
  title: 'Your estimate',
  each: 'each month, with taxes and insurance',
  how({ loan_amount, rate, property_state }: OwnLoan, month: HousingCost): string {
    const rest = month.total - month.principal_and_interest
    return `${formatMoney(month.principal_and_interest)} for ${formatMoney(loan_amount)} at ${formatRate(rate)}, our estimate from your answers, and about ${formatMoney(rest)} for taxes and insurance${property_state ? ` in ${property_state}` : ''}.`
  },
  notAnOffer: 'No lender has promised this. Real offers differ, so ask at least two.',
  next: 'Put in a real offer',
  ways: [
    { kind: 'type', to: '#lenders', label: 'Type it', detail: 'Name, rate and fees, below.' },
    { kind: 'papers', to: '/dashboard/papers', label: 'Drop a Loan Estimate', detail: 'It’s read on your device.' },
    { kind: 'lenders', to: '/dashboard/lenders', label: 'Ask for one', detail: 'Choose lenders to write to.' },
  ],
} as const
