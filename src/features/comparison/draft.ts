import { FEE_KEYS, type FeeKey, withTotal } from '#domain/fee-estimate.ts'
import type { MortgageType } from '#domain/mortgage-type.ts'
import {
  OFFER_TERMS,
  type OfferSources,
  type OfferTerms,
  type Scenario,
  SOURCED_FIGURES,
  type SourcedOffer,
} from './model.ts'

/** An offer as it stands in the form. `null` is text that is no number yet: it stays as typed and counts as 0. */
export interface DraftOffer extends TypedTerms {
  id: string
  name: string
  interest_rate: number | null
  mortgage_type: MortgageType
  fees: Record<FeeKey, number | null>
  /** Where its figures come from. */
  sources: OfferSources
  /** Of a paper: the loan that it is for, and until when it holds. */
  loan_amount: number | null
  expires_on: string | null
  /** Where it stands; unknown until somebody touches the page. */
  created_at?: string
  /** Its colour and shape. */
  mark: number
  /** The buyer said yes to its lender. */
  is_chosen?: boolean
}

/** Figures may be text that is no number yet. */
type TypedTerms = {
  [Key in keyof OfferTerms]: OfferTerms[Key] extends number ? number | null : OfferTerms[Key]
}

type OfferChange = Partial<
  Pick<Scenario, 'name' | 'interest_rate' | 'mortgage_type' | 'loan_amount' | 'expires_on'> & OfferTerms
> & {
  fees?: Partial<Record<FeeKey, number>>
  sources?: OfferSources
}

/** What has to be saved so that the store agrees with the draft. */
export type PendingChange =
  | { do: 'add'; input: Omit<Scenario, 'created_at' | 'is_chosen'> & { created_at?: string; is_chosen?: boolean } }
  | { do: 'update'; input: OfferChange & { id: string } }
  | { do: 'remove'; input: { id: string } }

export function draftOf({ fees, ...scenario }: Scenario): DraftOffer {
  return { ...scenario, fees: pickFees(key => fees[key]) }
}

/** The figures that are reckoned with. */
export function offerOf(row: DraftOffer): SourcedOffer {
  const { interest_rate, mortgage_type, fees, sources, loan_amount, expires_on } = row
  return {
    interest_rate: interest_rate ?? 0,
    mortgage_type,
    fees: withTotal(pickFees(key => fees[key] ?? 0)),
    ...termsOf(row),
    sources,
    loan_amount,
    expires_on,
  }
}

function termsOf(row: TypedTerms): OfferTerms {
  return {
    loan_program: row.loan_program,
    mortgage_insurance_monthly: row.mortgage_insurance_monthly ?? 0,
    upfront_fee: row.upfront_fee ?? 0,
    upfront_fee_financed: row.upfront_fee_financed,
    lender_credit: row.lender_credit ?? 0,
  }
}

/** What turns the stored offers into the drafted ones, in the order in which it must be done: never down to no lender. */
export function pendingChanges(stored: readonly Scenario[], rows: readonly DraftOffer[]): PendingChange[] {
  const known = new Map(stored.map(scenario => [scenario.id, scenario]))
  const kept = new Set(rows.map(row => row.id))
  const adds = rows
    .filter(row => !known.has(row.id))
    .map((row): PendingChange => ({ do: 'add', input: scenarioOf(row, rows) }))
  const updates = rows.flatMap((row): PendingChange[] => {
    const scenario = known.get(row.id)
    const change = scenario && changeOf(scenario, row)
    return change ? [{ do: 'update', input: { id: row.id, ...change } }] : []
  })
  const removes = stored
    .filter(({ id }) => !kept.has(id))
    .map(({ id }): PendingChange => ({ do: 'remove', input: { id } }))
  return [...adds, ...updates, ...removes]
}

function scenarioOf(row: DraftOffer, rows: readonly DraftOffer[]): Extract<PendingChange, { do: 'add' }>['input'] {
  const { id, created_at, mark, is_chosen } = row
  const name = row.name.trim() || `Lender ${rows.indexOf(row) + 1}`
  return { id, name, mark, ...offerOf(row), ...(created_at && { created_at }), ...(is_chosen && { is_chosen }) }
}

