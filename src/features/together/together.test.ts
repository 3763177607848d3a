import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { togetherResource } from './actions.ts'
import { waysOf } from './borrowing.ts'
import { divisionAt, leavingBy, missingDown, paidIn } from './division.ts'
import { giftLetter } from './gift-letter-words.ts'
import { ledgerCsv } from './ledger-csv.ts'
import {
  type Borrowing,
  EMPTY_SHEET,
  type Entry,
  type House,
  NOTHING_YET,
  POINTS,
  type TogetherState,
} from './model.ts'
import { answeredPoints, DECISIONS, isDecided } from './rules.ts'
import { borrowingStart, houseStart } from './start.ts'

const today = '2026-11-18'
const context = { today, now: '2026-11-18T10:00:00.000Z' } as ActionContext
const names = { first: 'Ana', second: 'Ben' }
const house: House = {
  ...(houseStart(null) as House),
  first_name: 'Ana',
  second_name: 'Ben',
  price: 400_000,
  loan: 320_000,
  value: 460_000,
  balance: 300_000,
  refinance_costs: 6000,
}
const entry = (
  at: number,
  kind: Entry['kind'],
  owner: Entry['owner'],
  amount: number,
  more?: Partial<Entry>,
): Entry => ({
  id: `${String(at).repeat(8)}-1111-4111-8111-111111111111`,
  kind,
  owner,
  paid_on: `2026-0${at}-01`,
  amount,
  principal: null,
  is_agreed: false,
  note: '',
  ...more,
})
const entries = [
  entry(1, 'down-payment', 'first', 60_000),
  entry(2, 'down-payment', 'second', 20_000),
  entry(3, 'payment', 'first', 15_000, { principal: 10_000 }),
  entry(4, 'payment', 'second', 15_000, { principal: 10_000 }),
]
const borrowing: Borrowing = {
  ...borrowingStart(null),
  first_income: 81_600,
  first_debts: 350,
  first_cash: 60_000,
  first_scores: [661, 693, 693],
  second_income: 52_800,
  second_debts: 520,
  second_cash: 20_000,
  second_scores: [590, 605, 648],
  payment: 2470,
  payment_both: 2523,
}
const act = (state: TogetherState, action: string, input: unknown) =>
  applyAction(togetherResource, action, state, input, context)

