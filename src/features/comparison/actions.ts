import * as z from 'zod/mini'
import { type FeeKey, type Fees, withTotal } from '#domain/fee-estimate.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { isSame } from '#resources/merge-fields.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { formOf } from './draft.ts'
import { marked, wantedMark } from './marks.ts'
import {
  type ComparisonState,
  MOST_LENDERS,
  Offer,
  plainTerms,
  type SavedComparison,
  Scenario,
  SomeFees,
} from './model.ts'
import { typedSources } from './offer-sources.ts'
import { sameOffer } from './rules.ts'
import { comparisonProblems } from './words.ts'

/** What sign-in may bring together at most; beyond it the guest's own stay in the browser. */
const MOST_TOGETHER = 60

const Add = z.extend(Offer, {
  ...plainTerms,
  /** Chosen by the page, so that the row is there before the answer is, and a retry adds nothing twice. */
  id: z.optional(Scenario.shape.id),
  /** Puts a removed lender back where it stood. */
  created_at: z.optional(Scenario.shape.created_at),
  /** The colour and shape it had or was shown with; the next ones where another has them. */
  mark: z.optional(Scenario.shape.mark),
  is_chosen: z.optional(Scenario.shape.is_chosen),
})

/** All offers as they stand in the page; what is not among them any more is taken away. */
const Save = z.object({ offers: z.array(z.extend(Add, { id: Scenario.shape.id })).check(z.maxLength(MOST_TOGETHER)) })

const Update = z.extend(z.partial(Offer), { id: Scenario.shape.id, fees: z.optional(SomeFees) })
const Remove = z.object({
  id: Scenario.shape.id,
  /** Takes back what was just added, also when nothing else is there. */
  is_undo: z.optional(z.boolean()),
})

const Choose = z.object({
  id: Scenario.shape.id,
  /** `false` takes it back. */
  is_chosen: Scenario.shape.is_chosen,
})

function add(state: SavedComparison, offer: z.infer<typeof Add>, context: ActionContext): Outcome<ComparisonState> {
  if (state.scenarios.some(({ id }) => id === offer.id)) return accepted(state)
  if (state.is_closed) return refused(comparisonProblems['application-locked'])
  if (state.scenarios.length >= MOST_LENDERS) return refused(comparisonProblems['too-many-lenders'])
  const before = marked(state.scenarios)
  const scenario: Scenario = {
    ...offer,
    id: offer.id ?? context.newId(),
    fees: feesOf(offer.fees),
    created_at: placeInTime(state, offer.created_at, context),
    mark: wantedMark(before, offer.mark),
    is_chosen: false,
  }
  const scenarios = inOrder([...before, scenario])
  return accepted({ scenarios: offer.is_chosen ? withChosen(scenarios, scenario.id) : scenarios })
}

function update(state: SavedComparison, change: z.infer<typeof Update>): Outcome<ComparisonState> {
  if (state.is_closed) return refused(comparisonProblems['application-locked'])
  const known = state.scenarios.find(({ id }) => id === change.id)
  if (!known) return refused(comparisonProblems['lender-not-found'])
  const { fees, sources, ...terms } = given(change)
  const changed: Scenario = {
    ...known,
    ...terms,
    fees: fees ? feesOf({ ...known.fees, ...given(fees) }) : known.fees,
    // Who changes a figure and says no more has typed it.
    sources: { ...known.sources, ...typedSources(Object.keys({ ...terms, ...fees })), ...sources },
  }
  return accepted({ scenarios: state.scenarios.map(one => (one === known ? changed : one)) })
}

function remove(state: SavedComparison, { id, is_undo }: z.infer<typeof Remove>): Outcome<ComparisonState> {
  if (state.is_closed) return refused(comparisonProblems['application-locked'])
  const known = state.scenarios.find(one => one.id === id)
  if (!known) return refused(comparisonProblems['lender-not-found'])
  if (state.scenarios.length === 1 && !is_undo) return refused(comparisonProblems['last-lender'])
  // Marked first: those that stay keep the colours they were shown with.
  return accepted({ scenarios: marked(state.scenarios).filter(one => one.id !== id) })
}

