import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import type { AnyResource } from '#resources/resource.ts'
import { changedElsewhere } from '#resources/words.ts'
import { serverActionContext } from './action-context.ts'
import { whileSignedIn } from './auth/as-person.ts'
import {
  type Answered,
  answeredBefore,
  type ChangeHeaders,
  entityTag,
  readChangeHeaders,
  rememberAnswer,
} from './changes/idempotency.ts'
import { nextRevision, readRevision } from './changes/revisions.ts'
import type { Database, Orm } from './db/database.ts'
import type { AppEnv, SignedInUser } from './http/context.ts'
import { type Endpoint, forUsers } from './http/endpoint.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { NO_LOAN, type Owner, openLoan, type Reader, requireLoan } from './loans/owner.ts'

/** Of the database's connections: three resources can wait for one locked table, and all others are still served. */
const MOST_IN_A_RESOURCE = 5

/** How a resource lies in the tables. */
export interface Store<State> {
  load(tx: Orm, reader: Reader): Promise<State>
  /** Writes what differs. The person's row is locked, so nobody else changes theirs meanwhile. */
  save(tx: Orm, owner: Owner, before: State, after: State): Promise<void>
}

export interface StoredResource {
  resource: AnyResource
  // biome-ignore lint/suspicious/noExplicitAny: only the resource's own functions read its state.
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
export type Effect<State> = (tx: Orm, owner: Owner, before: State, after: State, actor: Actor) => Promise<State>

interface Execution {
  /** What is kept so far. */
  before: unknown
  /** It was changed since the revision that the change was made on. */
  isStale?: boolean
  input: unknown
  /** Whose, and the loan that it is about; none where they have none yet. */
  place: Reader
  actionContext: ActionContext
  actor: Actor
}

/** An action in its transaction: the step itself, what it causes, then what is kept. */
export async function execute(
  tx: Orm,
  { resource, store, effect }: StoredResource,
  action: string,
  { before, isStale, input, place, actionContext, actor }: Execution,
): Promise<Outcome<unknown>> {
  const step = resource.actions[action]
  const opens = step?.opensLoan?.(before, input) ?? false
  if (isStale && !opens) return refused(changedElsewhere)
  const from = opens ? resource.empty() : before
  const after = step?.apply(from, input, actionContext) ?? accepted(from)
  if (!after.ok) return after
  const owner = await ownerOf(tx, resource, opens ? { ...place, loan_id: null } : place, actionContext)
  const kept = effect ? await effect(tx, owner, from, after.value, actor) : after.value
  await store.save(tx, owner, from, kept)
  const value = opens ? await store.load(tx, owner) : kept
  return { ok: true, value, revision: await nextRevision(tx, owner, resource.name) }
}

/** Whose things they are to be. Whoever has no loan yet gets their first with the first thing that is kept for one. */
export async function ownerOf(
  tx: Orm,
  resource: AnyResource,
  { user_id, loan_id }: Reader,
  actionContext: Pick<ActionContext, 'newId'>,
): Promise<Owner> {
  if (!resource.perLoan) return { user_id, loan_id: NO_LOAN }
  return loan_id === null ? await openLoan(tx, user_id, { id: actionContext.newId() }) : { user_id, loan_id }
}

/** Which of their loans a request is about, where it says so; one that is not theirs is answered with 404. */
async function readerOf(db: Orm, resource: AnyResource, user: SignedInUser, context: Context<AppEnv>): Promise<Reader> {
  const named = resource.perLoan ? context.req.query('loan') : undefined
  if (named === undefined) return { user_id: user.id, loan_id: null }
  await requireLoan(db, user.id, named)
  return { user_id: user.id, loan_id: named }
}

/** `GET /api/<name>` and `POST /api/<name>/<action>`: the same steps that a guest's browser runs, in one transaction. */
export function resourceEndpoints(database: Database, stored: StoredResource): Endpoint[] {
  const { resource, store, view: answer = z.unknown() } = stored
  const share = limitConcurrency(MOST_IN_A_RESOURCE)
  const query = resource.perLoan ? ['loan'] : undefined
  const read = forUsers({
    method: 'GET',
    path: `/api/${resource.name}`,
    summary: `What you keep under ${resource.name}.`,
    answer,
    query,
    revised: true,
    handle: ({ user, context }) =>
      share(async () => {
        const reader = await readerOf(database.orm, resource, user, context)
        const revision = await readRevision(database.orm, resource, reader)
        context.header('etag', entityTag(revision))
        return accepted(resource.view(await store.load(database.orm, reader), serverActionContext(user.time_zone)))
      }),
  })
  const actions = Object.entries(resource.actions).map(([name, step]) =>
    forUsers({
      method: 'POST',
      path: `/api/${resource.name}/${name}`,
      summary: `${sentence(name)} (${resource.name}).`,
      answer,
      input: step.input,
      query,
      revised: true,
      handle: ({ user, context, input }) =>
        share(async () => {
          const reader = await readerOf(database.orm, resource, user, context)
          const headers = await readChangeHeaders(context)
          const answerOnce = async (
            tx: Orm,
            actionContext: ActionContext,
            { known, revision, before }: Known,
            current: string | null,
          ) => {
            if (known) return accepted(known)
            const place = { ...reader, loan_id: reader.loan_id ?? current }
            const isStale = headers.if_match !== undefined && !headers.if_match.includes(revision)
            const actor = { user, context }
            const done = await execute(tx, stored, name, { before, isStale, input, place, actionContext, actor })
            if (!done.ok) return done
            const answered = {
              answer: JSON.stringify(resource.view(done.value, actionContext)),
              revision: done.revision ?? 0,
            }
            await rememberAnswer(tx, user.id, headers, answered)
            return accepted(answered)
          }
          const load = (tx: Orm) => loadKnown(tx, stored, reader, headers)
          const done = await whileSignedIn(database, user, answerOnce, load)
          if (!done.ok) return done
          const { answer, revision } = done.value
          return context.body(answer, 200, { 'content-type': 'application/json', etag: entityTag(revision) })
        }),
    }),
  )
  return [read, ...actions]
}

interface Known {
  /** What this very change was answered with before. */
  known: Answered | undefined
  revision: number
  before: unknown
}

/** All of it is asked for in one go; the connection answers in this order. */
async function loadKnown(
  tx: Orm,
  { resource, store }: StoredResource,
  reader: Reader,
  headers: ChangeHeaders,
): Promise<Known> {
  const asked = [
    answeredBefore(tx, reader.user_id, headers),
    readRevision(tx, resource, reader),
    store.load(tx, reader),
  ] as const
  // All to their end: what one of them still asks must not reach a connection that was handed on.
  await Promise.allSettled(asked)
  const [known, revision, before] = await Promise.all(asked)
  return { known, revision, before }
}

function sentence(action: string): string {
  const words = action.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
