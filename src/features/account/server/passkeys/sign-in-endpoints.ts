import { accepted, refused } from '#resources/problem.ts'
import { lockPerson } from '#server/auth/as-person.ts'
import { ownSession } from '#server/auth/require-user.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { perNetwork } from '#server/limits/network.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { PasskeySignInForm } from '../../passkey-model.ts'
import { type PasskeyProblem, passkeyProblems } from '../../passkey-words.ts'
import { PasskeyOptions, PasskeyUser } from '../answers.ts'
import { type AccountParts, setCookies, TITLE } from '../parts.ts'
import { whereabouts } from '../security-record.ts'
import { PASSKEY_PER_KEY, UNKNOWN_PASSKEY_PER_NETWORK } from '../sign-in-limits.ts'
import { startSession } from '../start-session.ts'
import { findPasskey, markUsed, passkeysOf } from './store.ts'

const refuse = (problem: PasskeyProblem) => refused(passkeyProblems[problem])

/** Signing in with a key instead of a password; or, while signed in, proving once more that it is the same person. */
export function passkeySignIn(parts: AccountParts): Endpoint[] {
  const { database, sessions, limits, devices, record, ceremonies, challenges } = parts

  return [
    forAnyone({
      method: 'GET',
      path: '/api/auth/passkey/generate-authenticate-options',
      summary:
        'What the browser needs to ask for a passkey: anybody’s, or the person’s own when somebody is signed in.',
      answer: PasskeyOptions,
      async handle({ context }) {
        const live = await ownSession(sessions, context)
        const known = live ? await passkeysOf(database.orm, live.user.id) : []
        return accepted(ceremonies.signInOptions(live?.user.id, known))
      },
    }),

    forAnyone({
      method: 'POST',
      path: '/api/auth/passkey/verify-authentication',
      summary: 'Begins a session by a passkey. The session that the browser had before ends.',
      answer: PasskeyUser,
      input: PasskeySignInForm,
      title: TITLE,
      async handle({ context, input: { response } }) {
        const cookie = context.req.header('cookie')
        const found = await findPasskey(database.orm, response.id)
        if (!found) {
          await takeOrRefuse(limits, perNetwork(UNKNOWN_PASSKEY_PER_NETWORK, context.get('client_address')))
          return refuse('passkey-unknown')
        }
        const { passkey, user } = found
        const tried = { rule: PASSKEY_PER_KEY, subject: passkey.id }
        await takeOrRefuse(limits, [tried])
        const before = await sessions.read(cookie)
        const answer = {
          ...response,
          response: { ...response.response, userHandle: response.response.userHandle ?? undefined },
          clientExtensionResults: {},
        }
        const proof = await ceremonies.checkSignIn(answer, passkey, before?.user.id)
        if (!proof) {
          await record.signInFailed(user.email, whereabouts(context))
          return refuse('passkey-refused')
        }
        const device = await devices.find(cookie, user.email)
        const session = await database.transaction(async tx => {
          const { challenge, ...now } = proof
          // A new password that is just being chosen by mail removes the key, and this comes before it or after it.
          if (!(await lockPerson(tx, user.id))) return null
          if (!(await challenges.spend(tx, challenge)) || !(await markUsed(tx, passkey.id, now))) return null
          const isKnownDevice = device !== undefined
          return startSession(tx, parts, context, { user, kind: 'signed-in-with-passkey', before, isKnownDevice })
        })
        if (!session) return refuse('passkey-refused')
        await limits.refund(tried.rule, tried.subject)
        setCookies(context, [session, devices.remember(user.email)])
        return accepted({ user: { id: user.id, email: user.email, name: user.name } })
      },
    }),
  ]
}
