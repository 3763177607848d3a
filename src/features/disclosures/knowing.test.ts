import { expect, test } from 'vitest'
import { plainDisclosure } from '../../../tests/disclosures/rendered-file.ts'
import { knowing } from './disclosure-words.ts'
import { worthKnowing } from './knowing.ts'

const TODAY = '2026-11-18'

test.each([
  ['interest-only', knowing.interestOnly],
  ['negative', knowing.grows],
  ['balloon', knowing.balloon],
] as const)('[LP212] whoever is offered a loan with %s payments is told so, on both papers', (story, sentence) => {
  for (const kind of ['loan-estimate', 'closing-disclosure'] as const)
    expect(worthKnowing(plainDisclosure(kind, { story }), TODAY)).toContain(sentence)
})

test('[LP212] a payment that rises at a fixed rate is told as well, and a plain loan has none of this', () => {
  expect(worthKnowing(plainDisclosure('loan-estimate', { story: 'step' }), TODAY)).toContain(knowing.paymentRises)
  const plain = worthKnowing(plainDisclosure('closing-disclosure'), TODAY)
  for (const sentence of [knowing.interestOnly, knowing.grows, knowing.balloon, knowing.paymentRises])
    expect(plain).not.toContain(sentence)
})

test('[LP213] a lock or costs whose day has passed are not told as if they held', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const values = {
    ...disclosure.values,
    rate_lock: 'yes' as const,
    rate_lock_until: '2013-04-16',
    closing_costs_expire: '2013-03-04',
  }
  const sentences = worthKnowing({ ...disclosure, values }, TODAY)
  expect(sentences).toContain('The rate lock ended on Tue, Apr 16, 2013, as printed. Ask what the rate is now.')
  expect(sentences).toContain('The closing costs were good until Mon, Mar 4, 2013, as printed. Ask for a new estimate.')
  expect(worthKnowing({ ...disclosure, values }, '2013-02-20').join()).not.toContain('Ask for a new estimate')
})
