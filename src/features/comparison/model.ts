import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { FEE_KEYS, type FeeKey, type Fees } from '#domain/fee-estimate.ts'
import { FIGURE_SOURCES, type FigureSource } from '#domain/figure-source.ts'
import { parseMoney, parsePercent } from '#domain/money.ts'
import { LOAN_PROGRAMS } from '#domain/mortgage-insurance.ts'
import { MORTGAGE_TYPES, type MortgageType } from '#domain/mortgage-type.ts'
import { offerFormWords as words } from './form-words.ts'
import { HIGHEST_MARK, UNMARKED } from './marks.ts'

// One offer, in four shapes: `Offer` is what is sent, `OfferFigures` what is computed with, `Scenario` what is stored (the API's
// word for it), and `DraftOffer` (draft.ts) what stands in the form, half-typed figures included.

/** As many as fit one decision. Guest scenarios that come along at sign-in may go beyond it. */
export const MOST_LENDERS = 20
export const HIGHEST_RATE = 100
export const MOST_FEE = 1_000_000_000
export const LONGEST_NAME = 80
const LONGEST_FIGURE = 200

/** As in plain-text.ts, which public pages do not load. */
const atMost = (longest: number, error: string) => z.maxLength(longest, { error, abort: true })

/** Comparison inputs take what was typed: text that is no number counts as 0 (spec §5). */
function figure(read: (text: string) => number | null, bounds: z.ZodMiniNumber<number>) {
  const typed = z.union([z.number(), z.string().check(atMost(LONGEST_FIGURE, words.figure)), z.null()], words.figure)
  return z.pipe(
    z.pipe(
      typed,
      z.transform(value => (typeof value === 'string' ? (read(value) ?? 0) : (value ?? 0))),
    ),
    bounds,
  )
}

const InterestRate = figure(
  parsePercent,
  z.number().check(z.minimum(0, words.rateNegative), z.maximum(HIGHEST_RATE, words.rateTooHigh)),
)

const dollars = (what: string) =>
  figure(parseMoney, z.number().check(z.minimum(0, words.negative(what)), z.maximum(MOST_FEE, words.tooMuch(what))))

const Fee = dollars(words.fee)

const feeShape = Object.fromEntries(FEE_KEYS.map(key => [key, Fee])) as Record<FeeKey, typeof Fee>

/** The ten fees. If their sum comes along it is left out and worked out again: it is never taken on trust. */
const ScenarioFees = z.object(feeShape)

export const SomeFees = z.partial(ScenarioFees)

const Name = z
  .string(words.name)
  .check(z.trim(), z.minLength(1, words.name), atMost(LONGEST_NAME, words.nameTooLong(LONGEST_NAME)))

/** What an offer asks for beside rate and fees. */
const terms = {
  loan_program: z.enum(LOAN_PROGRAMS, words.program),
  mortgage_insurance_monthly: dollars(words.premium),
  upfront_fee: Fee,
  upfront_fee_financed: z.boolean(words.financed),
  /** What the lender pays towards the costs: a positive figure. */
  lender_credit: dollars(words.credit),
}

export const OFFER_TERMS = Object.keys(terms) as (keyof typeof terms)[]

/** The terms of an offer that says nothing about them. */
export const PLAIN_TERMS = {
  loan_program: 'conventional',
  mortgage_insurance_monthly: 0,
  upfront_fee: 0,
  upfront_fee_financed: true,
  lender_credit: 0,
} as const satisfies OfferTerms

/** The figures of an offer of which it is remembered where they come from. */
export const SOURCED_FIGURES = [
  'interest_rate',
  'mortgage_insurance_monthly',
  'upfront_fee',
  'lender_credit',
  ...FEE_KEYS,
] as const
export type SourcedFigure = (typeof SOURCED_FIGURES)[number]

const Source = z.optional(z.enum(FIGURE_SOURCES, words.source))

/** Where each figure comes from. What is not in it was saved before that was remembered (see offer-sources.ts). */
const Sources = z.object(
  Object.fromEntries(SOURCED_FIGURES.map(key => [key, Source])) as Record<SourcedFigure, typeof Source>,
)
export type OfferSources = { [Key in SourcedFigure]?: FigureSource | undefined }

/** Beyond its price: where its figures come from, and what a disclosure says of the loan they are for. */
const origin = {
  sources: Sources,
  /** The loan that the figures are for; `null` for the one that is compared. */
  loan_amount: z.nullable(dollars(words.loan)),
  /** The last day on which the lender stands by them, where a disclosure says it. */
  expires_on: z.nullable(z.string(words.day).check(atMost(10, words.day), z.refine(isCalendarDay, words.day))),
}

/** One lender's offer, as its reader sends it. */
export const Offer = z.object({
  name: Name,
  interest_rate: InterestRate,
  mortgage_type: z.enum(MORTGAGE_TYPES, words.mortgageType),
  fees: ScenarioFees,
  ...terms,
  ...origin,
})
export type OfferTerms = Pick<z.infer<typeof Offer>, keyof typeof terms>

/** What an offer costs by: everything but whose it is. */
export interface OfferFigures extends OfferTerms {
  interest_rate: number
  mortgage_type: MortgageType
  fees: Fees
}

/** An offer's figures, and what has to be known to say something about them. */
export interface SourcedOffer extends OfferFigures {
  sources: OfferSources
  loan_amount: number | null
  expires_on: string | null
}

/** Rate and fees are enough: what was saved before an offer had more terms, and what leaves them out, is a plain loan. */
export const plainTerms = {
  sources: z._default(origin.sources, {}),
  loan_amount: z._default(origin.loan_amount, null),
  expires_on: z._default(origin.expires_on, null),
  loan_program: z._default(terms.loan_program, PLAIN_TERMS.loan_program),
  mortgage_insurance_monthly: z._default(terms.mortgage_insurance_monthly, PLAIN_TERMS.mortgage_insurance_monthly),
  upfront_fee: z._default(terms.upfront_fee, PLAIN_TERMS.upfront_fee),
  upfront_fee_financed: z._default(terms.upfront_fee_financed, PLAIN_TERMS.upfront_fee_financed),
  lender_credit: z._default(terms.lender_credit, PLAIN_TERMS.lender_credit),
}

const Mark = z.int(words.mark).check(z.minimum(UNMARKED, words.mark), z.maximum(HIGHEST_MARK, words.mark))

/** A saved offer, as the API names it. */
export const Scenario = z.extend(Offer, {
  ...plainTerms,
  // The database writes it in small letters: in any other spelling a retry would not find its own lender.
  id: z.uuid(words.unknown).check(z.toLowerCase()),
  fees: z.extend(z.object(feeShape), { totalFees: Fee }),
  created_at: z.iso.datetime(words.instant),
  /** Its colour and shape: 1 for the lender added first. */
  mark: z._default(Mark, UNMARKED),
  /** The buyer said yes to its lender; of one loan's offers at most one. */
  is_chosen: z._default(z.boolean(words.chosen), false),
})
export type Scenario = z.infer<typeof Scenario>

export const ComparisonState = z.object({ scenarios: z.array(Scenario) })
export type ComparisonState = z.infer<typeof ComparisonState>

/** What is saved, and whether the loan that it was for is closed: then it is a record. */
export interface SavedComparison extends ComparisonState {
  is_closed?: boolean
}