function changeOf(stored: Scenario, row: DraftOffer): OfferChange | null {
  const change: OfferChange = {}
  const name = row.name.trim()
  // A name that was emptied is about to be typed anew; until then the old one stays stored.
  if (name !== '' && name !== stored.name) change.name = name
  if ((row.interest_rate ?? 0) !== stored.interest_rate) change.interest_rate = row.interest_rate ?? 0
  if (row.mortgage_type !== stored.mortgage_type) change.mortgage_type = row.mortgage_type
  const terms = termsOf(row)
  for (const key of OFFER_TERMS) {
    if (terms[key] !== stored[key]) Object.assign(change, { [key]: terms[key] })
  }
  if (row.loan_amount !== stored.loan_amount) change.loan_amount = row.loan_amount
  if (row.expires_on !== stored.expires_on) change.expires_on = row.expires_on
  const sources = changedSources(row.sources, stored.sources)
  if (Object.keys(sources).length > 0) change.sources = sources
  for (const key of FEE_KEYS) {
    if ((row.fees[key] ?? 0) !== stored.fees[key]) change.fees = { ...change.fees, [key]: row.fees[key] ?? 0 }
  }
  return Object.keys(change).length > 0 ? change : null
}

/**
 * The draft after the store has answered. `before` is what we knew, `after` what it says now: what changed there shows
 * here, unless it was also changed here; then the draft stays as it is and is saved next.
 */
export function reconcile(
  rows: readonly DraftOffer[],
  before: readonly Scenario[],
  after: readonly Scenario[],
): DraftOffer[] {
  const known = new Map(before.map(scenario => [scenario.id, scenario]))
  const now = new Map(after.map(scenario => [scenario.id, scenario]))
  const here = new Set(rows.map(row => row.id))
  const merged = rows.flatMap((row): DraftOffer[] => {
    const [was, is] = [known.get(row.id), now.get(row.id)]
    if (!is) return was && !changeOf(was, row) ? [] : [row]
    const next = mergeRow(row, was ?? is, is)
    // What did not change stays the same object, and is not drawn again.
    return [isSame(row, next) ? row : next]
  })
  const arrived = after.filter(({ id }) => !here.has(id) && !known.has(id)).map(draftOf)
  return [...merged, ...arrived]
}

function mergeRow(row: DraftOffer, was: Scenario, is: Scenario): DraftOffer {
  const figure = (mine: number | null, before: number, after: number) =>
    (mine ?? 0) === after || (mine ?? 0) !== before ? mine : after
  return {
    id: row.id,
    name: row.name.trim() === was.name ? keepTyped(row.name, is.name) : row.name,
    interest_rate: figure(row.interest_rate, was.interest_rate, is.interest_rate),
    mortgage_type: row.mortgage_type === was.mortgage_type ? is.mortgage_type : row.mortgage_type,
    fees: pickFees(key => figure(row.fees[key], was.fees[key], is.fees[key])),
    ...mergeTerms(row, was, is),
    sources: { ...is.sources, ...changedSources(row.sources, was.sources) },
    loan_amount: row.loan_amount === was.loan_amount ? is.loan_amount : row.loan_amount,
    expires_on: row.expires_on === was.expires_on ? is.expires_on : row.expires_on,
    created_at: is.created_at,
    mark: is.mark,
    is_chosen: is.is_chosen,
  }
}

function isSame(one: DraftOffer, other: DraftOffer): boolean {
  const keys = Object.keys(other) as (keyof DraftOffer)[]
  return keys.every(key => {
    if (key === 'fees') return FEE_KEYS.every(fee => one.fees[fee] === other.fees[fee])
    return key === 'sources' ? areSameSources(one.sources, other.sources) : one[key] === other[key]
  })
}

function areSameSources(one: OfferSources, other: OfferSources): boolean {
  return SOURCED_FIGURES.every(key => one[key] === other[key])
}

function changedSources(now: OfferSources, before: OfferSources): OfferSources {
  const changed = SOURCED_FIGURES.filter(key => now[key] !== undefined && now[key] !== before[key])
  return Object.fromEntries(changed.map(key => [key, now[key]]))
}

function mergeTerms(row: DraftOffer, was: OfferTerms, is: OfferTerms): TypedTerms {
  const typed = termsOf(row)
  const pick = <Key extends keyof OfferTerms>(key: Key) =>
    typed[key] === is[key] || typed[key] !== was[key] ? row[key] : is[key]
  return {
    loan_program: pick('loan_program'),
    mortgage_insurance_monthly: pick('mortgage_insurance_monthly'),
    upfront_fee: pick('upfront_fee'),
    upfront_fee_financed: pick('upfront_fee_financed'),
    lender_credit: pick('lender_credit'),
  }
}

// A space at the end is on its way to the next word.
function keepTyped(typed: string, stored: string): string {
  return typed.trim() === stored ? typed : stored
}

function pickFees<Value>(read: (key: FeeKey) => Value): Record<FeeKey, Value> {
  return Object.fromEntries(FEE_KEYS.map(key => [key, read(key)])) as Record<FeeKey, Value>
}
