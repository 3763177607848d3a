import { type Advance, settleAdvances } from '#domain/together/advances.ts'
import { type Borrower, borrowingWays } from '#domain/together/borrowing.ts'
import { buyOut } from '#domain/together/buy-out.ts'
import { type Agreement, compareRules, type LedgerEntry } from '#domain/together/entries.ts'
import { type Parts, percentages, sumOf } from '#domain/together/parts.ts'
import { DIVISION_RULES, type DivisionRule, divideNet, divideSale, netOf, type Sale } from '#domain/together/rules.ts'
import { borrowerScores } from '#domain/together/scores.ts'
import { InputProblem, JsonFields } from './fields.ts'

/** Each kind of question by a field that only it has; the first that is there decides. */
const QUESTIONS: readonly [field: string, answer: (file: JsonFields) => unknown][] = [
  ['scores', scores],
  ['borrowers', borrowers],
  ['advances', advances],
  ['who_stays', buyOutOf],
  ['entries', fourRules],
  ['rule', division],
]

/** `npm run figures -- together FILE.json`: what owners get, owe and need; money in dollars. */
export function togetherJson(text: string): unknown {
  const whole = JsonFields.parse(text)
  // A case that brings its answer along has its question in `input`.
  const file = whole.has('input') ? whole.object('input') : whole
  const question = QUESTIONS.find(([field]) => file.has(field))
  if (!question) throw new InputProblem(`The file needs one of these fields: ${QUESTIONS.map(([f]) => f).join(', ')}.`)
  return question[1](file)
}

function division(file: JsonFields) {
  const agreed = ruleOf(file)
  const share_percent = agreed.rule === 'contributions' && { share_percent: percentages(agreed.capital) }
  if (agreed.rule !== 'slices' && file.has('net')) {
    return { ...share_percent, gets: inDollars(divideNet(agreed, file.cents('net', { min: -MOST_CENTS }))) }
  }
  const sale = saleOf(file, 'selling_costs')
  return { net: netOf(sale) / 100, ...share_percent, gets: inDollars(divideSale(agreed, sale)) }
}

const MOST_CENTS = Number.MAX_SAFE_INTEGER

function saleOf(file: JsonFields, costs: string): Sale {
  return {
    value: file.cents('value', { min: 1 }),
    balance: file.cents('balance'),
    selling_costs: file.has(costs) ? file.cents(costs) : 0,
  }
}

function ruleOf(file: JsonFields): DivisionRule {
  const rule = file.oneOf('rule', DIVISION_RULES)
  switch (rule) {
    case 'fixed':
      return { rule, shares: sharesOf(file, 'shares') }
    case 'contributions':
      return { rule, capital: someMoney(file, 'capital') }
    case 'down-back-first': {
      const down = moneyOf(file, 'down')
      const rest = sharesOf(file, 'rest', down)
      return { rule, down, rest, loss: file.has('loss') ? sharesOf(file, 'loss', down) : undefined }
    }
    case 'slices': {
      const down = moneyOf(file, 'down')
      const [price, loan] = [file.cents('price', { min: 1 }), file.cents('loan')]
      if (sumOf(down) + loan !== price) throw file.problem('price', 'must be what “down” and “loan” add up to')
      return { rule, down, mortgage: sharesOf(file, 'mortgage', down), price, loan }
    }
  }
}

/** A file that names nobody's part is about the couple of the worked example, and the answer says so. */
const EXAMPLE: Parts = { Ana: 7_000_000, Ben: 3_000_000 }

function buyOutOf(file: JsonFields) {
  const who_stays = file.text('who_stays')
  const named = buyOutRule(file)
  const agreed: DivisionRule = named ?? { rule: 'contributions', capital: EXAMPLE }
  if (!ownersOf(agreed).includes(who_stays)) {
    throw named ? file.problem('who_stays', 'must be one of the owners') : file.problem('capital', 'is missing')
  }
  const terms = {
    ...saleOf(file, 'selling_costs_counted'),
    refinance_costs: file.has('refinance_costs') ? file.cents('refinance_costs') : 0,
    who_stays,
    max_ltv_percent: file.percent('max_ltv_percent'),
  }
  const answer = buyOut(divideSale(agreed, terms), terms)
  return {
    equity_counted: answer.equity_counted / 100,
    gets: inDollars(answer.gets),
    pays_out: answer.pays_out / 100,
    new_loan_needed: answer.new_loan_needed / 100,
    ltv_percent: answer.ltv_percent,
    cash_needed_at_max_ltv: answer.cash_needed_at_max_ltv / 100,
    ...(!named && { assumed: { capital: inDollars(EXAMPLE) } }),
  }
}

function buyOutRule(file: JsonFields): DivisionRule | null {
  if (file.has('rule')) return ruleOf(file)
  if (file.has('capital')) return { rule: 'contributions', capital: someMoney(file, 'capital') }
  return file.has('shares') ? { rule: 'fixed', shares: sharesOf(file, 'shares') } : null
}

function ownersOf(agreed: DivisionRule): string[] {
  if (agreed.rule === 'fixed') return Object.keys(agreed.shares)
  return Object.keys(agreed.rule === 'contributions' ? agreed.capital : agreed.down)
}

