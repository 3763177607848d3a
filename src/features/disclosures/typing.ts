import {
  BLANK_COLUMN,
  blankDisclosure,
  blankLine,
  type CostLine,
  type Disclosure,
  type PaymentColumn,
} from '#domain/disclosures/disclosure.ts'
import { type DisclosureKind, type FieldKey, isOn } from '#domain/disclosures/fields.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import type { FieldError } from '#resources/problem.ts'
import { disclosureFormWords } from './form-words.ts'

const TERMS = ['loan_amount', 'interest_rate', 'principal_and_interest'] as const
const COSTS = ['section_A', 'section_B', 'section_C', 'section_E'] as const

/** What the offer, the payment and the check cannot do without: twelve figures of either disclosure. */
export const NEEDED_FIGURES: Record<DisclosureKind, readonly FieldKey[]> = {
  'loan-estimate': ['lender', 'date_issued', 'loan_term_months', 'product', 'loan_type', ...TERMS, ...COSTS],
  'closing-disclosure': ['lender', 'date_issued', 'closing_date', 'loan_term_months', 'product', ...TERMS, ...COSTS],
}

/** Where the form is on the disclosure, so that nobody has to look for it. */
export const TYPING_GROUPS = ['top', 'terms', 'costs', 'more-top', 'more-costs', 'comparisons'] as const
export type TypingGroup = (typeof TYPING_GROUPS)[number]

const GROUPS: Record<TypingGroup, readonly FieldPath[]> = {
  top: ['lender', 'date_issued', 'closing_date', 'loan_term_months', 'product', 'loan_type'],
  terms: TERMS,
  costs: COSTS,
  'more-top': [
    'sale_price',
    'purpose',
    'loan_id',
    'rate_lock',
    'rate_lock_until',
    'closing_costs_expire',
    'payments.0.mortgage_insurance',
    'payments.0.last_year',
    'taxes_insurance_assessments',
    'prepayment_penalty',
    'balloon_payment',
    'cash_to_close',
    'settlement_agent',
    'contacts.settlement_agent.phone',
  ],
  'more-costs': ['section_D', 'section_F', 'section_G', 'section_H', 'section_I', 'lender_credits', 'section_J'],
  comparisons: [
    'in_5_years_total',
    'in_5_years_principal',
    'total_of_payments',
    'finance_charge',
    'amount_financed',
    'apr',
    'tip',
  ],
}

export function typedFields(kind: DisclosureKind, group: TypingGroup): FieldPath[] {
  const isPrinted = (path: FieldPath) =>
    path.startsWith('contacts') ? kind === 'closing-disclosure' : path.includes('.') || isOn(path as FieldKey, kind)
  return GROUPS[group].filter(isPrinted)
}

export function isNeeded(kind: DisclosureKind, path: FieldPath): boolean {
  return (NEEDED_FIGURES[kind] as readonly string[]).includes(path)
}

/** What is missing of a typed disclosure, or cannot be; nothing when it can be saved. The server checks it too. */
export function typedProblems({ kind, values, lines }: Disclosure): FieldError[] {
  const figures = NEEDED_FIGURES[kind].flatMap((path): FieldError[] => {
    const value = values[path]
    if (value === null || value === '') return [{ path, message: disclosureFormWords.needed }]
    return MORE_THAN_NOTHING.includes(path) && Number(value) <= 0
      ? [{ path, message: disclosureFormWords.positive }]
      : []
  })
  const unnamed = lines.flatMap((line, at) =>
    line.label.trim() === '' && isPaid(line)
      ? [{ path: `lines.${at}.label`, message: disclosureFormWords.unnamed }]
      : [],
  )
  return [...figures, ...unnamed]
}

const MORE_THAN_NOTHING: readonly FieldKey[] = ['loan_amount', 'loan_term_months', 'principal_and_interest']

/** The form before anything is typed. Insurance stands in the first column of the payments. */
export function blankTyping(kind: DisclosureKind): Disclosure {
  return { ...blankDisclosure(kind), payments: [FIRST_COLUMN] }
}

/** A saved disclosure back in the form. */
export function typingForm(disclosure: Disclosure): Disclosure {
  const [first = FIRST_COLUMN] = disclosure.payments
  return { ...disclosure, payments: [first.mortgage_insurance === 0 ? { ...first, last_year: null } : first] }
}

/** What is saved of the form: without lines that nobody filled in, and with what follows from the rest. */
export function typedDisclosure(form: Disclosure): Disclosure {
  const { purpose, sale_price, lender_credits } = form.values
  const isPurchase = /purchase/i.test(purpose ?? '')
  return {
    ...form,
    values: {
      ...form.values,
      price_is: sale_price === null ? null : isPurchase ? 'sale' : 'estimated',
      lender_credits: lender_credits === null ? null : 0 - Math.abs(lender_credits),
    },
    cash_table: purpose === null ? null : isPurchase ? 'standard' : 'alternative',
    lines: form.lines.filter(isPaid),
    payments: columnsOf(form),
  }
}

/** The same form as another disclosure: what only the first one prints is let go. */
export function typedAs(kind: DisclosureKind, form: Disclosure): Disclosure {
  const saved = Object.entries(form.values).map(([key, value]) => [key, isOn(key as FieldKey, kind) ? value : null])
  return { ...form, kind, values: Object.fromEntries(saved) as Disclosure['values'] }
}

export function newLine(section: CostLine['section']): CostLine {
  return blankLine(section, '')
}

function isPaid({ amount, paid_before }: CostLine): boolean {
  return amount !== null || paid_before !== null
}

const FIRST_COLUMN: PaymentColumn = { ...BLANK_COLUMN, first_year: 1 }

/** One column while the insurance is paid, one for the years after it; none while nobody said anything of it. */
function columnsOf({ payments: [typed], values: { loan_term_months } }: Disclosure): PaymentColumn[] {
  if (!typed || typed.mortgage_insurance === null) return []
  const years = loan_term_months === null ? null : Math.ceil(loan_term_months / 12)
  const last = typed.last_year
  if (typed.mortgage_insurance === 0) return [{ ...typed, label: yearSpan(1, years), last_year: years }]
  if (last === null || years === null || last >= years) return [{ ...typed, label: yearSpan(1, last), last_year: last }]
  const after = { ...BLANK_COLUMN, first_year: last + 1, last_year: years, mortgage_insurance: 0 }
  return [
    { ...typed, label: yearSpan(1, last) },
    { ...after, label: yearSpan(last + 1, years) },
  ]
}

/** As the forms print it, and the disclosure stores it: in English. */
function yearSpan(first: number, last: number | null): string {
  return last === null ? `Years ${first} on` : `Years ${first}-${last}`
}
