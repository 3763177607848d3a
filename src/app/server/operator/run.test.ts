import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gift_requests } from '#features/cards/server/tables.ts'
import { feedback } from '#features/feedback/server/tables.ts'
import { offeredLenders } from '#features/lenders/rules.ts'
import { seedLenders } from '#features/lenders/server/seed.ts'
import { lenders, user_lender_applications } from '#features/lenders/server/tables.ts'
import { realtor_messages } from '#features/realtor/server/tables.ts'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { createPostgresUrl, putEmbedded, suiteDatabase } from '../../../../tests/harness/databases.ts'
import { newLoan } from '../../../../tests/harness/loans.ts'
import { KINDS } from './command-line.ts'
import { type Output, operate, runOperator } from './run.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyturn-operator-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function heard(work: (output: Output) => Promise<number>) {
  let said = ''
  let problem = ''
  const code = await work({
    write: text => {
      said += text
    },
    error: text => {
      problem += text
    },
  })
  return { code, said, problem }
}

const run = (environment: NodeJS.ProcessEnv, ...args: string[]) =>
  heard(output => runOperator(args, environment, output))

describe('the operator’s command', () => {
  const database = suiteDatabase()
  const operator = (...args: string[]) => heard(output => operate(args, work => work(database), output))
  beforeAll(async () => {
    await database.transaction(seedLenders)
    const made = { name: 'Harbor Savings', loan_types: ['other' as const], is_sample: true, is_active: false }
    await database.orm.insert(lenders).values(made)
    await sendEverything(database)
  })

  const storedLenders = () => database.orm.select().from(lenders)

  test('[OP1] what people sent is listed, exported, and marked as done by the beginning of its ID', async () => {
    for (const [kind, sign] of Object.entries(signs)) {
      const listed = await operator('list', kind)
      expect(listed.said, kind).toContain(sign)
      const id = listed.said.slice(0, 8)
      expect((await operator('done', kind, id)).said).toContain('1 marked as done')
      expect((await operator('list', kind)).said).toBe('Nothing waits for you.\n1 done, shown with --all.\n')
      expect((await operator('list', kind, '--all')).said).toContain('(done ')
      const file = join(folder, `${kind}-${crypto.randomUUID()}.csv`)
      expect((await operator('export', kind, '--file', file)).said).toContain('0 lines written')
      expect((await operator('export', kind, '--all')).said).toContain(id)
      expect((await operator('done', kind, id, '--undo')).said).toContain('1 waiting again')
      expect((await operator('list', kind)).said).toContain(sign)
    }
  })

  test('[OP1] of several IDs one that is unknown stops all, and nothing typed by strangers steers the terminal', async () => {
    const { said } = await operator('list', 'realtor')
    expect(said).not.toContain('\u200f')
    const refused = await operator('done', 'realtor', said.slice(0, 8), 'ffffffff-0')
    expect(refused).toMatchObject({ code: 1, problem: expect.stringContaining('Nothing was changed.') })
    expect((await operator('list', 'realtor')).said).toBe(said)
  })

  test('[OP2] an exported file is for its owner alone, runs no formula, and replaces no other', async () => {
    const file = join(folder, `${crypto.randomUUID()}.csv`)
    await operator('export', 'feedback', '--file', file)
    // The command itself runs under a umask; here only what it wrote counts.
    expect(readFileSync(file, 'utf8')).toMatch(/^id,sent_at,done_at,type,priority,title,description,email\r\n/)
    expect(readFileSync(file, 'utf8')).toContain(`'=cmd|' /C calc'!A0`)
    const again = await operator('export', 'feedback', '--file', file)
    expect(again).toMatchObject({ code: 1, problem: `${file} exists already. Name another file.\n` })
  })

  test('[OP4] a file with bad lines is refused with every number and reason, and nothing of it is imported', async () => {
    const before = await storedLenders()
    const file = join(folder, 'bad.csv')
    const lines = [
      'name,loan_types,interest_rate,apr,rate_day',
      'Good Bank,conventional,,,',
      'Rate Only,conventional,6.5,,',
      'No Types,,,,',
      'Harbor Savings,fha,,,',
    ]
    writeFileSync(file, lines.join('\n'))
    const { code, problem } = await operator('lenders', 'import', file)
    expect(code).toBe(1)
    expect(problem).toMatch(
      /^Line 3: A rate needs its APR.*\nLine 4: .*loan_types.*\nLine 5: .*made up.*\nNothing was imported: 3/,
    )
    expect(await storedLenders()).toEqual(before)
  })

  test('[OP3] [L41] lenders are added, changed, imported and retired; a made-up one of an earlier version is never offered', async () => {
    expect(offeredLenders(await storedLenders()).map(({ name }) => name)).not.toContain('Harbor Savings')
    const added = await operator('lenders', 'add', '--name', 'First Bank', '--loan-types', 'fha,va')
    expect(added.said).toBe('Added: First Bank.\n')

    expect((await operator('lenders', 'edit', 'first bank', '--interest-rate', '6.5')).problem).toContain('its APR')
    const quote = ['--interest-rate', '6.5', '--apr', '6.62', '--rate-day', '2026-11-12']
    expect((await operator('lenders', 'edit', 'first bank', ...quote)).said).toBe('Changed: First Bank.\n')
    expect((await operator('lenders')).said).toContain('6.5%, APR 6.620%, quoted on Thu, Nov 12, 2026')

    const file = join(folder, `${crypto.randomUUID()}.csv`)
    await operator('export', 'lenders', '--file', file)
    expect(readFileSync(file, 'utf8')).not.toContain('Harbor Savings')
    const before = await storedLenders()
    expect((await operator('lenders', 'import', file)).said).toMatch(/^Changed: Bank of America, .*First Bank/)
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
    expect((await storedLenders()).sort(byName)).toEqual(before.sort(byName))

    expect((await operator('lenders', 'retire', 'First Bank', 'No Such')).problem).toContain('no lender “No Such”')
    await operator('lenders', 'retire', 'First Bank', 'Guild Mortgage')
    const offered = offeredLenders(await storedLenders()).map(({ name }) => name)
    expect(offered).not.toContain('First Bank')
    expect(offered).not.toContain('Harbor Savings')
    expect((await operator('lenders', 'restore', 'Harbor Savings')).problem).toContain('made up')
    expect((await operator('lenders', 'restore', 'First Bank')).said).toBe('Active again: First Bank.\n')
    expect((await operator('lenders', 'add', '--name', 'FIRST BANK', '--loan-types', 'va')).code).toBe(1)
  })
})

