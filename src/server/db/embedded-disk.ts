import { statfsSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { DatabaseBroken } from './database.ts'
import type { Execute } from './orm.ts'

/** The engine's log grows by 16 MiB at a time, and it dies when it cannot; this is three of those steps. */
const RESERVE_BYTES = 48 * 2 ** 20
const LOOK_AGAIN_MS = 100
/** For the requests under way to be answered. */
const EXIT_DELAY_MS = 1_000

export function hasRoom(folder: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(folder)
  // Some network disks do not tell.
  return blocks === 0 || bavail * bsize >= RESERVE_BYTES
}

/**
 * A full disk must neither lose what was acknowledged nor stop the process. While there is no room the database is only
 * read; what writes is refused by the engine itself. Should it die all the same (another program was quicker), no statement
 * reaches it again (`FailFastPGlite`): the next one would not return, and would block the whole process.
 *
 * To be executed between transactions only: settings made inside one that fails are rolled back with it.
 */
export function readOnlyWithoutRoom(isRoom: () => boolean): (execute: Execute) => Promise<void> {
  let isWritable = true
  let lookedAt = Number.NEGATIVE_INFINITY
  return async execute => {
    const now = performance.now()
    if (now - lookedAt < LOOK_AGAIN_MS) return
    lookedAt = now
    const room = isRoom()
    if (room === isWritable) return
    const text = `set default_transaction_read_only = ${room ? 'off' : 'on'}`
    await execute({ text, values: [], rows: 'none' })
    isWritable = room
  }
}

/**
 * After a failed statement, PGlite's own methods still send messages to the engine, so this overrides the one method
 * that all of them use. What the engine held in memory is gone; only a restart reads it from the disk.
 */
export class FailFastPGlite extends PGlite {
  #broken: DatabaseBroken | undefined

  override async execProtocolStream(
    ...said: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    if (this.#broken) throw this.#broken
    try {
      return await super.execProtocolStream(...said)
    } catch (error) {
      if ((error as { severity?: string }).severity === 'PANIC') this.#end((error as Error).message)
      throw error
    }
  }

  #end(reason: string): void {
    const broken = new DatabaseBroken(reason)
    this.#broken = broken
    setTimeout(() => {
      throw broken
    }, EXIT_DELAY_MS)
  }
}
