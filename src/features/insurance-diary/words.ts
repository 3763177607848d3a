import { formatDay } from '#domain/day-words.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import type { LoanProgram } from '#domain/mortgage-insurance.ts'
import { differencesOf, type VersionDifference } from '#resources/differences.ts'
import type { Problem } from '#resources/problem.ts'
import type { DiaryDraft } from './draft.ts'
import type { LetterReason } from './letter.ts'
import type { DiaryAnswer, DiaryDayKey, DiaryRule, DiaryStage } from './rules.ts'
import type { SourceKind } from './sources.ts'

export type DiaryProblem = 'too-many-diaries'

export const diaryProblems = {
  'too-many-diaries': {
    status: 409,
    code: 'too-many-diaries',
    title: 'You can keep six diaries',
    detail: 'Please remove one that has ended before you keep another.',
  },
} satisfies Record<DiaryProblem, Problem>

export const sourceWords: Record<SourceKind, string> = {
  disclosure: 'your Closing Disclosure',
  closed: 'your closed loan',
  estimate: 'a Loan Estimate',
  offer: 'an offer you’re comparing',
  application: 'your application, with our estimated rate',
  'past-loan': 'a past loan',
  'paid-loan': 'the loan you’re paying',
}

/** The answer in one line, and the line below it. */
export function headline(answer: DiaryAnswer, stage: DiaryStage, today: string, away: string) {
  const { rule, may_ask, ends } = answer
  if (rule === 'fha') {
    return ends === null
      ? {
          title: 'FHA’s premium stays as long as the loan',
          detail: 'More than 90% of the value was borrowed, so it ends when the loan is paid off or refinanced.',
        }
      : today >= ends
        ? {
            title: `FHA’s premium should have ended on ${formatDay(ends)}`,
            detail: 'Eleven years have passed. If you still pay it, ask your servicer why.',
          }
        : {
            title: `FHA’s premium ends on ${formatDay(ends)}`,
            detail: 'At most 90% of the value was borrowed, so it’s paid for eleven years. You don’t have to ask.',
          }
  }
  if (stage === 'no-day' || may_ask === null || ends === null) return ruleHeadlines[rule]
  if (stage === 'ended') {
    return {
      title: `It should have ended on ${formatDay(ends)}`,
      detail: 'If you’re current and still pay it, write to your servicer today. The letter below is ready.',
    }
  }
  if (stage === 'may-ask') {
    return {
      title: 'You may ask to end it today',
      detail: `You’ve had the right since ${formatDay(may_ask)}. Without a letter it ends on ${formatDay(ends)}.`,
    }
  }
  return {
    title: `You may ask to end it on ${formatDay(may_ask)}`,
    detail: `That’s ${away}. Without a letter it ends on ${formatDay(ends)}.`,
  }
}

const ruleHeadlines: Record<DiaryRule, { title: string; detail: string }> = {
  private: { title: '', detail: '' },
  'other-home': {
    title: 'The law’s days are for the home you live in',
    detail:
      'For a second home or a rental, the insurance contract and the owner of the loan say when it ends. Ask your servicer for their rule.',
  },
  'not-needed': {
    title: 'At most 80% of the value is borrowed',
    detail:
      'Lenders then rarely ask for mortgage insurance, and the law sets no day for it. If you pay it anyway, ask your servicer whether it can end now.',
  },
  fha: { title: '', detail: '' },
  va: {
    title: 'A VA loan has no monthly mortgage insurance',
    detail: 'Its funding fee is paid once, at closing or in the loan. There’s nothing to end.',
  },
  usda: {
    title: 'USDA’s annual fee stays as long as the loan',
    detail: 'No balance ends it. It ends when the loan is paid off or refinanced.',
  },
}

export interface DayWords {
  title: string
  meaning: string
  who: string
  cite: string
}

export const dayWords: Record<DiaryDayKey, DayWords> = {
  'value-two-years': {
    title: 'Worth asking, if your home has gained value',
    meaning:
      'Two years in, Fannie Mae and Freddie Mac let it end when you owe at most 75% of today’s value. You pay for a valuation; 80% is enough after a substantial improvement.',
    who: 'You ask',
    cite: 'Fannie Mae Servicing Guide B-8.1-04, as of 2020; ask who owns your loan',
  },
  'value-five-years': {
    title: 'Worth asking at 80% of today’s value',
    meaning: 'Five years in, owing at most 80% of today’s value is enough for them.',
    who: 'You ask',
    cite: 'Fannie Mae Servicing Guide B-8.1-04, as of 2020; ask who owns your loan',
  },
  'may-ask': {
    title: 'You may ask in writing',
    meaning:
      'The balance reaches 80% of the original value. You must be current, with no payment 30 days late in the last year or 60 days late in the year before. The lender may want proof that the value hasn’t fallen and that there’s no second loan.',
    who: 'You ask',
    cite: '12 U.S.C. 4901(2), 4902(a)',
  },
  'must-end': {
    title: 'It must end by itself',
    meaning:
      'The first schedule reaches 78%. No letter and no appraisal is needed. If you’re behind, it ends on the first of the month after you’re current.',
    who: 'Your servicer acts',
    cite: '12 U.S.C. 4901(18), 4902(b)',
  },
  'ends-at-latest': {
    title: 'It ends at the latest',
    meaning: 'The first day of the month after half the term, whatever you still owe, if you’re current.',
    who: 'Your servicer acts',
    cite: '12 U.S.C. 4901(7), 4902(c)',
  },
  'fha-ends': {
    title: 'FHA’s premium ends',
    meaning: 'Eleven years of premiums have been paid, and at most 90% of the value was borrowed.',
    who: 'Your servicer acts',
    cite: 'HUD, loans since June 2013',
  },
}