/** What tells the entry of each kind. */
const signs: Record<(typeof KINDS)[number], string> = {
  realtor: 'Ada Buyer <ada@example.com>',
  feedback: 'Dark mode',
  gifts: '1 Elm Street',
  requests: 'Ada Buyer <ada@example.com> → Wells Fargo',
}

async function sendEverything(database: Database): Promise<void> {
  const { orm } = database
  const person = { email: 'ada@example.com', name: 'Ada Buyer', first_name: 'Ada', last_name: 'Buyer' }
  const [ada] = await orm.insert(users).values(person).returning()
  const user_id = ada?.id ?? ''
  await orm.insert(realtor_messages).values({ name: 'Ada Buyer', email: 'ada@example.com', message: 'One\u200f\ntwo' })
  const note = { type: 'suggestion', priority: 'low', title: 'Dark mode', description: `=cmd|' /C calc'!A0` } as const
  await orm.insert(feedback).values(note)
  const parcel = { street_address: '1 Elm Street', city: 'Raleigh', state: 'North Carolina', zip_code: '27601' }
  const gift = {
    ...parcel,
    country: 'United States',
    status: 'pending',
    recipient_name: 'Ada',
    created_at: new Date(),
  } as const
  await orm.insert(gift_requests).values({ ...gift, id: crypto.randomUUID(), user_id })
  const real = (await orm.select().from(lenders)).find(({ name }) => name === 'Wells Fargo')
  const loan = await newLoan(database, user_id)
  const request = { ...loan, lender_id: real?.id ?? '', applied_on: '2026-11-15' }
  await orm.insert(user_lender_applications).values(request)
}

test('[OP5] beside a running server on the embedded database it says what to do', async () => {
  const DATA_DIR = mkdtempSync(join(folder, 'busy-'))
  putEmbedded(DATA_DIR)
  const unlock = lockFolder(DATA_DIR)
  const { code, problem } = await run({ DATA_DIR }, 'list', 'gifts')
  unlock()
  expect(await run({ DATA_DIR }, 'list', 'gifts')).toEqual({ code: 0, said: 'No gifts.\n', problem: '' })
  expect(code).toBe(1)
  expect(problem).toMatch(/^The server is running .* Stop the server, run this again, then start it\./)
})

test('[OP5] where there is no database it makes none', async () => {
  const DATA_DIR = join(folder, 'mistyped')
  expect(await run({ DATA_DIR }, 'list', 'gifts')).toMatchObject({ code: 1, problem: /no Keyturn database in/ })
  expect(statSync(DATA_DIR, { throwIfNoEntry: false })).toBeUndefined()
})

test('[OP5] on the tables of another version it does nothing', async () => {
  const { url, drop } = await createPostgresUrl({ empty: true })
  const { problem } = await run({ DATABASE_URL: url }, 'list', 'gifts')
  expect(problem).toMatch(/another version\. Start this version/)
  await drop()
})

test('[OP6] what it does not understand it says, with where to read more; nothing else is asked of the settings', () => {
  const ask = (...args: string[]) =>
    spawnSync(process.execPath, ['dist-server/operator.js', ...args], {
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    })
  const help = ask('--help')
  expect(help).toMatchObject({ status: 0, stderr: '' })
  for (const kind of KINDS) expect(help.stdout).toContain(kind)
  const wrong = [
    ['sing'],
    ['list', 'songs'],
    ['done', 'gifts'],
    ['lenders', 'edit', 'A'],
    ['list', 'gifts', '--undo'],
    ['--sing'],
  ]
  for (const args of wrong) {
    expect(ask(...args), args.join(' ')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+\nSee: npm run operator -- --help\n$/),
    })
  }
})