describe('the ledger', () => {
  test('[TG20] four rules stand side by side on the same entries, to the cent', () => {
    const { sale, rules, spread } = divisionAt(house, entries, 460_000, today)
    expect(sale).toEqual({ value: 460_000, balance: 300_000, costs: 27_600, net: 132_400 })
    expect(rules).toEqual([
      { rule: 'fixed', gets: { first: 66_200, second: 66_200 } },
      { rule: 'contributions', gets: { first: 92_680, second: 39_720 } },
      { rule: 'down-back-first', gets: { first: 86_200, second: 46_200 } },
      { rule: 'slices', gets: { first: 87_820, second: 44_580 } },
    ])
    expect(spread).toBe(26_480)
  })

  test('[TG20] at any price and with any cents the parts add up to what is left', () => {
    const cents = fc.integer({ min: 1, max: 90_000_000 }).map(all => all / 100)
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 100_000 }), (value, paid, thousandths) => {
        const odd = { ...house, fixed_share: thousandths / 1000, loss_share: 37.5 }
        const paying = [...entries, entry(5, 'payment', 'second', paid, { principal: paid })]
        const { sale, rules } = divisionAt(odd, paying, value, today)
        for (const { gets } of rules) {
          expect(Math.round(((gets?.first ?? 0) + (gets?.second ?? 0)) * 100)).toBe(Math.round(sale.net * 100))
        }
      }),
    )
  })

  test('[TG20] a loss is borne as agreed, and slices wait for the down payments', () => {
    const loss = divisionAt({ ...house, loss_share: 25 }, entries, 290_000, today)
    expect(loss.sale.net).toBe(-27_400)
    expect(loss.rules.find(({ rule }) => rule === 'down-back-first')?.gets).toEqual({ first: -6850, second: -20_550 })
    const some = entries.slice(1)
    expect(missingDown(house, some)).toBe(60_000)
    expect(divisionAt(house, some, 460_000, today).rules.at(-1)).toEqual({ rule: 'slices', gets: null })
    expect(divisionAt(house, [], 460_000, today).rules[1]).toEqual({ rule: 'contributions', gets: null })
  })

  test('[TG21] what one paid for the other is settled first, with simple interest for whole months', () => {
    const lent = [...entries, entry(5, 'advance', 'first', 1200, { paid_on: '2025-11-18' })]
    const { rules, advances } = divisionAt({ ...house, advance_rate: 5 }, lent, 460_000, today)
    expect(advances).toEqual({ lent: { first: 1200, second: 0 }, interest: 60 })
    expect(rules[1]?.gets).toEqual({ first: 92_680 + 1260, second: 39_720 - 1260 })
    expect(paidIn(lent).capital).toEqual({ first: 70_000, second: 30_000 })
  })

  test('[TG22] a buy-out says what is paid, the new loan, and whether it fits', () => {
    const terms = { house, entries, today, income: 81_600, debts: 350 }
    expect(leavingBy('contributions', 'first', terms)).toEqual({
      pays: 48_000,
      new_loan: 354_000,
      loan_to_value: 76.96,
      fits: true,
      cash_needed: 0,
      debt_to_income: null,
    })
    const counted = { ...terms, house: { ...house, costs_counted: 50, limit_percent: 75, new_payment: 2500 } }
    expect(leavingBy('contributions', 'first', counted)).toMatchObject({
      pays: 43_860,
      fits: false,
      cash_needed: 4860,
      debt_to_income: expect.closeTo(41.91, 2),
    })
    expect(leavingBy('slices', 'first', { ...terms, entries: [] })).toBeNull()
  })

  test('[TG23] an entry is kept once under its id, in the order of days; what it does not need is left out', () => {
    const { id, ...fields } = entry(5, 'improvement', 'second', 4200.5, { principal: 7, is_agreed: true })
    const once = act({ ...NOTHING_YET, entries }, 'enter', { id, ...fields })
    if (!once.ok) throw new Error(once.problem.detail)
    expect(once.value.entries.at(-1)).toMatchObject({ amount: 4200.5, principal: null, is_agreed: true })
    const moved = act(once.value, 'enter', { id, ...fields, paid_on: '2020-01-01' })
    expect(moved.ok && moved.value.entries.map(each => each.paid_on)[0]).toBe('2020-01-01')
    expect(moved.ok && moved.value.entries.length).toBe(5)
    const removed = act(once.value, 'remove', { id })
    expect(removed.ok && removed.value.entries).toEqual(entries)
  })

  test('[TG23] what cannot be is refused with a sentence, and nothing is changed', () => {
    const { id, ...fields } = entry(5, 'payment', 'first', 100, { principal: 101 })
    expect(act(NOTHING_YET, 'enter', { id, ...fields })).toMatchObject({ ok: false, problem: { status: 400 } })
    expect(act(NOTHING_YET, 'enter', { id, ...fields, amount: 10.005 })).toMatchObject({ ok: false })
    expect(act(NOTHING_YET, 'house', { ...house, second_name: 'ANA' })).toMatchObject({
      problem: { code: 'same-name', errors: [{ path: 'second_name' }] },
    })
    expect(act(NOTHING_YET, 'house', { ...house, loan: 400_001 })).toMatchObject({
      problem: { code: 'loan-above-price' },
    })
    const full = {
      ...NOTHING_YET,
      entries: Array.from({ length: 600 }, (_, at) => ({ ...entry(1, 'gift', 'first', 1), id: `${at}` })),
    }
    expect(act(full, 'enter', entry(2, 'gift', 'first', 1))).toMatchObject({ problem: { code: 'too-many-entries' } })
  })

  test('[TG24] the ledger is saved as a table that runs no formula', () => {
    const lines = ledgerCsv([...entries, entry(5, 'improvement', 'second', 0.5, { note: '=1+1' })], names).split('\r\n')
    expect(lines[0]).toBe('Day,Who,What for,Amount,To the loan,Counts as capital,Note')
    expect(lines[3]).toBe('2026-03-01,Ana,Monthly payment,15000.00,10000.00,yes,')
    expect(lines[5]).toBe("2026-05-01,Ben,Improvement,0.50,,no,'=1+1")
  })
})

