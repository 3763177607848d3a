import { beforeAll, expect, test } from 'vitest'
import { resources } from '#app/resources.ts'
import type { AnyResource } from '#resources/resource.ts'
import { OTHER_ACCOUNT } from '#routes/page-user.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { twoBorrowers } from '../conformance/together-script.ts'
import { suiteDatabase } from '../harness/databases.ts'
import { suiteFixture } from '../harness/suite-fixture.ts'
import { type Attacker, makeAttacker, rowsOf } from './people.ts'
import { recipes } from './recipes.ts'
import { call, startWholeApp } from './whole-app.ts'

/** What only the owner knows: whoever reads one of these has read what is private. */
// With cents, which no id has in it.
const SECRET_INCOME = 91_234.56
const SECRET_DEBTS = 1_357.91
const SECRET_SCORE = 'excellent_740_plus'
const SECRETS = [String(SECRET_INCOME), String(SECRET_DEBTS), SECRET_SCORE]

type Relation = 'together' | 'looks_on' | 'removed' | 'stranger'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Actions that are done in the owner's name. */
const OWNER_ONLY = new Set([
  ...['invite', 'revoke', 'role', 'remove'].map(action => `POST /api/people/${action}`),
  ...Object.values<AnyResource>(resources).flatMap(({ name, actions }) =>
    Object.entries(actions).flatMap(([action, { ownerOnly }]) => (ownerOnly ? [`POST /api/${name}/${action}`] : [])),
  ),
])

/** Where what the owner sends would not do: of people who are not there, and with figures that are the owner's own. */
const someone = crypto.randomUUID()
const BODIES: Record<string, object> = {
  'POST /api/people/revoke': { id: someone },
  'POST /api/people/role': { person_id: someone, role: 'together' },
  'POST /api/people/remove': { person_id: someone },
  'POST /api/together/borrow': {
    ...twoBorrowers,
    first_income: null,
    first_debts: null,
    first_cash: null,
    first_scores: [],
  },
}

/** What everybody in a loan decides about themselves, whatever they are to it. */
const ABOUT_ONESELF = ['/api/people/leave', '/api/people/figures']

const database = suiteDatabase()
const fixture = suiteFixture(() => startWholeApp(database))
let others: Record<Relation, Attacker>

beforeAll(async () => {
  const person = () => makeAttacker(fixture.app, database)
  others = { together: await person(), looks_on: await person(), removed: await person(), stranger: await person() }
})

const isOfLoan = ({ query, path }: Endpoint) => (query?.includes('loan') ?? false) && !ABOUT_ONESELF.includes(path)

/** Somebody with a loan that two others are in, and that one was put out of. */
async function makeOwner(): Promise<Attacker & { loan: string }> {
  const owner = await makeAttacker(fixture.app, database)
  const { rows } = await database.run('select current_loan_id as id from users where id = $1', [owner.id])
  const loan = String(rows[0]?.id)
  await database.run(
    `update mortgage_applications set annual_income = $2, monthly_debt_payments = $3, credit_score_range = $4
       where user_id = $1`,
    [owner.id, SECRET_INCOME, SECRET_DEBTS, SECRET_SCORE],
  )
  for (const role of ['together', 'looks_on'] as const) {
    await database.run('insert into loan_members (user_id, loan_id, member_id, role) values ($1, $2, $3, $4)', [
      owner.id,
      loan,
      others[role].id,
      role,
    ])
  }
  return { ...owner, loan }
}

async function request(endpoint: Endpoint, relation: Relation, body: object, path: string) {
  // What counts tries is proved elsewhere.
  await database.run('delete from limits')
  const headers = { cookie: others[relation].cookie }
  return await call(fixture.app, { method: endpoint.method, path, body, headers })
}

