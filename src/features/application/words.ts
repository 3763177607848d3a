import { formatMoney, formatMonths } from '#domain/figures.ts'
import type { LoanType } from '#domain/loan-type.ts'
import type { Problem } from '#resources/problem.ts'
import { isRefinance } from './current-loan.ts'
import { type CurrentLoanProblem, currentLoanProblems, homeUseLabels } from './current-loan-words.ts'
import type { ApplicationField, ApplicationFields } from './model.ts'

export type ApplicationProblem =
  | 'application-locked'
  | 'closure-required'
  | 'state-required'
  | 'choice-needed'
  | 'current-loan-wrong'

export const applicationProblems = {
  'application-locked': {
    status: 409,
    code: 'application-locked',
    title: 'Application Locked',
    detail: 'This application cannot be edited because your loan has been closed.',
  },
  'closure-required': {
    status: 409,
    code: 'closure-required',
    title: 'Cannot Create New Application',
    detail: 'Please complete the loan closure details for your existing application before creating a new one.',
  },
  'state-required': {
    status: 400,
    code: 'state-required',
    title: 'Missing Required Information',
    detail: 'Property state is required to complete your application for timeline calculations.',
    errors: [{ path: 'property_state', message: 'Please select a property state to continue.' }],
  },
  'choice-needed': {
    status: 409,
    code: 'choice-needed',
    title: 'Which application would you like to keep?',
    detail:
      'Your account already has an application, and you made another one as a guest. Both are safe until you choose.',
  },
  'current-loan-wrong': {
    status: 400,
    code: 'current-loan-wrong',
    title: 'Please check the loan you have now',
    detail: 'Something about the loan you want to replace doesn’t fit together.',
  },
} satisfies Record<ApplicationProblem, Problem>

export type LoanProblem =
  | 'price-missing'
  | 'down-payment-missing'
  | 'down-payment-too-much'
  | 'loan-too-much'
  | CurrentLoanProblem

/** What is asked for before the first step is left. */
export const loanProblems = {
  ...currentLoanProblems,
  'price-missing': 'Please enter the price of the home, or your best guess. Everything else is worked out from it.',
  'down-payment-missing': 'Please enter a down payment. It can be $0.',
  'down-payment-too-much': 'The down payment is more than the home costs. Please check both amounts.',
  'loan-too-much': 'The loan is more than the home costs. Please check both amounts.',
} satisfies Record<LoanProblem, string>

export const fieldLabels: Record<ApplicationField, string> = {
  loan_purpose: 'Loan purpose',
  property_type: 'Property type',
  property_value: 'Property value',
  loan_amount: 'Loan amount',
  down_payment_percentage: 'Down payment',
  down_payment_amount: 'Down payment amount',
  property_state: 'Property state',
  property_zip_code: 'ZIP code',
  property_found: 'Property found',
  credit_score_range: 'Credit score',
  employment_status: 'Employment',
  annual_income: 'Annual income',
  monthly_debt_payments: 'Monthly debt payments',
  current_balance: 'Balance now',
  current_rate: 'Rate now',
  current_months_left: 'Time left',
  current_payment: 'Payment now',
  current_servicer: 'Servicer',
}

const refinanceLabels: Partial<Record<ApplicationField, string>> = {
  property_value: 'Home value',
  loan_amount: 'New loan',
}

/** The label of an answer, in the words of what the loan is for. */
export function fieldLabel(field: ApplicationField, purpose: ApplicationFields['loan_purpose']): string {
  return (isRefinance(purpose) && refinanceLabels[field]) || fieldLabels[field]
}

/** An answer as the summary shows it. */
export function fieldValue(field: ApplicationField, value: ApplicationFields[ApplicationField]): string {
  if (value === null || value === '') return 'Not provided'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return field === 'current_servicer' ? value : titleCase(value)
  if (field === 'current_months_left') return formatMonths(value)
  return /amount|income|debt|property_value|balance|current_payment/.test(field) ? formatMoney(value) : `${value}%`
}

function titleCase(value: string): string {
  return value.replaceAll('_', ' ').replace(/\b[a-z]/g, letter => letter.toUpperCase())
}

export const applicationToasts = {
  /** The ID is what a lender would name when it pays a commission. */
  completed: (tracking_id: string | null, isPaidByLenders: boolean) => ({
    title: 'Application Completed!',
    description: isPaidByLenders
      ? `Your tracking ID is ${tracking_id}. Lenders pay us a commission when a loan with this ID closes; you pay nothing.`
      : `Your tracking ID is ${tracking_id}. A lender could pay us a commission when a loan with this ID closes. Nobody pays one today, and you pay nothing.`,
  }),
  guestCompleted: {
    title: 'Application Draft Saved!',
    description: 'It’s kept in this browser. Create a free account to keep it safe and use it everywhere.',
  },
  stateRequired: {
    title: 'State Required',
    description: 'Please select a property state to continue. This is needed for accurate timeline calculations.',
    destructive: true,
  },
  eligibilityUnknown: { title: 'Error', description: 'Failed to check application eligibility.', destructive: true },
  submitFailed: { title: 'Error', description: 'Failed to submit application. Please try again.', destructive: true },
} as const

export const wizardSteps = ['Loan Details', 'Property Location', 'Financial Information', 'Review & Submit'] as const

/** In place of the first of the tips. */
export const refinanceTip = {
  title: 'Have your last statement at hand',
  text: 'It has the balance, the rate and the payment. If you owe more than 80% of what the home is worth, a conventional loan usually comes with private mortgage insurance again.',
} as const

export const applicationTips = [
  {
    title: 'Below 20% down means PMI',
    text: 'Private mortgage insurance protects the lender when you put down less than 20%. On a conventional loan it can end once you owe 80% of the home’s original value, if your payments are current.',
  },
  {
    title: 'Shop within two weeks',
    text: 'Credit inquiries by mortgage lenders within 14-45 days count as one. Keep them within 14 days and every scoring model agrees.',
  },
  {
    title: 'A rate lock buys you time',
    text: 'Rate locks last 30-60 days. Ask what an extension costs before you lock.',
  },
] as const

const choiceLabels: Record<string, string> = {
  purchase: 'Buy a home',
  refinance: 'Refinance',
  cash_out_refinance: 'Refinance and take cash out',
  primary_residence: 'I will live there',
  secondary_home: 'Second home',
  investment_property: 'Investment property',
  excellent_740_plus: 'Excellent (740 or more)',
  good_670_739: 'Good (670–739)',
  fair_580_669: 'Fair (580–669)',
  poor_below_580: 'Poor (below 580)',
  employed: 'Employed',
  self_employed: 'Self-employed',
  retired: 'Retired',
  unemployed: 'Not working now',
}

export function choiceLabel(value: string, purpose: ApplicationFields['loan_purpose'] = null): string {
  return (isRefinance(purpose) ? homeUseLabels[value] : undefined) ?? choiceLabels[value] ?? titleCase(value)
}

export const loanTypeLabels: Record<LoanType, string> = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
  jumbo: 'Jumbo',
  refinance: 'Refinance',
  heloc: 'HELOC',
  construction: 'Construction',
  other: 'Other',
}
