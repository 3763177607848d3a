import { beforeEach, expect, test } from 'vitest'
import { PASSWORD, startWholeApp } from '../../../../tests/attacks/whole-app.ts'
import { twoBorrowers } from '../../../../tests/conformance/together-script.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { type Member, peopleOf } from '../../../../tests/harness/loan-people.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'

const ANAS_INCOME = 81_600.77
const BENS_INCOME = 52_800.33

const database = suiteDatabase()
const fixture = suiteFixture(() => startWholeApp(database))
const { buyer, invite, couple } = peopleOf(database, fixture)
beforeEach(() => database.run('delete from limits'))

const show = async (each: Member, figure: string, privacy: string, loan?: string) => {
  const path = loan === undefined ? '/api/people/figures' : `/api/people/figures?loan=${loan}`
  const { status, body } = await each.post(path, { figure, privacy })
  expect(status).toBe(200)
  return body
}
const showAll = async (each: Member, privacy: string, loan?: string) => {
  let figures: unknown
  for (const figure of ['income', 'debts', 'scores', 'cash']) ({ figures } = await show(each, figure, privacy, loan))
  return figures
}

test('[TG37] private figures reach nobody else: in no answer, export, page or message; others learn only whether it is enough', async () => {
  const { ana, ben, loan } = await couple()
  const blank = { ...twoBorrowers, second_income: null, second_debts: null, second_cash: null, second_scores: [] }
  const anas = {
    ...blank,
    first_income: ANAS_INCOME,
    first_debts: 350,
    first_cash: null,
    first_scores: [],
    payment: 2_400,
  }
  expect((await ana.post('/api/together/borrow', anas)).status).toBe(200)
  const seen = (await ben.get('/api/together')).body
  expect(seen.borrowing).toMatchObject({ first_income: null, first_debts: null, first_scores: [] })
  expect(seen.privacy.first).toMatchObject({
    figures: { income: 'result' },
    enough: { is_enough: true, payment: 2_400 },
  })
  // Ben says his own, and another payment: what is known of Ana is as it was when she saved.
  const bens = { ...seen.borrowing, second_income: BENS_INCOME, second_debts: 520, payment: 9_000 }
  const saved = await ben.post('/api/together/borrow', bens)
  expect(saved.body.borrowing).toMatchObject({ first_income: null, second_income: BENS_INCOME })
  expect(saved.body.privacy.first.enough).toMatchObject({ is_enough: true, payment: 2_400 })
  const back = (await ana.get('/api/together')).body
  expect(back.borrowing).toMatchObject({ first_income: ANAS_INCOME, second_income: null, payment: 9_000 })
  expect(back.privacy.second.enough).toMatchObject({ is_enough: false, payment: 9_000 })
  const guessed = await ben.post('/api/together/borrow', { ...bens, first_income: ANAS_INCOME })
  const other = await ben.post('/api/together/borrow', { ...bens, first_income: 1 })
  expect([guessed.status, guessed.text]).toEqual([403, other.text])

  const exported = async (each: Member) =>
    (await each.post('/api/functions/export-user-data', { password: PASSWORD })).text
  expect(await exported(ana)).not.toContain(String(BENS_INCOME))
  expect(await exported(ben)).not.toContain(String(ANAS_INCOME))
  expect(await exported(ben)).toContain(String(BENS_INCOME))
  const all = ['together', 'application', 'lenders', 'comparison', 'loans', 'people', 'notifications']
  for (const name of all) {
    expect((await ana.get(`/api/${name}`)).text).not.toContain(String(BENS_INCOME))
    expect((await ben.get(`/api/${name}`)).text).not.toContain(String(ANAS_INCOME))
  }
  // Shown, and private again.
  await show(ben, 'income', 'shown', loan)
  expect((await ana.get('/api/together')).body.borrowing).toMatchObject({
    second_income: BENS_INCOME,
    second_debts: null,
  })
  await show(ben, 'income', 'result', loan)
  expect((await ana.get('/api/together')).body.borrowing.second_income).toBeNull()
  expect((await ben.get('/api/together')).body.borrowing.second_income).toBe(BENS_INCOME)
  await show(ana, 'income', 'shown')
  expect((await ben.get('/api/together')).body.borrowing.first_income).toBe(ANAS_INCOME)
  // What he entered goes with him.
  await ana.post('/api/people/remove', { person_id: ben.id })
  const { rows } = await database.run('select * from private_figures where user_id = $1', [ben.id])
  expect(rows).toEqual([])
  expect((await ana.get('/api/together')).body.borrowing.second_income).toBeNull()
})