describe('one or both on the loan', () => {
  test('[TG25] each way says incomes, debts, ratio, the score that sets the price and whose it is, and the cash', () => {
    const [ana, ben, both] = waysOf(borrowing)
    expect(ana).toMatchObject({ key: 'first', monthly_debts: 350, price_score: 693, cash: 60_000 })
    expect(ana?.debt_to_income).toBeCloseTo(41.47, 2)
    expect(ben).toMatchObject({ price_score: 605, debt_to_income: expect.closeTo(67.95, 2) })
    expect(both).toMatchObject({ annual_income: 134_400, price_score: 605, score_of: 'second', payment: 2523 })
    expect(both?.debt_to_income).toBeCloseTo(30.29, 2)
  })

  test('[TG25] what is not entered is not guessed', () => {
    const [ana, ben, both] = waysOf({ ...borrowing, second_income: null, second_scores: [], payment_both: null })
    expect(ana?.debt_to_income).not.toBeNull()
    expect(ben).toMatchObject({ annual_income: null, debt_to_income: null, price_score: null, score_of: null })
    expect(both).toMatchObject({ annual_income: null, debt_to_income: null, price_score: null, payment: 2470 })
    expect(waysOf({ ...borrowing, payment: null, payment_both: null })[0]?.debt_to_income).toBeNull()
  })

  test('[TG25] a spouse’s debts are in it where the program counts them', () => {
    const texas: Borrowing = { ...borrowing, program: 'fha', state: 'Texas', are_married: true }
    expect(waysOf(texas)[0]).toMatchObject({ monthly_debts: 870, counts_spouse: true })
    expect(waysOf({ ...texas, are_married: false })[0]).toMatchObject({ monthly_debts: 350, counts_spouse: false })
    expect(waysOf({ ...texas, program: 'va' })[0]?.ask).toEqual(['spouse-debts'])
  })
})

describe('the paper', () => {
  test('[TG26] fifteen points are answered or open, and four decisions follow from what is written', () => {
    const sheet = {
      ...EMPTY_SHEET,
      leaving: '60 days',
      nobody_buys: 'List',
      parting: 'Ana stays',
      death: 'Heirs',
      loss: ' ',
    }
    expect(POINTS).toHaveLength(15)
    expect(answeredPoints(sheet)).toEqual(['leaving', 'nobody_buys', 'parting', 'death'])
    const open = (state: TogetherState) => DECISIONS.filter(decision => !isDecided(decision, state))
    expect(open(NOTHING_YET)).toEqual(['loan', 'deed', 'rule', 'leaving'])
    const settled = {
      ...NOTHING_YET,
      house: { ...house, rule: 'slices' as const },
      borrowing: { ...borrowing, on_loan: 'both' as const },
      sheet: { ...sheet, loss: 'Half', title_form: 'common' as const },
    }
    expect(open(settled)).toEqual([])
  })

  test('[TG27] a gift letter says that nothing is paid back, and has a line for what is not known', () => {
    const gift = {
      donor_name: 'Rosa',
      donor_address: '',
      donor_phone: '',
      relationship: 'mother',
      recipient: 'first' as const,
      amount: 10_000.5,
    }
    const letter = giftLetter(gift, 'Ana')
    expect(letter).toContain('I, Rosa, give Ana the sum of $10,000.50')
    expect(letter).toContain('No repayment is expected or implied')
    expect(letter).toMatch(/Address of the giver: _+/)
  })

  test('[TG28] a guest’s ledger comes along to the account, whose own answers stand', () => {
    const account: TogetherState = { ...NOTHING_YET, house, entries: entries.slice(0, 1) }
    const guest: TogetherState = { ...NOTHING_YET, house: { ...house, value: 1 }, borrowing, entries }
    const merged = togetherResource.guest?.merge(account, guest, undefined, context)
    expect(merged).toEqual({ ok: true, value: { ...NOTHING_YET, house, borrowing, entries } })
  })
})
