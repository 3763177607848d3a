import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { checkChannel, type Database } from './database.ts'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 3_000
const CHECK_EVERY = 15_000

interface Subscriber {
  channel: string
  onMessage(payload: string): void
  onRenewed?(): void
}

/** One connection for all channels, opened by the first and reopened for as long as somebody listens. */
export function startListener(connect: () => Promise<pg.Client>): Pick<Database, 'listen' | 'close'> {
  const subscribers = new Set<Subscriber>()
  const stopping = new AbortController()
  let current: pg.Client | undefined
  let running: Promise<void> | undefined

  async function listenLoop(): Promise<void> {
    let wait = FIRST_PAUSE
    let isRenewal = false
    while (!stopping.signal.aborted) {
      let client: pg.Client | undefined
      try {
        client = await connect()
        const ended = endOf(client)
        client.on('notification', ({ channel, payload = '' }) => {
          for (const subscriber of subscribers) if (subscriber.channel === channel) subscriber.onMessage(payload)
        })
        // Also reaches those that subscribe while this loop runs.
        for (const { channel } of subscribers) await client.query(`listen ${channel}`)
        current = client
        announce()
        wait = FIRST_PAUSE
        if (isRenewal) for (const subscriber of subscribers) subscriber.onRenewed?.()
        await untilLost(client, ended)
      } catch {
        // Tried again below.
      }
      isRenewal = true
      current = undefined
      await client?.end().catch(() => {})
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
      wait = Math.min(wait * 2, LONGEST_PAUSE)
    }
  }

  /** A ping finds out that a server vanished without closing the connection. */
  async function untilLost(client: pg.Client, ended: Promise<void>): Promise<void> {
    const stopped = new Promise<void>(resolve => stopping.signal.addEventListener('abort', () => resolve()))
    for (;;) {
      const waiting = new AbortController()
      const timer = pause(CHECK_EVERY, 'ask', { signal: waiting.signal, ref: false }).catch(() => 'ask')
      const next = await Promise.race([ended, stopped, timer])
      waiting.abort()
      if (next !== 'ask') return
      await client.query('select 1')
    }
  }

  let connected = Promise.withResolvers<void>()
  function announce(): void {
    connected.resolve()
    connected = Promise.withResolvers<void>()
  }

  return {
    async listen(channel, onMessage, onRenewed) {
      checkChannel(channel)
      const subscriber: Subscriber = { channel, onMessage, onRenewed }
      subscribers.add(subscriber)
      const next = connected.promise
      running ??= listenLoop()
      // When the connection is lost just now, its renewal listens to this channel too.
      if (current) await current.query(`listen ${channel}`).catch(() => next)
      else await next
      return async () => {
        subscribers.delete(subscriber)
      }
    },
    async close() {
      stopping.abort()
      await running
      announce()
    },
  }
}

function endOf(client: pg.Client): Promise<void> {
  return new Promise(resolve => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
}
