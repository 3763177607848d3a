import { expect, test } from 'vitest'
import { noAnswers } from '#features/application/model.ts'
import { requestLetter } from './request-letter.ts'

const ada = { name: 'Ada Buyer', profile_name: 'Ada Byron', email: 'ada@example.com', phone: '(555) 010-0100' }
const whole = (who = ada, application = noAnswers) => requestLetter(who, application).paragraphs.join('\n\n')

test('[L45] a request tells what a loan officer asks first, in the buyer’s own figures', () => {
  const application = {
    ...noAnswers,
    loan_purpose: 'purchase' as const,
    property_state: 'Texas' as const,
    loan_amount: 405_000,
    annual_income: 120_000,
  }
  const text = whole(ada, application)
  for (const line of [
    'Name: Ada Byron',
    'Phone: (555) 010-0100',
    'Loan purpose: Buy a home',
    'Property state: Texas',
    'Loan amount: $405,000',
    'Annual income: $120,000',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  // What was not answered is not there.
  expect(text).not.toContain('Credit score')
  expect(requestLetter(ada, application).subject).toBe('Pre-approval request from Ada Byron')
})

test('[L45] no link, number or message reaches a lender through a name or a telephone', () => {
  const trickster = { ...ada, profile_name: 'Win now at evil.example', phone: 'call evil.example' }
  expect(whole(trickster)).not.toContain('evil')
  expect(whole(trickster)).toContain('Name: Ada Buyer')
  expect(whole({ ...ada, profile_name: '' })).toContain('Name: Ada Buyer')
})
