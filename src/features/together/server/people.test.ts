import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Orm } from '#server/db/database.ts'
import { call, PASSWORD, startWholeApp } from '../../../../tests/attacks/whole-app.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { type Member, peopleOf } from '../../../../tests/harness/loan-people.ts'
import { queuedMails } from '../../../../tests/harness/mails.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'

const ANAS_INCOME = 81_600.77

const database = suiteDatabase()
const fixture = suiteFixture(() => startWholeApp(database))
const { buyer, invite, couple } = peopleOf(database, fixture)
beforeEach(() => database.run('delete from limits'))

const mailTo = (email: string) => queuedMails(database, email)

async function openStream({ cookie }: Member) {
  const address = 'http://localhost:3000/api/notifications/stream'
  const stream = await fixture.app.request(address, { headers: { cookie } })
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader()
  let heard = ''
  return {
    async hearUntil(text: string) {
      while (!heard.includes(text)) heard += new TextDecoder().decode((await reader.read()).value)
      return heard
    },
    close: () => reader.cancel(),
  }
}

test('[TG33] an invitation says who invites, works once, and opens nothing when it was used, called back, guessed or old', async () => {
  const ana = await buyer('Ana')
  const [ben, eve] = [await buyer('Ben'), await buyer('Eve')]
  const token = await invite(ana)
  const { rows } = await database.run('select * from loan_invitations where user_id = $1', [ana.id])
  expect(JSON.stringify(rows)).not.toContain(token)
  const look = await call(fixture.app, { method: 'POST', path: '/api/invitations/look', body: { token } })
  expect(JSON.parse(look.text)).toEqual({
    inviter_name: 'Ana Reyes',
    role: 'together',
    expires_at: expect.any(String),
    is_mailed: false,
  })
  expect((await ana.post('/api/invitations/accept', { token })).body.code).toBe('own-invitation')
  const both = await Promise.all([ben, eve].map(each => each.post('/api/invitations/accept', { token })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  for (const path of ['look', 'accept']) {
    for (const dead of [token, 'a-guess', rows[0]?.token_hash]) {
      expect((await eve.post(`/api/invitations/${path}`, { token: dead })).body.code).toBe('no-such-invitation')
    }
  }
  const revoked = await invite(ana)
  const { invitations } = (await ana.get('/api/people')).body
  expect((await ana.post('/api/people/revoke', { id: invitations[0].id })).body.invitations).toEqual([])
  expect((await eve.post('/api/invitations/accept', { token: revoked })).status).toBe(404)
  const old = await invite(ana)
  await database.run(`update loan_invitations set expires_at = now() - interval '1 second'`)
  expect((await eve.post('/api/invitations/accept', { token: old })).status).toBe(404)
})

test('[LG24] an invitation is mailed in the language of whoever reads it, if they are known, else in the inviter’s', async () => {
  const ana = await buyer('Ana')
  const ben = await buyer('Ben')
  await database.run(`update users set language = 'es' where id = $1`, [ana.id])
  const stranger = `${crypto.randomUUID()}@example.com`
  for (const email of [stranger, ben.email]) await ana.post('/api/people/invite', { role: 'together', email })
  const [toStranger] = await mailTo(stranger)
  expect(toStranger?.subject).toBe('Ana Reyes le invita a ver un préstamo de vivienda en Keyturn')
  expect(toStranger?.html).toContain('<html lang="es">')
  expect(toStranger?.text).not.toMatch(/\b(you|the|loan)\b/i)
  const [toBen] = await mailTo(ben.email)
  expect(toBen?.subject).toBe('Ana Reyes invites you to a home loan on Keyturn')
})

test('[TG33] a mailed invitation is for the address alone: forwarded, or to an address that nobody confirmed, it opens nothing', async () => {
  const ana = await buyer('Ana')
  const [ben, eve] = [await buyer('Ben', false), await buyer('Eve')]
  const sent = await ana.post('/api/people/invite', { role: 'looks_on', email: ben.email.toUpperCase() })
  expect(sent.body.link).toBeNull()
  const [mail] = await mailTo(ben.email)
  const [, token] = /invitation\?as=guest#([\w-]+)/.exec(String(mail?.text)) ?? []
  expect((await eve.post('/api/invitations/accept', { token })).body.code).toBe('other-address')
  expect((await ben.post('/api/invitations/accept', { token })).body.code).toBe('confirm-address')
  await database.run('update users set email_verified = true where id = $1', [ben.id])
  expect((await ben.post('/api/invitations/accept', { token })).status).toBe(200)
  expect((await ben.get('/api/people')).body).toMatchObject({ relation: 'looks_on', invitations: [] })
})

test('[TG34] invitations mail nobody in number, and carry nothing of the inviter’s but a name', async () => {
  const unconfirmed = await buyer('Uma', false)
  const role = 'looks_on'
  expect((await unconfirmed.post('/api/people/invite', { role, email: 'a@example.com' })).body.code).toBe(
    'confirm-first',
  )
  const ana = await buyer('Ana')
  await database.run(`update users set name = $2 where id = $1`, [ana.id, 'Buy now at evil.example <b>'])
  const someone = `${crypto.randomUUID()}@example.com`
  expect((await ana.post('/api/people/invite', { role, email: someone })).status).toBe(200)
  const [mail] = await mailTo(someone)
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil')
  // Once more to the same mailbox, however it is written.
  const again = await ana.post('/api/people/invite', { role, email: someone.replace('@', '+x@') })
  expect([again.status, again.body.code]).toEqual([429, 'invited-often'])
  for (const count of [2, 3, 4, 5]) {
    const email = `${count}-${crypto.randomUUID()}@example.com`
    expect((await ana.post('/api/people/invite', { role, email })).status).toBe(200)
  }
  const sixth = await ana.post('/api/people/invite', { role, email: `${crypto.randomUUID()}@example.com` })
  expect(sixth.body.code).toBe('invited-often')
  expect((await ana.post('/api/people/invite', { role, email: null })).status).toBe(200)
  const { invitations } = (await ana.get('/api/people')).body
  const waiting = invitations.find(({ email }: { email: string | null }) => email === someone)
  await ana.post('/api/people/revoke', { id: waiting.id })
  expect(await mailTo(someone)).toEqual([])
})

test('[TG31] together changes the loan, looking on does not, and roles change at once', async () => {
  const { ana, ben, loan } = await couple()
  const mark = (gathered: boolean) => ben.post('/api/documents/mark', { document: 'pay_stubs', gathered })
  expect((await mark(true)).status).toBe(200)
  expect((await ana.get('/api/documents')).text).toContain('pay_stubs')
  expect((await ben.get('/api/loans')).body).toMatchObject({
    loans: [],
    current: loan,
    shared: [{ id: loan, role: 'together', owner_name: 'Ana Reyes' }],
  })
  expect((await ben.post('/api/loans/rename', { id: loan, name: 'Mine' })).status).toBe(404)
  expect((await ana.post('/api/people/role', { person_id: ben.id, role: 'looks_on' })).status).toBe(200)
  expect((await mark(false)).body.code).toBe('looks-on')
  expect((await ben.get(`/api/documents?loan=${loan}`)).status).toBe(200)
  for (const [path, body] of [
    ['invite', { role: 'together', email: null }],
    ['role', { person_id: ben.id, role: 'together' }],
    ['remove', { person_id: ben.id }],
  ] as const) {
    expect((await ben.post(`/api/people/${path}?loan=${loan}`, body)).body.code).toBe('owner-only')
  }
})

test('[TG35] whoever is put out in the middle of a save has saved before, or finds no such loan', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { ana, ben, loan } = await couple()
    const saving = ['pay_stubs', 'w2_forms', 'tax_returns'].map(document =>
      ben.post(`/api/documents/mark?loan=${loan}`, { document, gathered: true }),
    )
    const removing = ana.post('/api/people/remove', { person_id: ben.id })
    const saves = await Promise.all(saving)
    expect((await removing).status).toBe(200)
    for (const { status } of saves) expect([200, 404]).toContain(status)
    const saved = (await ana.get('/api/documents')).text
    const isSaved = ['pay_stubs', 'w2_forms', 'tax_returns'].map(document => saved.includes(document))
    expect(isSaved).toEqual(saves.map(({ status }) => status === 200))
    expect((await ben.post(`/api/documents/mark?loan=${loan}`, { document: 'pay_stubs', gathered: true })).status).toBe(
      404,
    )
  }
})

