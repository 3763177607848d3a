import { expect, test } from 'vitest'
import { LETTER_STATEMENTS, servicerLetter } from './letter.ts'
import { letterMeaning } from './letter-meaning-words.ts'
import type { DiaryLoan } from './model.ts'
import { diaryOf } from './rules.ts'

const loan: DiaryLoan = {
  name: 'Ficus Bank',
  loan_program: 'conventional',
  lives_there: true,
  original_value: 180_000,
  loan_amount: 162_000,
  interest_rate: 3.875,
  rate_can_change: false,
  months: 360,
  first_payment_on: '2013-06-01',
  monthly_premium: 82,
  extra_monthly: 0,
}

test('[LG41] a letter is sent in English, days included, and read beside it in Spanish', () => {
  const given = [loan, diaryOf(loan), 'balance', '2019-01-02', new Set(LETTER_STATEMENTS)] as const
  const letter = servicerLetter(...given)
  expect(letter).toContain('Wed, Jan 2, 2019')
  expect(letter).toContain('By the schedule of the loan the balance reaches that amount on Tue, Jan 1, 2019')
  const meaning = letterMeaning?.(...given) ?? ''
  expect(meaning).toContain('el saldo llega a ese monto el mar, 1 de ene de 2019')
  expect(meaning.match(/\$[\d,]+/g)).toEqual(letter.match(/\$[\d,]+/g))
  expect(meaning.split('\n\n')).toHaveLength(letter.split('\n\n').length - 1)
})