export const diaryPageWords = {
  title: 'When does my mortgage insurance end?',
  description:
    'The days the law gives you, what each month costs, and the letter that ends it. Good for years after closing.',
  yourLoans: 'Your loans',
  newLoan: 'Another loan',
  days: 'The days',
  passed: 'Passed',
  next: 'Next',
  away: (months: string) => `in ${months}`,
  movesNot: 'Extra payments don’t move this day.',
  sooner: (months: number) => `Extra payments bring it ${formatMonths(months)} closer.`,
  monthly: 'A month costs',
  waiting: 'Waiting costs',
  waitingHint: (months: number) => `${formatMonths(months)} between asking and the automatic end`,
  afterTitle: 'What happens then',
  after: [
    'No more premiums 30 days after it ends, and what you paid ahead comes back within 45 days (12 U.S.C. 4902(d), (e)).',
    'Your servicer tells you every year that you may ask, with a phone number. Your first papers hold the schedule.',
    'If the lender pays the insurance through a higher rate, these days don’t apply: it ends when you refinance.',
    'A few loans that were called high-risk at closing have other days. Your first papers say so.',
  ],
  adjustable:
    'Your rate can change, and then the schedule in force counts. These days follow today’s rate; ask your servicer for theirs.',
  assumedClosed:
    'We don’t know the day you closed, so this counts from the day you recorded it. It may be a month earlier: your note has the real day.',
  assumedDay: 'You haven’t told us when you close, so this assumes about 45 days from now. Your note has the real day.',
  incomplete: 'Fill in the loan to see its days',
  incompleteWhy: 'Price, loan, rate and the first payment are enough. They’re all on your Closing Disclosure.',
  typeLoan: 'Type in my loan',
  none: 'No mortgage insurance here so far',
  noneWhy:
    'Nothing you told us has it: a conventional loan up to 80% of the value needs none. If you pay it, type your loan in here.',
  source: (text: string) => `Filled in from ${text}.`,
  keep: 'Keep this diary',
  save: 'Save changes',
  saved: 'Diary kept',
  savedGuest: 'On this device only. With a free account, we’ll remind you when the days come.',
  savedAccount: 'We’ll remind you when the days come, even years from now.',
  remind: 'Remind me of these days',
  remindHint: 'In the app and by email, as your reminder settings say.',
  remove: 'Remove this diary',
  removeAsk: 'Remove this diary?',
  removeWhy: 'Its dates and reminders go away. You can type the loan in again.',
  keepIt: 'Keep it',
  loan: 'The loan',
  name: 'Name of this loan',
  program: 'Loan program',
  choose: 'Choose',
  value: 'Home value at closing',
  valueHint: 'The lower of price and appraisal. For a refinance: the appraisal.',
  loanAmount: 'Loan amount',
  fhaLoanHint: 'Without the upfront premium',
  rate: 'Interest rate',
  term: 'Term',
  years: (months: number) => formatMonths(months),
  firstPayment: 'First payment',
  firstPaymentHint: 'Usually the first of the second month after closing',
  premium: 'Monthly mortgage insurance',
  extra: 'Extra monthly payment',
  extraHint: 'Moves the day you may ask, not the day it must end',
  livesThere: 'I live in this home, and it’s for one family',
  rateChanges: 'The rate can change',
} as const

export const programWords: Record<LoanProgram, string> = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
}

const fieldLabels: Record<keyof DiaryDraft, string> = {
  name: diaryPageWords.name,
  loan_program: diaryPageWords.program,
  original_value: diaryPageWords.value,
  loan_amount: diaryPageWords.loanAmount,
  interest_rate: diaryPageWords.rate,
  months: diaryPageWords.term,
  first_payment_on: diaryPageWords.firstPayment,
  monthly_premium: diaryPageWords.premium,
  extra_monthly: diaryPageWords.extra,
  lives_there: diaryPageWords.livesThere,
  rate_can_change: diaryPageWords.rateChanges,
}

export function diaryDifferences(here: DiaryDraft, saved: DiaryDraft): VersionDifference[] {
  return differencesOf(fieldLabels, [here, saved], fieldText)
}

function fieldText(loan: DiaryDraft, key: keyof DiaryDraft): string {
  const value = loan[key]
  if (value === null) return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (key === 'name') return String(value)
  if (key === 'loan_program') return programWords[value as LoanProgram]
  if (key === 'interest_rate') return formatRate(Number(value))
  if (key === 'months') return formatMonths(Number(value))
  return key === 'first_payment_on' ? formatDay(String(value)) : formatMoney(Number(value))
}

export const letterWords = {
  isItSo: 'What’s so? Only what you tick stands in the letter.',
  asked: {
    current: 'I’m current on my payments',
    'on-time': 'No payment 30 days late in the last 12 months, none 60 days late in the 12 months before',
    'no-second-loan': 'No second loan on the home. Help with the down payment is often one.',
  },
  title: 'A letter to your servicer',
  description: 'Yours to change. Send it in writing and keep a copy: the law counts from your written request.',
  reason: 'Why you’re writing',
  reasons: {
    balance: 'I owe 80% or less of the original value',
    value: 'My home is worth more today',
    overdue: 'It should have ended already',
  } satisfies Record<LetterReason, string>,
} as const
