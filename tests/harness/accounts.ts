import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { profiles } from '#features/account/server/tables.ts'
import { sign } from '#server/auth/cookies.ts'
import { type Hashing, scrypt } from '#server/auth/scrypt.ts'
import { credentials, sessions, users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'

/** Where people of the tests live: their browser says so, and the server knows. */
export const HOME_ZONE = 'America/Chicago'

export interface Account {
  email: string
  password: string
}

/** A new account through the product's own door. Signing up does not sign in. */
export async function signUp(origin: string, [first_name, last_name] = ['Robin', 'Ash']): Promise<Account> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'green-door-42' }
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...account, name: `${first_name} ${last_name}`, first_name, last_name }),
  })
  if (!answer.ok) throw new Error(`Signing up: ${answer.status} ${await answer.text()}`)
  return account
}

/** Every page that this person opens from now on is theirs. */
export async function signIn(person: BrowserContext, origin: string, account: Account): Promise<void> {
  const request = { data: account, headers: { origin } }
  const answer = await person.request.post(`${origin}/api/auth/sign-in/email`, request)
  if (!answer.ok()) throw new Error(`Signing in: ${answer.status()} ${await answer.text()}`)
}

/** What a guest has stored who has done nothing yet. */
export const GUEST = { guestId: 'guest_1763200000000_harnessguest' }

export async function becomeGuest(person: BrowserContext): Promise<void> {
  await person.addInitScript(guest => Object.assign(localStorage, guest), GUEST)
}

export interface NewAccount extends Account {
  first_name: string
  last_name: string
}

const hashes = new Map<string, Promise<string>>()

/** As the server does it, once for each password. */
const remembered: Pick<Hashing, 'hash'> = {
  hash(password) {
    const hash = hashes.get(password) ?? scrypt.hash(password)
    hashes.set(password, hash)
    return hash
  },
}

/** An account with somebody signed in, straight into the tables: signing up is slow on purpose, and tests use up hundreds. */
export async function insertAccount({ orm }: Database, account: NewAccount, secret: string, hashing = remembered) {
  const { email, password, first_name, last_name } = account
  const [id, token, session_id] = [randomUUID(), randomUUID(), randomUUID()]
  const expires_at = new Date(Date.now() + 30 * 24 * 3600 * 1000)
  const name = `${first_name} ${last_name}`
  await orm.insert(users).values({ id, email, name, first_name, last_name, time_zone: HOME_ZONE })
  await orm.insert(profiles).values({ user_id: id, email, first_name, last_name })
  const proof = { user_id: id, account_id: id, provider_id: 'credential', password: await hashing.hash(password) }
  await orm.insert(credentials).values(proof)
  await orm.insert(sessions).values({ id: session_id, user_id: id, token, expires_at })
  return { id, session_id, session: encodeURIComponent(sign(token, secret)) }
}
