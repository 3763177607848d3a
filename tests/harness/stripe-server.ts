import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Params = Record<string, string>

interface StripeCall {
  method: string
  path: string
  key: string | undefined
  authorization: string | undefined
  params: Params
}

/** `breaks`: the connection ends before an answer, as often as the number says. */
export interface Mood {
  breaks?: number
  status?: number
  withoutUrl?: boolean
}

/** Speaks the few addresses of Stripe's API that we use, with its idempotency keys and its errors. */
export async function startStripeServer() {
  const calls: StripeCall[] = []
  const sessions = new Map<string, Record<string, unknown>>()
  const canceled = new Set<string>()
  const invoices = new Map<string, string>()
  let mood: Mood = {}

  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    calls.push(call)
    if (mood.breaks) {
      mood.breaks -= 1
      // The session is made all the same: this is the try that makes a second one without the key.
      if (mood.status === undefined) answerSession(call)
      return request.socket.destroy()
    }
    if (mood.status) return answer(response, mood.status, problem('api_error', 'Something broke'))
    if (call.method === 'POST' && call.path === '/v1/checkout/sessions') {
      const session = answerSession(call)
      return answer(response, 200, mood.withoutUrl ? { ...session, url: null } : session)
    }
    const subscription = /^\/v1\/subscriptions\/(\w+)$/.exec(call.path)?.[1]
    if (call.method === 'DELETE' && subscription && !canceled.has(subscription)) {
      canceled.add(subscription)
      return answer(response, 200, { id: subscription, object: 'subscription', status: 'canceled' })
    }
    const asked = new URL(call.path, 'http://stripe')
    if (call.method === 'GET' && asked.pathname === '/v1/invoice_payments') {
      const invoice = invoices.get(asked.searchParams.get('payment[payment_intent]') ?? '')
      const data = invoice ? [{ id: 'inpay_1', object: 'invoice_payment', invoice }] : []
      return answer(response, 200, { object: 'list', url: asked.pathname, has_more: false, data })
    }
    return answer(response, 404, problem('invalid_request_error', 'No such thing', 'resource_missing'))
  })

  function answerSession({ key = '', params }: StripeCall): Record<string, unknown> {
    const known = sessions.get(key)
    if (known) return known
    const id = `cs_test_${sessions.size + 1}`
    const { success_url, cancel_url, mode, client_reference_id = null, customer_email = null } = params
    const metadata = below(params, 'metadata')
    const made = { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}`, livemode: false }
    const session = { ...made, success_url, cancel_url, mode, client_reference_id, customer_email, metadata }
    sessions.set(key, session)
    return session
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    sessions,
    canceled,
    /** Which invoice a payment paid. */
    invoices,
    setMood(next: Mood) {
      mood = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const { method = '', url = '', headers } = request
  return {
    method,
    path: url,
    key: headers['idempotency-key'] as string | undefined,
    authorization: headers.authorization,
    params: Object.fromEntries(new URLSearchParams(await text(request))),
  }
}

/** `metadata[site]` and its like. */
function below(params: Params, name: string): Params {
  const found = Object.entries(params).flatMap(([key, value]) => {
    const inner = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1]
    return inner ? [[inner, value] as const] : []
  })
  return Object.fromEntries(found)
}

function problem(type: string, message: string, code?: string) {
  return { error: { type, message, code } }
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(JSON.stringify(body))
}
