import * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { isClosedState, OWNER } from '#resources/loan.ts'
import { MOST_LOANS } from '#resources/loans-model.ts'
import { loanProblems } from '#resources/loans-words.ts'
import { isSame } from '#resources/merge-fields.ts'
import { shortText } from '#resources/plain-text.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { problemWords } from '#resources/problem-words.ts'
import type { GuestChoice, GuestSide } from '#resources/resource.ts'
import { sessionTransaction } from './auth/as-person.ts'
import { nextRevision } from './changes/revisions.ts'
import type { Database, Orm } from './db/database.ts'
import { type Endpoint, forUsers } from './http/endpoint.ts'
import { ProblemError } from './http/problem.ts'
import type { LimitRule, Limits } from './limits/limits.ts'
import { takeOrRefuse } from './limits/refuse.ts'
import { isOwnLoan, loanStateOf, NO_LOAN, type Owner, ownCurrentLoan, type Reader } from './loans/owner.ts'
import { notifyPeople } from './loans/people.ts'
import { ownerOf, type StoredResource, shownTo } from './resources.ts'

/** Once for each browser that a person used as a guest; it looks at everything they have. */
const IMPORT_PER_USER: LimitRule = { name: 'import-user', burst: 30, refillSeconds: 60 }

// biome-ignore lint/suspicious/noExplicitAny: each resource parses its own stored value.
type GuestResource = StoredResource & { guest: GuestSide<any, any> }
type Stored = Record<string, unknown>
type Sent = Stored & { keep?: GuestChoice; confirmed?: string[]; other_loans?: (Stored & { loan_id: string })[] }

interface Move {
  guestResource: GuestResource
  before: unknown
  after: unknown
}

/** `POST /api/account/import-guest`: everything a guest saved moves in together or not at all. Sending it again does no harm. */
export function importGuest(database: Database, resources: StoredResource[], limits: Limits): Endpoint {
  const guestResources = resources.flatMap((stored): GuestResource[] =>
    stored.resource.guest ? [{ ...stored, guest: stored.resource.guest }] : [],
  )
  const storedOf = (those: GuestResource[]) =>
    Object.fromEntries(those.map(({ resource, guest }) => [resource.name, z.optional(guest.stored)]))
  // Strict: what no resource takes would otherwise be dropped, and the browser would forget it.
  const GuestData = z.strictObject({
    ...storedOf(guestResources),
    /** What is saved for a guest's other loans; the rest is of the first. */
    other_loans: z.optional(
      z
        .array(
          z.strictObject({ ...storedOf(guestResources.filter(({ resource }) => resource.perLoan)), loan_id: z.uuid() }),
        )
        .check(z.maxLength(MOST_LOANS)),
    ),
    keep: z.optional(z.enum(['account', 'guest'])),
    /** What the person was shown and said yes to. */
    confirmed: z.optional(z.array(shortText()).check(z.maxLength(20))),
  })

  return forUsers({
    method: 'POST',
    path: '/api/account/import-guest',
    summary: 'Moves what a guest kept in the browser into the account.',
    answer: z.object(
      Object.fromEntries(guestResources.map(({ resource, view = z.unknown() }) => [resource.name, view])),
    ),
    input: GuestData as z.ZodMiniType<Sent>,
    async handle({ user, input }) {
      await takeOrRefuse(limits, [{ rule: IMPORT_PER_USER, subject: user.id }])
      return await sessionTransaction(database, user, async (tx, context) => {
        const others = input.other_loans ?? []
        const named = [input, ...others].flatMap(stored => Object.keys(given(guestResources, stored)))
        const asks = guestResources.filter(({ resource, guest }) => guest.asksFirst && named.includes(resource.name))
        if (asks.some(({ resource }) => !input.confirmed?.includes(resource.name))) return refused(confirmationNeeded)
        // Never into somebody else's loan, also while they are in one.
        const current = await ownCurrentLoan(tx, user.id)
        const first = await importTarget(tx, guestResources, { user_id: user.id, loan_id: current }, input, context)
        // Every answer first: a problem of one must not find another already moved.
        const moves = await mergeAll(tx, guestResources, first, input, input.keep, context)
        if (!moves.ok) return moves
        const further: [string, Move[]][] = []
        for (const { loan_id, ...stored } of others) {
          const more = await mergeAll(tx, guestResources, { user_id: user.id, loan_id }, stored, input.keep, context)
          if (!more.ok) return more
          further.push([loan_id, more.value])
        }

        let { loan_id } = first
        for (const { guestResource, before, after } of moves.value) {
          const owner = await ownerOf(tx, guestResource.resource, { user_id: user.id, loan_id }, context)
          loan_id = owner.loan_id
          await saveMoved(tx, guestResource, owner, before, after, context)
        }
        // The loans themselves: after the first, which may get a name, and before what is saved for the others.
        for (const each of guestResources.filter(
          ({ resource }) => !resource.perLoan && input[resource.name] !== undefined,
        )) {
          await mergePersons(tx, each, user.id, input[each.resource.name], context)
        }
        for (const [other, more] of further) {
          if (!(await isOwnLoan(tx, user.id, other))) throw new ProblemError(loanProblems['no-such-loan'])
          for (const { guestResource, before, after } of more) {
            await saveMoved(tx, guestResource, { user_id: user.id, loan_id: other }, before, after, context)
          }
        }
        const views: Record<string, unknown> = {}
        const own = { user_id: user.id, loan_id, viewer: OWNER }
        for (const each of guestResources) {
          views[each.resource.name] = shownTo(own, each, await each.store.load(tx, own), context)
        }
        return accepted(views)
      })
    },
  })
}

