import { setTimeout as pause } from 'node:timers/promises'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { users } from '#server/auth/tables.ts'
import { bothDatabases, createPostgres, suiteDatabase } from '../../../tests/harness/databases.ts'
import type { Orm } from './database.ts'
import { migrate } from './migrate.ts'
import { prepared, preparedSelect } from './prepared.ts'

const person = (email: string) => ({ email, name: 'Ada Lovelace', first_name: 'Ada', last_name: 'Lovelace' })

describe.each(bothDatabases)('on $kind', ({ create }) => {
  const database = suiteDatabase(create)
  const named = (email: string) => database.orm.select().from(users).where(eq(users.email, email))

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

  test('[X1] what nobody waited for is kept with the transaction, or takes it along', async () => {
    const insert = (tx: Orm, email: string) => tx.insert(users).values(person(email)).execute()
    await database.transaction(async tx => {
      void insert(tx, 'unwaited@example.com')
    })
    expect(await named('unwaited@example.com')).toHaveLength(1)
    const work = database.transaction(async tx => {
      insert(tx, 'twice@example.com').catch(() => {})
      insert(tx, 'twice@example.com').catch(() => {})
      return 'done'
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await named('twice@example.com')).toEqual([])
  })

  test('[X1] the reason is told, not what followed from it', async () => {
    const work = database.transaction(async tx => {
      tx.execute(sql`select 1/0`).catch(() => {})
      await tx.insert(users).values(person('after@example.com'))
    })
    await expect(work).rejects.toMatchObject({ code: '22012' })
  })

  test('[X83] two prepared statements with one name are two, also in one transaction', async () => {
    const own = eq(users.email, sql.placeholder('email'))
    const rename = prepared('rename', db => db.update(users).set({ name: 'Ada King' }).where(own))
    const renameFirst = prepared('rename', db => db.update(users).set({ first_name: 'Augusta' }).where(own))
    await database.orm.insert(users).values(person('first@example.com'))
    await database.transaction(async tx => {
      const email = 'first@example.com'
      await Promise.all([rename(tx).execute({ email }), renameFirst(tx).execute({ email })])
    })
    expect(await named('first@example.com')).toMatchObject([{ name: 'Ada King', first_name: 'Augusta' }])
  })

  test('[X83] what nobody waited for in a step that is undone is undone with it, and the rest is kept', async () => {
    await database.transaction(async tx => {
      await tx.insert(users).values(person('whole@example.com'))
      const step = tx.transaction(async inner => {
        void inner.insert(users).values(person('unwaited-step@example.com')).execute()
        // There already: this fails, and is undone with the rest.
        inner
          .insert(users)
          .values(person('whole@example.com'))
          .catch(() => {})
        throw new Error('changed my mind')
      })
      await expect(step).rejects.toThrow('changed my mind')
    })
    expect(await named('whole@example.com')).toHaveLength(1)
    expect(await named('unwaited-step@example.com')).toEqual([])
  })

  test('[X83] what fails for the whole transaction inside a step that is undone leaves nothing, and is told', async () => {
    const work = database.transaction(async tx => {
      await tx.insert(users).values(person('outer@example.com'))
      const step = tx.transaction(async () => {
        tx.insert(users)
          .values(person('outer@example.com'))
          .catch(() => {})
        throw new Error('changed my mind')
      })
      await step.catch(() => {})
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await named('outer@example.com')).toEqual([])
  })

  test('[X83] a step that nobody waited for is whole when the transaction ends', async () => {
    await database.transaction(async tx => {
      void tx.transaction(async inner => {
        await inner.insert(users).values(person('slow-step@example.com'))
        await inner.update(users).set({ name: 'Ada King' }).where(eq(users.email, 'slow-step@example.com'))
      })
    })
    expect(await named('slow-step@example.com')).toMatchObject([{ name: 'Ada King' }])
  })

  test('[X83] a handle that outlives its transaction joins nobody else’s', async () => {
    let saved: Orm | undefined
    await database.transaction(async tx => {
      saved = tx
    })
    const late = saved?.insert(users).values(person('late@example.com'))
    const others = Array.from({ length: 20 }, (_, at) =>
      database.transaction(async tx => {
        await tx.insert(users).values(person(`other-${at}@example.com`))
        if (at === 10) await expect(late?.execute()).rejects.toThrow('late@example.com')
        await tx.execute(sql`select pg_sleep(0.01)`)
      }),
    )
    await Promise.all(others)
    await expect(saved?.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: /is over/ } })
    expect(await named('late@example.com')).toEqual([])
  })

  test('[X83] a value that cannot be written fails whoever brought it, and nobody else', async () => {
    const refuse = () => {
      throw new Error('nobody can write this down')
    }
    const unwritable = { toPostgres: refuse, toString: refuse, toJSON: refuse }
    const renamed = prepared('renamed', db => db.update(users).set({ name: sql`${sql.placeholder('name')}` }))
    for (const fail of [
      async (db: Orm) => renamed(db).execute({}),
      async (db: Orm) => renamed(db).execute({ name: unwritable }),
      async (db: Orm) => db.execute(sql`select ${unwritable}::text`),
    ]) {
      const work = database.transaction(async tx => {
        await tx.insert(users).values(person('unsent@example.com'))
        await fail(tx)
      })
      await expect(work).rejects.toThrow()
      expect(await named('unsent@example.com')).toEqual([])
      const everybody = await Promise.allSettled(
        Array.from({ length: 60 }, (_, at) => (at % 3 === 1 ? fail(database.orm) : named('kept@example.com'))),
      )
      for (const [at, { status }] of everybody.entries()) expect(status).toBe(at % 3 === 1 ? 'rejected' : 'fulfilled')
    }
    // Nor is anything spoilt that comes later, by the same statement.
    await renamed(database.orm).execute({ name: 'Ada King' })
  })

  test('[X83] a column whose type changes under a running server is read on, also in transactions', async () => {
    await database.run('create table things (id int primary key, size int not null)')
    await database.run('insert into things values (1, 7)')
    const things = pgTable('things', { id: integer('id'), size: integer('size') })
    const all = preparedSelect('all_things', getTableColumns(things), rows => rows.from(things))
    const readEverywhere = () =>
      Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          at % 2 === 0 ? all(database.orm).execute() : database.transaction(tx => all(tx).execute()),
        ),
      )
    for (const type of ['bigint', 'numeric', 'int']) {
      for (const rows of await readEverywhere()) expect(rows.map(row => Number(row.size))).toEqual([7])
      await database.run(`alter table things alter column size type ${type}`)
    }
    await readEverywhere()
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

test('who listens on PostgreSQL is notified when a lost connection is back, and hears again', async () => {
  const database = await createPostgres()
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
  await expect.poll(() => renewals).toBe(1)
  await database.run(`select pg_notify('news', 'back')`)
  await expect.poll(() => heard).toEqual(['back'])
  await database.close()
})
