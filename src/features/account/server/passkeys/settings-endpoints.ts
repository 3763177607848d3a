import { accepted, refused } from '#resources/problem.ts'
import { sessionTransaction } from '#server/auth/as-person.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { AddPasskeyForm, RemovePasskeyForm, RenamePasskeyForm } from '../../passkey-model.ts'
import { type PasskeyProblem, passkeyProblems } from '../../passkey-words.ts'
import { Done, PasskeyOptions, Passkeys } from '../answers.ts'
import { mailAccount } from '../emails.ts'
import { type AccountParts, TITLE } from '../parts.ts'
import { requireRecentSignIn } from '../recent-sign-in.ts'
import { whereabouts } from '../security-record.ts'
import { ADD_PASSKEY_PER_USER } from '../sign-in-limits.ts'
import { firstNameOf } from './key-names.ts'
import { addPasskey, passkeysOf, removePasskey, renamePasskey } from './store.ts'

const MOST_PASSKEYS = 20

const refuse = (problem: PasskeyProblem) => refused(passkeyProblems[problem])

/** The keys of the person who is signed in. */
export function passkeySettings(parts: AccountParts): Endpoint[] {
  const { baseUrl, database, limits, mailQueue, record, ceremonies, challenges } = parts
  const settingsPage = `${baseUrl}/dashboard/settings`

  return [
    forUsers({
      method: 'GET',
      path: '/api/auth/passkey/list-user-passkeys',
      summary: 'The passkeys of the person who is signed in.',
      answer: Passkeys,
      async handle({ user }) {
        const all = await passkeysOf(database.orm, user.id)
        return accepted({
          passkeys: all.map(({ id, name, credential_id, is_synced, created_at, last_used_at }) => {
            return { id, name, credential_id, is_synced, created_at, last_used_at }
          }),
        })
      },
    }),

    forUsers({
      method: 'GET',
      path: '/api/auth/passkey/generate-register-options',
      summary: 'What the browser needs to make a passkey. Asks for a recent sign-in.',
      answer: PasskeyOptions,
      async handle({ user }) {
        await requireRecentSignIn(parts, user)
        await takeOrRefuse(limits, [{ rule: ADD_PASSKEY_PER_USER, subject: user.id }])
        const known = await passkeysOf(database.orm, user.id)
        if (known.length >= MOST_PASSKEYS) return refuse('too-many-passkeys')
        return accepted(await ceremonies.addingOptions(user, known))
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/passkey/verify-registration',
      summary: 'Adds the passkey that the browser made.',
      answer: Done,
      input: AddPasskeyForm,
      title: TITLE,
      async handle({ context, user, input: { response } }) {
        await takeOrRefuse(limits, [{ rule: ADD_PASSKEY_PER_USER, subject: user.id }])
        // A challenge for adding is given only after a recent sign-in, so its answer needs no second look at that.
        const added = await ceremonies.checkAdded({ ...response, clientExtensionResults: {} }, user.id)
        if (!added) return refuse('passkey-not-added')
        const { challenge, aaguid, ...key } = added
        const name = firstNameOf(aaguid, context.req.header('user-agent') ?? null)
        return await sessionTransaction(database, user, async tx => {
          if (!(await challenges.spend(tx, challenge))) return refuse('passkey-not-added')
          if ((await passkeysOf(tx, user.id)).length >= MOST_PASSKEYS) return refuse('too-many-passkeys')
          if (!(await addPasskey(tx, { user_id: user.id, name, ...key }))) return refuse('passkey-known')
          await record.note(tx, 'passkey-added', user.id, whereabouts(context))
          await mailAccount(tx, mailQueue, user.id, 'passkey-added', settingsPage)
          return accepted({ status: true })
        })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/passkey/update-passkey',
      summary: 'Gives a passkey another name.',
      answer: Done,
      input: RenamePasskeyForm,
      title: TITLE,
      async handle({ user, input: { id, name } }) {
        const renamed = await sessionTransaction(database, user, tx => renamePasskey(tx, user.id, id, name))
        return renamed ? accepted({ status: true }) : refuse('no-such-passkey')
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/passkey/delete-passkey',
      summary: 'Removes a passkey. Asks for a recent sign-in.',
      answer: Done,
      input: RemovePasskeyForm,
      title: TITLE,
      async handle({ context, user, input: { id } }) {
        await requireRecentSignIn(parts, user)
        return await sessionTransaction(database, user, async tx => {
          if (!(await removePasskey(tx, user.id, id))) return refuse('no-such-passkey')
          await record.note(tx, 'passkey-removed', user.id, whereabouts(context))
          await mailAccount(tx, mailQueue, user.id, 'passkey-removed', settingsPage)
          return accepted({ status: true })
        })
      },
    }),
  ]
}