test('[TG31] [LN4] every route of a loan knows its owner, who is in it together, who looks on, and nobody else', async () => {
  const wrong: string[] = []
  let owner = await makeOwner()
  for (const endpoint of fixture.endpoints.filter(isOfLoan)) {
    const name = nameOf(endpoint)
    const body = BODIES[name] ?? recipes[name]?.good?.(owner) ?? {}
    const path = `${endpoint.path}?loan=${owner.loan}`
    const before = JSON.stringify([...(await rowsOf(database, owner.id))])
    const wants: [Relation, (status: number, text: string) => boolean][] = [
      ['stranger', status => status === 404 || (status === 400 && !recipes[name]?.good)],
      ['removed', status => status === 404 || (status === 400 && !recipes[name]?.good)],
      [
        'looks_on',
        (status, text) =>
          endpoint.method === 'GET'
            ? status === 200
            : (status === 403 && /looks-on|owner-only/.test(text)) || (status === 400 && !recipes[name]?.good),
      ],
    ]
    for (const [relation, isRight] of wants) {
      const answer = await request(endpoint, relation, body, path)
      if (!isRight(answer.status, answer.text)) wrong.push(`${name} as ${relation}: ${answer.status} ${answer.text}`)
      if (SECRETS.some(secret => answer.text.includes(secret))) wrong.push(`${name} as ${relation} tells a secret`)
    }
    if (JSON.stringify([...(await rowsOf(database, owner.id))]) !== before) wrong.push(`${name} changed something`)
    let together = await request(endpoint, 'together', body, path)
    const isRight = ({ status, text }: typeof together) =>
      OWNER_ONLY.has(name)
        ? status === 403 && text.includes('owner-only')
        : status < 400 || (!recipes[name]?.good && status < 500)
    if (!isRight(together)) {
      // What was done before may stand in its way, as a closed loan does.
      owner = await makeOwner()
      const again = BODIES[name] ?? recipes[name]?.good?.(owner) ?? {}
      together = await request(endpoint, 'together', again, `${endpoint.path}?loan=${owner.loan}`)
    }
    if (!isRight(together)) wrong.push(`${name} as together: ${together.status} ${together.text.slice(0, 300)}`)
    if (SECRETS.some(secret => together.text.includes(secret))) wrong.push(`${name} as together tells a secret`)
  }
  expect(wrong).toEqual([])
})

test('[TG31] what belongs to a person is their own, also while they are in somebody else’s loan', async () => {
  const wrong: string[] = []
  // Some of what they do ends their own sessions.
  for (const role of ['together', 'looks_on'] as const) others[role] = await makeAttacker(fixture.app, database)
  const owner = await makeOwner()
  const before = JSON.stringify([...(await rowsOf(database, owner.id))])
  const ends = /people|delete-user|revoke-session|sign-out|change-password|change-email/
  for (const relation of ['together', 'looks_on'] as const) {
    await database.run('update users set current_loan_id = $2 where id = $1', [others[relation].id, owner.loan])
    for (const endpoint of fixture.endpoints.filter(each => !isOfLoan(each) && !ends.test(each.path))) {
      const own = others[relation]
      const recipe = recipes[nameOf(endpoint)] ?? {}
      const path = recipe.ownPath?.(own) ?? endpoint.path
      const answer = await request(endpoint, relation, recipe.good?.(own) ?? {}, path)
      if (answer.status >= 500) wrong.push(`${nameOf(endpoint)} as ${relation}: ${answer.status}`)
      if (answer.text.includes(OTHER_ACCOUNT)) wrong.push(`${nameOf(endpoint)}: another account`)
      const leaked = [...SECRETS, owner.email, owner.tracking_id].filter(secret => answer.text.includes(secret))
      if (leaked.length > 0) wrong.push(`${nameOf(endpoint)} as ${relation} tells ${leaked}`)
    }
  }
  if (JSON.stringify([...(await rowsOf(database, owner.id))]) !== before) wrong.push('something of the owner changed')
  for (const role of ['together', 'looks_on'] as const) others[role] = await makeAttacker(fixture.app, database)
  expect(wrong).toEqual([])
})

