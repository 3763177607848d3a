import { beforeAll, describe, expect, test } from 'vitest'
import { applicationStore } from '#features/application/server/store.ts'
import { checklistStore } from '#features/checklist/server/store.ts'
import { closureStore } from '#features/closure/server/store.ts'
import { comparisonStore } from '#features/comparison/server/store.ts'
import { disclosuresStore } from '#features/disclosures/server/store.ts'
import { insuranceDiaryStore } from '#features/insurance-diary/server/store.ts'
import { rateLockStore } from '#features/rate-lock/server/store.ts'
import { TENTATIVE_NOTE } from '#features/timeline/notes-words.ts'
import { legalDatesStore } from '#features/timeline/server/legal-dates-store.ts'
import { timelineStore } from '#features/timeline/server/store.ts'
import { wireSafetyStore } from '#features/wire-safety/server/store.ts'
import type { Database } from '#server/db/database.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import type { Reader } from '#server/loans/owner.ts'
import { loansStore } from '#server/loans/store.ts'
import { bothDatabases, suiteDatabase } from '../harness/databases.ts'
import { reader } from '../harness/loans.ts'
import { ADVICE, OLDER_ROWS, PEOPLE } from './older-rows.ts'

/** The migration that gave loans their ids. */
const LOANS = '0033_loans.sql'

describe.each(bothDatabases)(
  '[LN20] everything that the version before kept is found again, on $kind',
  ({ create }) => {
    const database = suiteDatabase(create)
    beforeAll(async () => {
      await startOver(database)
      await migrate(database, [])
    })

    const shown = async (of: Reader) => {
      const { orm } = database
      const { events } = await timelineStore.load(orm, of)
      return {
        application: await applicationStore.load(orm, of),
        closure: (await closureStore.load(orm, of)).closure,
        offers: (await comparisonStore.load(orm, of)).scenarios.map(({ name }) => name),
        documents: (await checklistStore.load(orm, of)).gathered,
        diaries: (await insuranceDiaryStore.load(orm, of)).diaries.map(({ name }) => name),
        papers: (await disclosuresStore.load(orm, of)).papers.map(({ added_at }) => added_at.slice(0, 4)),
        lock: (await rateLockStore.load(orm, of)).lock?.interest_rate ?? null,
        told: (await legalDatesStore.load(orm, of)).told,
        card: (await wireSafetyStore.load(orm, of)).card?.agent_name ?? null,
        event: (key: string) => events.find(({ event_key }) => event_key === key),
      }
    }
    const loansOf = async (user_id: string) => (await loansStore.load(database.orm, reader(user_id))).loans

    test('a loan under way, with everything that can be saved for one', async () => {
      const ada = reader(PEOPLE.underWay)
      const loan = await shown(ada)
      expect(loan).toMatchObject({
        application: {
          completed: { tracking_id: 'MA-UNDERWAY', annual_income: 96_000 },
          draft: { loan_amount: 355_000 },
          is_closed: false,
          past_loans: [],
        },
        closure: { chosen_lender_name: 'Harbor Savings', loan_closed: false },
        offers: ['Harbor Savings'],
        documents: ['pay_stubs'],
        diaries: ['Harbor'],
        papers: ['2026'],
        lock: 6.5,
        told: { applied_on: '2026-02-12' },
        card: 'Old Title',
      })
      expect(loan.event('contract_signed')).toMatchObject({
        scheduled_date: '2026-02-10',
        notes: ADVICE,
        completed: true,
      })
      // Nobody chose its day, so it is shown as a tentative one.
      const notes = `Bring Ann\n${TENTATIVE_NOTE}`
      expect(loan.event('home_inspection')).toMatchObject({ scheduled_date: '2026-02-17', notes })
      expect(await loansOf(ada.user_id)).toMatchObject([{ state: 'applying', purpose: 'purchase' }])
      const left = await database.run('select loan_id from planned_reminders union all select loan_id from reminders')
      expect(left.rows).toHaveLength(2)
      const advised = await database.run('select count(*)::int as rows from timeline_events where notes = $1', [ADVICE])
      expect(advised.rows).toEqual([{ rows: 0 }])
    })

    test('a closed loan, with the wire card that was locked on its last day', async () => {
      const ben = reader(PEOPLE.closed)
      expect(await loansOf(ben.user_id)).toMatchObject([{ state: 'owned', closed_on: '2026-03-20' }])
      expect(await shown(ben)).toMatchObject({ application: { is_closed: true }, card: 'Closing Title' })
    })

    test('a closed loan and what was begun since: a draft, an offer and a card are the next loan’s', async () => {
      const eve = reader(PEOPLE.begun)
      const [closed, next] = await loansOf(eve.user_id)
      expect([closed?.state, next?.state]).toEqual(['owned', 'planning'])
      expect(await shown(eve)).toMatchObject({
        application: {
          completed: null,
          draft: { property_state: 'Texas' },
          past_loans: [{ id: closed?.id, application: { tracking_id: 'MA-BEGUN000' } }],
        },
        offers: ['Cedar Bank'],
        card: 'New Title',
      })
      expect(await shown({ ...eve, loan_id: closed?.id ?? '' })).toMatchObject({
        application: { completed: { tracking_id: 'MA-BEGUN000' }, is_closed: true },
        offers: ['Harbor Savings'],
        card: null,
      })
    })

    test('past loans with their offers, dates, papers and card', async () => {
      const uma = reader(PEOPLE.past)
      const [first, second, third] = await loansOf(uma.user_id)
      expect([first, second, third]).toMatchObject([
        { state: 'owned', closed_on: '2024-05-31' },
        { state: 'owned', closed_on: null },
        { state: 'comparing', purpose: 'refinance' },
      ])
      expect(await shown(uma)).toMatchObject({
        application: {
          completed: { tracking_id: 'MA-THIRD000' },
          past_loans: [{ id: second?.id }, { id: first?.id }],
        },
        papers: ['2026'],
      })
      expect(await shown({ ...uma, loan_id: first?.id ?? '' })).toMatchObject({
        application: { completed: { tracking_id: 'MA-FIRST000' } },
        closure: { apr: 6.71, notes: 'Signed' },
        papers: ['2024'],
      })
      const older = await shown({ ...uma, loan_id: second?.id ?? '' })
      expect(older).toMatchObject({
        offers: ['County Credit'],
        documents: ['w2_forms'],
        papers: ['2025'],
        lock: 5.875,
        told: { applied_on: '2025-04-12' },
        card: 'Second Title',
      })
      expect(older.event('home_inspection')).toMatchObject({ scheduled_date: '2025-05-02', notes: 'Bring Ben' })
    })

    test('whoever saved nothing has no loan', async () => {
      expect(await loansOf(PEOPLE.nothing)).toEqual([])
    })
  },
)

