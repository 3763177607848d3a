import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Orm } from '#server/db/database.ts'
import { limits } from './tables.ts'

/** `burst` at once, then one more every `refillSeconds`. */
export interface LimitRule {
  name: string
  burst: number
  refillSeconds: number
}

export interface Attempt {
  rule: LimitRule
  subject: string
}

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number }

/** How often something may be done, counted in the database: for all servers together, and across restarts. */
export interface Limits {
  /** Counts one try. A refused try does not count, so a bucket refills however hard somebody knocks. */
  take(rule: LimitRule, subject: string): Promise<Taken>
  /** Counts nothing when one of them refuses. */
  takeAll(tries: Attempt[]): Promise<Taken>
  /** As `take`, but only counts if the transaction is stored. */
  takeIn(tx: Orm, rule: LimitRule, subject: string): Promise<Taken>
  refund(rule: LimitRule, subject: string): Promise<void>
  /** Removes what is as good as untouched. */
  tidy(): Promise<void>
}

export function createLimits(database: Database, secret: string): Limits {
  const keyOf = (rule: LimitRule, subject: string) =>
    `${rule.name}:${createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 22)}`

  const self: Limits = {
    take: (rule, subject) => self.takeIn(database.orm, rule, subject),

    async takeIn(tx, rule, subject) {
      const [row] = await tx.execute<TakeRow>(take(keyOf(rule, subject), rule))
      if (row?.taken) return { ok: true }
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(Number(row?.wait ?? rule.refillSeconds))) }
    },

    async takeAll(tries) {
      for (const [index, { rule, subject }] of tries.entries()) {
        const taken = await self.take(rule, subject)
        if (taken.ok) continue
        for (const earlier of tries.slice(0, index)) await self.refund(earlier.rule, earlier.subject)
        return taken
      }
      return { ok: true }
    },

    async refund(rule, subject) {
      await database.run(
        'update limits set full_at = full_at - make_interval(secs => $2::float8) where key = $1 and full_at > now()',
        [keyOf(rule, subject), rule.refillSeconds],
      )
    },

    async tidy() {
      await database.orm.delete(limits).where(sql`${limits.full_at} < now()`)
    },
  }
  return self
}

// One statement, so that two servers cannot both take the last try: the bucket is full again at `full_at`, each try moves
// that by `refill`, and none may move it further than `burst` tries from now. The clock is read when the row is ours: who began
// first may come second, and by the time of its beginning the last free try would lie too far ahead.
function take(key: string, { refillSeconds, burst }: LimitRule) {
  const refill = sql`make_interval(secs => ${refillSeconds}::float8)`
  const most = sql`make_interval(secs => ${refillSeconds * burst}::float8)`
  return sql`
    with taken as (
      insert into limits as known (key, full_at) values (${key}, clock_timestamp() + ${refill})
      on conflict (key) do update
        set full_at = greatest(known.full_at, clock_timestamp()) + ${refill}
        where greatest(known.full_at, clock_timestamp()) + ${refill} <= clock_timestamp() + ${most}
      returning 1
    )
    select exists (select from taken) as taken,
      (select extract(epoch from known.full_at + ${refill} - ${most} - clock_timestamp()) from limits known where known.key = ${key})::float8 as wait`
}

type TakeRow = { taken: boolean; wait: number | null }