test('[TG31] without a name, the loan is meant that one is in; whoever was put out of it has none', async () => {
  const owner = await makeOwner()
  const { together, removed } = others
  const read = ({ cookie }: Attacker) =>
    call(fixture.app, { method: 'GET', path: '/api/comparison', headers: { cookie } })
  const save = ({ cookie }: Attacker) =>
    call(fixture.app, {
      method: 'POST',
      path: '/api/documents/mark',
      body: { document: 'pay_stubs', gathered: true },
      headers: { cookie },
    })
  for (const person of [together, removed]) {
    await database.run('update users set current_loan_id = $2 where id = $1', [person.id, owner.loan])
  }
  expect((await read(together)).text).toContain(owner.scenarios[0])
  expect((await read(removed)).text).not.toContain(owner.scenarios[0])
  const before = JSON.stringify((await rowsOf(database, owner.id)).get('gathered_documents') ?? [])
  expect((await save(removed)).status).toBe(200)
  expect(JSON.stringify((await rowsOf(database, owner.id)).get('gathered_documents') ?? [])).toBe(before)
})

test('[TG32] what the owner earns, owes and scores cannot be found out by trying, and stays as it was', async () => {
  const owner = await makeOwner()
  const { cookie } = others.together
  const path = `/api/application/save-draft?loan=${owner.loan}`
  const send = (body: object) => call(fixture.app, { method: 'POST', path, body, headers: { cookie } })
  const right = await send({ annual_income: SECRET_INCOME })
  const other = await send({ annual_income: 50_000 })
  expect([right.status, right.text]).toEqual([other.status, other.text])
  expect(right.status).toBe(403)
  const saved = await send({ property_value: 410_000, annual_income: null, monthly_debt_payments: null })
  expect(saved.status).toBe(200)
  expect(saved.text).not.toContain(String(SECRET_INCOME))
  const completing = `/api/application/complete?loan=${owner.loan}`
  await call(fixture.app, { method: 'POST', path: completing, body: { annual_income: null }, headers: { cookie } })
  const read = await call(fixture.app, {
    method: 'GET',
    path: '/api/application',
    headers: { cookie: owner.cookie },
  })
  expect(JSON.parse(read.text).completed).toMatchObject({
    property_value: 410_000,
    annual_income: SECRET_INCOME,
    monthly_debt_payments: SECRET_DEBTS,
  })
})

test('[TG32] of the owner’s other loans nobody hears, and a change by another keeps them', async () => {
  const owner = await makeOwner()
  const asOwner = async (path: string, body?: object) => {
    const { cookie } = owner
    const answer = await call(fixture.app, { method: body ? 'POST' : 'GET', path, body, headers: { cookie } })
    expect(answer.status, answer.text).toBe(200)
    return JSON.parse(answer.text)
  }
  await asOwner('/api/closure/close', recipes['POST /api/closure/close']?.good?.(owner) ?? {})
  await asOwner('/api/application/complete', { new: true, property_state: 'Ohio' })
  const { rows } = await database.run('select current_loan_id as id from users where id = $1', [owner.id])
  const loan = String(rows[0]?.id)
  await database.run('update loan_members set loan_id = $2 where user_id = $1', [owner.id, loan])
  for (const relation of ['together', 'looks_on'] as const) {
    const headers = { cookie: others[relation].cookie }
    const read = await call(fixture.app, { method: 'GET', path: `/api/application?loan=${loan}`, headers })
    expect(JSON.parse(read.text)).toMatchObject({ completed: { property_state: 'Ohio' }, past_loans: [] })
  }
  const path = `/api/application/save-draft?loan=${loan}`
  const headers = { cookie: others.together.cookie }
  expect((await call(fixture.app, { method: 'POST', path, body: { property_value: 410_000 }, headers })).status).toBe(
    200,
  )
  expect((await asOwner('/api/application')).past_loans).toHaveLength(1)
})
