import * as z from 'zod/mini'
import { endpointsWords } from '#features/realtor/operator-words.ts'
import { accepted, isMissing } from '#resources/problem.ts'
import type { OperatorDetails } from '#routes/operator-details.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { composeEmail } from '#server/mail/email.ts'
import type { MailOf, Mails } from '#server/mail/mails.ts'
import { type MessageParts, saveMessage } from '#server/mail/operator-message.ts'
import { RealtorMessage, Support } from '../model.ts'
import { budgetLabels, contactLabels, realtorToasts } from '../words.ts'
import { realtor_messages } from './tables.ts'

const ASKED_FOR = ['name', 'email', 'message']

const MESSAGES_PER_NETWORK = { name: 'realtor', burst: 5, refillSeconds: 600 }

export const realtorMails = {
  'realtor.message'(input: RealtorMessage) {
    const facts = [
      `Email: ${input.email}`,
      input.phone && `Phone: ${input.phone}`,
      input.preferredContact && `Prefers: ${contactLabels[input.preferredContact]}`,
      input.propertyLocation && `Where: ${input.propertyLocation}`,
      input.budgetRange && `Budget: ${budgetLabels[input.budgetRange]}`,
    ]
    return composeEmail({
      subject: endpointsWords.messageRealtorFromName(input.name),
      before: [input.message, facts.filter(Boolean).join('\n')],
    })
  },
} satisfies Mails

export function realtorEndpoint(parts: MessageParts): Endpoint {
  return forAnyone({
    method: 'POST',
    path: '/api/functions/send-realtor-message',
    summary: 'Sends a message to a realtor.',
    answer: z.object({ ok: z.literal(true) }),
    input: RealtorMessage,
    title: field => (ASKED_FOR.includes(field.path) && isMissing(field) ? realtorToasts.incomplete.title : undefined),
    async handle({ input, context }) {
      await saveMessage(parts, context, {
        rule: MESSAGES_PER_NETWORK,
        store: (tx, user) =>
          tx.insert(realtor_messages).values({
            user_id: user?.id,
            name: input.name,
            email: input.email,
            phone: input.phone || null,
            message: input.message,
            preferred_contact: input.preferredContact,
            property_location: input.propertyLocation || null,
            budget_range: input.budgetRange,
          }),
        reply_to: () => input.email,
        email: () =>
          ({ key: 'realtor.message', parameters: input, language: 'en' }) satisfies MailOf<typeof realtorMails>,
      })
      return accepted({ ok: true })
    },
  })
}

/** How else to reach whoever runs this site: what its settings say, and nothing invented. */
export function supportEndpoint({ support_email, support_phone }: OperatorDetails): Endpoint {
  return forAnyone({
    method: 'GET',
    path: '/api/support',
    summary: 'Tells how to reach the operator, as far as that is set up.',
    answer: Support,
    handle: async () => accepted({ support_email, support_phone }),
  })
}
