import { expect, test } from 'vitest'
import { noAnswers } from '#features/application/model.ts'
import { requestEmail } from './request-email.ts'

const ada = { name: 'Ada Buyer', profile_name: 'Ada Byron', email: 'ada@example.com', phone: '(555) 010-0100' }
const whole = (who = ada, application = noAnswers) => requestEmail(who, application).paragraphs.join('\n\n')

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
  expect(requestEmail(ada, application).subject).toBe('Pre-approval request from Ada Byron')
})

test('[L45] no link, number or message reaches a lender through a name or a telephone', () => {
  const trickster = { ...ada, profile_name: 'Win now at evil.example', phone: 'call evil.example' }
  expect(whole(trickster)).not.toContain('evil')
  expect(whole(trickster)).toContain('Name: Ada Buyer')
  expect(whole({ ...ada, profile_name: '' })).toContain('Name: Ada Buyer')
})

test('[RF30] a refinance is asked for as one, with the loan that it replaces and without a down payment', () => {
  const request = requestEmail(ada, {
    ...noAnswers,
    loan_purpose: 'refinance',
    property_type: 'primary_residence',
    property_value: 450_000,
    down_payment_amount: 90_000,
    property_found: true,
    loan_amount: 300_000,
    current_balance: 300_000,
    current_rate: 6.5,
    current_months_left: 288,
    current_servicer: 'See http://evil.example',
  })
  expect(request.subject).toMatch(/^Refinance request from /)
  const text = request.paragraphs.join('\n')
  for (const line of [
    'Home value: $450,000',
    'Balance now: $300,000',
    'Rate now: 6.5%',
    'Time left: 24 years',
    'I live there',
  ])
    expect(text).toContain(line)
  expect(text).not.toMatch(/down payment|pre-approval|buyer|Property found|evil/i)
})
