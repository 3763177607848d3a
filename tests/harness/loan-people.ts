import { expect } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { call, PASSWORD, type WholeApp } from '../attacks/whole-app.ts'
import { insertAccount } from './accounts.ts'
import { fastHashing } from './fast-hashing.ts'
import { SECRET } from './test-app.ts'

export interface Member {
  id: string
  email: string
  cookie: string
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects.
  get(path: string): Promise<{ status: number; body: any; text: string }>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  post(path: string, body?: object): Promise<{ status: number; body: any; text: string }>
}

const tokenIn = (link: string) => link.slice(link.indexOf('#') + 1)

/** People with accounts, who invite one another into their loans. */
export function peopleOf(database: Database, fixture: WholeApp) {
  async function buyer(first_name: string, isConfirmed = true): Promise<Member> {
    const email = `${crypto.randomUUID()}@example.com`
    const account = { email, password: PASSWORD, first_name, last_name: 'Reyes' }
    const { id, session } = await insertAccount(database, account, SECRET, fastHashing)
    await database.run('update users set email_verified = $2 where id = $1', [id, isConfirmed])
    const cookie = `keyturn.session=${session}`
    const request = async (method: string, path: string, body?: object) => {
      const { status, text } = await call(fixture.app, { method, path, body, headers: { cookie } })
      return { status, text, body: text === '' ? null : JSON.parse(text) }
    }
    return {
      id,
      email,
      cookie,
      get: path => request('GET', path),
      post: (path, body = {}) => request('POST', path, body),
    }
  }

  const invite = async (ana: Member, role = 'together') =>
    tokenIn((await ana.post('/api/people/invite', { role, email: null })).body.link)
  const loanOf = async (ana: Member) => (await ana.get('/api/loans')).body.loans[0].id as string

  /** Two people in one loan: the first one's. */
  async function couple(role = 'together') {
    const ana = await buyer('Ana')
    const ben = await buyer('Ben')
    const token = await invite(ana, role)
    expect((await ben.post('/api/invitations/accept', { token })).status).toBe(200)
    return { ana, ben, loan: await loanOf(ana) }
  }

  return { buyer, invite, couple }
}