test('[TG36] whoever leaves or is put out keeps a copy of what they could see, and the rest ends', async () => {
  const { ana, ben, loan } = await couple()
  await ana.post('/api/application/complete', { property_state: 'Texas', annual_income: ANAS_INCOME })
  await ana.post('/api/timeline/update', { event_key: 'home_inspection', notes: 'Bring a torch' })
  expect((await ben.post('/api/people/leave')).status).toBe(200)
  const { copies } = (await ben.get('/api/loan-copies')).body
  expect(copies).toHaveLength(1)
  expect(copies[0].content.application.completed).toMatchObject({ property_state: 'Texas', annual_income: null })
  expect(JSON.stringify(copies)).toContain('Bring a torch')
  expect(JSON.stringify(copies)).not.toContain(String(ANAS_INCOME))
  expect((await ben.get('/api/loans')).body).toEqual({ loans: [], shared: [], current: null })
  expect((await ben.get(`/api/timeline?loan=${loan}`)).status).toBe(404)
  expect((await ben.post('/api/loan-copies/remove', { id: copies[0].id })).status).toBe(200)
  expect((await ana.post('/api/people/leave')).body.code).toBe('owner-stays')
})

test('[TG36] when the owner deletes their account the others keep a copy; a member’s account takes only themselves', async () => {
  const { ana, ben } = await couple()
  await ana.post('/api/timeline/update', { event_key: 'home_inspection', notes: 'Bring a torch' })
  const token = await invite(ana)
  const cleo = await buyer('Cleo')
  await cleo.post('/api/invitations/accept', { token })
  await cleo.post('/api/documents/mark', { document: 'pay_stubs', gathered: true })
  expect((await cleo.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  const left = (await ana.get('/api/people')).body
  expect(left.people.map(({ name }: { name: string }) => name)).toEqual(['Ben Reyes'])
  expect((await ana.get('/api/documents')).text).toContain('pay_stubs')
  expect((await ana.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  const { copies } = (await ben.get('/api/loan-copies')).body
  expect(JSON.stringify(copies)).toContain('Bring a torch')
  expect((await ben.get('/api/loans')).body.shared).toEqual([])
  expect((await ben.post('/api/documents/mark', { document: 'pay_stubs', gathered: true })).status).toBe(200)
})

test('[TG38] who changed what is seen by all in the loan, and open pages of the others hear of it without what it says', async () => {
  const { ana, ben } = await couple()
  await ben.post('/api/timeline/update', { event_key: 'home_inspection', notes: 'Bring a torch' })
  const { changes } = (await ana.get('/api/people')).body
  expect(changes[0]).toMatchObject({ name: 'Ben Reyes', is_you: false, what: 'timeline' })
  expect(changes[1]).toMatchObject({ what: 'joined' })
  const page = await openStream(ana)
  // What was changed after a page was read and before it listens.
  expect(await page.hearUntil('"what":"timeline"')).toContain('"what":"joined"')
  await ben.post('/api/documents/mark', { document: 'pay_stubs', gathered: true })
  const heard = await page.hearUntil('"what":"documents"')
  await page.close()
  expect(heard).not.toMatch(/torch|pay_stubs/)
  const eve = await openStream(await buyer('Eve'))
  expect(await eve.hearUntil('opened')).not.toContain('loan-changed')
  await eve.close()
  for (let count = 0; count < 35; count += 1) {
    await ana.post('/api/documents/mark', { document: 'pay_stubs', gathered: count % 2 === 0 })
  }
  expect((await ben.get('/api/people')).body.changes).toHaveLength(30)
})

test('[TG38] what the owner brings along from a guest’s browser is a change like any other', async () => {
  const { ana, ben } = await couple()
  const page = await openStream(ben)
  const guest = { documents: { gathered: ['pay_stubs'] } }
  expect((await ana.post('/api/account/import-guest', guest)).status).toBe(200)
  const { changes } = (await ben.get('/api/people')).body
  expect(changes[0]).toMatchObject({ name: 'Ana Reyes', is_you: false, what: 'documents' })
  await page.hearUntil('"what":"documents"')
  await page.close()
})

test('[TG42] two people in one loan never wait for each other in a circle', async () => {
  const lock = (tx: Orm, { id }: Member) => tx.execute(sql`select 1 from users where id = ${id} for update`)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  for (const [path, owns] of [
    ['/api/functions/process-reminders', true],
    ['/api/auth/delete-user', true],
    ['/api/auth/delete-user', false],
  ] as const) {
    const both = [await buyer('Ana'), await buyer('Ben')].toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const [lower, higher] = both as [Member, Member]
    const [owner, member] = owns ? [higher, lower] : [lower, higher]
    await member.post('/api/invitations/accept', { token: await invite(owner) })
    const { asked } = await database.transaction(async tx => {
      // As a change in the other's loan does it.
      await lock(tx, lower)
      const asked = higher.post(path, { password: PASSWORD })
      if (database.kind === 'postgres')
        await expect.poll(async () => (await database.run(waiting)).rows).toHaveLength(1)
      await lock(tx, higher)
      return { asked }
    })
    expect((await asked).status).toBe(200)
  }
})
