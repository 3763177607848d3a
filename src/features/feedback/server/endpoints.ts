import * as z from 'zod/mini'
import { endpointsWords } from '#features/feedback/operator-words.ts'
import { accepted, isMissing } from '#resources/problem.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { composeEmail } from '#server/mail/email.ts'
import type { MailOf, Mails } from '#server/mail/mails.ts'
import { type MessageParts, saveMessage } from '#server/mail/operator-message.ts'
import { FeedbackForm } from '../model.ts'
import { feedbackPriorityLabels, feedbackToasts, feedbackTypeLabels } from '../words.ts'
import { feedback } from './tables.ts'

const ASKED_FOR = ['title', 'description']

const FEEDBACK_PER_NETWORK = { name: 'feedback', burst: 5, refillSeconds: 600 }

interface Feedback extends Pick<z.infer<typeof FeedbackForm>, 'type' | 'priority' | 'title' | 'description'> {
  from?: string
}

export const feedbackMails = {
  'feedback.message': ({ type, priority, title, description, from }: Feedback) =>
    composeEmail({
      subject: endpointsWords.feedbackTitle(title),
      before: [`${feedbackTypeLabels[type]} · ${feedbackPriorityLabels[priority]}`, description],
      after: [endpointsWords.from(from)],
    }),
} satisfies Mails

export function feedbackEndpoint(parts: MessageParts): Endpoint {
  return forAnyone({
    method: 'POST',
    path: '/api/functions/send-feedback',
    summary: 'Tells the people behind Keyturn something.',
    answer: z.object({ ok: z.literal(true) }),
    input: FeedbackForm,
    title: field => (ASKED_FOR.includes(field.path) && isMissing(field) ? feedbackToasts.incomplete.title : undefined),
    async handle({ input, context }) {
      const { type, priority, title, description } = input
      const email = input.email || null
      await saveMessage(parts, context, {
        rule: FEEDBACK_PER_NETWORK,
        store: (tx, user) =>
          tx.insert(feedback).values({ user_id: user?.id, type, priority, title, description, email }),
        reply_to: user => email ?? user?.email,
        email: user =>
          ({
            key: 'feedback.message',
            parameters: { type, priority, title, description, from: email ?? user?.email },
            language: 'en',
          }) satisfies MailOf<typeof feedbackMails>,
      })
      return accepted({ ok: true })
    },
  })
}
