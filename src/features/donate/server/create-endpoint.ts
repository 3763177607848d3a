import * as z from 'zod/mini'
import { accepted } from '#resources/problem.ts'
import type { WhoIs } from '#server/auth/require-user.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import type { Limits } from '#server/limits/limits.ts'
import { perNetwork } from '#server/limits/network.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { DonationRequest } from '../model.ts'
import { INVALID_AMOUNT } from '../words.ts'
import type { OpenCheckout } from './checkout.ts'

/** Thieves try stolen card numbers on donation forms; nobody gives more often than this. */
const DONATIONS_PER_NETWORK = { name: 'donation', burst: 20, refillSeconds: 30 }

interface CreateParts {
  limits: Limits
  whoIs: WhoIs
  openCheckout: OpenCheckout
}

export function createDonationPayment({ limits, whoIs, openCheckout }: CreateParts): Endpoint {
  return forAnyone({
    method: 'POST',
    path: '/api/functions/create-donation-payment',
    summary: 'Opens a checkout for a donation and says where it is.',
    input: DonationRequest,
    answer: z.object({ url: z.url() }),
    title: ({ path }) => (path === 'amount' ? INVALID_AMOUNT : undefined),
    async handle({ input, context }) {
      await takeOrRefuse(limits, perNetwork(DONATIONS_PER_NETWORK, context.get('client_address')))
      return accepted({ url: await openCheckout({ ...input, user: await whoIs(context) }) })
    },
  })
}
