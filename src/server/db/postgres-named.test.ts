import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresUrl } from '../../../tests/harness/databases.ts'
import { runNamed } from './postgres-named.ts'

let client: pg.Client
let drop: () => Promise<void>
let described = 0

beforeAll(async () => {
  const made = await createPostgresUrl()
  drop = made.drop
  client = new pg.Client({ connectionString: made.url, pipeline: true })
  await client.connect()
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('rowDescription', () => {
    described += 1
  })
})
afterAll(async () => {
  await client.end()
  await drop()
})

const quotient = {
  name: 'quotient',
  text: `select 12 / $1::int as quotient, nullif($2::text, 'none') as word, '{"a":[1]}'::jsonb as data, true as yes`,
  types: pg.types,
}
const divide = async (by: number, word = 'ja') => (await runNamed(client, quotient, [by, word])).rows

test('the database describes the columns of a statement once for each connection', async () => {
  described = 0
  expect(await divide(4)).toEqual([[3, 'ja', { a: [1] }, true]])
  expect(await divide(6, 'none')).toEqual([[2, null, { a: [1] }, true]])
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect(await Promise.all([divide(1), divide(2)])).toEqual([
    [[12, 'ja', { a: [1] }, true]],
    [[6, 'ja', { a: [1] }, true]],
  ])
  expect(described).toBe(1)
})

test('a statement without rows says how many it changed', async () => {
  await client.query('create temporary table numbers as select generate_series(1, 5) as number')
  const statement = { name: 'remove', text: 'delete from numbers where number > $1', types: pg.types }
  expect(await runNamed(client, statement, [3])).toMatchObject({ rows: [], rowCount: 2 })
  expect(await runNamed(client, statement, [0])).toMatchObject({ rows: [], rowCount: 3 })
})

test('a failure leads to whoever asked', async () => {
  await expect(divide(0)).rejects.toThrow(
    expect.objectContaining({ stack: expect.stringContaining('postgres-named.test.ts') }),
  )
})

test('a value that cannot be read fails its statement and nothing else', async () => {
  const types = { getTypeParser: () => () => JSON.parse('no') } as unknown as pg.CustomTypesConfig
  const unreadable = { name: 'unreadable', text: 'select 1', types }
  await expect(runNamed(client, unreadable, [])).rejects.toThrow(SyntaxError)
  expect(await divide(3)).toEqual([[4, 'ja', { a: [1] }, true]])
})
