import { expect, test } from 'vitest'
import { plainDisclosure } from '../../../tests/disclosures/rendered-file.ts'
import { sureEvidence } from '../../../tests/disclosures/whole-disclosure.ts'
import { dayItemWords } from './closing-words.ts'
import { dayFacts, dayItems } from './day-facts.ts'
import { checkDisclosures, type DisclosureCheck } from './disclosure-check.ts'

function checkOf(story: 'purchase' | 'refinance'): DisclosureCheck {
  const check = checkDisclosures(
    [plainDisclosure('loan-estimate', { story }), plainDisclosure('closing-disclosure', { story })].map(disclosure =>
      sureEvidence(disclosure),
    ),
    {},
    [],
  )
  if (!check || check.verdict === 'cannot-tell') throw new Error('An estimate and a disclosure were drawn.')
  return check
}

test('[TO54] the checklist names the money, the settlement agent and the terms from the disclosure', () => {
  const check = checkOf('purchase')
  const facts = dayFacts(check)
  const list = dayItems(check).map(item => dayItemWords[item](facts))
  expect(list.join('\n')).toContain('Michael Jones and Mary Stone')
  expect(list.join('\n')).toContain('Epsilon Title Co., 987-555-4321')
  expect(list.join('\n')).toContain('$288,000, 6.625%')
  expect(dayItems(check)).toContain('walk')
})

test('[TO54] whoever gets money brings none, and a refinance has days to cancel', () => {
  const check = checkOf('refinance')
  expect(dayItems(check)).toContain('cancel')
  expect(dayItems(check)).not.toContain('walk')
  check.closingDisclosure.values.cash_direction = 'to'
  expect(dayItems(check)).not.toContain('money')
})

test('[TO54] what the papers do not say is left out', () => {
  const check = checkOf('purchase')
  check.closingDisclosure.values.applicants = null
  check.closingDisclosure.values.loan_amount = null
  check.closingDisclosure.values.interest_rate = null
  check.closingDisclosure.values.principal_and_interest = null
  const facts = dayFacts(check)
  expect(dayItemWords.id(facts)).toBe('A photo ID for everyone who signs')
  expect(dayItemWords.terms(facts)).toBe('Loan, rate and payment on the note you sign')
})
