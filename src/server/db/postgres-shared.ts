import type { Socket } from 'node:net'
import type pg from 'pg'
import { type NamedStatement, runNamed } from './postgres-named.ts'

/** Few: the more statements one write takes along, the less each of them costs. */
const LINES = 2

interface Line {
  client: pg.Client
  ready: Promise<unknown>
  isReady: boolean
  unanswered: number
}

export interface SharedLines {
  run(statement: NamedStatement, values: unknown[]): Promise<pg.QueryArrayResult>
  end(): Promise<void>
}

/**
 * Connections that short statements share. Each goes out at once, behind those that are under way, instead of waiting for
 * a connection of its own, and what is asked in one turn is one write: for a small statement the system's call that sends
 * it costs more than the rest. `connect` makes a client that has not connected yet, with `pipeline`.
 */
export function shareLines(connect: () => pg.Client): SharedLines {
  const lines = new Set<Line>()
  let latest: Line | undefined

  function open(): Line {
    const client = connect()
    const line: Line = { client, ready: client.connect(), isReady: false, unanswered: 0 }
    // What was under way fails by itself; whoever asks next opens another.
    const leave = () => void lines.delete(line)
    client.on('error', leave)
    client.on('end', leave)
    line.ready.then(() => {
      line.isReady = true
    }, leave)
    lines.add(line)
    return line
  }

  function choose(): Line {
    // What belongs to the write that is being gathered goes with it.
    if (latest?.isReady && lines.has(latest) && isGathering(latest.client)) return latest
    const [least] = [...lines].sort((one, other) => one.unanswered - other.unanswered)
    return least && (least.unanswered === 0 || lines.size === LINES) ? least : open()
  }

  return {
    async run(statement, values) {
      const line = choose()
      latest = line
      line.unanswered += 1
      try {
        if (!line.isReady) await line.ready
        gather(line.client)
        return await runNamed(line.client, statement, values)
      } finally {
        line.unanswered -= 1
      }
    },
    async end() {
      await Promise.all([...lines].map(({ client }) => client.end()))
    },
  }
}

/** Holds back what this client writes until the turn is over, so that it goes out together. */
export function gather(client: pg.ClientBase): void {
  if (isGathering(client)) return
  const stream = streamOf(client)
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Whatever was still to be sent or answered fails. */
export function cut(client: pg.ClientBase): void {
  streamOf(client).destroy()
}

function isGathering(client: pg.ClientBase): boolean {
  return streamOf(client).writableCorked > 0
}

function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
