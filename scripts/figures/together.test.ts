import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figuresCommand, spoilt } from '../../tests/harness/figures-command.ts'
import { togetherJson } from './together.ts'

const { answer, problem } = figuresCommand(togetherJson)

const sold = { value: 460000, balance: 300000, selling_costs: 27600 }
const down = { Ana: 60000, Ben: 20000 }
const ANSWERS: [question: string, file: object, answer: unknown][] = [
  [
    'fixed shares',
    { rule: 'fixed', shares: { Kelly: 1, Sam: 2 }, ...sold },
    { net: 132400, gets: { Kelly: 44133.33, Sam: 88266.67 } },
  ],
  [
    'a net in three',
    { rule: 'fixed', shares: { A: 1, B: 1, C: 1 }, net: 100000 },
    { gets: { A: 33333.34, B: 33333.33, C: 33333.33 } },
  ],
  [
    'capital',
    { rule: 'contributions', capital: { Ana: 70000, Ben: 48000 }, ...sold },
    { net: 132400, share_percent: { Ana: 59.322, Ben: 40.678 }, gets: { Ana: 78542.37, Ben: 53857.63 } },
  ],
  [
    'down payments back first',
    { rule: 'down-back-first', down, rest: { Ana: 1, Ben: 1 }, ...sold },
    { net: 132400, gets: { Ana: 86200, Ben: 46200 } },
  ],
  [
    'slices',
    { rule: 'slices', down, mortgage: { Ana: 3, Ben: 7 }, price: 400000, loan: 320000, ...sold },
    { net: 132400, gets: { Ana: 78636, Ben: 53764 } },
  ],
  [
    'a buy-out',
    {
      capital: { Ana: 70000, Ben: 30000 },
      value: 460000,
      balance: 300000,
      refinance_costs: 6000,
      who_stays: 'Ana',
      max_ltv_percent: 80,
    },
    {
      equity_counted: 160000,
      gets: { Ana: 112000, Ben: 48000 },
      pays_out: 48000,
      new_loan_needed: 354000,
      ltv_percent: 76.96,
      cash_needed_at_max_ltv: 0,
    },
  ],
  [
    'a buy-out of the couple of the example, and says that it assumed them',
    {
      value: 460000,
      balance: 300000,
      selling_costs_counted: 13800,
      refinance_costs: 6000,
      who_stays: 'Ana',
      max_ltv_percent: 80,
    },
    expect.objectContaining({ pays_out: 43860, assumed: { capital: { Ana: 70000, Ben: 30000 } } }),
  ],
  [
    'advances',
    {
      advances: [
        { amount: 1200, months_ago: 12 },
        { amount: 1200, months_ago: 11 },
      ],
      rate_percent: 5,
      before: { Ana: 10, Ben: 20 },
    },
    { advanced: 2400, interest: 115, gets: { Ana: 2525, Ben: -2495 } },
  ],
  [
    'scores',
    {
      scores: [
        [590, 605, 648],
        [661, 693, 693],
      ],
    },
    { median: [605, 693], representative: 605, average_median: 649 },
  ],
  [
    'both ways of borrowing',
    {
      borrowers: [
        { name: 'Ana', annual_income: 96000, monthly_debts: 400, scores: [740, 760, 780], cash: 60000 },
        { name: 'Ben', annual_income: 48000, monthly_debts: 600, scores: [610, 640] },
      ],
      housing_payment: 2400,
      program: 'conventional',
    },
    [
      expect.objectContaining({ owe: ['Ana'], debt_to_income: 35, price_score: 760 }),
      expect.objectContaining({ owe: ['Ben'], debt_to_income: 75, price_score: 610 }),
      expect.objectContaining({ owe: ['Ana', 'Ben'], debt_to_income: 28.33, price_score: 610, cash: 60000 }),
    ],
  ],
  [
    'four rules on the owners’ entries',
    {
      shares: { Ana: 1, Ben: 1 },
      entries: [
        { kind: 'down-payment', owner: 'Ana', amount: 60000 },
        { kind: 'down-payment', owner: 'Ben', amount: 20000 },
        { kind: 'payment', owner: 'Ana', amount: 90000, principal: 10000 },
        { kind: 'payment', owner: 'Ben', amount: 90000, principal: 10000 },
      ],
      price: 400000,
      loan: 320000,
      ...sold,
    },
    {
      net: 132400,
      rules: [
        { rule: 'fixed', gets: { Ana: 66200, Ben: 66200 } },
        { rule: 'contributions', gets: { Ana: 92680, Ben: 39720 } },
        { rule: 'down-back-first', gets: { Ana: 86200, Ben: 46200 } },
        { rule: 'slices', gets: { Ana: 87820, Ben: 44580 } },
      ],
    },
  ],
]