function given(guestResources: GuestResource[], stored: Stored): Stored {
  return Object.fromEntries(
    guestResources.flatMap(({ resource: { name } }) => (stored[name] === undefined ? [] : [[name, stored[name]]])),
  )
}

/**
 * The loan that they are in; none, which becomes a new one, where that is closed: what was closed is never replaced. A loan that the
 * guest pays already is never put into one that is still being planned. Sent once more, it is there already.
 */
async function importTarget(
  tx: Orm,
  guestResources: GuestResource[],
  reader: Reader,
  stored: Stored,
  context: ActionContext,
): Promise<Reader> {
  const { user_id, loan_id } = reader
  if (loan_id === null) return reader
  const owned = guestResources.filter(
    ({ resource, guest }) =>
      stored[resource.name] !== undefined && resource.reaches?.(guest.fromStored(stored[resource.name])) === 'owned',
  )
  for (const { resource, store, guest } of owned) {
    const before = await store.load(tx, reader)
    const merged = guest.merge(before, guest.fromStored(stored[resource.name]), undefined, context)
    if (merged.ok && resource.reaches?.(before) === 'owned' && isSame(merged.value, before)) return reader
  }
  const isClosed = isClosedState(await loanStateOf(tx, { user_id, loan_id }))
  return { user_id, loan_id: isClosed || owned.length > 0 ? null : loan_id }
}

/** What is the person's own depends on what the first loan became. A problem is thrown: everything before it is undone. */
async function mergePersons(
  tx: Orm,
  guestResource: GuestResource,
  user_id: string,
  stored: unknown,
  context: ActionContext,
): Promise<void> {
  const owner = { user_id, loan_id: NO_LOAN }
  const before = await guestResource.store.load(tx, owner)
  const merged = guestResource.guest.merge(before, guestResource.guest.fromStored(stored), undefined, context)
  if (!merged.ok) throw new ProblemError(merged.problem)
  await saveMoved(tx, guestResource, owner, before, merged.value, context)
}

async function saveMoved(
  tx: Orm,
  { resource, store }: GuestResource,
  owner: Owner,
  before: unknown,
  after: unknown,
  { newId }: ActionContext,
): Promise<void> {
  await store.save(tx, owner, before, after)
  if (resource.perLoan) await notifyPeople(tx, owner, { id: newId(), changed_by: owner.user_id, what: resource.name })
  await nextRevision(tx, owner, resource.name)
}

async function mergeAll(
  tx: Orm,
  guestResources: GuestResource[],
  reader: Reader,
  stored: Stored,
  choice: GuestChoice | undefined,
  context: ActionContext,
): Promise<Outcome<Move[]>> {
  const moves: Move[] = []
  const there = given(guestResources, stored)
  for (const each of guestResources.filter(({ resource }) => resource.perLoan && resource.name in there)) {
    const { resource, store, guest, shared } = each
    const before = reader.loan_id === null ? resource.empty() : await store.load(tx, reader)
    const visible = shared?.hide(before, OWNER) ?? before
    const merged = guest.merge(visible, guest.fromStored(there[resource.name]), choice, context)
    if (!merged.ok) return merged
    const after = shared?.restoreHidden({ before, visible, after: merged.value }, OWNER, context) ?? merged
    if (!after.ok) return after
    moves.push({ guestResource: each, before, after: after.value })
  }
  return accepted(moves)
}

/** A browser may hold what a stranger left there. */
const confirmationNeeded = { status: 409, code: 'confirmation-needed', ...problemWords.confirmationNeeded } as const
