import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#features/account/server/tables.ts'
import { loan_closures, mortgage_applications } from '#features/application/server/tables.ts'
import { donations } from '#features/donate/server/tables.ts'
import { notification_preferences, notifications } from '#features/notifications/server/tables.ts'
import { timeline_events } from '#features/timeline/server/tables.ts'
import { sessions, users } from '#server/auth/tables.ts'
import { plantCanaries } from '../../../tests/harness/canaries.ts'
import { bothDatabases, createPostgres, suiteDatabase } from '../../../tests/harness/databases.ts'
import { prepared, preparedSelect } from './prepared.ts'

const tables = [
  profiles,
  mortgage_applications,
  loan_closures,
  donations,
  notifications,
  notification_preferences,
  timeline_events,
]

describe.each(bothDatabases)('on $kind', ({ create }) => {
  const database = suiteDatabase(create)
  const user_id = crypto.randomUUID()
  beforeAll(async () => {
    const person = { id: user_id, email: 'ada@example.com', name: 'Ada Byron', first_name: 'Ada', last_name: 'Byron' }
    await database.orm.insert(users).values(person)
    await plantCanaries(database, user_id, 'canary')
  })

  test.each(tables.map(table => ({ name: getTableName(table), table })))(
    'a prepared statement reads $name exactly as an unprepared one, also in a transaction',
    async ({ name, table }) => {
      const own = preparedSelect(`own_${name}`, getTableColumns(table), rows =>
        rows.from(table).where(eq(table.user_id, sql.placeholder('user_id'))),
      )
      const plain = await database.orm.select().from(table).where(eq(table.user_id, user_id))
      expect(plain).toHaveLength(1)
      for (let time = 0; time < 2; time += 1) {
        expect(await own(database.orm).execute({ user_id })).toEqual(plain)
        expect(await database.transaction(tx => own(tx).execute({ user_id }))).toEqual(plain)
      }
    },
  )

  test('records inside records, and what a join does not find, come out as without preparing', async () => {
    const fields = { user: { id: users.id, created_at: users.created_at }, session: { token: sessions.token } }
    const missing = preparedSelect('missing', fields, rows =>
      rows.from(users).leftJoin(sessions, eq(sessions.user_id, users.id)),
    )
    expect(await missing(database.orm).execute()).toEqual([
      { user: { id: user_id, created_at: expect.any(Date) }, session: null },
    ])
    await database.orm.insert(sessions).values({ token: 'secret', user_id, expires_at: new Date() })
    const there = preparedSelect('there', fields, rows =>
      rows.from(users).innerJoin(sessions, eq(sessions.user_id, users.id)),
    )
    expect(await there(database.orm).execute()).toEqual([
      { user: { id: user_id, created_at: expect.any(Date) }, session: { token: 'secret' } },
    ])
  })
})

test('what is read has to say which fields', async () => {
  const database = await createPostgres()
  const unread = prepared('unread', db => db.select().from(users))
  await expect(unread(database.orm).execute()).rejects.toThrow('use preparedSelect')
  await database.close()
})

describe('on PostgreSQL', () => {
  const doubled = preparedSelect('doubled', { it: sql<number>`${sql.placeholder('given')}::int * 2` }, rows =>
    rows.from(sql`(select) as nothing`),
  )
  const database = suiteDatabase()

  test('hundreds of short statements at once each get their own answer, or their own failure', async () => {
    const query = (given: number) => doubled(database.orm).execute({ given })
    const answers = await Promise.allSettled(
      Array.from({ length: 300 }, (_, at) => query(at % 7 === 3 ? 2 ** 31 - 1 : at)),
    )
    for (const [at, answer] of answers.entries()) {
      if (at % 7 === 3) expect(answer.status).toBe('rejected')
      else expect(answer).toEqual({ status: 'fulfilled', value: [{ it: at * 2 }] })
    }
  })

  test('short statements do not wait behind long ones', async () => {
    const lock = sql`select pg_advisory_xact_lock(1)`
    let ended = 0
    const long = await database.transaction(async tx => {
      await tx.execute(lock)
      const waiting = Array.from({ length: 4 }, () => database.orm.execute(lock).then(() => (ended += 1)))
      for (let time = 0; time < 8; time += 1) await doubled(database.orm).execute({ given: time })
      expect(ended).toBe(0)
      return { waiting }
    })
    await Promise.all(long.waiting)
    expect(ended).toBe(4)
  })

  test('a connection that is lost fails what was under way on it and nothing after', async () => {
    const cutAll =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    const query = () => doubled(database.orm).execute({ given: 21 })
    const answersAgain = () => expect.poll(() => query().catch(() => 'nothing')).toEqual([{ it: 42 }])
    await query()
    await database.run(cutAll)
    const cut = expect(database.transaction(tx => tx.execute(sql`select pg_sleep(60)`))).rejects.toThrow()
    await answersAgain()
    await database.run(cutAll)
    await cut
    await answersAgain()
    expect(await database.transaction(tx => doubled(tx).execute({ given: 21 }))).toEqual([{ it: 42 }])
  })
})