/** The tables as they were before loans had ids, with what people stored in them. */
async function startOver(database: Database): Promise<void> {
  await database.run('drop schema public cascade')
  await database.run('create schema public')
  await database.run(
    'create table applied_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  for (const { name, text, hash } of readMigrations().filter(migration => migration.name < LOANS)) {
    for (const statement of text.split('--> statement-breakpoint')) await database.run(statement)
    await database.run('insert into applied_migrations (name, hash) values ($1, $2)', [name, hash])
  }
  for (const user_id of Object.values(PEOPLE)) {
    const values = [user_id, `${user_id}@example.com`, 'Ada Buyer', 'Ada', 'Buyer']
    await database.run('insert into users (id, email, name, first_name, last_name) values ($1, $2, $3, $4, $5)', values)
    for (const [table, rows] of Object.entries(OLDER_ROWS[user_id] ?? {})) {
      for (const row of rows) await insert(database, table, { user_id, ...row })
    }
  }
}

async function insert(database: Database, table: string, row: object): Promise<void> {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const names = given.map(([name]) => `"${name}"`).join(', ')
  const json = JSON.stringify(Object.fromEntries(given))
  await database.run(
    `insert into "${table}" (${names}) select ${names} from jsonb_populate_record(null::"${table}", $1::jsonb)`,
    [json],
  )
}
