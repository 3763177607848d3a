import * as z from 'zod/mini'
import { DELIVERIES } from '#domain/legal-dates/facts.ts'
import { LEGAL_DATE_KEYS, type LegalDateKey } from '#domain/legal-dates/legal-dates.ts'
import { day } from '#resources/plain-text.ts'
import { legalDatesFormWords } from './legal-dates-form-words.ts'

const Day = day(legalDatesFormWords['day-invalid'])
const How = z.enum(DELIVERIES, legalDatesFormWords['delivery-invalid'])
const YesNo = z.boolean(legalDatesFormWords['switch-invalid'])

const fields = {
  lender_open_saturdays: YesNo,
  applied_on: Day,
  estimate_sent_on: Day,
  estimate_delivery: How,
  estimate_opened_on: Day,
  intent_on: Day,
  locked_on: Day,
  revised_on: Day,
  disclosure_sent_on: Day,
  disclosure_delivery: How,
  disclosure_opened_on: Day,
  corrected_sent_on: Day,
  corrected_delivery: How,
  corrected_opened_on: Day,
  appraisal_on: Day,
  /** The closing day on which the buyer said that it is fixed. Another day on the timeline is a guess again. */
  closing_fixed_on: Day,
  change_known_on: Day,
} as const

type Fields = typeof fields
export type AnswerKey = keyof Fields
export const ANSWER_KEYS = Object.keys(fields) as AnswerKey[]

/** The buyer's answers about the days that the law counts from. What is missing may stand on their disclosures. */
export const LegalAnswers = z.strictObject(
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, z.optional(field)])) as {
    [Key in AnswerKey]: z.ZodMiniOptional<Fields[Key]>
  },
)
export type LegalAnswers = z.infer<typeof LegalAnswers>

/** As they stand in a form: `null` where nothing was answered. */
export type Answers = { [Key in AnswerKey]: Exclude<LegalAnswers[Key], undefined> | null }

/** Fields left out stay as they are; `null` takes one back. */
export const Tell = z.strictObject(
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, z.optional(z.nullable(field))])) as {
    [Key in AnswerKey]: z.ZodMiniOptional<z.ZodMiniNullable<Fields[Key]>>
  },
)
export type Tell = z.infer<typeof Tell>

const DateKey = z.enum(LEGAL_DATE_KEYS, legalDatesFormWords['date-unknown'])

export const RemindOf = z.strictObject({ key: DateKey, reminder_enabled: YesNo })
export type RemindOf = z.infer<typeof RemindOf>

export const LegalDatesState = z.strictObject({
  told: LegalAnswers,
  /** Reminders that the person switched; the others are as they start. */
  switched: z.array(RemindOf).check(z.maxLength(LEGAL_DATE_KEYS.length)),
  /** How often an answer changed: calendars see by it that a date may have moved. */
  changes: z.int().check(z.minimum(0), z.maximum(1_000_000)),
})
export type LegalDatesState = z.infer<typeof LegalDatesState>

export const NO_ANSWERS: LegalDatesState = { told: {}, switched: [], changes: 0 }

/** Dates on which somebody has to do something start with a reminder; those from which something is allowed do not. */
const REMINDED_AT_FIRST: readonly LegalDateKey[] = [
  'estimate-due',
  'costs-expire',
  'revised-after-lock',
  'appraisal-copy',
  'disclosure-in-hand',
  'see-corrected',
  'right-to-cancel',
  'corrected-papers',
  'refund-by',
]

export function isReminded({ switched }: LegalDatesState, key: LegalDateKey): boolean {
  return switched.find(each => each.key === key)?.reminder_enabled ?? REMINDED_AT_FIRST.includes(key)
}
