import { and, asc, eq, gt } from 'drizzle-orm'
import { calendarDayIn } from '#domain/time-zone.ts'
import { users } from '#server/auth/tables.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import { isOwn, type Owner } from '#server/loans/owner.ts'
import { loans } from '#server/loans/tables.ts'
import { crossedAfter } from '../crossing.ts'
import { loanFacts } from '../loan-facts.ts'
import { planOf, refinanceNumber } from '../refinance-number.ts'
import type { HomeOf } from './reminders.ts'
import { serviced_loans } from './tables.ts'

const compareNumbers = defineQueue<{ rate: number }>({
  name: 'servicing.refinance-numbers',
  retries: 10,
  pauseSeconds: 60,
  patienceSeconds: 3600,
})

/** For whoever stores a week's average rate, in the same transaction. */
export async function onRateStored(tx: Orm, jobs: Pick<Jobs, 'enqueue'>, week: string, rate: number): Promise<void> {
  await jobs.enqueue(tx, compareNumbers, { rate }, { key: week })
}

interface RefinanceAlertParts {
  database: Database
  homeOf: HomeOf
  /** Plans the person's reminders anew. */
  plan(tx: Orm, user_id: string): Promise<void>
}

export function registerRefinanceAlerts(parts: RefinanceAlertParts & { jobs: Jobs }): void {
  parts.jobs.handle(compareNumbers, ({ rate }) => compareAll(parts, rate, new Date()))
}

/**
 * Every loan that is being paid, one transaction each: what fails for one is tried again and keeps nobody else waiting. What was
 * compared already comes to the same, so starting over does no harm.
 */
export async function compareAll(parts: RefinanceAlertParts, rate: number, at: Date): Promise<void> {
  let after: string | null = null
  let failure: unknown
  for (;;) {
    const owners = await nextOwners(parts.database.orm, after)
    for (const owner of owners) {
      try {
        await parts.database.transaction(tx => compareOne(tx, parts, owner, rate, at))
      } catch (error) {
        failure = error
      }
    }
    const last = owners.at(-1)
    if (!last) break
    after = last.user_id
  }
  if (failure) throw failure
}

const PEOPLE = 100

/** The loans of the next people: all of one person's come together, so that nobody is left between two pages. */
async function nextOwners(db: Orm, after: string | null): Promise<Owner[]> {
  const people = db
    .selectDistinct({ user_id: loans.user_id })
    .from(loans)
    .where(and(eq(loans.state, 'owned'), after ? gt(loans.user_id, after) : undefined))
    .orderBy(asc(loans.user_id))
    .limit(PEOPLE)
    .as('people')
  return db
    .select({ user_id: loans.user_id, loan_id: loans.id })
    .from(loans)
    .innerJoin(people, eq(people.user_id, loans.user_id))
    .where(eq(loans.state, 'owned'))
    .orderBy(asc(loans.user_id), asc(loans.id))
}

async function compareOne(tx: Orm, { homeOf, plan }: RefinanceAlertParts, owner: Owner, rate: number, at: Date) {
  // As in every action of theirs, the person's row is locked first.
  const [person] = await tx
    .select({ time_zone: users.time_zone })
    .from(users)
    .where(eq(users.id, owner.user_id))
    .for('update')
  if (!person) return
  const today = calendarDayIn(person.time_zone, at.getTime())
  const { loan, servicing } = await homeOf(tx, owner)
  if (!loan) return
  const facts = loanFacts(loan, servicing, today)
  const number = refinanceNumber(facts, planOf(servicing.refinance, facts), rate)
  const [saved] = await tx
    .select({ crossed: serviced_loans.crossed })
    .from(serviced_loans)
    .where(isOwn(serviced_loans, owner))
  const before = saved?.crossed ?? null
  const crossed = crossedAfter(before, number, servicing.refinance === null, rate, today)
  if (crossed === before) return
  const target = [serviced_loans.user_id, serviced_loans.loan_id]
  await tx
    .insert(serviced_loans)
    .values({ ...owner, crossed })
    .onConflictDoUpdate({ target, set: { crossed } })
  await plan(tx, owner.user_id)
}
