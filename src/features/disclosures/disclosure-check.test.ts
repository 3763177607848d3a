import { expect, test } from 'vitest'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { wholeDisclosure } from '../../../tests/disclosures/whole-disclosure.ts'
import { answersById, checkDisclosures } from './disclosure-check.ts'
import { type DisclosuresState, evidenceOf, figuresOf } from './model.ts'

function disclosure(
  kind: Disclosure['kind'],
  date_issued: string,
  amount: number,
  values: Partial<Disclosure['values']> = {},
): Disclosure {
  return wholeDisclosure(kind, [['A', 'Origination Fee', amount]], { date_issued, lender: 'Ficus Bank', ...values })
}

function saved(disclosures: Disclosure[], answers: DisclosuresState['answers'] = []): DisclosuresState {
  return {
    papers: disclosures.map((each, at) => ({
      id: `00000000-0000-4000-8000-00000000000${at}`,
      figures: figuresOf(each),
      unsure: [],
      added_at: '2026-07-20T00:00:00.000Z',
    })),
    answers,
    pairings: [],
  }
}

const estimate = disclosure('loan-estimate', '2026-06-01', 500)
const terms = {
  apr: 6.5,
  product: 'Fixed Rate',
  prepayment_penalty: 'no' as const,
  closing_date: '2026-07-17',
}
const first = disclosure('closing-disclosure', '2026-07-10', 530, terms)

test('[TO40] papers give the days of the law: disclosure received, earliest closing, refund due', () => {
  // Friday's e-mail counts as received on Tuesday, and three days later is Friday; Saturdays count, Sundays do not.
  expect(closingDays(saved([estimate, first]))).toEqual({
    received_on: '2026-07-14',
    is_confirmed: false,
    earliest_closing_on: '2026-07-17',
    closing_on: '2026-07-17',
    refund_due_on: '2026-09-15',
  })
})

test('[TO40] a disclosure that was opened at once lets the loan close earlier', () => {
  const days = closingDays(saved([estimate, first], [{ question: 'received 2026-07-10', answer: '2026-07-10' }]))
  expect(days).toMatchObject({ received_on: '2026-07-10', is_confirmed: true, earliest_closing_on: '2026-07-14' })
})

test('[TO40] a corrected disclosure moves the day only if it starts a new wait', () => {
  const same = disclosure('closing-disclosure', '2026-07-15', 530, terms)
  expect(closingDays(saved([estimate, first, same]))).toMatchObject({ earliest_closing_on: '2026-07-17' })
  const dearer = disclosure('closing-disclosure', '2026-07-15', 530, { ...terms, apr: 6.7 })
  expect(closingDays(saved([estimate, dearer, first]))).toMatchObject({
    received_on: '2026-07-18',
    earliest_closing_on: '2026-07-22',
  })
})

test('[TO40] no refund has no day, papers of other lenders no say, and one paper alone no days', () => {
  const fair = disclosure('closing-disclosure', '2026-07-10', 500, terms)
  const other = disclosure('closing-disclosure', '2026-07-01', 900, { ...terms, lender: 'Alder Home Loans' })
  expect(closingDays(saved([estimate, other, fair]))).toMatchObject({
    refund_due_on: null,
    earliest_closing_on: '2026-07-17',
  })
  expect(closingDays(saved([estimate]))).toBeNull()
  expect(closingDays(saved([first]))).toBeNull()
})

function closingDays({ papers: disclosures, answers, pairings }: DisclosuresState) {
  const check = checkDisclosures(disclosures.map(evidenceOf), answersById(answers), pairings)
  return check === null || check.verdict === 'cannot-tell' ? null : check.days
}
