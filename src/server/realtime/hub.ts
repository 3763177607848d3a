import { and, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isLive } from '#server/auth/sessions.ts'
import { sessions } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import { CHANNEL, type LiveEvent } from './publish.ts'
import { createStream, type Stream } from './stream.ts'

/** What a page missed since the event it names, oldest first; a page that was just opened names none. */
export type Replay = (user_id: string, last_event_id: string | undefined) => Promise<LiveEvent[]>

/** Carries what happens on any server to the pages that are open on this one. */
export interface Hub {
  start(): Promise<void>
  /**
   * A body to answer with, or `null` when the person or their network already has the most that we hold open. It ends when it is
   * cancelled; `left` is for a client that leaves before anybody reads the body, which nobody cancels.
   */
  open(reader: Reader, last_event_id?: string, left?: AbortSignal): Promise<ReadableStream<Uint8Array> | null>
  stop(): Promise<void>
}

export interface Reader {
  id: string
  session_id: string
  network: string
}

export interface HubOptions {
  database: Database
  replay?: Replay
  onError(error: Error): void
}

/** Tabs share one stream, so this is about devices. */
const MOST_STREAMS_PER_USER = 10
/** An office or a house full of phones; each stream holds a connection. */
const MOST_STREAMS_PER_NETWORK = 50
/** Proxies cut what is silent for a minute. */
const BEAT_MS = 20_000
/** Ends what no message ended: a session that ran out, or a message lost with its connection. */
const AUDIT_MS = 60_000

const Message = z.object({
  user_id: z.string(),
  event: z.object({ type: z.string(), id: z.optional(z.string()), data: z.unknown() }),
})
const SessionEnded = z.object({ session_id: z.string(), how: z.enum(['told', 'replaced']) })

export function createHub({ database, replay, onError }: HubOptions): Hub {
  const byUser = new Map<string, Set<Stream>>()
  const byNetwork = new Map<string, number>()
  const timers: NodeJS.Timeout[] = []
  let stopListening = async () => {}
  let stopped = false

  return {
    async start() {
      // What was said while the connection was down is lost; pages that reconnect ask for it by its last id.
      stopListening = await database.listen(CHANNEL, receive, endAll)
      timers.push(
        setInterval(beatAll, BEAT_MS),
        setInterval(() => audit(everyone()).catch(onError), AUDIT_MS),
      )
      for (const timer of timers) timer.unref()
    },

    async open(user, last_event_id, left) {
      const streams = byUser.get(user.id) ?? new Set()
      const here = byNetwork.get(user.network) ?? 0
      if (streams.size >= MOST_STREAMS_PER_USER || here >= MOST_STREAMS_PER_NETWORK) return null
      byNetwork.set(user.network, here + 1)
      const stream = createStream(user.id, user.session_id, ended => {
        leave(user.network)
        forget(ended)
      })
      byUser.set(user.id, streams.add(stream))
      left?.addEventListener('abort', stream.end)
      if (left?.aborted) stream.end()
      try {
        // A session that ended before this stream could hear of it.
        await audit([stream])
        stream.catchUp((await replay?.(user.id, last_event_id)) ?? [])
        // Ended rather than refused: the page then asks again by itself, and reaches another server.
        if (stopped) stream.end()
      } catch (error) {
        stream.end()
        throw error
      }
      return stream.body
    },

    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await stopListening()
      endAll()
    },
  }

  function receive(payload: string): void {
    const message = z.safeParse(Message, parsed(payload))
    if (!message.success) {
      onError(new Error('A live message has an unknown form'))
      return
    }
    const { user_id, event } = message.data
    const streams = byUser.get(user_id) ?? []
    if (event.type !== 'session-ended') {
      for (const stream of streams) stream.send(event)
      return
    }
    const ended = z.safeParse(SessionEnded, event.data)
    for (const stream of streams) {
      if (!ended.success || stream.session_id !== ended.data.session_id) continue
      if (ended.data.how === 'told') stream.send(event)
      stream.end()
    }
  }

  async function audit(open: Stream[]): Promise<void> {
    if (open.length === 0) return
    const ids = [...new Set(open.map(stream => stream.session_id))]
    const live = await database.orm
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, ids), isLive))
    const alive = new Set(live.map(session => session.id))
    for (const stream of open) {
      if (alive.has(stream.session_id)) continue
      stream.send({ type: 'session-ended', data: { session_id: stream.session_id } })
      stream.end()
    }
  }

  function beatAll(): void {
    for (const stream of everyone()) stream.beat()
  }

  function endAll(): void {
    for (const stream of everyone()) stream.end()
  }

  function everyone(): Stream[] {
    return [...byUser.values()].flatMap(streams => [...streams])
  }

  function leave(network: string): void {
    const left = (byNetwork.get(network) ?? 1) - 1
    if (left === 0) byNetwork.delete(network)
    else byNetwork.set(network, left)
  }

  function forget(stream: Stream): void {
    const streams = byUser.get(stream.user_id)
    streams?.delete(stream)
    if (streams?.size === 0) byUser.delete(stream.user_id)
  }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