function save(
  state: SavedComparison,
  { offers }: z.infer<typeof Save>,
  context: ActionContext,
): Outcome<ComparisonState> {
  if (state.is_closed) return refused(comparisonProblems['application-locked'])
  if (offers.length === 0 && state.scenarios.length > 0) return refused(comparisonProblems['last-lender'])
  const wanted = new Map(offers.map(offer => [offer.id, offer]))
  // Marked first: those that stay keep the colours they were shown with.
  const scenarios = marked(state.scenarios).flatMap(known => {
    const offer = wanted.get(known.id)
    wanted.delete(known.id)
    if (!offer) return []
    const { created_at, mark, is_chosen } = known
    const next = { ...known, ...offer, fees: feesOf(offer.fees), created_at, mark, is_chosen }
    return [isSame(next, known) ? known : next]
  })
  return [...wanted.values()].reduce<Outcome<ComparisonState>>(
    (outcome, offer) => (outcome.ok ? add(outcome.value, offer, context) : outcome),
    accepted({ scenarios }),
  )
}

function choose(state: SavedComparison, { id, is_chosen }: z.infer<typeof Choose>): Outcome<ComparisonState> {
  if (state.is_closed) return refused(comparisonProblems['application-locked'])
  const known = state.scenarios.find(one => one.id === id)
  if (!known) return refused(comparisonProblems['lender-not-found'])
  if (known.is_chosen === is_chosen) return accepted(state)
  return accepted({ scenarios: withChosen(state.scenarios, is_chosen ? id : null) })
}

/** One offer at most is chosen. */
function withChosen(scenarios: readonly Scenario[], id: string | null): Scenario[] {
  return scenarios.map(one => (one.is_chosen === (one.id === id) ? one : { ...one, is_chosen: one.id === id }))
}

function merge(account: ComparisonState, guest: ComparisonState, _choice: unknown, context: ActionContext) {
  const here = account.scenarios
  const single = [...new Map(guest.scenarios.map(scenario => [scenario.id, scenario])).values()]
  const fresh = single.filter(theirs => !here.some(ours => ours.id === theirs.id || sameOffer(ours, theirs)))
  if (here.length + fresh.length > MOST_TOGETHER) return refused(comparisonProblems['too-many-lenders'])
  let together = account
  for (const scenario of fresh) {
    const created_at = placeInTime(together, undefined, context)
    const before = marked(together.scenarios)
    const mark = wantedMark(before, scenario.mark)
    // What the account has chosen stays chosen.
    const is_chosen = scenario.is_chosen && !here.some(one => one.is_chosen)
    together = { scenarios: [...before, { ...scenario, fees: feesOf(scenario.fees), created_at, mark, is_chosen }] }
  }
  return accepted(together)
}

function feesOf({ totalFees: _sum, ...fees }: Record<FeeKey, number> & { totalFees?: unknown }): Fees {
  return withTotal(fees)
}

type Given<Values> = { [Key in keyof Values]: Exclude<Values[Key], undefined> }

function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>
}

/** Later than every other, also when two are added within one millisecond; or where it stood before. */
function placeInTime({ scenarios }: SavedComparison, wanted: string | undefined, context: ActionContext): string {
  const last = Math.max(0, ...scenarios.map(({ created_at }) => Date.parse(created_at)))
  const end = Math.max(Date.parse(context.now), last + 1)
  // Not before 1970: the day is sent by the page, and PostgreSQL knows no year 0.
  return new Date(wanted === undefined ? end : Math.max(0, Math.min(end, Date.parse(wanted)))).toISOString()
}

function inOrder(scenarios: Scenario[]): Scenario[] {
  return scenarios.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
}

export const comparisonResource = defineResource({
  name: 'comparison',
  perLoan: true,
  // Whoever said yes to a lender applies there.
  reaches: ({ scenarios }: SavedComparison) => (scenarios.some(one => one.is_chosen) ? 'applying' : 'planning'),
  empty: (): SavedComparison => ({ scenarios: [] }),
  view: (state: SavedComparison): ComparisonState => ({ scenarios: [...marked(state.scenarios)] }),
  actions: {
    save: { input: Save, apply: save, fields: formOf, offline: 'coalesce', invalidates: ['loans'] },
    add: { input: Add, apply: add, offline: 'queue', invalidates: ['loans'] },
    update: { input: Update, apply: update, offline: 'queue' },
    remove: { input: Remove, apply: remove, offline: 'queue', invalidates: ['loans'] },
    choose: { input: Choose, apply: choose, offline: 'queue', invalidates: ['loans'] },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestComparison',
    stored: z.object({ scenarios: z.array(Scenario).check(z.maxLength(MOST_LENDERS)) }),
    fromStored: stored => stored,
    toStored: state => (state.scenarios.length > 0 ? state : undefined),
    merge,
  },
})
