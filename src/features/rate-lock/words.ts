import { lastWorkingDay } from '#domain/business-days.ts'
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatClock, formatDay } from '#domain/day-words.ts'
import { formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import { differencesOf, type VersionDifference } from '#resources/differences.ts'
import type { Problem } from '#resources/problem.ts'
import type { LockZone, RateLock } from './model.ts'
import type { LockGuard } from './rules.ts'

export type LockProblem = 'no-end' | 'ends-before'

export const lockProblems = {
  'no-end': {
    status: 400,
    code: 'no-end',
    title: 'When does the lock end?',
    detail: 'Enter the day it ends, or the day it began and how many days it runs.',
  },
  'ends-before': {
    status: 400,
    code: 'ends-before',
    title: 'Please check the days of your lock',
    detail: 'The lock would end before it began.',
  },
} satisfies Record<LockProblem, Problem>

export const zoneWords: Record<LockZone, string> = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
}

/** `5:00 PM Eastern`. */
export function hourWords(time: string, zone: LockZone): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${formatClock(hours, minutes)} ${zoneWords[zone]}`
}

/** The answer in a line, and the line below it. */
export function guardWords(
  { level, until, days_left, room, warning, is_shifted }: LockGuard,
  hour: string | null,
): { title: string; detail: string } {
  const end = hour && !is_shifted ? `${formatDay(until)} at ${hour}` : formatDay(until)
  if (level === 'over') {
    return {
      title: `Your lock ended on ${end}`,
      detail: 'Ask your lender today whether it can be extended and what that costs. Until then, your rate may differ.',
    }
  }
  if (level === 'short') {
    return {
      title:
        (room.to_closing ?? 0) < 0 ? 'Your lock ends before you close' : 'Your lock ends before the law lets you close',
      detail: `It ends on ${end}. Ask your lender now for an extension in writing, or for an earlier closing.`,
    }
  }
  if (level === 'tight') {
    return {
      title:
        (room.after_new_wait ?? 0) < 0
          ? 'Your lock holds, but not through one more wait'
          : `Your lock holds with ${spare(room.to_closing ?? 0)}`,
      detail: `It ends on ${end}, ${daysAway(days_left)}. If the APR or the loan changes, three more business days are needed. Ask what an extension costs before you need one.`,
    }
  }
  if (level === 'unknown') {
    return {
      title: `Your lock ends ${daysAway(days_left)}`,
      detail: `On ${end}. Tell us your closing day on the timeline, and we’ll count the days to spare.`,
    }
  }
  return {
    title: `Your lock holds with ${spare(room.to_closing ?? room.to_earliest ?? 0)}`,
    detail:
      warning === null
        ? `It ends on ${end}, ${daysAway(days_left)}, and would hold through one more three-day wait too.`
        : `It ends on ${end}, ${daysAway(days_left)}, and would hold through one more three-day wait too. Keep the closing day where it is.`,
  }
}

function spare(days: number): string {
  return plural(days, { one: '1 day to spare', other: `${days} days to spare` })
}

/** `4 days`, `2 days short`, or a dash. */
export function roomWords(days: number | null): string {
  if (days === null) return '—'
  const count = plural(Math.abs(days), { one: '1 day', other: `${Math.abs(days)} days` })
  return days < 0 ? `${count} short` : count
}

export const lockPageWords = {
  closed: 'Your loan is closed',
  closedWhy: 'The lock has done its work: your rate is the one you signed. Nothing is left to watch here.',
  title: 'Does my rate lock hold until we close?',
  description: 'When it ends, how much room you have, and what to ask before it’s too late.',
  none: 'Ask when your rate locks',
  noneWhy:
    'A lock keeps your rate while the papers are done. Page 1 of a Loan Estimate says whether you have one and until when.',
  floating: 'Your rate floats',
  floatingWhy:
    'It can change any day until you lock it. When you do, the lender owes you a revised Loan Estimate within three business days (12 CFR 1026.19(e)(3)(iv)(D)).',
  floatingTable: 'If you locked today',
  floatingDays: (days: number) => `${days} days`,
  floatingEnds: (day: CalendarDay) => {
    const usable = lastWorkingDay(day)
    return usable === day ? `ends ${formatDay(day)}` : `ends ${formatDay(day)}; last working day ${formatDay(usable)}`
  },
  holds: 'Holds through one more wait',
  holdsJust: 'Holds to closing, not through one more wait',
  holdsNot: 'Ends before closing',
  holdsUnknown: 'Tell us your closing day to compare',
  toClosing: 'To closing',
  toClosingHint: (day: CalendarDay | null, paid_out_on: CalendarDay | null) => {
    if (!day) return 'No closing day yet'
    return paid_out_on && paid_out_on !== day ? `${formatDay(day)}, paid out ${formatDay(paid_out_on)}` : formatDay(day)
  },
  toEarliest: 'To the first legal day',
  toEarliestHint: (day: CalendarDay | null) => (day ? formatDay(day) : 'Counted once a paper is dated'),
  afterWait: 'After one more wait',
  afterWaitHint: 'If a corrected disclosure restarts the three days',
  usable: (until: CalendarDay, usable: CalendarDay) =>
    `Nothing is paid out on ${formatDay(until)}. The last working day of your lock is ${formatDay(usable)}, so we count to that.`,
  payout:
    'Most locks have to hold until the lender pays out. In some states, most of them in the West, that’s one to three days after you sign. Ask your lender.',
  payoutPrinted: 'We count to the day the lender pays out, as your Closing Disclosure prints it.',
  cancel:
    'This loan can be canceled for three business days, so the lock has to hold until the money moves. Ask your lender.',
  shifted: (day: CalendarDay, hour: string) =>
    `Where you live that is still ${formatDay(day)}: the time is given in another time zone (${hour}).`,
  lock: 'Your lock',
  toLock: 'I’ve locked: write it down',
  status: 'Is your rate locked?',
  isFloating: 'Floating',
  isFloatingHint: 'Not locked yet',
  isLocked: 'Locked',
  isLockedHint: 'I have it in writing',
  fromPaper: (lender: string | null) => `Filled in from ${lender ?? 'your Loan Estimate'}.`,
  lockedOn: 'Locked on',
  days: 'Days',
  endsOn: 'Ends on',
  endsOnHint: 'As printed. It overrides the days above.',
  counted: (day: CalendarDay) => `Counted: ${formatDay(day)}. If your paper says a different day, enter that one.`,
  time: 'Time',
  zone: 'Time zone',
  noZone: 'Not said',
  rate: 'Locked rate',
  save: 'Save',
  saved: 'Saved',
  remove: 'Remove',
  remind: 'Warn me',
  remindHint: '14, 7 and 3 days before it ends, and once when there’s no day to spare.',
  extension: 'Who pays if it has to be longer?',
  extensionText: [
    'You ask for it, or the delay isn’t the lender’s doing: the lender may charge its usual extension fee, with a revised Loan Estimate (12 CFR 1026.19(e)(3)(iv), comment 2).',
    'The lender causes the delay: that isn’t among the reasons for which its charges may rise. Ask the lender to pay, and write down what was said and when.',
    'An extension usually costs money, more for more days. Ask what each day costs before you need one.',
    'Ask before the lock ends, and ask for the answer in writing.',
  ],
  wait: 'What a lost lock would cost',
  waitText: (rate: string, survey: string, day: string) =>
    `At ${survey} instead of ${rate}: Freddie Mac’s weekly average of ${day}, for conventional loans with 20% down. Your lender’s rate may differ.`,
  waitMore: (money: string) => `${money} more a month`,
  waitLess: (money: string) => `${money} less a month`,
  waitSame: 'The same payment',
  waitPayments: (locked: string, survey: string) => `${locked} now, ${survey} then, principal and interest.`,
  timeline: 'Open my timeline',
  on: 'On',
  off: 'Off',
} as const

const fieldLabels: Record<keyof RateLock, string> = {
  status: lockPageWords.status,
  locked_on: lockPageWords.lockedOn,
  days: lockPageWords.days,
  ends_on: lockPageWords.endsOn,
  ends_time: lockPageWords.time,
  ends_zone: lockPageWords.zone,
  interest_rate: lockPageWords.rate,
  reminder_enabled: lockPageWords.remind,
}

export function lockDifferences(here: RateLock, saved: RateLock): VersionDifference[] {
  return differencesOf(fieldLabels, [here, saved], fieldWords)
}

function fieldWords(lock: RateLock, key: keyof RateLock): string {
  const value = lock[key]
  if (value === null) return '—'
  if (key === 'status') return value === 'locked' ? lockPageWords.isLocked : lockPageWords.isFloating
  if (key === 'ends_zone') return zoneWords[value as LockZone]
  if (key === 'interest_rate') return formatRate(Number(value))
  if (typeof value === 'boolean') return value ? lockPageWords.on : lockPageWords.off
  return isCalendarDay(String(value)) ? formatDay(String(value)) : String(value)
}
