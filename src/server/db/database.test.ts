import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#server/auth/tables.ts'
import { bothDatabases } from '../../../tests/harness/databases.ts'
import { type Database, type Orm, send } from './database.ts'
import { migrate } from './migrate.ts'
import { prepared } from './prepared.ts'

const person = (email: string) => ({ email, name: 'Ada Lovelace', first_name: 'Ada', last_name: 'Lovelace' })

describe.each(bothDatabases)('on $kind', ({ create }) => {
  let database: Database
  beforeAll(async () => {
    database = await create()
  })
  afterAll(() => database.close())

  test('[X1] what fails half-way leaves nothing behind', async () => {
    const work = database.transaction(async tx => {
      await tx.insert(users).values(person('half@example.com'))
      throw new Error('the power went')
    })
    await expect(work).rejects.toThrow('the power went')
    expect(await database.orm.select().from(users).where(eq(users.email, 'half@example.com'))).toEqual([])
  })

  test('[X1] a failure that was overlooked inside a transaction is never reported as success', async () => {
    const work = database.transaction(async tx => {
      await tx.insert(users).values(person('quiet@example.com'))
      await tx.execute(sql`select 1/0`).catch(() => {})
    })
    await expect(work).rejects.toThrow()
    expect(await database.orm.select().from(users).where(eq(users.email, 'quiet@example.com'))).toEqual([])
  })

  test('[X1] a transaction that is asked of the outer handle is one, too', async () => {
    const work = database.orm.transaction(async tx => {
      await Promise.all(['one@example.com', 'two@example.com'].map(email => tx.insert(users).values(person(email))))
      expect(await tx.select().from(users).where(eq(users.email, 'two@example.com'))).toHaveLength(1)
      expect(tx).not.toBe(database.orm)
      throw new Error('the power went')
    })
    await expect(work).rejects.toThrow('the power went')
    expect(await database.orm.select().from(users).where(eq(users.email, 'one@example.com'))).toEqual([])
  })

  test('a step inside a transaction can be undone by itself', async () => {
    await database.transaction(async tx => {
      await tx.insert(users).values(person('kept@example.com'))
      const step = tx.transaction(async inner => {
        await inner.insert(users).values(person('undone@example.com'))
        throw new Error('changed my mind')
      })
      await expect(step).rejects.toThrow('changed my mind')
    })
    const emails = (await database.orm.select({ email: users.email }).from(users)).map(row => row.email)
    expect(emails).toContain('kept@example.com')
    expect(emails).not.toContain('undone@example.com')
  })

  test('[X1] what was sent and not waited for is kept with the transaction, in its order', async () => {
    await database.transaction(async tx => {
      send(tx, tx.insert(users).values(person('sent@example.com')))
      send(tx, tx.update(users).set({ name: 'Ada King' }).where(eq(users.email, 'sent@example.com')))
      expect(await tx.select().from(users).where(eq(users.name, 'Ada King'))).toHaveLength(1)
      send(tx, tx.update(users).set({ name: 'Ada Byron' }).where(eq(users.name, 'Ada King')))
    })
    const kept = await database.orm.select().from(users).where(eq(users.email, 'sent@example.com'))
    expect(kept).toMatchObject([{ name: 'Ada Byron' }])
  })

  test('[X1] what was sent and fails takes the transaction with it, and says why', async () => {
    const work = database.transaction(async tx => {
      send(tx, tx.insert(users).values(person('twice@example.com')))
      send(tx, tx.insert(users).values(person('twice@example.com')))
      return 'done'
    })
    await expect(work).rejects.toMatchObject({ cause: { code: '23505' } })
    const goingOn = database.transaction(async tx => {
      for (const email of ['twice@example.com', 'twice@example.com']) send(tx, tx.insert(users).values(person(email)))
      await tx.select().from(users)
    })
    await expect(goingOn).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await database.orm.select().from(users).where(eq(users.email, 'twice@example.com'))).toEqual([])
  })

  test('[X1] what cannot even be sent takes the transaction with it', async () => {
    const refuse = () => expect.unreachable('nobody can write this down')
    const unwritable = { toPostgres: refuse, toString: refuse, toJSON: refuse }
    const renamed = prepared('renamed', db => db.update(users).set({ name: sql`${sql.placeholder('name')}` }))
    const failing: ((tx: Orm) => void)[] = [
      tx => send(tx, renamed(tx).execute({})),
      tx => send(tx, renamed(tx).execute({ name: unwritable })),
      tx => send(tx, tx.execute(sql`select ${unwritable}::text`)),
    ]
    for (const fail of failing) {
      const work = database.transaction(async tx => {
        await tx.select().from(users)
        send(tx, tx.insert(users).values(person('unsent@example.com')))
        fail(tx)
      })
      await expect(work).rejects.toThrow()
      expect(await database.orm.select().from(users).where(eq(users.email, 'unsent@example.com'))).toEqual([])
    }
  })

  test('[X1] what was sent before a failure is undone, and hurts nobody later', async () => {
    for (const [change, cause] of [
      [sql`select 1/0`, 'select 1/0'],
      [sql`select 1`, 'the power went'],
    ] as const) {
      const work = database.transaction(async tx => {
        send(tx, tx.insert(users).values(person('gone@example.com')))
        send(tx, tx.execute(change))
        throw new Error('the power went')
      })
      await expect(work).rejects.toThrow(cause)
      await database.transaction(async tx => {
        expect(await tx.select().from(users).where(eq(users.email, 'gone@example.com'))).toEqual([])
      })
    }
  })

  test('messages arrive on the channel they were sent to, and no more after stopping', async () => {
    const heard: string[] = []
    const stop = await database.listen('news', payload => heard.push(payload))
    await database.transaction(async tx => {
      await tx.execute(sql`select pg_notify('news', 'rates moved'), pg_notify('gossip', 'no')`)
    })
    await expect.poll(() => heard).toEqual(['rates moved'])
    await stop()
    await database.run(`select pg_notify('news', 'again')`)
    await pause(100)
    expect(heard).toEqual(['rates moved'])
  })

  test('plain SQL may hold several statements, and one that fails does not hurt the next', async () => {
    const { rows } = await database.run('begin; select 1 as one; commit; select 2 as two')
    expect(rows).toEqual([{ one: 1 }, { two: 2 }])
    await expect(database.run('begin; select 1/0; commit')).rejects.toThrow()
    expect((await database.run('select $1::int as three', [3])).rows).toEqual([{ three: 3 }])
  })

  test('it answers a ping', () => database.ping(1_000))

  test('[X2] migrating again changes nothing, and seeds run every time', async () => {
    let seeded = 0
    const seed = async () => {
      seeded += 1
    }
    const runs = await Promise.all([migrate(database, [seed]), migrate(database, [seed]), migrate(database, [seed])])
    expect(runs.flatMap(run => run.applied)).toEqual([])
    expect(seeded).toBe(3)
  })
})

test('who listens on PostgreSQL is told when a lost connection is back, and hears again', async () => {
  const [{ create } = expect.unreachable()] = bothDatabases.filter(each => each.kind === 'postgres')
  const database = await create()
  const heard: string[] = []
  let renewals = 0
  await database.listen(
    'news',
    payload => heard.push(payload),
    () => {
      renewals += 1
    },
  )
  await database.run(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(() => renewals, { timeout: 5_000 }).toBe(1)
  await database.run(`select pg_notify('news', 'back')`)
  await expect.poll(() => heard).toEqual(['back'])
  await database.close()
})
