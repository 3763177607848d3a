import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { type LoanViewer, OWNER } from '#resources/loan.ts'
import { accepted, type Outcome, type Problem, refused } from '#resources/problem.ts'
import { problemWords } from '#resources/problem-words.ts'
import type { AnyResource } from '#resources/resource.ts'
import { changedElsewhere } from '#resources/words.ts'
import { serverActionContext } from './action-context.ts'
import { sessionTransaction } from './auth/as-person.ts'
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
import { type LoanAccess, recheckAccess, requestAccess, requireChanging, requireOwner } from './loans/access.ts'
import { NO_LOAN, type Owner, openLoan, ownCurrentLoan, type Reader } from './loans/owner.ts'
import { notifyPeople } from './loans/people.ts'

/** Of the database's connections: three resources can wait for one locked table, and all others are still served. */
const MOST_IN_A_RESOURCE = 5

/** How a resource lies in the tables. */
export interface Store<State> {
  load(tx: Orm, reader: Reader): Promise<State>
  /** Writes what differs. The person's row is locked, so nobody else changes theirs meanwhile. */
  save(tx: Orm, owner: Owner, before: State, after: State): Promise<void>
}

/** What each of several people in a loan sees and changes of a resource, where that is not all of it. */
export interface SharedSide<State> {
  /** Without what is not theirs to see. */
  hide(state: State, viewer: LoanViewer): State
  /** An action works on what its caller sees: hidden values stay as they were, and writing over one is a problem. */
  restoreHidden(change: SharedChange<State>, viewer: LoanViewer, context: ActionContext): Outcome<State>
}

/** Said at each field that somebody wrote over what another keeps private. */
export function privateFigures(paths: readonly string[]): Problem {
  const { title, detail } = problemWords.privateFigures
  return { status: 403, code: 'private-figures', title, detail, errors: paths.map(path => ({ path, message: detail })) }
}

export interface SharedChange<State> {
  before: State
  /** The same as whoever acts sees it. */
  visible: State
  after: State
}

export interface StoredResource {
  resource: AnyResource
  // biome-ignore lint/suspicious/noExplicitAny: only the resource's own functions read its state.
  store: Store<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  effect?: Effect<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  shared?: SharedSide<any>
  /** The schema of what it shows. */
  view?: z.ZodMiniType
}

/** Who acts, and from where. */
export interface Actor {
  user: SignedInUser
  context: Context<AppEnv>
}

/** What an action causes beside what is saved, such as a mail. It may have another state saved, or throw a problem. */
export type Effect<State> = (tx: Orm, owner: Owner, before: State, after: State, actor: Actor) => Promise<State>

interface Execution {
  /** What is saved so far. */
  before: unknown
  /** It was changed since the revision that the change was made on. */
  isStale?: boolean
  input: unknown
  /** Whose, and the loan that it is about, none where they have none yet; and what whoever acts is to it. */
  access: LoanAccess
  actionContext: ActionContext
  actor: Actor
}

/** An action in its transaction: apply, its effects, save. */
export async function execute(
  tx: Orm,
  stored: StoredResource,
  action: string,
  { before, isStale, input, access, actionContext, actor }: Execution,
): Promise<Outcome<unknown>> {
  const { resource, store, effect, shared } = stored
  const step = resource.actions[action]
  const opens = step?.opensLoan?.(before, input) ?? false
  if (opens || step?.ownerOnly) requireOwner(access)
  if (isStale && !opens) return refused(changedElsewhere)
  const from = opens ? resource.empty() : before
  const visible = visibleTo(access, stored, from)
  const applied = step?.apply(visible, input, actionContext) ?? accepted(visible)
  if (!applied.ok) return applied
  const change = { before: from, visible, after: applied.value }
  const after = shared?.restoreHidden(change, access.viewer, actionContext) ?? applied
  if (!after.ok) return after
  const owner = await ownerOf(tx, resource, opens ? { ...access, loan_id: null } : access, actionContext)
  const saved = effect ? await effect(tx, owner, from, after.value, actor) : after.value
  await store.save(tx, owner, from, saved)
  const value = opens ? await store.load(tx, owner) : saved
  if (resource.perLoan) {
    await notifyPeople(tx, owner, { id: actionContext.newId(), changed_by: actor.user.id, what: resource.name })
  }
  return { ok: true, value, revision: await nextRevision(tx, owner, resource.name) }
}

