import type { BrowserContext } from 'playwright-core'

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

export async function becomeGuest(person: BrowserContext): Promise<void> {
  await person.addInitScript(() => localStorage.setItem('guestId', 'guest_1763200000000_harnessguest'))
}
