import { Hono } from 'hono'
import type { AppEnv } from '#server/http/context.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { ChangeEmailForm } from '../model.ts'
import { confirmUrl } from './account-events.ts'
import { askToConfirm, CONFIRM_SECONDS, confirmEmail, isTaken } from './email-confirmation.ts'
import { accountLetter } from './letters.ts'
import { type AccountParts, readForm, refuse } from './parts.ts'
import { keepProfileInStep } from './profile-store.ts'
import { MAIL_PER_NEWCOMER, NEW_EMAIL_PER_USER } from './sign-in-limits.ts'

/** Which address an account has, and that its owner reads it. */
export function emailRoutes({ baseUrl, scope, sessions, limits, outbox, requireUser }: AccountParts) {
  return new Hono<AppEnv>()
    .post('/change-email', requireUser, async c => {
      const user = c.get('user')
      const { newEmail } = await readForm(c, ChangeEmailForm)
      if (newEmail === user.email) refuse('same-email')
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
        await outbox.post(tx, { letter, recipient: newEmail, user_id: user.id, usefulForSeconds: CONFIRM_SECONDS.new })
      })
      return c.json({ status: true })
    })

    .get('/verify-email', async c => {
      const token = c.req.query('token') ?? ''
      const live = await sessions.read(c.req.header('cookie'))
      const outcome = await scope.transaction(async tx => {
        const confirmed = await confirmEmail(tx, token, live?.user.id)
        if (confirmed.outcome !== 'confirmed') return confirmed.outcome
        if (confirmed.email === confirmed.previous) return 'own-address'
        await keepProfileInStep(tx, confirmed.user_id)
        await outbox.post(tx, { letter: accountLetter('address-changed'), recipient: confirmed.previous })
        return 'new-address'
      })
      return c.redirect(LANDING[outcome])
    })
}

const LANDING = {
  'own-address': '/',
  'new-address': '/dashboard',
  'sign-in-first': '/auth?notice=sign-in-to-confirm',
  'link-expired': '/auth?error=link-expired',
} as const
