import { statfsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { DatabaseBroken } from './database.ts'

/** The engine's log grows by 16 MiB at a time, and it dies when it cannot; this is three of those steps. */
const RESERVE_BYTES = 48 * 2 ** 20
const LOOK_AGAIN_MS = 100
/** For the requests under way to be answered. */
const FAREWELL_MS = 1_000

export function hasRoom(folder: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(folder)
  // Some network disks do not tell.
  return blocks === 0 || bavail * bsize >= RESERVE_BYTES
}

/**
 * A full disk must neither lose what was acknowledged nor stop the process. While there is no room the database is only
 * read; what writes is refused by the engine itself. Should it die all the same (another program was quicker), it is never
 * asked again: the next question would not return, and with it the whole process would stand still.
 */
export function guardDisk(client: PGlite, folder: string): void {
  let broken: DatabaseBroken | undefined
  let isWritable = true
  let lookedAt = Number.NEGATIVE_INFINITY
  let switching: Promise<unknown> = Promise.resolve()

  const exec = client.exec.bind(client)
  async function admit(): Promise<void> {
    const now = performance.now()
    if (now - lookedAt >= LOOK_AGAIN_MS) {
      lookedAt = now
      const room = hasRoom(folder)
      if (room !== isWritable) {
        isWritable = room
        switching = exec(`set default_transaction_read_only = ${room ? 'off' : 'on'}`)
      }
    }
    await switching
  }

  for (const name of ['query', 'exec', 'transaction'] as const) {
    const original = client[name].bind(client) as (...args: unknown[]) => Promise<unknown>
    Object.assign(client, {
      [name]: async (...args: unknown[]) => {
        await admit()
        return original(...args)
      },
    })
  }

  const ask = client.execProtocolStream.bind(client)
  client.execProtocolStream = async (message, options) => {
    if (broken) throw broken
    try {
      return await ask(message, options)
    } catch (error) {
      if ((error as { severity?: string }).severity === 'PANIC') {
        broken = new DatabaseBroken((error as Error).message)
        endSoon(broken)
      }
      throw error
    }
  }
}

/** What the engine held in memory is gone; only a fresh start reads it from the disk. */
function endSoon(broken: DatabaseBroken): void {
  setTimeout(() => {
    throw broken
  }, FAREWELL_MS)
}
