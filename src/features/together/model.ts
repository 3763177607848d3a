import * as z from 'zod/mini'
import { roundToCent } from '#domain/money.ts'
import type { BorrowingProgram } from '#domain/together/borrowing.ts'
import { FIGURE_PRIVACY } from '#domain/together/figure-privacy.ts'
import { DIVISION_RULES } from '#domain/together/rules.ts'
import { US_STATES } from '#domain/us-states.ts'
import { day, multiLine, nameLine, singleLine } from '#resources/plain-text.ts'
import { togetherFormWords as words } from './form-words.ts'

const MOST_MONEY = 1_000_000_000
export const LONGEST_NOTE = 120
export const LONGEST_ANSWER = 600
/** Thirty years of payments, and some more. */
export const MOST_ENTRIES = 600

const Day = day(words.day)
/** Dollars with whole cents: what is shown is what is divided. */
const money = (least: number, sentence: string) =>
  z.number(sentence).check(
    z.minimum(least, sentence),
    z.maximum(MOST_MONEY, words.tooMuch),
    z.refine(dollars => roundToCent(dollars) === dollars, words.cents),
  )
const Money = money(0, words.amount)
const Percent = z.number(words.percent).check(z.minimum(0, words.percent), z.maximum(100, words.percent))
const Rate = z.number(words.rate).check(z.minimum(0, words.rate), z.maximum(25, words.rate))
const YesOrNo = z.boolean(words.yesOrNo)

/** The two people: whose page it is, and the other one. */
export const OWNERS = ['first', 'second'] as const
export type OwnerKey = (typeof OWNERS)[number]

/** The house, and what the two agreed about dividing it. Percentages are the first one's part; the rest is the other's. */
export const House = z.strictObject({
  first_name: nameLine(words.firstName),
  second_name: nameLine(words.secondName),
  price: money(0.01, words.price),
  /** When it was bought. */
  loan: Money,
  /** A price to try: what it would be sold for. */
  value: money(0.01, words.value),
  /** Of the loan, on that day. */
  balance: Money,
  selling_percent: Percent,
  fixed_share: Percent,
  rest_share: Percent,
  loss_share: Percent,
  /** Of the loan's payments; `null`: by what the ledger says that each paid. */
  payment_share: z.nullable(Percent),
  /** Simple interest on what one paid for the other. */
  advance_rate: Rate,
  rule: z.nullable(z.enum(DIVISION_RULES, words.choice)),
  /** Of a new loan that pays the other out. */
  refinance_costs: Money,
  limit_percent: z.number(words.limit).check(z.minimum(1, words.limit), z.maximum(100, words.limit)),
  /** Principal, interest, taxes and insurance a month. */
  new_payment: z.nullable(Money),
  /** Part of the selling costs that a buy-out counts. */
  costs_counted: Percent,
})
export type House = z.infer<typeof House>

export const PROGRAMS = ['conventional', 'fha', 'va', 'usda'] as const satisfies BorrowingProgram[]
const STATE_NAMES = US_STATES.map(({ name }) => name)
const Scores = z
  .array(z.int(words.score).check(z.minimum(300, words.score), z.maximum(850, words.score)))
  .check(z.maxLength(3, words.scores))

/** What each brings, and the loan that is asked for. */
export const Borrowing = z.strictObject({
  on_loan: z.nullable(z.enum([...OWNERS, 'both'], words.choice)),
  first_income: z.nullable(Money),
  first_debts: z.nullable(Money),
  first_cash: z.nullable(Money),
  first_scores: Scores,
  second_income: z.nullable(Money),
  second_debts: z.nullable(Money),
  second_cash: z.nullable(Money),
  second_scores: Scores,
  /** Principal, interest, taxes, insurance and dues a month; with both on the loan, where that was quoted differently. */
  payment: z.nullable(Money),
  payment_both: z.nullable(Money),
  program: z.enum(PROGRAMS, words.choice),
  state: z.nullable(z.enum(STATE_NAMES, words.state)),
  are_married: YesOrNo,
})
export type Borrowing = z.infer<typeof Borrowing>

