import { describe, expect, test } from 'vitest'
import { createAccountFixture, PASSWORD } from '../../../../tests/harness/account-fixture.ts'
import { plantCanaries, rowsLeftOf } from '../../../../tests/harness/canaries.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'

/** Every text in these opens an account. */
const MAKES_CODES = new Set(['two_factors', 'recovery_codes'])

describe('what we keep of a person', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => createAccountFixture(database))

  async function newPerson(email: string) {
    const person = await fixture.member(email)
    const { id } = (await (await person.get('/api/me')).json()) as { id: string }
    return { ...person, id }
  }

  test('[P4] the export holds every canary of the caller and none of another person', async () => {
    const ada = await newPerson('ada@example.com')
    const eve = await newPerson('eve@example.com')
    const tables = await plantCanaries(database, ada.id, 'canary-of-ada')
    await plantCanaries(database, eve.id, 'canary-of-eve')
    const answer = await ada.post('/api/functions/export-user-data')
    expect(answer.status).toBe(200)
    const text = await answer.text()
    const data = JSON.parse(text) as Record<string, unknown>
    for (const table of tables) {
      // Of the secret that codes are made of, the export says only that it exists.
      if (MAKES_CODES.has(table)) expect(data[table], table).toHaveLength(1)
      else expect(JSON.stringify(data[table]), table).toContain('canary-of-ada')
    }
    for (const table of MAKES_CODES) expect(JSON.stringify(data[table]), table).not.toContain('canary-of-ada')
    expect(text).not.toContain('canary-of-eve')
    expect(text).not.toContain(eve.id)
    for (const secret of ['password', 'token', 'token_hash']) expect(text).not.toContain(`"${secret}"`)
  })

  test('[P10] no email’s text, link or foreign recipient is in the export, so it tells nothing and opens nothing', async () => {
    const owner = await newPerson('owner@example.com')
    const eve = await newPerson('eve3@example.com')
    await fixture.forgetLimits()
    for (const newEmail of ['owner@example.com', 'nobody@example.com']) {
      expect((await eve.post('/api/auth/change-email', { newEmail })).status).toBe(200)
    }
    await eve.post('/api/auth/request-password-reset', { email: 'eve3@example.com' })
    await eventually(async () => (await fixture.emails('eve3@example.com')).length === 2)
    const text = await (await eve.post('/api/functions/export-user-data')).text()
    expect(JSON.parse(text).outbox).toEqual([
      { kind: 'welcome', created_at: expect.any(String) },
      { kind: 'reset', created_at: expect.any(String) },
    ])
    expect(text).not.toMatch(/http:|token|You already have|Confirm your new|Hello/)
    // The address that a change was asked for is the person's own words; the export does not say whose it is.
    expect(JSON.parse(text).email_confirmations).toEqual([expect.objectContaining({ email: 'nobody@example.com' })])
    expect(text).not.toContain(owner.id)
  })

  test('[P7] deleting the account leaves no row behind, and takes nothing of another person', async () => {
    const ada = await newPerson('ada2@example.com')
    const eve = await newPerson('eve2@example.com')
    await plantCanaries(database, ada.id, 'canary-of-leaver')
    await plantCanaries(database, eve.id, 'canary-of-stayer')
    const saved = await rowsLeftOf(database, eve.id)
    expect((await ada.post('/api/auth/delete-user', { password: 'not this one' })).status).toBe(400)
    expect((await rowsLeftOf(database, ada.id)).length).toBeGreaterThan(5)
    expect((await ada.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
    expect(await rowsLeftOf(database, ada.id)).toEqual([])
    expect(await rowsLeftOf(database, eve.id)).toEqual(saved)
    const left = await database.run(
      `select count(*)::int as left from outbox where outbox::text like '%canary-of-leaver%'`,
    )
    expect(left.rows[0]?.left).toBe(0)
  })
})
