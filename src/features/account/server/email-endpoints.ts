import { accepted } from '#journey/refusal.ts'
import { type Endpoint, forAnyone, forUsers } from '#server/http/endpoint.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { ChangeEmailForm } from '../model.ts'
import { confirmUrl } from './account-events.ts'
import { askToConfirm, CONFIRM_SECONDS, confirmEmail, isTaken } from './email-confirmation.ts'
import { accountLetter } from './letters.ts'
import { type AccountParts, refuse, TITLE } from './parts.ts'
import { keepProfileInStep } from './profile-store.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { whereabouts } from './security-record.ts'
import { MAIL_PER_NEWCOMER, NEW_EMAIL_PER_USER } from './sign-in-limits.ts'

const LANDING = {
  'own-address': '/',
  'new-address': '/dashboard',
  'sign-in-first': '/auth?notice=sign-in-to-confirm',
  'link-expired': '/auth?error=link-expired',
} as const

/** Which address an account has, and that its owner reads it. */
export function emailEndpoints(parts: AccountParts): Endpoint[] {
  const { baseUrl, scope, sessions, limits, outbox, record } = parts
  return [
    forUsers({
      method: 'POST',
      path: '/api/auth/change-email',
      summary: 'Sends a link to a new address. The account changes when it is opened.',
      input: ChangeEmailForm,
      title: TITLE,
      async handle({ context, user, input: { newEmail, password } }) {
        if (newEmail === user.email) return refuse('same-email')
        await requireRecentSignIn(parts, user, password)
        await takeOrRefuse(limits, [
          { rule: NEW_EMAIL_PER_USER, subject: user.id },
          { rule: MAIL_PER_NEWCOMER, subject: newEmail },
        ])
        await scope.transaction(async tx => {
          // Asked either way, so that a taken address costs the same work; its owner, not this person, learns why.
          const token = await askToConfirm(tx, user.id, newEmail, CONFIRM_SECONDS.new)
          const letter = (await isTaken(tx, newEmail))
            ? accountLetter('already-registered', `${baseUrl}/auth`)
            : accountLetter('confirm-address', confirmUrl(baseUrl, token))
          await record.note(tx, 'email-change-asked', user.id, whereabouts(context))
          const usefulForSeconds = CONFIRM_SECONDS.new
          await outbox.post(tx, { letter, recipient: newEmail, user_id: user.id, usefulForSeconds })
        })
        return accepted({ status: true })
      },
    }),

    forAnyone({
      method: 'GET',
      path: '/api/auth/verify-email',
      summary: 'Where the link in the mail leads: confirms the address, then on to the page that follows.',
      async handle({ context }) {
        const token = context.req.query('token') ?? ''
        const live = await sessions.read(context.req.header('cookie'))
        const outcome = await scope.transaction(async tx => {
          const confirmed = await confirmEmail(tx, token, live?.user.id)
          if (confirmed.outcome !== 'confirmed') return confirmed.outcome
          if (confirmed.email === confirmed.previous) return 'own-address'
          await keepProfileInStep(tx, confirmed.user_id)
          await record.note(tx, 'email-changed', confirmed.user_id, whereabouts(context))
          await outbox.post(tx, { letter: accountLetter('address-changed'), recipient: confirmed.previous })
          return 'new-address'
        })
        return context.redirect(LANDING[outcome])
      },
    }),
  ]
}
