import { randomInt } from 'node:crypto'

export const PASSWORD = 'kettle-and-toast'
export const NAMES = { first_name: 'Ada', last_name: 'Byron' }

/** From an address that nobody used before; the server must trust this machine as a proxy. */
export function signUp(origin: string, email: string): Promise<Response> {
  return post(origin, 'sign-up/email', { email, password: PASSWORD, ...NAMES })
}

export function signIn(origin: string, email: string): Promise<Response> {
  return post(origin, 'sign-in/email', { email, password: PASSWORD })
}

/** What a browser would send back. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
}

async function post(origin: string, path: string, body: object): Promise<Response> {
  const answer = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify(body),
  })
  // Only what arrived whole was acknowledged.
  await answer.clone().text()
  return answer
}
