import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatLongDate } from '#domain/day-words.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import type { LetterFinding } from '#domain/servicing/transfer.ts'
import type { ChangeResult } from './change-review.ts'
import type { InsuranceRow } from './insurance-review.ts'
import type { LetterSubject } from './model.ts'
import type { PayoffRow } from './payoff-review.ts'
import type { RateRow } from './rate-review.ts'

const cents = (value: number) => formatCents(value / 100)

export const changeWords = {
  tabs: {
    transfer: 'Another servicer',
    rate: 'A new rate',
    insurance: 'Insurance notice',
    payoff: 'Paying it off',
  } satisfies Record<LetterSubject, string>,
  label: 'What changes',
  save: 'Save',
  saved: 'Saved',
  remind: 'Remind me of these days',
  ourSum: (value: string) => `our sum ${value}`,
  notBefore: (day: string) => `not before ${day}`,
  days: 'By when',
  do: 'One thing to ask',
  ask: 'A question',
  right: 'It fits',
  open: 'Not sure yet',
  checked: 'What we looked at',
  results: { right: 'fits', odd: 'doesn’t add up', ask: 'a question', open: 'not known yet' } satisfies Record<
    ChangeResult,
    string
  >,
  law: 'Rules: 12 CFR 1024.33 to .37, 1026.20 and 1026.36, as of January 1, 2025. Keyturn checks sums and dates; it doesn’t give legal advice. Ask your servicer.',
  subject: 'My home loan',
  yes: 'Yes',
  no: 'No',
  loanFirstWhy: 'What changes is held against your loan. Enter it once, or drop a statement there.',
} as const

/** A figure or a day of a row, in words. */
export function rowValue(key: string, value: number | CalendarDay): string {
  if (typeof value === 'string') return formatDate(value)
  return key === 'rate' ? formatRate(value) : cents(value)
}

export const transferWords = {
  form: 'What the two letters say',
  formHint: 'Both servicers must write to you. Fill in each letter when it comes.',
  fromOld: 'The old servicer’s letter',
  fromNew: 'The new servicer’s letter',
  labels: {
    old_servicer: 'Old servicer',
    new_servicer: 'New servicer',
    effective_on: 'The change counts from',
    last_day_old: 'Last day the old one takes payments',
    first_day_new: 'First day the new one takes payments',
    dated_on: 'Date of the letter',
  },
  autopay: 'I have moved my autopay',
  autopayHint: 'Stop it at the old servicer and set it up at the new one, once both letters say the same.',
  verdicts: {
    none: {
      title: 'Nobody has told you of a change.',
      detail: 'When a letter comes, fill it in here. Don’t pay a new address because of one letter alone.',
    },
    alone: {
      title: 'One letter is not enough.',
      detail:
        'Anybody can write “we are your new servicer”. Keep paying as before until both letters are here, or call your old servicer on a number you know.',
    },
    differ: {
      title: 'The two letters don’t say the same.',
      detail: 'Don’t pay the new address yet. Call your old servicer on a number from an old statement.',
    },
    match: {
      title: 'The two letters say the same.',
      detail: 'Move your autopay, keep the last statement of the old servicer, and compare the first one of the new.',
    },
    changed: {
      title: 'A figure changed on the way.',
      detail: 'Ask the new servicer. The letter is written already. Keep paying what they ask.',
    },
  },
  findings: {
    'only-one-letter': 'Only the old servicer has written so far.',
    'only-the-new-servicer-wrote': 'Only the new servicer has written so far.',
    'names-differ': 'They don’t name the same servicers.',
    'effective-day-differs': 'They don’t name the same day.',
    'old-letter-late': 'The old servicer’s letter came less than 15 days before the change.',
    'new-letter-late': 'The new servicer’s letter came more than 15 days after the change.',
    'payment-days-apart': 'There is a gap between the last day at the old servicer and the first at the new one.',
  } satisfies Record<LetterFinding, string>,
  effective: 'The change counts',
  effectiveWhy: 'From this day on the new servicer takes your payments.',
  grace: 'Grace for the old address ends',
  graceWhy: 'For 60 days a payment that the old servicer gets in time may not be called late.',
  figures: 'Both servicers’ figures',
  noPair:
    'Add the last statement of the old servicer and the first of the new one. Then we hold them against each other.',
  otherPayment: 'They ask for different payments, so each is checked on the Statements page against the one before.',
  same: 'Balance, rate and the parts of the payment came over unchanged.',
  compared: (old: string, oldDue: string, fresh: string, freshDue: string) =>
    `${old} for ${oldDue}, ${fresh} for ${freshDue}.`,
  figure: 'Figure',
  old: 'Old',
  new: 'New',
  toStatements: 'Open Statements',
  nowMine: (servicer: string) => `Write ${servicer} into my loan`,
  todo: 'What to do',
  todos: [
    'Call your old servicer on a number from an old statement, and ask whether the change is real.',
    'Keep the last statement, the escrow history and proof of your last payments.',
    'Expect two tax forms 1098 in January, one from each.',
  ],
} as const

