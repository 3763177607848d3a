import { expect, test } from 'vitest'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { DisclosureEvidence } from '#domain/disclosures/known-disclosure.ts'
import { sureEvidence, wholeDisclosure } from '../../tests/disclosures/whole-disclosure.ts'
import { checkJson } from './check.ts'

function disclosure(
  kind: Disclosure['kind'],
  date_issued: string,
  amount: number,
  values: Partial<Disclosure['values']> = {},
): DisclosureEvidence {
  return sureEvidence(wholeDisclosure(kind, [['A', 'Origination Fee', amount]], { date_issued, ...values }))
}

const estimate = disclosure('loan-estimate', '2026-06-01', 500, { apr: 6.5 })
const terms = { closing_date: '2026-07-20', product: 'Fixed Rate', prepayment_penalty: 'no' as const }
const first = disclosure('closing-disclosure', '2026-07-10', 530, { ...terms, apr: 6.9 })

test('[TO13] estimates and a disclosure, in any order, give what may be owed in dollars', () => {
  const answer = checkJson([first, estimate], {})
  expect(answer).toMatchObject({
    refund: 30,
    refund_range: [30, 30],
    zero_excess: 30,
    ten_excess: 0,
    refund_due: '2026-09-18',
  })
  expect(answer?.lines).toMatchObject([
    { label: 'Origination Fee', estimate: 500, actual: 530, group: 'zero', over: 30 },
  ])
})

test('[TO13] the first disclosure starts no new wait, a corrected one with a higher APR does', () => {
  expect(checkJson([estimate, first], {})).toMatchObject({ new_wait: false })
  const corrected = disclosure('closing-disclosure', '2026-07-15', 530, { ...terms, apr: 7.1 })
  expect(checkJson([estimate, corrected, first], {})).toMatchObject({ new_wait: true, new_wait_why: ['apr'] })
})

test('[TO13] one kind of paper alone tells nothing', () => {
  expect(checkJson([estimate], {})).toBeNull()
  expect(checkJson([first], {})).toBeNull()
})
