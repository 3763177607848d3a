import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases, suiteDatabase } from '../../../tests/harness/databases.ts'
import { isoText } from './instant.ts'

const texts = [
  '2026-11-15 12:07:05.122345+00',
  '2026-11-15 12:07:05.12+00',
  '2026-11-15 12:07:05+00',
  '2024-02-29 23:59:59.9999+00',
  '2026-03-29 02:30:00.001+02',
]

test('a moment reads as the date that it is, in whatever form the database says it', () => {
  for (const said of texts) expect(isoText(said)).toBe(new Date(said).toISOString())
})

describe.each(bothDatabases)('on $kind', ({ create }) => {
  const database = suiteDatabase(create)

  test('moments are said in the form that is quick to read', async () => {
    for (const text of texts) {
      const asked = { said: sql<string>`${text}::timestamptz` }
      const [row] = await database.orm.select(asked).from(sql`(select) as nothing`)
      expect(row?.said).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/)
    }
  })
})
