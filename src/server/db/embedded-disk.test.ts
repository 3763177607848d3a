import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMigratedEngine } from '../../../tests/harness/databases.ts'
import type { Database } from './database.ts'
import { embeddedOver } from './embedded.ts'
import { readOnlyWithoutRoom } from './embedded-disk.ts'

/** Longer than it goes without looking at the disk. */
const UNTIL_IT_LOOKS_MS = 150

let isRoom = true
let database: Database
beforeAll(async () => {
  database = embeddedOver(await startMigratedEngine(), { before: readOnlyWithoutRoom(() => isRoom) })
  await database.run('create table kept (text text)')
})
afterAll(() => database.close())

const save = () => database.run("insert into kept values ('saved')")

test('[X41] saving goes on once there is room again, also when that was seen in the middle of a save that was refused', async () => {
  isRoom = false
  await pause(UNTIL_IT_LOOKS_MS)
  await expect(save()).rejects.toThrow('read-only')
  const begunBefore = database.transaction(async tx => {
    isRoom = true
    await pause(UNTIL_IT_LOOKS_MS)
    await tx.execute(sql`insert into kept values ('too early')`)
  })
  await expect(begunBefore).rejects.toThrow()
  await save()
  expect((await database.run('select text from kept')).rows).toEqual([{ text: 'saved' }])
})
