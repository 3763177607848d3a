import { Hono } from 'hono'
import type { AppEnv } from '#server/http/context.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { SignInForm, SignUpForm } from '../model.ts'
import { fullName } from '../rules.ts'
import { isEasilyGuessed } from './common-passwords.ts'
import { inOurWords, lostTheRace } from './library-answers.ts'
import { type AccountParts, clientNetwork, headersFor, passCookies, readForm, refuse } from './parts.ts'
import { MAIL_PER_NEWCOMER, SIGN_IN_PER_ADDRESS, SIGN_UP_PER_ADDRESS } from './sign-in-limits.ts'

/** Coming and going. Nobody learns from any answer, or from how long it takes, who has an account. */
export function signInRoutes({ library, scope, passwords, sessions, limits, devices }: AccountParts) {
  return new Hono<AppEnv>()
    .post('/sign-up/email', async c => {
      const form = await readForm(c, SignUpForm)
      if (isEasilyGuessed(form.password, form.email)) refuse('password-too-common')
      await takeOrRefuse(limits, [
        { rule: SIGN_UP_PER_ADDRESS, subject: clientNetwork(c) },
        { rule: MAIL_PER_NEWCOMER, subject: form.email },
      ])
      const signUp = () => {
        const body = { ...form, name: fullName(form.first_name, form.last_name) }
        return scope.transaction(() => library.api.signUpEmail({ body }))
      }
      const { user } = await passwords.hashBefore(form.password, () =>
        signUp().catch(error => (lostTheRace(error) ? signUp() : Promise.reject(error))),
      )
      return c.json({ user: { id: user.id, email: user.email, name: user.name } })
    })

    .post('/sign-in/email', async c => {
      const { email, password } = await readForm(c, SignInForm)
      const tries = [
        { rule: SIGN_IN_PER_ADDRESS, subject: clientNetwork(c) },
        devices.limit(c.req.header('cookie'), email),
      ]
      await takeOrRefuse(limits, tries)
      const { response, headers } = await inOurWords(
        library.api.signInEmail({ body: { email, password }, headers: headersFor(c), returnHeaders: true }),
      )
      for (const { rule, subject } of tries) await limits.giveBack(rule, subject)
      passCookies(c, headers)
      c.header('set-cookie', devices.remember(email), { append: true })
      return c.json({ user: { id: response.user.id, email: response.user.email, name: response.user.name } })
    })

    .post('/sign-out', async c => {
      const headers = headersFor(c)
      const out = await scope.transaction(() => library.api.signOut({ headers, returnHeaders: true }))
      passCookies(c, out.headers)
      return c.json({ success: true })
    })

    .get('/get-session', async c => {
      const live = await sessions.read(c.req.header('cookie'))
      if (!live) return c.json(null)
      if (live.cookie) c.header('set-cookie', live.cookie, { append: true })
      return c.json({ session: live.session, user: live.user })
    })
}
