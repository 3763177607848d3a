import { accepted } from '#journey/refusal.ts'
import { replaceSession } from '#server/auth/end-sessions.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { ProblemError } from '#server/http/problem.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { SignInForm, SignUpForm } from '../model.ts'
import { fullName } from '../rules.ts'
import { isEasilyGuessed } from './common-passwords.ts'
import { inOurWords, lostTheRace } from './library-answers.ts'
import { type AccountParts, clientNetwork, forgetInBrowser, headersFor, refuse, setCookies, TITLE } from './parts.ts'
import { whereabouts } from './security-record.ts'
import { MAIL_PER_NEWCOMER, SIGN_IN_PER_ADDRESS, SIGN_UP_PER_ADDRESS } from './sign-in-limits.ts'

/** Coming and going. Nobody learns from any answer, or from how long it takes, who has an account. */
export function signInEndpoints({
  library,
  scope,
  passwords,
  sessions,
  limits,
  devices,
  record,
}: AccountParts): Endpoint[] {
  return [
    forAnyone({
      method: 'POST',
      path: '/api/auth/sign-up/email',
      summary: 'Creates an account. Does not sign in, and answers the same when the address has one already.',
      input: SignUpForm,
      title: TITLE,
      async handle({ context, input: form }) {
        if (isEasilyGuessed(form.password, form.email)) return refuse('password-too-common')
        await takeOrRefuse(limits, [
          { rule: SIGN_UP_PER_ADDRESS, subject: clientNetwork(context) },
          { rule: MAIL_PER_NEWCOMER, subject: form.email },
        ])
        const body = { ...form, name: fullName(form.first_name, form.last_name) }
        const signUp = () => scope.transaction(() => library.api.signUpEmail({ body }))
        const { user } = await passwords.hashBefore(form.password, () =>
          signUp().catch(error => (lostTheRace(error) ? signUp() : Promise.reject(error))),
        )
        return accepted({ user: shown(user) })
      },
    }),

    forAnyone({
      method: 'POST',
      path: '/api/auth/sign-in/email',
      summary: 'Begins a session, kept in a cookie. The session that the browser had before ends.',
      input: SignInForm,
      title: TITLE,
      async handle({ context, input: { email, password } }) {
        const cookie = context.req.header('cookie')
        const where = whereabouts(context)
        const tries = [{ rule: SIGN_IN_PER_ADDRESS, subject: clientNetwork(context) }, devices.limit(cookie, email)]
        await takeOrRefuse(limits, tries)
        const before = await sessions.read(context.req.header('cookie'))
        const { response, headers } = await inOurWords(
          library.api.signInEmail({ body: { email, password }, headers: headersFor(context), returnHeaders: true }),
        ).catch(async error => {
          if (error instanceof ProblemError) await record.signInFailed(email, where)
          throw error
        })
        for (const { rule, subject } of tries) await limits.giveBack(rule, subject)
        // The browser forgets the session it came with, so nobody else shall go on with it.
        if (before) await scope.transaction(tx => replaceSession(tx, before.session.id))
        const isKnown = devices.isKnown(cookie, email)
        await scope.transaction(tx => record.signedIn(tx, 'signed-in', response.user, where, isKnown))
        setCookies(context, [...headers.getSetCookie(), devices.remember(email)])
        return accepted({ user: shown(response.user) })
      },
    }),

    forAnyone({
      method: 'POST',
      path: '/api/auth/sign-out',
      summary: 'Ends the session.',
      async handle({ context }) {
        const headers = headersFor(context)
        const out = await scope.transaction(() => library.api.signOut({ headers, returnHeaders: true }))
        setCookies(context, out.headers.getSetCookie())
        forgetInBrowser(context)
        return accepted({ success: true })
      },
    }),

    forAnyone({
      method: 'GET',
      path: '/api/auth/get-session',
      summary: 'Who is signed in, or null.',
      async handle({ context }) {
        const live = await sessions.read(context.req.header('cookie'))
        if (live?.cookie) setCookies(context, [live.cookie])
        if (!live) return accepted(null)
        const { id, created_at: createdAt, expires_at: expiresAt } = live.session
        const { email_verified: emailVerified, created_at: joinedAt, ...user } = live.user
        return accepted({
          session: { id, userId: user.id, createdAt, expiresAt },
          user: shown({ ...user, emailVerified, createdAt: joinedAt }),
        })
      },
    }),
  ]
}

/** These addresses speak as the auth library does, whose clients rely on it. Never the session's token. */
function shown({ id, email, name, emailVerified, createdAt }: ShownUser): ShownUser {
  return { id, email, name, emailVerified, createdAt }
}

interface ShownUser {
  id: string
  email: string
  name: string
  emailVerified: boolean
  createdAt: Date
}