/** Whose rows they will be. Whoever has no loan yet gets their first with the first save for one. */
export async function ownerOf(
  tx: Orm,
  resource: AnyResource,
  { user_id, loan_id }: Reader,
  actionContext: Pick<ActionContext, 'newId'>,
): Promise<Owner> {
  if (!resource.perLoan) return { user_id, loan_id: NO_LOAN }
  return loan_id === null ? await openLoan(tx, user_id, { id: actionContext.newId() }) : { user_id, loan_id }
}

/** Whose things a request is about. What belongs to no loan is always the person's own. */
async function askedAccess(
  db: Orm,
  resource: AnyResource,
  user: SignedInUser,
  context: Context<AppEnv>,
): Promise<LoanAccess> {
  if (!resource.perLoan) return { user_id: user.id, loan_id: null, viewer: OWNER }
  return await requestAccess(db, user, context)
}

/** Without what others in the loan keep to themselves. */
function visibleTo({ viewer }: LoanAccess, { shared }: StoredResource, state: unknown): unknown {
  return shared ? shared.hide(state, viewer) : state
}

/** The only way in which stored state leaves the server for somebody. */
export function shownTo(access: LoanAccess, stored: StoredResource, state: unknown, context: ActionContext): unknown {
  return stored.resource.view(visibleTo(access, stored, state), context)
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
        const access = await askedAccess(database.orm, resource, user, context)
        const revision = await readRevision(database.orm, resource, access)
        context.header('etag', entityTag(revision))
        const state = await store.load(database.orm, access)
        return accepted(shownTo(access, stored, state, serverActionContext(user.time_zone)))
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
          const asked = await askedAccess(database.orm, resource, user, context)
          requireChanging(asked)
          const headers = await readChangeHeaders(context)
          const load = async (tx: Orm) => {
            const access = await recheckAccess(tx, user.id, asked)
            requireChanging(access)
            return { access, known: await loadKnown(tx, stored, user.id, access, headers) }
          }
          const answerOnce = async (
            tx: Orm,
            actionContext: ActionContext,
            loaded: Awaited<ReturnType<typeof load>>,
          ) => {
            const { answered, revision, before, current } = loaded.known
            if (answered) return accepted(answered)
            const access = { ...loaded.access, loan_id: loaded.access.loan_id ?? current }
            const isStale = headers.if_match !== undefined && !headers.if_match.includes(revision)
            const actor = { user, context }
            const done = await execute(tx, stored, name, { before, isStale, input, access, actionContext, actor })
            if (!done.ok) return done
            const answer = {
              answer: JSON.stringify(shownTo(access, stored, done.value, actionContext)),
              revision: done.revision ?? 0,
            }
            await rememberAnswer(tx, user.id, headers, answer)
            return accepted(answer)
          }
          const done = await sessionTransaction(database, user, answerOnce, { load, others: [asked.user_id] })
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
  answered: Answered | undefined
  revision: number
  before: unknown
  /** The loan of their own that they are in. */
  current: string | null
}

/** All of it is asked for in one go; the connection answers in this order. */
async function loadKnown(
  tx: Orm,
  { resource, store }: StoredResource,
  user_id: string,
  { loan_id, ...access }: LoanAccess,
  headers: ChangeHeaders,
): Promise<Known> {
  const [answered, revision, before, current] = await Promise.all([
    answeredBefore(tx, user_id, headers),
    readRevision(tx, resource, { ...access, loan_id }),
    store.load(tx, { ...access, loan_id }),
    resource.perLoan && loan_id === null ? ownCurrentLoan(tx, user_id) : null,
  ])
  return { answered, revision, before, current }
}

function sentence(action: string): string {
  const words = action.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
