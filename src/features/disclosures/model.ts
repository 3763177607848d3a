import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/calendar-day.ts'
import {
  BLANK_COLUMN,
  blankDisclosure,
  blankLine,
  CASH_ROWS,
  CASH_TABLES,
  CHARGE_SECTIONS,
  CONTACT_KEYS,
  CONTACT_ROLES,
  type CostLine,
  type Disclosure,
  SECTIONS,
} from '#domain/disclosures/disclosure.ts'
import { DISCLOSURE_KINDS, type DisclosureValues, FIELDS, type FieldKey } from '#domain/disclosures/fields.ts'
import type { DisclosureEvidence } from '#domain/disclosures/known-disclosure.ts'
import { atMost, Instant, multiLine, singleLine } from '#resources/plain-text.ts'
import { disclosureFormWords as words } from './form-words.ts'

/** Enough for four lenders with a revised estimate each, and for two Closing Disclosures. */
export const MOST_DISCLOSURES = 10
/** Lines of both cost pages, their addenda and the summaries. */
const MOST_LINES = 250
export const MOST_ANSWERS = 60
export const MOST_PAIRINGS = 100
const MOST_UNSURE = 2000
export const LONGEST_TEXT = 500
const LONGEST: Record<string, number> = { label: 200, to: 200, number: 12 }
const LONGEST_COLUMN = 60

/** A trillion dollars, either way: no disclosure says more. */
const Cents = z.int(words.amount).check(z.minimum(-1e14, words.amount), z.maximum(1e14, words.amount))
const Percent = z
  .number(words.percentage)
  .check(z.minimum(-1000, words.percentage), z.maximum(100_000, words.percentage))
const Count = z.int(words.number).check(z.minimum(0), z.maximum(100_000, words.tooLarge))
const Day = z.string(words.day).check(atMost(10, words.noSuchDay), z.refine(isCalendarDay, words.noSuchDay))
const Text = multiLine(LONGEST_TEXT)
const Label = singleLine(200)

const types = { cents: Cents, percent: Percent, count: Count, day: Day, text: Text, answer: z.enum(['yes', 'no']) }

const valueShape = Object.fromEntries(
  Object.entries(FIELDS).map(([key, { type }]) => [key, z.optional(types[type])]),
) as Record<FieldKey, z.ZodMiniOptional<(typeof types)[keyof typeof types]>>

const optionalCents = z.optional(Cents)

const SavedLine = z.strictObject({
  section: z.enum(SECTIONS),
  label: Label,
  amount: optionalCents,
  number: z.optional(singleLine(12)),
  to: z.optional(Label),
  paid_before: optionalCents,
  seller_paid: optionalCents,
  seller_paid_before: optionalCents,
  paid_by_others: optionalCents,
  paid_by_lender: z.optional(z.boolean()),
  each: optionalCents,
  times: z.optional(z.number().check(z.minimum(0), z.maximum(100_000))),
})

const SavedColumn = z.strictObject({
  label: singleLine(LONGEST_COLUMN),
  first_year: z.optional(Count),
  last_year: z.optional(Count),
  principal_and_interest: optionalCents,
  principal_and_interest_least: optionalCents,
  only_interest: z.optional(z.boolean()),
  mortgage_insurance: optionalCents,
  escrow: optionalCents,
  total: optionalCents,
  total_least: optionalCents,
})

const SavedCashRow = z.strictObject({
  amount: optionalCents,
  estimate: optionalCents,
  changed: z.optional(z.enum(['yes', 'no'])),
  words: z.optional(Text),
})

const SavedContact = z.strictObject(each(CONTACT_KEYS, Text))

/** The figures of a disclosure, without what is blank on it. The file itself is never stored. */
export const DisclosureFigures = z.strictObject({
  kind: z.enum(DISCLOSURE_KINDS, words.kind),
  values: z.strictObject(valueShape),
  payments: z.array(SavedColumn).check(z.maxLength(4)),
  lines: z.array(SavedLine).check(z.maxLength(MOST_LINES, words.tooManyLines)),
  cash_table: z.optional(z.enum(CASH_TABLES)),
  cash: z.strictObject(each(CASH_ROWS, SavedCashRow)),
  contacts: z.strictObject(each(CONTACT_ROLES, SavedContact)),
})
export type DisclosureFigures = z.infer<typeof DisclosureFigures>

export const DisclosureId = z.uuid(words.unknown).check(z.toLowerCase())

/** Where a figure stands in a disclosure. */
export const FigurePath = z
  .string()
  .check(atMost(80, words.noSuchFigure), z.regex(/^[a-zA-Z_0-9.]+$/, words.noSuchFigure))

