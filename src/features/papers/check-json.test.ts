import { expect, test } from 'vitest'
import { blankLine, blankPaper, type Paper } from '#domain/papers/paper.ts'
import { checkJson } from './check-json.ts'

function paper(kind: Paper['kind'], date_issued: string, amount: number, values: Partial<Paper['values']> = {}): Paper {
  const blank = blankPaper(kind)
  return {
    ...blank,
    values: { ...blank.values, date_issued, ...values },
    lines: [{ ...blankLine('A', 'Origination Fee'), amount: amount * 100 }],
  }
}

const estimate = paper('loan-estimate', '2026-06-01', 500, { apr: 6.5 })
const first = paper('closing-disclosure', '2026-07-10', 530, {
  apr: 6.9,
  closing_date: '2026-07-20',
  product: 'Fixed Rate',
})

test('[TO13] estimates and a disclosure, in any order, give what may be owed in dollars', () => {
  const told = checkJson([first, estimate], {})
  expect(told).toMatchObject({
    refund: 30,
    refund_range: [30, 30],
    zero_excess: 30,
    ten_excess: 0,
    refund_due: '2026-09-18',
  })
  expect(told?.lines).toMatchObject([{ label: 'Origination Fee', estimate: 500, actual: 530, group: 'zero', over: 30 }])
})

test('[TO13] the first disclosure starts no new wait, a corrected one with a higher APR does', () => {
  expect(checkJson([estimate, first], {})).toMatchObject({ new_wait: false })
  const corrected = { ...first, values: { ...first.values, date_issued: '2026-07-15', apr: 7.1 } }
  expect(checkJson([estimate, corrected, first], {})).toMatchObject({ new_wait: true, new_wait_why: ['apr'] })
})

test('[TO13] one kind of paper alone tells nothing', () => {
  expect(checkJson([estimate], {})).toBeNull()
  expect(checkJson([first], {})).toBeNull()
})
