import type { Context } from 'hono'
import { accepted } from '#resources/problem.ts'
import { sessionTransaction } from '#server/auth/as-person.ts'
import type { AppEnv } from '#server/http/context.ts'
import { type Endpoint, forAnyone, forUsers } from '#server/http/endpoint.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { confirmPage } from '#server/http/small-page.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { ChangeEmailForm } from '../model.ts'
import * as spanish from '../words.es.ts'
import { confirmPageWords } from '../words.ts'
import { Done } from './answers.ts'
import {
  CONFIRM_SECONDS,
  confirmEmail,
  confirmUrl,
  createConfirmation,
  createSilentConfirmation,
  isTaken,
  openQuestion,
} from './email-confirmation.ts'
import { accountEmail, readerOf } from './emails.ts'
import { type AccountParts, refuse, TITLE } from './parts.ts'
import { syncProfile } from './profile-store.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { whereabouts } from './security-record.ts'
import { NEW_EMAIL_PER_USER } from './sign-in-limits.ts'
import { notifyOldAddress } from './undo-email.ts'

const VERIFY_PATH = '/api/auth/verify-email'

const LANDING = {
  confirmed: '/dashboard',
  'sign-in-first': '/auth?notice=sign-in-to-confirm',
  'link-expired': '/auth?error=link-expired',
} as const

const confirmCatalogs = { en: confirmPageWords, es: spanish.confirmPageWords }

/** Which address an account has, and that its owner reads it. */
export function emailEndpoints(parts: AccountParts): Endpoint[] {
  const { baseUrl, database, whoIs, limits, mailQueue, record } = parts
  return [
    forUsers({
      method: 'POST',
      path: '/api/auth/change-email',
      summary: 'Sends a link to a new address. The account changes when it is opened.',
      answer: Done,
      input: ChangeEmailForm,
      title: TITLE,
      async handle({ context, user, input: { newEmail, password } }) {
        if (newEmail === user.email) return refuse('same-email')
        await requireRecentSignIn(parts, user, password)
        await takeOrRefuse(limits, [{ rule: NEW_EMAIL_PER_USER, subject: user.id }])
        await sessionTransaction(database, user, async tx => {
          await record.note(tx, 'email-change-asked', user.id, whereabouts(context))
          // Without a word when the address had its mail of this hour, whoever caused it: the link in there still works.
          const isMailed = await mailQueue.postUnsolicited(tx, newEmail, async () => {
            // Asked either way, so that a taken address costs the same work; its owner, not this person, learns why.
            const token = await createConfirmation(tx, user.id, newEmail, CONFIRM_SECONDS.new)
            const { language } = await readerOf(tx, user.id)
            const email = (await isTaken(tx, newEmail, user.id))
              ? accountEmail('already-registered', `${baseUrl}/auth`)
              : accountEmail('confirm-address', confirmUrl(baseUrl, token), { language })
            return { email, user_id: user.id, usefulForSeconds: CONFIRM_SECONDS.new }
          })
          if (!isMailed) await createSilentConfirmation(tx, user.id, newEmail, CONFIRM_SECONDS.new)
        })
        return accepted({ status: true })
      },
    }),

    forAnyone({
      method: 'GET',
      path: VERIFY_PATH,
      summary: 'Where the link in the mail leads: a page that asks. Programs that look at links first change nothing.',
      query: ['token'],
      answer: { content: 'text/html', redirects: true },
      async handle({ context }) {
        const user = await whoIs(context)
        const asked = await openQuestion(database.orm, tokenIn(context), user?.id)
        if (typeof asked === 'string') return context.redirect(LANDING[asked])
        const words = confirmCatalogs[requestLanguage(context)]
        return confirmPage(context, { ...words, question: words.question(asked.email) })
      },
    }),

    forAnyone({
      method: 'POST',
      path: VERIFY_PATH,
      summary: 'Confirms the address that got the link, then on to the page that follows.',
      query: ['token'],
      answer: { redirects: true },
      // A plain form of the page above, perhaps in a mail program's own window: the token in the address is the proof.
      anyOrigin: true,
      async handle({ context }) {
        const user = await whoIs(context)
        const found = await openQuestion(database.orm, tokenIn(context), user?.id)
        if (!user || typeof found === 'string') {
          return context.redirect(LANDING[typeof found === 'string' ? found : 'sign-in-first'], 303)
        }
        const outcome = await sessionTransaction(database, user, async tx => {
          const asked = await openQuestion(tx, tokenIn(context), user.id)
          if (typeof asked === 'string') return asked
          await confirmEmail(tx, asked)
          if (asked.email === asked.previous) return 'confirmed'
          await syncProfile(tx, asked.user_id)
          await record.note(tx, 'email-changed', asked.user_id, whereabouts(context))
          await notifyOldAddress(tx, parts, asked)
          return 'confirmed'
        })
        return context.redirect(LANDING[outcome], 303)
      },
    }),
  ]
}

const tokenIn = (context: Context<AppEnv>) => context.req.query('token') ?? ''
