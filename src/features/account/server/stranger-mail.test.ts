import { describe, expect, test } from 'vitest'
import { createAccountFixture, PASSWORD } from '../../../../tests/harness/account-fixture.ts'
import { createAuthenticator } from '../../../../tests/harness/authenticator.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { keyBytes } from '../../../../tests/harness/own-authenticator-app.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { codeAt, stepAt } from './two-factor/totp.ts'

const ORIGIN = 'http://localhost:3000'

describe('somebody who wants to annoy a stranger', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => createAccountFixture(database))

  test('[A33] causes at most three mails an hour to an address, whatever they try', async () => {
    const victim = 'victim@example.com'
    const subjects = async () => (await fixture.emails(victim)).map(sent => sent.subject).sort()
    const eve = await fixture.member(victim)
    const passwords = [PASSWORD, 'seven-blue-doors', 'nine-green-gates', PASSWORD]
    for (let round = 0; round < 3; round++) {
      await fixture.person().signUp(victim)
      await fixture.person().post('/api/auth/request-password-reset', { email: victim })
      const change = { currentPassword: passwords[round], newPassword: passwords[round + 1] }
      expect((await eve.post('/api/auth/change-password', change)).status).toBe(200)
    }
    const other = await fixture.member('eve@example.com')
    await other.post('/api/auth/change-email', { newEmail: victim })
    // The third reset was refused; the two before are looked into after the answer.
    const three = ['Choose a new password', 'Choose a new password', 'Welcome to Keyturn']
    await eventually(async () => (await subjects()).length === 3)
    expect(await subjects()).toEqual(three)
    expect((await fixture.emails(victim)).every(sent => !sent.text.includes('Ada'))).toBe(true)
    // Mail that waits goes with the account; its farewell and another welcome would be one too many.
    await eve.post('/api/auth/delete-user', { password: PASSWORD })
    await fixture.person().signUp(victim)
    expect(await subjects()).toEqual([])
  })

  test('[A33] causes no more by passkeys, two-factor and recovery codes of an account at that address', async () => {
    const victim = 'victim-of-keys@example.com'
    const eve = await fixture.member(victim)
    const posted = async (path: string, body: unknown = {}, who = eve) => {
      const answer = await who.post(`/api/auth/${path}`, body)
      expect([path, answer.status]).toEqual([path, 200])
      return await answer.json()
    }
    const addKey = async () => {
      const options = await (await eve.get('/api/auth/passkey/generate-register-options')).json()
      await posted('passkey/verify-registration', { response: createAuthenticator(ORIGIN).create(options) })
    }
    for (let round = 0; round < 2; round++) {
      await addKey()
      const { passkeys } = await (await eve.get('/api/auth/passkey/list-user-passkeys')).json()
      await posted('passkey/delete-passkey', { id: passkeys[0].id })
    }
    const { key } = await posted('two-factor/enable')
    const { recovery_codes } = await posted('two-factor/confirm', { code: codeAt(keyBytes(key), stepAt(Date.now())) })
    const phone = fixture.person()
    await phone.signIn(victim)
    await posted('two-factor/verify', { code: recovery_codes[0] }, phone)
    const renewed = await posted('two-factor/recovery-codes', { password: PASSWORD, code: recovery_codes[1] })
    await posted('two-factor/disable', { password: PASSWORD, code: renewed.recovery_codes[0] })
    expect((await fixture.emails(victim)).map(sent => sent.subject)).toEqual(['Welcome to Keyturn'])
    // An hour later one more, whatever it is about; once somebody reads the address, all of them.
    await fixture.forgetLimits()
    await addKey()
    await addKey()
    expect(await fixture.emails(victim)).toHaveLength(2)
    await fixture.confirm(victim)
    await addKey()
    await addKey()
    expect(await fixture.emails(victim)).toHaveLength(4)
  })

  test('[A33] [A95] counts as writing to the same mailbox, whatever tag they add, and learns nothing from it', async () => {
    const eve = await fixture.member('eve-of-tags@example.com')
    for (const tag of ['', '+1', '+2', '+two+more']) {
      const newEmail = `mailbox${tag}@example.com`
      expect((await eve.post('/api/auth/change-email', { newEmail })).status).toBe(200)
      // The question is there either way: its absence would tell that somebody else wrote to the address.
      const { email_confirmations } = await (await eve.post('/api/functions/export-user-data')).json()
      expect(email_confirmations).toMatchObject([{ email: newEmail }])
    }
    const tags = ['', '+1', '+2', '+two+more'].map(tag => fixture.emails(`mailbox${tag}@example.com`))
    expect((await Promise.all(tags)).flat()).toHaveLength(1)
    // Dots are not everywhere the same.
    await eve.post('/api/auth/change-email', { newEmail: 'mail.box@example.com' })
    expect(await fixture.emails('mail.box@example.com')).toHaveLength(1)
  })

  test('[A96] of an address that was typed nothing is left in the jobs once they are done', async () => {
    const typed = 'typed-by-somebody@example.com'
    await fixture.person().signIn(typed, 'not-the-password')
    await fixture.person().post('/api/auth/request-password-reset', { email: typed })
    const saved = async () => {
      const found = await database.run(`select data::text as data from jobs.job where data::text like '%${typed}%'`)
      return found.rows.length
    }
    await eventually(async () => (await saved()) === 0)
    expect(await saved()).toBe(0)
  })

  test.each([
    'http://evil.example',
    'Win at evil.example',
    'www.evil.example/x',
    'Call 555 1234',
    'a@b',
    'x'.repeat(61),
  ])('[A37] %s is no name', async first_name => {
    const form = { email: 'ada@example.com', password: PASSWORD, first_name, last_name: 'Byron' }
    const answer = await fixture.person().post('/api/auth/sign-up/email', form)
    expect([answer.status, (await answer.json()).errors[0].path]).toEqual([400, 'first_name'])
  })

  test.each(['Ada', 'Mary-Jane', 'O’Neil', 'J. R.', 'José María', 'Nguyễn', '王小明', 'Henry 8'])(
    '[A37] %s is a name',
    async first_name => {
      const email = `${crypto.randomUUID()}@example.com`
      const form = { email, password: PASSWORD, first_name, last_name: 'Byron' }
      expect((await fixture.person().post('/api/auth/sign-up/email', form)).status).toBe(200)
    },
  )
})
