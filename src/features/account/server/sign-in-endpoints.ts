import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { z } from 'zod'
import { accepted } from '#resources/problem.ts'
import { lockPerson, passwordOf } from '#server/auth/as-person.ts'
import { endSessions } from '#server/auth/end-sessions.ts'
import type { Hasher } from '#server/auth/passwords.ts'
import { ownSession } from '#server/auth/require-user.ts'
import { credentials, sessions as sessionRows, users } from '#server/auth/tables.ts'
import type { AppEnv } from '#server/http/context.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { ProblemError } from '#server/http/problem.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { perNetwork } from '#server/limits/network.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { SignInForm, SignUpForm } from '../model.ts'
import { accountProblems } from '../words.ts'
import { type PersonShown, SessionAnswer, SignInAnswer, Success, shownUser, UserAnswer } from './answers.ts'
import { isEasilyGuessed } from './common-passwords.ts'
import { type AccountParts, forgetInBrowser, refuse, setCookies, TITLE } from './parts.ts'
import { whereabouts } from './security-record.ts'
import { SIGN_IN_PER_NETWORK, SIGN_UP_ON_LOOPBACK, SIGN_UP_PER_NETWORK } from './sign-in-limits.ts'
import { signUp } from './sign-up.ts'
import { startSession } from './start-session.ts'
import { twoFactorOf } from './two-factor/store.ts'

/** Coming and going. Nobody learns from any answer, or from how long it takes, who has an account. */
export function signInEndpoints(parts: AccountParts): Endpoint[] {
  const { database, passwords, sessions, limits, devices, record, steps, isLoopbackOnly } = parts
  return [
    forAnyone({
      method: 'POST',
      path: '/api/auth/sign-up/email',
      summary: 'Creates an account. Does not sign in, and answers the same when the address has one already.',
      answer: UserAnswer,
      input: SignUpForm,
      title: TITLE,
      async handle({ context, input: { password, ...names } }) {
        if (isEasilyGuessed(password, names)) return refuse('password-too-common')
        const client_address = context.get('client_address')
        const user = await passwords.hashFor({ kind: 'stranger', client_address }, async ({ hash }) => {
          await takeOrRefuse(
            limits,
            perNetwork(isLoopbackOnly ? SIGN_UP_ON_LOOPBACK : SIGN_UP_PER_NETWORK, client_address),
          )
          const password_hash = await hash(password)
          const person = { ...names, password_hash, language: requestLanguage(context) }
          return await database.transaction(tx => signUp(tx, parts, person))
        })
        return accepted({ user })
      },
    }),

    forAnyone({
      method: 'POST',
      path: '/api/auth/sign-in/email',
      summary:
        'Begins a session, kept in a cookie; the session that the browser had before ends. Where two-factor is on, a code is asked for first.',
      answer: SignInAnswer,
      input: SignInForm,
      title: TITLE,
      async handle({ context, input }) {
        const device = await devices.find(context.req.header('cookie'), input.email)
        const who = { email: input.email, client_address: context.get('client_address') }
        const user = await passwords.hashFor({ kind: device === undefined ? 'stranger' : 'known', ...who }, hasher =>
          signIn(context, input, device, hasher),
        )
        return accepted(user ? { user } : { twoFactorRedirect: true })
      },
    }),

    forAnyone({
      method: 'POST',
      path: '/api/auth/sign-out',
      summary: 'Ends the session.',
      answer: Success,
      async handle({ context }) {
        const live = await ownSession(sessions, context)
        if (live) await database.transaction(tx => endSessions(tx, eq(sessionRows.id, live.session.id)))
        setCookies(context, [sessions.forgetCookie])
        forgetInBrowser(context)
        return accepted({ success: true })
      },
    }),

    forAnyone({
      method: 'GET',
      path: '/api/auth/get-session',
      summary: 'Who is signed in, or null.',
      answer: SessionAnswer,
      async handle({ context }) {
        const live = await sessions.read(context.req.header('cookie'))
        if (live?.cookie) setCookies(context, [live.cookie])
        if (!live) return accepted(null)
        const { id, created_at: createdAt, expires_at: expiresAt } = live.session
        return accepted({ session: { id, userId: live.user.id, createdAt, expiresAt }, user: shownUser(live.user) })
      },
    }),
  ]

  async function signIn(
    context: Context<AppEnv>,
    { email, password }: z.output<typeof SignInForm>,
    device: string | undefined,
    hasher: Hasher,
  ): Promise<PersonShown | undefined> {
    const where = whereabouts(context)
    // On a device that they know, people are not counted with whoever else is in their network.
    const network = device === undefined ? perNetwork(SIGN_IN_PER_NETWORK, context.get('client_address')) : []
    const tries = [...network, devices.limit(device, email)]
    await takeOrRefuse(limits, tries)
    const refund = async () => {
      for (const { rule, subject } of tries) await limits.refund(rule, subject)
    }
    const begin = async () => {
      const verified = await verify(email, password, hasher)
      return verified && (await beginAs(verified, context, device !== undefined))
    }
    const begun = await begin().catch(async error => {
      await refund()
      throw error
    })
    if (!begun) {
      await record.signInFailed(email, where)
      throw new ProblemError(accountProblems['invalid-credentials'])
    }
    await refund()
    // A step towards a session makes no device known.
    setCookies(context, begun.user ? [begun.cookie, devices.remember(email)] : [begun.cookie])
    return begun.user
  }

  /** Whose password this is. An address without an account takes the same question and as long a hash. */
  async function verify(email: string, password: string, hasher: Hasher): Promise<Verified | null> {
    const [found] = await database.orm
      .select({ user: users, hash: credentials.password })
      .from(users)
      .innerJoin(credentials, passwordOf(users.id))
      .where(eq(users.email, email))
    if (!found?.hash) {
      await hasher.hash(password)
      return null
    }
    const { user, hash } = found
    if (!(await hasher.verify(hash, password))) return null
    // Whoever signs in gives the password that a stronger hash can be made of.
    const stronger = passwords.isOutdated(hash) ? await hasher.hash(password) : undefined
    return { user, hash, stronger }
  }

  /** In one turn with whatever else changes how the person gets in: a password that was replaced meanwhile opens nothing. */
  async function beginAs({ user, hash, stronger }: Verified, context: Context<AppEnv>, isKnownDevice: boolean) {
    const before = await sessions.read(context.req.header('cookie'))
    return await database.transaction(async tx => {
      await lockPerson(tx, user.id)
      const [saved] = await tx.select({ hash: credentials.password }).from(credentials).where(passwordOf(user.id))
      if (saved?.hash !== hash) return null
      if (stronger) {
        await tx.update(credentials).set({ password: stronger, updated_at: sql`now()` }).where(passwordOf(user.id))
      }
      if (await twoFactorOf(tx, user.id)) return { cookie: steps.begin(user.id, stronger ?? hash), user: undefined }
      const cookie = await startSession(tx, parts, context, { user, kind: 'signed-in', before, isKnownDevice })
      return { cookie, user: shownUser(user) }
    })
  }
}

/** Somebody whose password was right, and the hash it was compared with; a stronger one where that is out of date. */
interface Verified {
  user: typeof users.$inferSelect
  hash: string
  stronger: string | undefined
}
