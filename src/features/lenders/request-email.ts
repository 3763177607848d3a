import { isAsked, isRefinance } from '#features/application/current-loan.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import { choiceLabel, fieldLabel, fieldValue } from '#features/application/words.ts'
import { isName } from '#resources/plain-text.ts'
import { requestEmailWords } from './letter.ts'

export interface Requester {
  /** As they signed up; always a name. */
  name: string
  /** As their profile has it, which may be anything. */
  profile_name: string
  email: string
  phone: string | null
}

export interface RequestEmail {
  subject: string
  /** Each a paragraph. */
  paragraphs: string[]
}

/** In the order in which a loan officer asks. */
const INCLUDED_FIELDS = [
  'loan_purpose',
  'property_type',
  'property_state',
  'property_zip_code',
  'property_found',
  'property_value',
  'down_payment_amount',
  'loan_amount',
  'current_balance',
  'current_rate',
  'current_months_left',
  'credit_score_range',
  'employment_status',
  'annual_income',
  'monthly_debt_payments',
] as const

const CHOICES: readonly string[] = ['loan_purpose', 'property_type', 'credit_score_range', 'employment_status']
const PHONE = /^[\d\s()+./-]{7,30}$/

/**
 * What a lender is sent in somebody's name. It goes to a stranger's mailbox, so only figures, choices and names are in it, and
 * nothing that was typed freely. Without a Social Security number and an address it is no application in the law's sense.
 */
export function requestEmail(who: Requester, application: ApplicationFields): RequestEmail {
  const name = who.profile_name !== '' && isName(who.profile_name) ? who.profile_name : who.name
  const refinances = isRefinance(application.loan_purpose)
  const answers = INCLUDED_FIELDS.flatMap(field => {
    const value = application[field]
    if (value === null || value === '' || !isAsked(field, application.loan_purpose)) return []
    const said = CHOICES.includes(field)
      ? choiceLabel(String(value), application.loan_purpose)
      : fieldValue(field, value)
    return `${fieldLabel(field, application.loan_purpose)}: ${said}`
  })
  const contact = [
    requestEmailWords.name(name),
    requestEmailWords.email(who.email),
    ...(who.phone !== null && PHONE.test(who.phone) ? [requestEmailWords.phone(who.phone)] : []),
  ]
  return {
    subject: refinances ? requestEmailWords.refinanceSubject(name) : requestEmailWords.subject(name),
    paragraphs: [
      refinances ? requestEmailWords.asksRefinance(name, who.email) : requestEmailWords.asks(name, who.email),
      contact.join('\n'),
      answers.join('\n'),
      requestEmailWords.credit,
      refinances ? requestEmailWords.refinanceAgreed : requestEmailWords.agreed,
    ],
  }
}