export const SavedDisclosure = z.strictObject({
  id: DisclosureId,
  figures: DisclosureFigures,
  /** Figures that nobody has confirmed yet. */
  unsure: z.array(FigurePath).check(z.maxLength(MOST_UNSURE)),
  /** Pages of the form that its file did not hold. */
  missing_pages: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(5))).check(z.maxLength(5))),
  /** The offer in the comparison that was made of it. */
  offer_id: z.optional(z.uuid().check(z.toLowerCase())),
  /** The buyer typed it; there was no file. */
  typed: z.optional(z.literal(true)),
  added_at: Instant,
})
export type SavedDisclosure = z.infer<typeof SavedDisclosure>

export const PairedLine = z.strictObject({ section: z.enum(CHARGE_SECTIONS), label: Label })
const HandPairing = z.strictObject({ estimate: z.nullable(PairedLine), final: z.nullable(PairedLine) })

export const AnswerTo = z.strictObject({ question: singleLine(260), answer: singleLine(40) })

/** What the buyer said about the disclosures that no disclosure tells. */
const DisclosureAnswers = z.array(AnswerTo).check(z.maxLength(MOST_ANSWERS, words.tooMany))
const HandPairings = z.array(HandPairing).check(z.maxLength(MOST_PAIRINGS, words.tooMany))

export const DisclosuresState = z.strictObject({
  papers: z.array(SavedDisclosure).check(z.maxLength(MOST_DISCLOSURES)),
  answers: DisclosureAnswers,
  pairings: HandPairings,
})
export type DisclosuresState = z.infer<typeof DisclosuresState>

/** What is stored of a disclosure: all that is written on it. */
export function figuresOf({
  kind,
  values,
  payments,
  lines: costs,
  cash_table,
  cash,
  contacts,
}: Disclosure): DisclosureFigures {
  return {
    kind,
    values: written(values) as DisclosureFigures['values'],
    payments: payments.map(
      column =>
        written({ ...column, label: column.label.slice(0, LONGEST_COLUMN) }) as DisclosureFigures['payments'][number],
    ),
    lines: costs.map(cost => written(cost) as DisclosureFigures['lines'][number]),
    ...(cash_table !== null && { cash_table }),
    cash: rows(cash) as DisclosureFigures['cash'],
    contacts: rows(contacts) as DisclosureFigures['contacts'],
  }
}

/** The whole disclosure again, blanks included. */
export function disclosureOf({
  kind,
  values,
  payments,
  lines: costs,
  cash_table,
  cash,
  contacts,
}: DisclosureFigures): Disclosure {
  const blank = blankDisclosure(kind)
  return {
    kind,
    values: { ...blank.values, ...(values as Partial<DisclosureValues>) },
    payments: payments.map(column => ({ ...BLANK_COLUMN, ...column })),
    lines: costs.map((cost): CostLine => ({ ...blankLine(cost.section, cost.label), ...cost })),
    cash_table: cash_table ?? null,
    cash: filled(blank.cash, cash),
    contacts: filled(blank.contacts, contacts),
  }
}

/** The disclosure with all that tells how far its figures can be trusted. */
export function evidenceOf({ id, figures, unsure, missing_pages = [], typed }: SavedDisclosure): DisclosureEvidence {
  return { id, disclosure: disclosureOf(figures), unsure, missing_pages, typed: typed === true }
}

function each<Key extends string, Schema extends z.ZodMiniType>(keys: readonly Key[], schema: Schema) {
  return Object.fromEntries(keys.map(key => [key, z.optional(schema)])) as Record<Key, z.ZodMiniOptional<Schema>>
}

/**
 * Without what is blank, and without the boxes that nobody ticked. What a poor scan made longer than any disclosure has it is
 * cut.
 */
function written(values: object): Record<string, unknown> {
  const filled = Object.entries(values).filter(([, value]) => value !== null && value !== false)
  return Object.fromEntries(filled.map(([key, value]) => [key, typeof value === 'string' ? cut(key, value) : value]))
}

function cut(key: string, text: string): string {
  return text.slice(0, LONGEST[key] ?? LONGEST_TEXT).trim()
}

function rows(table: Record<string, object>): Record<string, unknown> {
  const saved = Object.entries(table).map(([key, row]) => [key, written(row)] as const)
  return Object.fromEntries(saved.filter(([, row]) => Object.keys(row).length > 0))
}

function filled<Row extends object, Key extends string>(
  blank: Record<Key, Row>,
  saved: Partial<Record<Key, object>>,
): Record<Key, Row> {
  const entries = Object.entries(blank) as [Key, Row][]
  return Object.fromEntries(entries.map(([key, row]) => [key, { ...row, ...saved[key] }])) as Record<Key, Row>
}