/** Without names, the first owner advanced what was the second's. */
function advances(file: JsonFields) {
  const before = moneyOf(file, 'before', { min: -MOST_CENTS })
  const [first = '', second = ''] = Object.keys(before)
  if (second === '') throw file.problem('before', 'must name two owners')
  const list: Advance[] = file.objects('advances').map(advance => {
    const named = (field: string, usual: string) => {
      const owner = advance.has(field) ? advance.text(field) : usual
      if (!Object.hasOwn(before, owner)) throw advance.problem(field, 'must be one of the owners')
      return owner
    }
    return {
      by: named('by', first),
      for: named('for', second),
      cents: advance.cents('amount'),
      months_ago: advance.whole('months_ago', { min: 0, max: 600 }),
    }
  })
  const { advanced, interest, gets } = settleAdvances(before, list, file.percent('rate_percent'))
  return { advanced: advanced / 100, interest: interest / 100, gets: inDollars(gets) }
}

const LOWEST_SCORE = 300
const HIGHEST_SCORE = 850

function scores(file: JsonFields) {
  const people = file
    .list('scores')
    .map((each, at) => scoresIn(new JsonFields({ [`scores[${at}]`]: each }), `scores[${at}]`))
  if (people.length === 0) throw file.problem('scores', 'must have at least one borrower')
  return borrowerScores(people)
}

function scoresIn(file: JsonFields, name: string): number[] {
  const list = file.list(name)
  if (list.length < 1 || list.length > 3) throw file.problem(name, 'must have one to three scores')
  return list.map((score, at) => {
    const label = `${name}[${at}]`
    return new JsonFields({ [label]: score }).whole(label, { min: LOWEST_SCORE, max: HIGHEST_SCORE })
  })
}

function borrowers(file: JsonFields) {
  const people: Borrower[] = file.objects('borrowers').map(person => ({
    name: person.text('name'),
    annual_income: person.cents('annual_income'),
    monthly_debts: person.cents('monthly_debts'),
    scores: person.has('scores') ? scoresIn(person, 'scores') : [],
    cash: person.has('cash') ? person.cents('cash') : 0,
  }))
  if (people.length === 0) throw file.problem('borrowers', 'must have at least one person')
  const ways = borrowingWays(people, {
    housing_payment: file.cents('housing_payment'),
    program: file.oneOf('program', ['conventional', 'fha', 'usda', 'va']),
    states: file.has('state') ? [file.text('state')] : [],
    are_married: file.has('are_married') && file.flag('are_married'),
  })
  return ways.map(way => ({
    ...way,
    annual_income: way.annual_income / 100,
    monthly_debts: way.monthly_debts / 100,
    debt_to_income: way.debt_to_income && Math.round(way.debt_to_income * 100) / 100,
    cash: way.cash / 100,
  }))
}

const ENTRY_KINDS = ['down-payment', 'gift', 'closing-costs', 'payment', 'improvement'] as const

function fourRules(file: JsonFields) {
  const shares = sharesOf(file, 'shares')
  const owners = Object.keys(shares)
  const entries: LedgerEntry[] = file.objects('entries').map(entry => {
    const owner = entry.text('owner')
    if (!owners.includes(owner)) throw entry.problem('owner', 'must be one of the owners')
    return {
      kind: entry.oneOf('kind', ENTRY_KINDS),
      owner,
      cents: entry.cents('amount'),
      principal: entry.has('principal') ? entry.cents('principal') : undefined,
      is_agreed: entry.has('is_agreed') && entry.flag('is_agreed'),
    }
  })
  const optional = (name: string) => (file.has(name) ? sharesOf(file, name, shares) : undefined)
  const agreement: Agreement = {
    shares,
    rest: optional('rest'),
    loss: optional('loss'),
    mortgage: optional('mortgage'),
  }
  const house = { ...saleOf(file, 'selling_costs'), price: file.cents('price', { min: 1 }), loan: file.cents('loan') }
  const rules = compareRules(owners, entries, house, agreement)
  return { net: netOf(house) / 100, rules: rules.map(({ rule, gets }) => ({ rule, gets: gets && inDollars(gets) })) }
}

/** An amount for each name, in cents. */
function moneyOf(file: JsonFields, name: string, limits?: { min: number }): Parts {
  const owners = file.object(name)
  const names = owners.names()
  if (names.length === 0) throw file.problem(name, 'must name an owner')
  return Object.fromEntries(names.map(owner => [owner, owners.cents(owner, limits)]))
}

function someMoney(file: JsonFields, name: string): Parts {
  const money = moneyOf(file, name)
  if (sumOf(money) === 0) throw file.problem(name, 'must have something in it')
  return money
}

const LARGEST_SHARE = 1_000_000_000

/** A share for each name; all of the same owners, where others are known. */
function sharesOf(file: JsonFields, name: string, owners?: Parts): Parts {
  const shares = file.object(name)
  const names = owners ? Object.keys(owners) : shares.names()
  const unknown = shares.names().find(owner => !names.includes(owner))
  if (unknown !== undefined) throw shares.problem(unknown, 'is not one of the owners')
  const parts = names.map(owner => {
    const share = shares.number(owner)
    if (share < 0 || share > LARGEST_SHARE) throw shares.problem(owner, 'must be a share, not below 0')
    return [owner, share] as const
  })
  if (!parts.some(([, share]) => share * 1_000_000 >= 1)) throw file.problem(name, 'must have a share above 0')
  return Object.fromEntries(parts)
}

function inDollars(parts: Parts): Record<string, number> {
  return Object.fromEntries(Object.entries(parts).map(([owner, cents]) => [owner, cents / 100]))
}
