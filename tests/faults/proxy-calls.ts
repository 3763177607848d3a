import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Nginx } from '../harness/nginx.ts'

interface Call {
  cookie?: string
  body?: object
  /** Which of this machine's addresses to call from. */
  from?: string
  /** What to claim about that. */
  forwarded?: string
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
  json(): any
}

/** Which server answered: request ids begin with what a process drew when it started. */
export function serverOf({ headers }: { headers: IncomingHttpHeaders }): string {
  return String(headers['x-request-id']).split('-')[0] ?? ''
}

export async function call({ port, origin }: Nginx, method: string, path: string, wanted: Call): Promise<Answer> {
  const answer = await send(port, origin, method, path, wanted)
  const body = await text(answer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, json: () => JSON.parse(body) }
}

/** A page that stays open. */
export async function openStream({ port, origin }: Nginx, cookie: string) {
  const answer = await send(port, origin, 'GET', '/api/notifications/stream', { cookie })
  let heard = ''
  answer.setEncoding('utf8').on('data', chunk => {
    heard += chunk
  })
  answer.on('error', () => {})
  return { server: serverOf(answer), heard: () => heard, close: () => answer.destroy() }
}

function send(port: number, origin: string, method: string, path: string, wanted: Call): Promise<IncomingMessage> {
  const { cookie, body, from, forwarded } = wanted
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        method,
        localAddress: from,
        headers: {
          host: `localhost:${port}`,
          origin,
          ...(cookie && { cookie }),
          ...(forwarded && { 'x-forwarded-for': forwarded }),
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      resolve,
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}