test('[TG41] each figure for itself is shown, told by what follows from it, or hidden, in loan and application alike', async () => {
  const { ana, ben, loan } = await couple()
  const cleo = await buyer('Cleo')
  await cleo.post('/api/invitations/accept', { token: await invite(ana, 'looks_on') })
  const [anas, bens] = [await showAll(ana, 'hidden'), await showAll(ben, 'hidden', loan)]
  expect(anas).toEqual({ income: 'hidden', debts: 'hidden', scores: 'hidden', cash: 'hidden' })
  expect(bens).toEqual(anas)
  const firsts = {
    first_income: ANAS_INCOME,
    first_debts: 351.11,
    first_cash: 61_234.56,
    first_scores: [661, 693, 702],
  }
  const seconds = {
    second_income: BENS_INCOME,
    second_debts: 521.22,
    second_cash: 21_987.65,
    second_scores: [701, 733],
  }
  const nothing = { second_income: null, second_debts: null, second_cash: null, second_scores: [] }
  await ana.post('/api/together/borrow', { ...twoBorrowers, ...firsts, ...nothing })
  const seen = (await ben.get('/api/together')).body
  await ben.post('/api/together/borrow', { ...seen.borrowing, ...seconds })
  await ana.post('/api/application/complete', {
    property_state: 'Texas',
    annual_income: ANAS_INCOME,
    monthly_debt_payments: 351.11,
    credit_score_range: 'good_670_739',
  })
  /** What somebody learns of the first of the two, in every answer and in what came along with a page. */
  const anaAs = async (each: Member) => {
    const { borrowing, privacy } = (await each.get(`/api/together?loan=${loan}`)).body
    const { completed } = (await each.get(`/api/application?loan=${loan}`)).body
    return { ...privacy.first, borrowing, completed }
  }
  for (const each of [ben, cleo]) {
    const hidden = await anaAs(each)
    expect(hidden).toMatchObject({ enough: null, price: null })
    expect(hidden.borrowing).toMatchObject({
      first_income: null,
      first_debts: null,
      first_cash: null,
      first_scores: [],
    })
  }
  const inApplication = {
    income: 'annual_income',
    debts: 'monthly_debt_payments',
    scores: 'credit_score_range',
  } as const
  for (const figure of ['income', 'debts', 'scores', 'cash'] as const) {
    expect((await show(ana, figure, 'shown')).figures[figure]).toBe('shown')
    for (const each of [ben, cleo]) {
      const { borrowing, completed } = await anaAs(each)
      for (const other of ['income', 'debts', 'scores', 'cash'] as const) {
        const field = `first_${other}` as const
        expect(borrowing[field]).toEqual(other === figure ? firsts[field] : other === 'scores' ? [] : null)
        if (other === 'cash') continue
        expect(completed[inApplication[other]] !== null).toBe(other === figure)
      }
    }
    await show(ana, figure, 'hidden')
  }
  // Of the results, too, only what was said: enough takes income and debts, whose score takes both scores.
  await show(ana, 'income', 'result')
  expect((await anaAs(ben)).enough).toBeNull()
  await show(ana, 'debts', 'result')
  expect((await anaAs(ben)).enough).toMatchObject({ is_enough: true, payment: twoBorrowers.payment })
  await show(ana, 'scores', 'result')
  expect((await anaAs(ben)).price).toBeNull()
  await show(ben, 'scores', 'result', loan)
  // Nothing is worked out again because of somebody else: Ana's is, when she saves or says who sees what.
  expect((await anaAs(ben)).price).toBeNull()
  await show(ana, 'scores', 'result')
  for (const each of [ben, cleo]) expect((await anaAs(each)).price).toMatchObject({ sets_price: true })
  // By her own she could find his, trying one score after another.
  expect((await anaAs(ana)).price).toBeNull()
  await show(ben, 'scores', 'hidden', loan)
  expect((await anaAs(ben)).price).toBeNull()
  expect((await cleo.post(`/api/people/figures?loan=${loan}`, { figure: 'income', privacy: 'shown' })).status).toBe(404)
  expect((await ana.post('/api/people/figures', { figure: 'cash', privacy: 'result' })).status).toBe(400)
  // Neither a copy nor a refusal says more.
  await ben.post(`/api/people/leave?loan=${loan}`)
  const copies = (await ben.get('/api/loan-copies')).text
  // As a figure: the digits of a score stand in many an id.
  const figures = copies.match(/(?<![\w.-])\d+(\.\d+)?(?![\w.-])/g) ?? []
  expect(figures).not.toEqual([])
  for (const secret of [ANAS_INCOME, 351.11, 61_234.56, 702]) expect(figures).not.toContain(String(secret))
})

test('[TG41] what is shown can be written by whoever is in it together, and what is hidden stays as it was', async () => {
  const { ana, ben, loan } = await couple()
  const blank = { second_income: null, second_debts: null, second_cash: null, second_scores: [] }
  await ana.post('/api/together/borrow', { ...twoBorrowers, ...blank, first_income: ANAS_INCOME })
  await show(ana, 'debts', 'shown')
  const { borrowing } = (await ben.get('/api/together')).body
  const saved = await ben.post('/api/together/borrow', { ...borrowing, first_debts: 410, second_income: BENS_INCOME })
  expect(saved.status).toBe(200)
  expect((await ana.get('/api/together')).body.borrowing).toMatchObject({
    first_debts: 410,
    first_income: ANAS_INCOME,
  })
  const { rows } = await database.run('select borrowing from together_plans where user_id = $1', [ana.id])
  expect(JSON.stringify(rows)).not.toContain(String(BENS_INCOME))
  // All shown: then it is the loan's, and private again when one is hidden.
  await showAll(ben, 'shown', loan)
  expect((await ana.get('/api/together')).body.borrowing.second_income).toBe(BENS_INCOME)
  await show(ben, 'cash', 'hidden', loan)
  const plans = await database.run('select borrowing from together_plans where user_id = $1', [ana.id])
  expect(JSON.stringify(plans.rows)).not.toContain(String(BENS_INCOME))
  expect((await ana.get('/api/together')).body.borrowing.second_income).toBe(BENS_INCOME)
})
