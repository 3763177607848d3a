import * as z from 'zod/mini'

export const RATE_TERMS = [
  '30-Year Fixed',
  '15-Year Fixed',
  '5/1 ARM',
  'FHA 30-Year',
  'VA 30-Year',
  'Jumbo 30-Year',
] as const
export type RateTerm = (typeof RATE_TERMS)[number]

/** Where a figure comes from: Freddie Mac's weekly survey, a daily index, a rule of ours, or our sample. */
export const RATE_KINDS = ['survey', 'index', 'estimate', 'sample'] as const
export type RateKind = (typeof RATE_KINDS)[number]

/** `rate` and `change` as they are shown: `7.40%`, `+0.12`. A change that is not known is a dash. */
export const RateItem = z.object({
  term: z.enum(RATE_TERMS),
  rate: z.string(),
  change: z.string(),
  kind: z.enum(RATE_KINDS),
  /** The day that the rate is of; of a sample, that of the survey beside it. */
  date: z.string(),
})
export type RateItem = z.infer<typeof RateItem>

export const RatesAnswer = z.object({
  rates: z.array(RateItem),
  /** When this was last fetched: an instant. Before anything was, the day of the survey that ships with the product. */
  lastFetch: z.string(),
  source: z.string(),
  success: z.boolean(),
})
export type RatesAnswer = z.infer<typeof RatesAnswer>

export const MeetingEvent = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  endDate: z.string(),
  time: z.string(),
  description: z.string(),
})
export type MeetingEvent = z.infer<typeof MeetingEvent>

export const CalendarAnswer = z.object({ events: z.array(MeetingEvent) })
export type CalendarAnswer = z.infer<typeof CalendarAnswer>

export const HistoryWeek = z.object({
  date: z.string(),
  thirty_year: z.number(),
  /** Null where only the 30-year rate is known. */
  fifteen_year: z.nullable(z.number()),
})
export type HistoryWeek = z.infer<typeof HistoryWeek>

export const SurveyAnswer = z.object({ date: z.string(), thirty_year: z.number() })

export const HistoryAnswer = z.object({ weeks: z.array(HistoryWeek), source: z.string() })
export type HistoryAnswer = z.infer<typeof HistoryAnswer>