export const payoffWords = {
  form: 'What the payoff letter says',
  formHint: 'Ask for it in writing. It is good for its day only.',
  labels: {
    asked_on: 'They got your request on',
    balance: 'Principal',
    interest_paid_through: 'Interest is paid through',
    payoff_on: 'Good through',
    per_diem: 'Interest a day',
    interest: 'Interest in all',
    fees: 'Fees',
    payoff: 'All that pays it off',
    paid_on: 'I paid it off on',
    is_escrow_back: 'My escrow money came back',
    reminder_enabled: changeWords.remind,
  },
  fitted: (sum: string) => `The letter fits: ${sum}.`,
  fitsDetail: 'Before you send money, call your servicer on a number you know and compare where to send it.',
  odd: 'Please ask about the payoff letter.',
  oddDetail: 'A figure doesn’t add up. They must answer within seven working days.',
  question: 'The letter leaves a question.',
  questionDetail:
    'Fill in all that the letter prints. A payment may be on its way, and a fee needs a reason: ask before you pay.',
  open: 'A few figures, and we check the payoff letter.',
  openDetail: 'Type what it prints: the days, principal, interest, fees and the sum.',
  rateOpen: 'Your rate changes in these days. Fill in the notice of the new rate first.',
  rows: {
    balance: 'Principal',
    per_diem: 'Interest a day',
    interest: 'Interest in all',
    fees: 'Fees',
    payoff: 'All that pays it off',
  } satisfies Record<PayoffRow, string>,
  how: {
    balance: 'As your loan stands here',
    per_diem: 'Principal × rate ÷ 365, or 360',
    interest: (days: number) => plural(days, { one: 'One day of interest', other: `${days} days of interest` }),
    fees: 'Ask what each is for',
    payoff: 'Principal, interest and fees together',
  },
  /** Where a figure that it is counted from is not there. */
  missing: {
    per_diem: 'Fill in the principal, and we check it',
    interest: 'Fill in the principal, and we check it',
    fees: 'Ask what each is for',
    payoff: 'Fill in the principal and the fees, and we check it. If there are no fees, 0',
  } satisfies Record<Exclude<PayoffRow, 'balance'>, string>,
  statementBy: 'The payoff statement must be there',
  statementWhy: 'Seven working days after your written request.',
  escrowBy: 'Your escrow money must be back',
  escrowWhy: '20 working days after the payoff. It is no part of the sum.',
  lastBy: 'The last escrow statement must be sent',
  lastWhy: '60 days after the payoff.',
  todo: 'Once it is paid',
  todos: [
    'Stop your autopay.',
    'Tell your home insurer and your tax office that you pay yourself now.',
    'Ask for the release of the lien, and see that your county records it.',
  ],
} as const

