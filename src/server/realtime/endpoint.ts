import { problemWords } from '#resources/problem-words.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import { ProblemError } from '#server/http/problem.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Hub } from './hub.ts'

/** The one stream a browser keeps open: first `opened`, which says whose it is, then `notification`, `update` and `session-ended`. */
export function liveEndpoint(hub: Hub): Endpoint {
  return forUsers({
    method: 'GET',
    path: '/api/notifications/stream',
    summary:
      'What happens while the page is open, as server-sent events; the first, `opened`, says whose. Last-Event-ID brings what was missed.',
    answer: { content: 'text/event-stream' },
    async handle({ context, user }) {
      // Nobody reads the body of an answer to HEAD, so nobody would end it.
      if (context.req.method === 'HEAD') return context.body(null, 200, HEADERS)
      const network = networkOf(context.get('client_address'))
      const { signal } = context.req.raw
      const body = await hub.open({ ...user, network }, context.req.header('last-event-id'), signal)
      if (!body) throw new ProblemError(tooManyStreams, { 'retry-after': '60' })
      return context.body(body, 200, HEADERS)
    },
  })
}

const HEADERS = {
  'content-type': 'text/event-stream',
  // nginx would otherwise keep events back until its buffer is full.
  'x-accel-buffering': 'no',
}

const tooManyStreams = { status: 429, code: 'too-many-streams', ...problemWords.tooManyStreams } as const
