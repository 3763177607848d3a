import { describe, expect, test } from 'vitest'
import type { Statement } from './statement.ts'
import { changedInTransfer, matchTransferLetters, type TransferLetter } from './transfer.ts'

const old: TransferLetter = {
  from_old_servicer: true,
  old_servicer: 'Springside Mortgage, LLC',
  new_servicer: 'Ficus Servicing',
  effective_on: '2027-06-01',
  last_day_old: '2027-05-31',
  first_day_new: '2027-06-01',
  dated: '2027-05-17',
}
const fresh: TransferLetter = {
  ...old,
  from_old_servicer: false,
  old_servicer: 'SPRINGSIDE MORTGAGE LLC.',
  dated: '2027-06-16',
}

describe('a transfer of servicing', () => {
  test('[SD10] two letters in time that say the same are matched', () => {
    expect(matchTransferLetters([fresh, old])).toEqual([])
    expect(matchTransferLetters([old, { ...fresh, last_day_old: '2027-06-01' }])).toEqual([])
    expect(matchTransferLetters([old, { ...fresh, dated: null, last_day_old: null }])).toEqual([])
  })

  test('[SD10] one letter alone is never trusted, least of all the new servicer’s', () => {
    expect(matchTransferLetters([old])).toEqual(['only-one-letter'])
    expect(matchTransferLetters([fresh])).toEqual(['only-the-new-servicer-wrote'])
  })

  test('[SD10] other names, days or gaps between them are found', () => {
    expect(matchTransferLetters([old, { ...fresh, new_servicer: 'Fícus Payments' }])).toEqual(['names-differ'])
    expect(matchTransferLetters([old, { ...fresh, effective_on: '2027-07-01' }])).toEqual(['effective-day-differs'])
    expect(matchTransferLetters([{ ...old, dated: '2027-05-18' }, fresh])).toEqual(['old-letter-late'])
    expect(matchTransferLetters([old, { ...fresh, dated: '2027-06-17' }])).toEqual(['new-letter-late'])
    expect(matchTransferLetters([old, { ...fresh, first_day_new: '2027-06-02' }])).toEqual(['payment-days-apart'])
    expect(matchTransferLetters([old, { ...fresh, first_day_new: '2027-05-30' }])).toEqual(['payment-days-apart'])
  })

  test('[SD11] what changed on the way is named: principal, escrow, suspense, rate', () => {
    const last: Statement = {
      due_on: '2027-06-01',
      rate_percent: 6.5,
      figures: {
        principal_balance: 29_972_880,
        principal_due: 27_120,
        interest_due: 162_500,
        escrow_due: 40_000,
        insurance_due: 8_000,
        suspense_held: 5_000,
        interest_ytd: 800_000,
      },
    }
    const same = { ...last, figures: { ...last.figures, interest_ytd: 0 } }
    expect(changedInTransfer(last, same)).toEqual([])
    const changed = { ...same, rate_percent: 6.625, figures: { ...same.figures, suspense_held: 0, escrow_due: 41_000 } }
    expect(changedInTransfer(last, changed)).toEqual([
      { figure: 'escrow_due', old: 40_000, new: 41_000 },
      { figure: 'suspense_held', old: 5_000, new: 0 },
      { figure: 'rate_percent', old: 6.5, new: 6.625 },
    ])
    for (const figure of ['principal_balance', 'principal_due', 'interest_due', 'insurance_due'] as const) {
      const old = last.figures[figure] ?? 0
      const other = { ...same, figures: { ...same.figures, [figure]: old + 1 } }
      expect(changedInTransfer(last, other)).toEqual([{ figure, old, new: old + 1 }])
    }
    expect(changedInTransfer(last, { ...changed, due_on: '2027-07-01' })).toEqual([])
  })
})
