import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { parseInput } from '#journey/perform.ts'
import type { CookieRules } from '#server/auth/cookies.ts'
import type { AuthLibrary } from '#server/auth/library.ts'
import type { Passwords } from '#server/auth/passwords.ts'
import type { Scope } from '#server/auth/scope.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import type { AppEnv, RequireUser } from '#server/http/context.ts'
import { ProblemError } from '#server/http/problem.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Limits } from '#server/limits/limits.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { type AccountProblem, accountRefusals } from '../words.ts'
import type { KnownDevice } from './sign-in-limits.ts'

/** What the account's routes are made of. */
export interface AccountParts {
  baseUrl: string
  cookies: CookieRules
  scope: Scope
  library: AuthLibrary
  passwords: Passwords
  sessions: Sessions
  requireUser: RequireUser
  limits: Limits
  devices: KnownDevice
  outbox: Outbox
  jobs: Jobs
}

export type AccountContext = Context<AppEnv>

export async function readForm<Form>(c: AccountContext, schema: z.ZodMiniType<Form>): Promise<Form> {
  const form = parseInput(schema, await c.req.json().catch(() => undefined))
  if (!form.ok) throw new ProblemError({ ...form.refusal, title: 'Error' })
  return form.value
}

export function refuse(problem: AccountProblem): never {
  throw new ProblemError(accountRefusals[problem])
}

export function clientNetwork(c: AccountContext): string {
  return networkOf(c.get('client_address'))
}

/** What the library may know of a request: who is signed in, and on what kind of device. */
export function headersFor(c: AccountContext): Headers {
  const headers = new Headers()
  const cookie = c.req.header('cookie')
  const device = c.req.header('user-agent')
  if (cookie) headers.set('cookie', cookie)
  if (device) headers.set('user-agent', device.slice(0, 300))
  return headers
}

export function passCookies(c: AccountContext, headers: Headers | null | undefined): void {
  for (const cookie of headers?.getSetCookie() ?? []) c.header('set-cookie', cookie, { append: true })
}
