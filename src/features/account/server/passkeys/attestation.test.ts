import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAccountFixture, type Person } from '../../../../../tests/harness/account-fixture.ts'
import { type Attestation, createAuthenticator, type Forgery } from '../../../../../tests/harness/authenticator.ts'
import { suiteDatabase } from '../../../../../tests/harness/databases.ts'
import { suiteFixture } from '../../../../../tests/harness/suite-fixture.ts'

const ORIGIN = 'http://localhost:3000'
const API = '/api/auth/passkey'

const asked: string[] = []
const inner = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end('not for you')
})
const fetched = vi.fn(globalThis.fetch)
const database = suiteDatabase()
const fixture = suiteFixture(() => createAccountFixture(database))
let innerUrl: string
beforeAll(async () => {
  await new Promise<void>(resolve => inner.listen(0, '127.0.0.1', resolve))
  innerUrl = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise(resolve => inner.close(resolve))
})
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockClear()
  asked.length = 0
})

async function member(): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`
  const person = fixture.person()
  await person.signUp(email)
  expect((await person.signIn(email)).status).toBe(200)
  return person
}

async function add(person: Person, forged: Forgery, key = createAuthenticator(ORIGIN)) {
  const options = await (await person.get(`${API}/generate-register-options`)).json()
  const answer = await person.post(`${API}/verify-registration`, { response: key.create(options, forged) })
  return { key, answer }
}

async function signIn(key: ReturnType<typeof createAuthenticator>, forged: Forgery = {}) {
  const person = fixture.person()
  const options = await (await person.get(`${API}/generate-authenticate-options`)).json()
  return await person.post(`${API}/verify-authentication`, { response: key.get(options, forged) })
}

const codeOf = async (answer: Response) => (await answer.json()).code

test('[A73] a passkey whose certificates name an address makes the server ask nobody', async () => {
  const ada = await member()
  for (const attestation of [
    { format: 'android-key', revocationUrl: `${innerUrl}/latest/meta-data` },
    { format: 'packed', certificates: [Buffer.from('30030101ff', 'hex')] },
    { format: 'none', certificates: [Buffer.from('30030101ff', 'hex')] },
  ] satisfies Attestation[]) {
    expect(await codeOf((await add(ada, { attestation })).answer), attestation.format).toBe('passkey-not-added')
  }
  expect(fetched).not.toHaveBeenCalled()
  expect(asked).toEqual([])
  expect((await (await ada.get(`${API}/list-user-passkeys`)).json()).passkeys).toEqual([])
})

test('[A73] a key that signs for itself, without certificates, is added and signs in', async () => {
  const { key, answer } = await add(await member(), { attestation: { format: 'self-signed' } })
  expect(answer.status).toBe(200)
  expect((await signIn(key)).status).toBe(200)
})

test('[A61] what was answered inside another site’s frame neither adds a passkey nor opens anything', async () => {
  const ada = await member()
  expect(await codeOf((await add(ada, { crossOrigin: true })).answer)).toBe('passkey-not-added')
  const { key } = await add(ada, {})
  expect(await codeOf(await signIn(key, { crossOrigin: true }))).toBe('passkey-refused')
  expect((await signIn(key)).status).toBe(200)
})

test('[A74] one person adds passkeys only so often, also when none is taken', async () => {
  const ada = await member()
  const statuses: number[] = []
  for (let times = 0; times < 61; times += 1) {
    statuses.push((await ada.post(`${API}/verify-registration`, { response: junk })).status)
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([400]))
  expect(statuses[60]).toBe(429)
  expect((await ada.get(`${API}/generate-register-options`)).status).toBe(429)
  expect((await (await member()).get(`${API}/generate-register-options`)).status).toBe(200)
})

const junk = { id: 'AA', rawId: 'AA', type: 'public-key', response: { clientDataJSON: 'AA', attestationObject: 'AA' } }