export const rateWords = {
  form: 'What the notice says',
  formHint: 'Index, margin and limits stand in the notice and in your note.',
  labels: {
    first_payment_on: 'First payment at the new rate',
    is_first: 'It is the first change of this loan',
    sent_on: 'Date of the notice',
    index: 'Index',
    margin: 'Margin',
    round_to: 'Rounded to',
    cap: 'Most it may change at once',
    ceiling: 'Never above',
    floor: 'Never below',
    rate: 'New rate printed',
    balance: 'Balance printed',
    payment: 'New payment printed',
  },
  hints: {
    index: 'The figure on the day that the note names.',
    round_to: 'Usually an eighth, 0.125. If it isn’t rounded, 0.',
    floor: 'If your note has none, 0.',
    payment: 'Principal and interest, without taxes.',
  },
  fits: (rate: number) => `The new rate is ${formatRate(rate)}, as your note makes it.`,
  fitsDetail: 'Index and margin, rounded and held within the limits.',
  would: (rate: number) => `By these figures the new rate is ${formatRate(rate)}.`,
  alone: (rate: number) => `Index and margin come to ${formatRate(rate)} so far.`,
  aloneDetail: 'Rounding and the three limits can change that. They stand in your note.',
  wouldDetail: (payment: number | null) =>
    payment === null
      ? 'Add the first payment’s day, and we work the payment out too.'
      : `Principal and interest come to about ${cents(payment)} a month.`,
  odd: 'Please ask about the new rate.',
  oddDetail: 'Index, margin and limits come to something else. Ask which index of which day they took.',
  question: 'The notice leaves a question.',
  questionDetail: 'See below what to ask.',
  open: 'Index and margin, and we work the new rate out.',
  openDetail: 'Both stand in the notice of the change.',
  heldBy: {
    cap: (byIndex: number) => `Index and margin come to ${formatRate(byIndex)}; the limit for one change holds it.`,
    ceiling: (byIndex: number) =>
      `Index and margin come to ${formatRate(byIndex)}; it never goes above its highest rate.`,
    floor: (byIndex: number) => `Index and margin come to ${formatRate(byIndex)}; it never goes below its lowest rate.`,
  },
  rows: { rate: 'New rate', payment: 'New payment', sent_on: 'When it was sent' } satisfies Record<RateRow, string>,
  how: {
    rate: 'Index and margin, rounded, within the limits',
    payment: (owed: number, months: number) => `${cents(owed)} over ${months} months at the new rate`,
    sent_on: (from: CalendarDay, to: CalendarDay) => `Between ${formatDate(from)} and ${formatDate(to)}`,
  },
  /** Where a figure that it is made from is not there, or may be another. */
  missingRate: 'Rounding and limits of your note decide it',
  missingPayment: 'Fill in the new rate and the balance, and we check it',
  otherMonths: (theirs: number, ours: number) => `It fits ${theirs} months; by your figures ${ours} are left`,
  windowTitle: 'The notice is sent',
  window: (from: CalendarDay, to: CalendarDay) => `Between ${formatDate(from)} and ${formatDate(to)}.`,
  firstNew: 'First payment at the new rate',
} as const

export const insuranceWords = {
  form: 'What the notices say',
  formHint: 'They must write twice before they charge you. Flood insurance has rules of its own.',
  labels: {
    first_notice_on: 'First notice sent on',
    second_notice_on: 'Second notice sent on',
    charged_on: 'Charged on',
    charge: 'What they charged',
    is_insured: 'My home was insured all along',
    proof_on: 'They got my proof on',
    is_refunded: 'I got it back',
    reminder_enabled: changeWords.remind,
  },
  odd: 'Please ask about this charge.',
  oddDetail: 'It came too early, or for days on which you were insured. The letter is written already.',
  second: 'Did they write twice?',
  secondDetail: 'Nothing may be charged without a second notice. If one came, fill in its day; if not, ask them.',
  question: 'Were you insured?',
  questionDetail:
    'If you were, send the page of your policy that shows the days, and what they charged must come back.',
  wait: (day: CalendarDay) => `They may charge nothing before ${formatLongDate(day)}.`,
  waitDetail:
    'Send the page of your policy that shows its days, to the address in the notice. Keep proof that it came.',
  open: 'When the first notice came, fill it in.',
  openDetail: 'From its day we count when they may charge you, and when your proof must be there.',
  rows: {
    second_notice_on: 'Second notice',
    charged_on: 'The charge',
    charge: 'What they charged',
  } satisfies Record<InsuranceRow, string>,
  how: {
    second_notice_on: 'At least 30 days after the first',
    charged_on: '45 days after the first notice and 15 after the second, and never without a second',
    charge: 'For days on which you were insured nothing is owed',
  },
  chargeFrom: 'Before this day they may charge nothing',
  chargeWhy: '45 days after the first notice and 15 after the second.',
  refundBy: 'What they charged must be back',
  refundWhy: '15 days after they got your proof.',
} as const
