import { connect, type Socket } from 'node:net'

/** What many clients on open connections got, each asking again as soon as it has its answer. */
export interface Driven {
  perSecond: number
  answers: number
  p50: number
  p99: number
  /** Answers other than 2xx, and connections that broke. */
  failures: number
}

export interface Drive {
  port: number
  /** Whole requests; each client takes the next of them. */
  requests: Buffer[]
  connections: number
  seconds: number
}

/** Speaks just enough HTTP to cost little next to the server it measures: on two cores a full client would be half the load. */
export async function drive({ port, requests, connections, seconds }: Drive): Promise<Driven> {
  const times: number[] = []
  let failures = 0
  let next = 0
  let stopped = false
  const begun = performance.now()
  const clients = Array.from({ length: connections }, () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    return ask(socket)
  })
  const timer = setTimeout(() => {
    stopped = true
  }, seconds * 1000)
  await Promise.all(clients)
  clearTimeout(timer)
  const elapsed = (performance.now() - begun) / 1000
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / elapsed, answers: times.length, p50: at(0.5), p99: at(0.99), failures }

  function ask(socket: Socket): Promise<void> {
    return new Promise(resolve => {
      let sent = 0
      let waiting: Buffer = Buffer.alloc(0)
      const send = () => {
        if (stopped) {
          socket.end(resolve)
          return
        }
        sent = performance.now()
        socket.write(requests[next++ % requests.length] as Buffer)
      }
      socket.on('connect', send)
      socket.on('data', chunk => {
        waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
        const length = answerLength(waiting)
        if (length === undefined || waiting.length < length) return
        if (waiting[9] !== 0x32) failures += 1
        times.push(performance.now() - sent)
        waiting = Buffer.alloc(0)
        send()
      })
      socket.on('error', () => {
        failures += 1
        resolve()
      })
      socket.on('close', () => resolve())
    })
  }
}

/** Head and body together; unknown while the head is not there. */
function answerLength(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1]
  if (length === undefined) throw new Error('An answer without its length')
  return head + 4 + Number(length)
}

export function get(path: string, cookie: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`)
}

export function post(path: string, cookie: string, origin: string, body: object): Buffer {
  const json = JSON.stringify(body)
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\norigin: ${origin}\r\ncookie: ${cookie}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
  )
}
