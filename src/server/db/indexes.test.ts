import { expect, test } from 'vitest'
import { suiteDatabase } from '../../../tests/harness/databases.ts'

const database = suiteDatabase()

test('[X50] whatever points at another row is found by an index, so that nobody pays for how many others there are', async () => {
  const { rows } = await database.run(`
    select conrelid::regclass::text as table_name, attname as column_name
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'))
    order by 1, 2`)
  expect(rows).toEqual([])
})
