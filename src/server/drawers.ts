import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AnyDrawer, GuestChoice } from '#journey/drawer.ts'
import { shortText } from '#journey/plain-text.ts'
import { accepted, refused } from '#journey/refusal.ts'
import { whileSignedIn } from './auth/as-person.ts'
import type { Database, Orm } from './db/database.ts'
import { fairShare } from './fair-share.ts'
import type { AppEnv, SignedInUser } from './http/context.ts'
import { type Endpoint, forUsers } from './http/endpoint.ts'
import type { LimitRule, Limits } from './limits/limits.ts'
import { takeOrRefuse } from './limits/refuse.ts'
import { serverMoment } from './moment.ts'
import { problemWords } from './words.ts'

/** Of the database's connections: three drawers can wait for one locked table, and all others are still served. */
const MOST_IN_A_DRAWER = 5

/** How a drawer lies in the tables. */
export interface Store<State> {
  load(tx: Orm, user_id: string): Promise<State>
  /** Writes what differs. The person's row is locked, so nobody else changes theirs meanwhile. */
  save(tx: Orm, user_id: string, before: State, after: State): Promise<void>
}

export interface StoredDrawer {
  drawer: AnyDrawer
  // biome-ignore lint/suspicious/noExplicitAny: only the drawer's own functions read its state.
  store: Store<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  effect?: Effect<any>
  /** The schema of what it shows. */
  view?: z.ZodMiniType
}

/** Who acts, and from where. */
export interface Actor {
  user: SignedInUser
  context: Context<AppEnv>
}

/** What an action causes beside what is kept, such as a mail. It may have something else kept, or throw a problem. */
export type Effect<State> = (tx: Orm, user_id: string, before: State, after: State, actor: Actor) => Promise<State>

/** The end of an action, in its transaction: what it causes, then what is kept. */
export async function keep<State>(
  tx: Orm,
  { store, effect }: Pick<StoredDrawer, 'store' | 'effect'>,
  actor: Actor,
  before: State,
  after: State,
): Promise<State> {
  const user_id = actor.user.id
  const kept: State = effect ? await effect(tx, user_id, before, after, actor) : after
  await store.save(tx, user_id, before, kept)
  return kept
}

/** `GET /api/<name>` and `POST /api/<name>/<action>`: the same steps that a guest's browser runs, in one transaction. */
export function drawerEndpoints(database: Database, stored: StoredDrawer): Endpoint[] {
  const { drawer, store, view: answer = z.unknown() } = stored
  const share = fairShare(MOST_IN_A_DRAWER)
  const read = forUsers({
    method: 'GET',
    path: `/api/${drawer.name}`,
    summary: `What you keep under ${drawer.name}.`,
    answer,
    handle: ({ user }) =>
      share(async () => accepted(drawer.view(await store.load(database.orm, user.id), serverMoment(user.time_zone)))),
  })
  const actions = Object.entries(drawer.actions).map(([name, step]) =>
    forUsers({
      method: 'POST',
      path: `/api/${drawer.name}/${name}`,
      summary: `${sentence(name)} (${drawer.name}).`,
      answer,
      input: step.input,
      handle: ({ user, context, input }) =>
        share(() =>
          whileSignedIn(
            database,
            user,
            async (tx, moment, before) => {
              const after = step.run(before, input, moment)
              if (!after.ok) return after
              return accepted(drawer.view(await keep(tx, stored, { user, context }, before, after.value), moment))
            },
            store.load,
          ),
        ),
    }),
  )
  return [read, ...actions]
}

/** Once for each browser that a person used as a guest; it looks at everything they have. */
const IMPORT_PER_USER: LimitRule = { name: 'import-user', burst: 30, refillSeconds: 60 }

/** `POST /api/account/import-guest`: everything a guest kept moves in together or not at all. Sending it again does no harm. */
export function importGuest(database: Database, drawers: StoredDrawer[], limits: Limits): Endpoint {
  const sides = drawers.flatMap(({ drawer, store, view = z.unknown() }) =>
    drawer.guest ? [{ name: drawer.name, drawer, store, view, guest: drawer.guest }] : [],
  )
  // Strict: what no drawer takes would otherwise be dropped, and the browser would forget it.
  const GuestData = z.strictObject({
    ...Object.fromEntries(sides.map(({ name, guest }) => [name, z.optional(guest.stored)])),
    keep: z.optional(z.enum(['account', 'guest'])),
    /** What the person was shown and said yes to. */
    confirmed: z.optional(z.array(shortText()).check(z.maxLength(20))),
  })

  return forUsers({
    method: 'POST',
    path: '/api/account/import-guest',
    summary: 'Moves what a guest kept in the browser into the account.',
    answer: z.object(Object.fromEntries(sides.map(({ name, view }) => [name, view]))),
    input: GuestData as z.ZodMiniType<Record<string, unknown> & { keep?: GuestChoice; confirmed?: string[] }>,
    async handle({ user, input }) {
      await takeOrRefuse(limits, [{ rule: IMPORT_PER_USER, subject: user.id }])
      return await whileSignedIn(database, user, async (tx, moment) => {
        // Every answer first: a refusal of one must not find another already moved.
        const moves: { before: unknown; after: unknown }[] = []
        for (const { name, store, guest } of sides) {
          if (guest.asksFirst && input[name] !== undefined && !input.confirmed?.includes(name)) {
            return refused(confirmationNeeded)
          }
          const before = await store.load(tx, user.id)
          const merged =
            input[name] === undefined
              ? accepted(before)
              : guest.merge(before, guest.open(input[name]), input.keep, moment)
          if (!merged.ok) return merged
          moves.push({ before, after: merged.value })
        }
        const views: Record<string, unknown> = {}
        for (const [index, { name, drawer, store }] of sides.entries()) {
          const { before, after } = moves[index] as (typeof moves)[number]
          if (input[name] !== undefined) await store.save(tx, user.id, before, after)
          views[name] = drawer.view(after, moment)
        }
        return accepted(views)
      })
    },
  })
}

/** A browser may hold what a stranger left there. */
const confirmationNeeded = { status: 409, code: 'confirmation-needed', ...problemWords.confirmationNeeded } as const

function sentence(action: string): string {
  const words = action.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
