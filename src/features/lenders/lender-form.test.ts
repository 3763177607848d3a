import { expect, test } from 'vitest'
import { checkLender, readLenderFile, type TypedLender } from './lender-form.ts'
import { lenderProblems } from './operator-words.ts'

const TODAY = '2026-11-15'
const bank = { name: 'First Bank', loan_types: 'conventional, FHA', website: 'https://first.example/' }

test('[L40] a lender is taken as an operator types it', () => {
  const typed = {
    ...bank,
    interest_rate: '6 1/2 %',
    apr: '6.62',
    rate_day: '2026-11-12',
    min_loan_amount: '$50,000',
    max_loan_amount: '800k',
    email: 'loans@first.example',
  }
  expect(checkLender(typed, undefined, TODAY)).toEqual({
    ok: true,
    lender: {
      ...bank,
      description: '',
      loan_types: ['conventional', 'fha'],
      interest_rate: 6.5,
      apr: 6.62,
      rate_day: '2026-11-12',
      min_loan_amount: 50_000,
      max_loan_amount: 800_000,
      email: 'loans@first.example',
    },
  })
})

test.each<[TypedLender, string]>([
  [{ interest_rate: '6.5' }, lenderProblems.quoteIncomplete],
  [{ interest_rate: '6.5', apr: '6.6' }, lenderProblems.quoteIncomplete],
  [{ apr: '6.6', rate_day: '2026-11-12' }, lenderProblems.quoteIncomplete],
  [{ interest_rate: '6.5', apr: '6.6', rate_day: '2026-11-16' }, lenderProblems.dayToCome],
  [{ interest_rate: '6.5', apr: '6.6', rate_day: '2026-02-30' }, lenderProblems.day],
  [{ interest_rate: '65', apr: '6.6', rate_day: '2026-11-12' }, lenderProblems.rate],
  [{ interest_rate: '6.5', apr: 'low', rate_day: '2026-11-12' }, lenderProblems.apr],
  [{ name: '' }, lenderProblems.nameMissing],
  [{ name: 'x'.repeat(101) }, lenderProblems.nameLong],
  [{ loan_types: '' }, lenderProblems.typesMissing],
  [{ loan_types: 'conventional, magic' }, lenderProblems.types],
  [{ min_loan_amount: 'much' }, lenderProblems.least],
  [{ max_loan_amount: '-1' }, lenderProblems.most],
  [{ min_loan_amount: '2', max_loan_amount: '1' }, lenderProblems.leastAboveMost],
  [{ website: 'http://first.example' }, lenderProblems.website],
  [{ website: 'javascript:alert(1)' }, lenderProblems.website],
  [{ email: 'a@b.example, c@d.example' }, lenderProblems.email],
])('[L40] %o is refused with its reason', (wrong, reason) => {
  expect(checkLender({ ...bank, ...wrong }, undefined, TODAY)).toEqual({ ok: false, problems: [reason] })
})

test('[L40] what is not named stays, what is empty is cleared', () => {
  const first = checkLender({ ...bank, description: 'Small.' }, undefined, TODAY)
  if (!first.ok) throw new Error(first.problems.join())
  const changed = checkLender({ website: '', email: 'a@b.example' }, first.lender, TODAY)
  expect(changed).toMatchObject({ ok: true, lender: { name: 'First Bank', description: 'Small.', website: null } })
})

test('[OP4] a file is read by the names of its first line', () => {
  expect(readLenderFile('Name,loan_types\nFirst Bank,"fha;va"\n')).toEqual({
    ok: true,
    lenders: [{ line: 2, typed: { name: 'First Bank', loan_types: 'fha;va' } }],
  })
})

test.each([
  ['', 1, /first line/],
  ['name\n', 1, /first line/],
  ['name,rate\nA,6\n', 1, /no column “rate”/],
  ['name,name\nA,B\n', 1, /twice/],
  ['apr\n6\n', 1, /“name” is missing/],
  ['name,apr\nA\n', 2, /1 cells, the first line 2/],
  ['name\nFirst Bank\nOther\nfirst bank\n', 4, /stands in line 2/],
  ['name\n"open\n', 2, /never closed/],
])('[OP4] the file %j is refused at its line', (text, line, reason) => {
  const read = readLenderFile(text)
  expect(read.ok || read.problems).toEqual([{ line, reason: expect.stringMatching(reason) }])
})