describe('the command for owners', () => {
  test.each(ANSWERS)('[TG11] tells %s', (_, file, expected) => {
    expect(answer(file)).toEqual(expected)
    expect(answer({ id: 'X1', input: file })).toEqual(expected)
  })

  test.each([
    [{}, /^The file needs one of these fields: scores, /],
    [{ rule: 'half' }, '“rule” must be one of fixed, contributions, down-back-first, slices.'],
    [{ rule: 'fixed', ...sold }, '“shares” is missing.'],
    [{ rule: 'fixed', shares: {}, ...sold }, '“shares” must have a share above 0.'],
    [{ rule: 'fixed', shares: { Ana: 0, Ben: 0 }, ...sold }, '“shares” must have a share above 0.'],
    [{ rule: 'fixed', shares: { Ana: -1, Ben: 2 }, ...sold }, '“shares.Ana” must be a share, not below 0.'],
    [{ rule: 'contributions', capital: { Ana: 0 }, ...sold }, '“capital” must have something in it.'],
    [{ rule: 'fixed', shares: { Ana: 1 }, value: 0, balance: 1 }, '“value” must be at least 0.01.'],
    [{ rule: 'fixed', shares: { Ana: 1 }, value: 1, balance: -1 }, '“balance” must not be negative.'],
    [{ rule: 'down-back-first', down, rest: { Ana: 1 }, ...sold }, '“rest.Ben” is missing.'],
    [
      { rule: 'down-back-first', down, rest: { Ana: 1, Ben: 1, Cy: 1 }, ...sold },
      '“rest.Cy” is not one of the owners.',
    ],
    [
      { rule: 'slices', down, mortgage: { Ana: 1, Ben: 1 }, price: 500000, loan: 320000, ...sold },
      '“price” must be what “down” and “loan” add up to.',
    ],
    [{ who_stays: 'Zoe', value: 1, balance: 0, max_ltv_percent: 80 }, '“capital” is missing.'],
    [{ who_stays: 'Zoe', capital: { Ana: 1, Ben: 1 } }, '“who_stays” must be one of the owners.'],
    [{ scores: [] }, '“scores” must have at least one borrower.'],
    [{ scores: [[]] }, '“scores[0]” must have one to three scores.'],
    [{ scores: [[700, 1000]] }, '“scores[0][1]” must be a whole number from 300 to 850.'],
    [{ scores: 7 }, '“scores” must be a list.'],
    [{ advances: [], before: { Ana: 1 } }, '“before” must name two owners.'],
    [{ advances: [{ by: 'Zoe' }], before: { Ana: 1, Ben: 2 } }, '“advances[0].by” must be one of the owners.'],
    [
      { advances: [{ amount: 5, months_ago: -1 }], before: { Ana: 1, Ben: 2 } },
      '“advances[0].months_ago” must be a whole number from 0 to 600.',
    ],
    [{ borrowers: [] }, '“borrowers” must have at least one person.'],
    [{ entries: [{ owner: 'Zoe' }], shares: { Ana: 1 } }, '“entries[0].owner” must be one of the owners.'],
  ])('[TG12] %j is answered with a sentence', (file, sentence) => {
    expect(problem(file)).toMatch(sentence)
  })

  test('[TG12] no file of any shape is answered with anything but figures or a sentence', () => {
    const value = fc.oneof(
      fc.constantFrom(0, -1, 1e308, 5, 1000, null, true, 'Ana', { Ana: 0 }, { Ana: 1, Ben: 1e300 }),
      fc.jsonValue({ maxDepth: 2 }),
    )
    const files = ANSWERS.map(([, file]) => file)
    fc.assert(
      fc.property(spoilt(files, value), file => {
        expect(problem(file)).not.toMatch(/NaN|Infinity|undefined/)
      }),
      { numRuns: 3000 },
    )
  })
})