export const ENTRY_KINDS = ['down-payment', 'gift', 'closing-costs', 'payment', 'improvement', 'advance'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const EntryId = z.uuid(words.unknown).check(z.toLowerCase())

/** A dollar that somebody put in. */
export const EntryFields = z.strictObject({
  kind: z.enum(ENTRY_KINDS, words.kind),
  /** Who paid; of a gift, whom the letter names. */
  owner: z.enum(OWNERS, words.who),
  paid_on: Day,
  amount: money(0.01, words.entry),
  /** Of a payment: what went to the loan itself. */
  principal: z.nullable(Money),
  /** Closing costs and improvements count only if both agreed in writing. */
  is_agreed: YesOrNo,
  note: singleLine(LONGEST_NOTE, words.note),
})
export type EntryFields = z.infer<typeof EntryFields>

export const Entry = z.extend(EntryFields, { id: EntryId })
export type Entry = z.infer<typeof Entry>

export const TITLE_FORMS = ['common', 'joint', 'entirety', 'community'] as const
export type TitleForm = (typeof TITLE_FORMS)[number]

/** What an agreement between owners must settle, in the order of the sheet. */
export const POINTS = [
  'names',
  'closing',
  'monthly',
  'capital',
  'late',
  'decisions',
  'living',
  'leaving',
  'nobody_buys',
  'parting',
  'death',
  'liens',
  'loss',
  'disputes',
  'changes',
] as const
export type Point = (typeof POINTS)[number]

const Answer = multiLine(LONGEST_ANSWER)
const answers = Object.fromEntries(POINTS.map(point => [point, Answer])) as Record<Point, typeof Answer>

export const Sheet = z.strictObject({ title_form: z.nullable(z.enum(TITLE_FORMS, words.choice)), ...answers })
export type Sheet = z.infer<typeof Sheet>

const Line = singleLine(LONGEST_NOTE, words.note)

/** A letter that money is given and not lent. */
export const Gift = z.strictObject({
  donor_name: Line,
  donor_address: Line,
  donor_phone: Line,
  relationship: Line,
  recipient: z.enum(OWNERS, words.choice),
  amount: z.nullable(Money),
})
export type Gift = z.infer<typeof Gift>

/** All that others learn of figures that somebody keeps to themselves, as it was when they last saved them. */
export const Enough = z.object({
  /** Their income carries their debts and this payment, as many lenders count. */
  is_enough: z.boolean(),
  payment: Money,
  on: Day,
})
export type Enough = z.infer<typeof Enough>

/** All that others learn of a score, likewise. Not whether it is the same: that would tell the score itself. */
export const PriceScore = z.object({
  /** It is not higher than the other's, so it is the one that sets the price. */
  sets_price: z.boolean(),
  on: Day,
})
export type PriceScore = z.infer<typeof PriceScore>

const privacy = z.enum(FIGURE_PRIVACY)
export const FigurePrivacies = z.object({ income: privacy, debts: privacy, scores: privacy, cash: privacy })

const SidePrivacy = z.object({
  figures: FigurePrivacies,
  enough: z.nullable(Enough),
  price: z.nullable(PriceScore),
})

/** What others see of each of the two, where several are in the loan. */
export const Privacy = z.object({ first: SidePrivacy, second: SidePrivacy })
export type Privacy = z.infer<typeof Privacy>

export const TogetherState = z.strictObject({
  house: z.nullable(House),
  borrowing: z.nullable(Borrowing),
  entries: z.array(Entry).check(z.maxLength(MOST_ENTRIES)),
  sheet: z.nullable(Sheet),
  gift: z.nullable(Gift),
  privacy: z.optional(Privacy),
})
export type TogetherState = z.infer<typeof TogetherState>

export const NOTHING_YET: TogetherState = { house: null, borrowing: null, entries: [], sheet: null, gift: null }

export const EMPTY_SHEET: Sheet = {
  title_form: null,
  ...(Object.fromEntries(POINTS.map(point => [point, ''])) as Record<Point, string>),
}
