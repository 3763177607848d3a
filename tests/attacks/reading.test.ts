import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { suiteDatabase } from '../harness/databases.ts'
import { suiteFixture } from '../harness/suite-fixture.ts'
import { type Attacker, makeAttacker, makeVictim, type Victim } from './people.ts'
import { recipes } from './recipes.ts'
import { call, startWholeApp } from './whole-app.ts'

describe('what is only read', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => startWholeApp(database))
  /** Somebody with something in every table, and somebody with addresses that hold a key. */
  let person: Victim
  let holder: Attacker
  beforeAll(async () => {
    person = await makeVictim(fixture.app, database)
    holder = await makeAttacker(fixture.app, database)
  })

  test('[G13] every address that is read leaves each row of the database as it was', async () => {
    const reading = fixture.endpoints.filter(({ method }) => method === 'GET')
    expect(reading.length).toBeGreaterThan(30)
    const changed: string[] = []
    for (const { path } of reading) {
      const before = await everything(database)
      const keyed = recipes[`GET ${path}`]?.ownPath?.(holder) ?? path
      await call(fixture.app, { method: 'GET', path, headers: { cookie: person.cookie } })
      await call(fixture.app, { method: 'GET', path: keyed, headers: { cookie: holder.cookie } })
      await call(fixture.app, { method: 'GET', path: keyed })
      for (const [table, rows] of await everything(database)) {
        if (rows !== before.get(table)) changed.push(`${path} changes ${table}`)
      }
    }
    expect(changed).toEqual([])
  })
})

/** Every table of the product with all that stands in it, but for the counts of how often somebody asked. */
async function everything(database: Database): Promise<Map<string, string>> {
  const { rows: tables } = await database.run(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'limits'`,
  )
  const dump = tables
    .map(
      ({ table_name }) =>
        `select '${table_name}' as name, (select string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text) from "${table_name}" t) as rows`,
    )
    .join(' union all ')
  const { rows } = await database.run(dump)
  return new Map(rows.map(({ name, rows }) => [String(name), String(rows)]))
}
