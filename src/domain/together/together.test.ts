import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settleAdvances } from './advances.ts'
import { type Borrower, borrowingWays } from './borrowing.ts'
import { buyOut } from './buy-out.ts'
import { compareRules, type LedgerEntry, ledgerTotals } from './entries.ts'
import { divide, sumOf } from './parts.ts'
import { type DivisionRule, divideNet, divideSale, netOf } from './rules.ts'
import { borrowerScores } from './scores.ts'

/** Bought for 400,000 with 60,000, 20,000 and a loan; sold for 460,000. */
const sale = { value: 46_000_000, balance: 30_000_000, selling_costs: 2_760_000 }
const down = { Ana: 6_000_000, Ben: 2_000_000 }
const half = { Ana: 1, Ben: 1 }
const slices: DivisionRule = { rule: 'slices', down, mortgage: half, price: 40_000_000, loan: 32_000_000 }

describe('the four rules of a house that two own', () => {
  test('[TG1] give each their part of what is left after loan and costs', () => {
    expect(netOf(sale)).toBe(13_240_000)
    expect(divideSale({ rule: 'fixed', shares: { Kelly: 1, Sam: 2 } }, sale)).toEqual({
      Kelly: 4_413_333,
      Sam: 8_826_667,
    })
    const capital = (Ana: number, Ben: number): DivisionRule => ({ rule: 'contributions', capital: { Ana, Ben } })
    expect(divideSale(capital(7_000_000, 3_000_000), sale)).toEqual({ Ana: 9_268_000, Ben: 3_972_000 })
    expect(divideSale(capital(7_000_000, 4_800_000), sale)).toEqual({ Ana: 7_854_237, Ben: 5_385_763 })
    expect(divideSale(capital(7_000_000, 6_000_000), sale)).toEqual({ Ana: 7_129_231, Ben: 6_110_769 })
    expect(divideSale({ rule: 'down-back-first', down, rest: half }, sale)).toEqual({ Ana: 8_620_000, Ben: 4_620_000 })
    expect(divideSale(slices, sale)).toEqual({ Ana: 8_782_000, Ben: 4_458_000 })
    expect(divideSale({ ...slices, mortgage: { Ana: 3, Ben: 7 } }, sale)).toEqual({ Ana: 7_863_600, Ben: 5_376_400 })
  })

  test('[TG2] a loss is borne by down payments first, then by the agreed shares of loss', () => {
    const agreed: DivisionRule = { rule: 'down-back-first', down, rest: half }
    expect(divideSale(agreed, { ...sale, value: 33_000_000, selling_costs: 1_980_000 })).toEqual({
      Ana: 765_000,
      Ben: 255_000,
    })
    const underWater = { value: 30_000_000, balance: 30_000_000, selling_costs: 1_800_000 }
    expect(divideSale(agreed, underWater)).toEqual({ Ana: -900_000, Ben: -900_000 })
    expect(divideSale({ ...agreed, loss: { Ana: 1, Ben: 3 } }, underWater)).toEqual({ Ana: -450_000, Ben: -1_350_000 })
  })

  test('[TG3] cents that do not divide go to those of whom most was cut off, to the first listed where it is the same', () => {
    expect(divide(10_000_000, { Ana: 1, Ben: 1, Cleo: 1 })).toEqual({ Ana: 3_333_334, Ben: 3_333_333, Cleo: 3_333_333 })
    expect(divide(101, { Ana: 1, Ben: 2 })).toEqual({ Ana: 34, Ben: 67 })
    expect(divide(-101, { Ana: 1, Ben: 1 })).toEqual({ Ana: -50, Ben: -51 })
    expect(divide(100, { Ana: 0.5, Ben: 1.5 })).toEqual({ Ana: 25, Ben: 75 })
  })

  const names = ['Ana', 'Ben', 'Cleo', 'Dev']
  const cents = fc.integer({ min: 0, max: 90_000_000 })
  const partsOf = <T>(part: fc.Arbitrary<T>, count: number) =>
    fc
      .tuple(...names.slice(0, count).map(() => part))
      .map(parts => Object.fromEntries(parts.map((each, at) => [names[at] ?? '', each])))
  const rules = fc.integer({ min: 2, max: 4 }).chain(count => {
    const shares = partsOf(fc.integer({ min: 1, max: 100 }), count)
    const money = partsOf(fc.integer({ min: 1, max: 20_000_000 }), count)
    return fc.oneof(
      shares.map((each): DivisionRule => ({ rule: 'fixed', shares: each })),
      money.map((each): DivisionRule => ({ rule: 'contributions', capital: each })),
      fc
        .tuple(money, shares, shares)
        .map(([paid, rest, loss]): DivisionRule => ({ rule: 'down-back-first', down: paid, rest, loss })),
      fc.tuple(money, shares, cents).map(
        ([paid, mortgage, loan]): DivisionRule => ({
          rule: 'slices',
          down: paid,
          mortgage,
          loan,
          price: sumOf(paid) + loan,
        }),
      ),
    )
  })
  const sales = fc.record({ value: cents, balance: cents, selling_costs: fc.integer({ min: 0, max: 3_000_000 }) })

  test('[TG4] parts add up to the net to the cent, and each is within a cent of its exact part', () => {
    fc.assert(
      fc.property(rules, sales, (agreed, sold) => {
        const gets = divideSale(agreed, sold)
        expect(sumOf(gets)).toBe(netOf(sold))
        if (agreed.rule === 'slices') return
        if (agreed.rule !== 'down-back-first') {
          const shares = agreed.rule === 'fixed' ? agreed.shares : agreed.capital
          for (const [owner, share] of Object.entries(shares)) {
            expect(Math.abs((gets[owner] ?? 0) - (netOf(sold) * share) / sumOf(shares))).toBeLessThan(1.001)
          }
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('[TG4] the order of names moves at most a cent', () => {
    fc.assert(
      fc.property(rules, sales, (agreed, sold) => {
        if (agreed.rule === 'slices') return
        const turned = (parts: Record<string, number>) => Object.fromEntries(Object.entries(parts).reverse())
        const other: Exclude<DivisionRule, { rule: 'slices' }> =
          agreed.rule === 'fixed'
            ? { ...agreed, shares: turned(agreed.shares) }
            : agreed.rule === 'contributions'
              ? { ...agreed, capital: turned(agreed.capital) }
              : { ...agreed, down: turned(agreed.down), rest: turned(agreed.rest) }
        const [one, two] = [divideNet(agreed, netOf(sold)), divideNet(other, netOf(sold))]
        for (const owner of Object.keys(one)) expect(Math.abs((one[owner] ?? 0) - (two[owner] ?? 0))).toBeLessThan(2)
      }),
    )
  })

  test('[TG5] capital is down payments, gifts, principal and what was agreed; interest and small repairs are not', () => {
    const entries: LedgerEntry[] = [
      { kind: 'down-payment', owner: 'Ana', cents: 6_000_000 },
      { kind: 'down-payment', owner: 'Ben', cents: 2_000_000 },
      { kind: 'payment', owner: 'Ana', cents: 9_000_000, principal: 1_000_000 },
      { kind: 'payment', owner: 'Ben', cents: 9_000_000, principal: 1_000_000 },
      { kind: 'improvement', owner: 'Ben', cents: 50_000 },
      { kind: 'closing-costs', owner: 'Ana', cents: 300_000 },
    ]
    const owners = ['Ana', 'Ben']
    expect(ledgerTotals(owners, entries)).toEqual({
      down,
      capital: { Ana: 7_000_000, Ben: 3_000_000 },
      payments: { Ana: 9_000_000, Ben: 9_000_000 },
    })
    const roof: LedgerEntry = { kind: 'improvement', owner: 'Ben', cents: 1_800_000, is_agreed: true }
    expect(ledgerTotals(owners, [...entries, roof]).capital).toEqual({ Ana: 7_000_000, Ben: 4_800_000 })
    const gift: LedgerEntry = { kind: 'gift', owner: 'Ben', cents: 3_000_000 }
    expect(ledgerTotals(owners, [...entries, gift]).capital).toEqual({ Ana: 7_000_000, Ben: 6_000_000 })
    const house = { ...sale, price: 40_000_000, loan: 32_000_000 }
    expect(compareRules(owners, entries, house, { shares: half })).toEqual([
      { rule: 'fixed', gets: { Ana: 6_620_000, Ben: 6_620_000 } },
      { rule: 'contributions', gets: { Ana: 9_268_000, Ben: 3_972_000 } },
      { rule: 'down-back-first', gets: { Ana: 8_620_000, Ben: 4_620_000 } },
      { rule: 'slices', gets: { Ana: 8_782_000, Ben: 4_458_000 } },
    ])
    // Without entries only the rules that need none can tell.
    expect(compareRules(owners, [], house, { shares: half }).map(({ gets }) => gets !== null)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('[TG5] the order of entries does not matter, and no dollar is lost when a name leaves', () => {
    const entry: fc.Arbitrary<LedgerEntry> = fc.record({
      kind: fc.constantFrom('down-payment', 'gift', 'closing-costs', 'payment', 'improvement'),
      owner: fc.constantFrom(...names),
      cents,
      principal: cents,
      is_agreed: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), fc.nat(), (entries, seed) => {
        const mixed = entries.toSorted((a, b) => ((a.cents * 31 + seed) % 97) - ((b.cents * 31 + seed) % 97))
        expect(ledgerTotals(names, mixed)).toEqual(ledgerTotals(names, entries))
        // An owner who is no longer listed is still in the books.
        const { capital } = ledgerTotals(names.slice(1), entries)
        expect(sumOf(capital)).toBe(sumOf(ledgerTotals(names, entries).capital))
      }),
    )
  })
})

describe('advances, buy-outs and scores', () => {
  test('[TG6] what one paid for the other is settled first, with simple interest', () => {
    const advances = [12, 11, 10, 9, 8, 7].map(months_ago => ({ by: 'Ana', for: 'Ben', cents: 120_000, months_ago }))
    expect(settleAdvances({ Ana: 8_620_000, Ben: 4_620_000 }, advances, 5)).toEqual({
      advanced: 720_000,
      interest: 28_500,
      gets: { Ana: 9_368_500, Ben: 3_871_500 },
    })
    const back = { by: 'Ben', for: 'Ana', cents: 100_000, months_ago: 0 }
    expect(settleAdvances({ Ana: 0, Ben: 0 }, [back], 5).gets).toEqual({ Ana: -100_000, Ben: 100_000 })
  })

  test('[TG7] a buy-out says what is paid, the new loan, and the cash that the program leaves', () => {
    const agreed: DivisionRule = { rule: 'contributions', capital: { Ana: 7_000_000, Ben: 3_000_000 } }
    const usual = { ...sale, refinance_costs: 600_000, who_stays: 'Ana', max_ltv_percent: 80 }
    const bought = (more: Partial<typeof usual>) => {
      const terms = { ...usual, ...more }
      return buyOut(divideSale(agreed, terms), terms)
    }
    expect(bought({ selling_costs: 0 })).toEqual({
      equity_counted: 16_000_000,
      gets: { Ana: 11_200_000, Ben: 4_800_000 },
      pays_out: 4_800_000,
      new_loan_needed: 35_400_000,
      ltv_percent: 76.96,
      cash_needed_at_max_ltv: 0,
    })
    expect(bought({ selling_costs: 1_380_000 })).toMatchObject({
      gets: { Ana: 10_234_000, Ben: 4_386_000 },
      pays_out: 4_386_000,
      new_loan_needed: 34_986_000,
      ltv_percent: 76.06,
    })
    expect(bought({ selling_costs: 0, max_ltv_percent: 75 }).cash_needed_at_max_ltv).toBe(900_000)
    expect(bought({ selling_costs: 0, who_stays: 'Ben' }).pays_out).toBe(11_200_000)
  })

  test('[TG8] each one’s score is the middle of three or the lower of two, and the lowest sets the price', () => {
    const people = (...scores: number[][]) => borrowerScores(scores)
    expect(people([590, 605, 648], [661, 693, 693])).toEqual({
      median: [605, 693],
      representative: 605,
      average_median: 649,
    })
    expect(people([615, 660], [653, 610, 625])).toEqual({
      median: [615, 625],
      representative: 615,
      average_median: 620,
    })
    expect(people([590], [693])).toMatchObject({ representative: 590, average_median: 642 })
  })

  test('[TG9] one or both on the loan: incomes, debts, ratio, the weaker score, cash and who owes', () => {
    const ana: Borrower = {
      name: 'Ana',
      annual_income: 9_600_000,
      monthly_debts: 40_000,
      scores: [740, 760, 780],
      cash: 6_000_000,
    }
    const ben: Borrower = {
      name: 'Ben',
      annual_income: 4_800_000,
      monthly_debts: 60_000,
      scores: [610, 640],
      cash: 2_000_000,
    }
    const terms = { housing_payment: 240_000, program: 'conventional' as const, states: ['OH'], are_married: true }
    expect(borrowingWays([ana, ben], terms)).toEqual([
      {
        owe: ['Ana'],
        annual_income: 9_600_000,
        monthly_debts: 40_000,
        debt_to_income: 35,
        price_score: 760,
        cash: 6_000_000,
        ask: [],
      },
      {
        owe: ['Ben'],
        annual_income: 4_800_000,
        monthly_debts: 60_000,
        debt_to_income: 75,
        price_score: 610,
        cash: 2_000_000,
        ask: [],
      },
      {
        owe: ['Ana', 'Ben'],
        annual_income: 14_400_000,
        monthly_debts: 100_000,
        debt_to_income: expect.closeTo(28.3333, 3),
        price_score: 610,
        cash: 8_000_000,
        ask: [],
      },
    ])
    expect(borrowingWays([{ ...ana, annual_income: 0, scores: [] }], terms)).toMatchObject([
      { debt_to_income: null, price_score: null },
    ])
  })

  test('[TG10] debts of a spouse who does not borrow count for FHA and USDA in community property states, and are asked about for other programs', () => {
    const person = (name: string, monthly_debts: number): Borrower => ({
      name,
      annual_income: 6_000_000,
      monthly_debts,
      scores: [700],
      cash: 0,
    })
    const people = [person('Ana', 10_000), person('Ben', 50_000)]
    const terms = { housing_payment: 100_000, states: ['TX'], are_married: true }
    const alone = (program: 'fha' | 'usda' | 'va' | 'conventional', more = {}) =>
      borrowingWays(people, { ...terms, program, ...more })[0]
    expect(alone('fha')).toMatchObject({ monthly_debts: 60_000, annual_income: 6_000_000, owe: ['Ana'], ask: [] })
    expect(alone('usda')?.monthly_debts).toBe(60_000)
    expect(alone('va')).toMatchObject({ monthly_debts: 10_000, ask: ['spouse-debts'] })
    expect(alone('conventional')).toMatchObject({ monthly_debts: 10_000, ask: ['spouse-debts'] })
    expect(alone('fha', { are_married: false })?.monthly_debts).toBe(10_000)
    expect(alone('fha', { states: ['OH', 'WI'] })?.monthly_debts).toBe(60_000)
    expect(alone('fha', { states: ['OH'] })).toMatchObject({ monthly_debts: 10_000, ask: [] })
    expect(borrowingWays(people, { ...terms, program: 'fha' })[2]?.ask).toEqual(['score-rule'])
  })
})
