import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatDay, formatLongDay, formatMonth, monthName } from '#domain/day-words.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import { dayWords } from '#features/insurance-diary/words.ts'
import type { Coming } from './coming.ts'
import type { HomeSentence } from './home-sentence.ts'
import type { MonthlyStatement } from './model.ts'
import { servicingDayDetail, servicingDayTitle } from './servicing-day-words.ts'

/** The statement as people call it: by the month on it, or by its payment. */
export function statementName({ statement_on, due_on }: Pick<MonthlyStatement, 'statement_on' | 'due_on'>): string {
  return statement_on
    ? `${monthName(Number(statement_on.slice(5, 7)))} statement`
    : `statement for ${formatDay(due_on)}`
}

export const myHomeWords = {
  do: 'One thing to do',
  ask: 'A question',
  right: 'All is well',
  begin: 'Begin here',
  next: 'Your next payment',
  nextTo: (due: CalendarDay, servicer: string) =>
    servicer ? `${formatLongDay(due)}, to ${servicer}` : formatLongDay(due),
  interest: 'Interest',
  principal: 'Pays down the loan',
  escrow: 'Tax and insurance',
  mortgageInsurance: 'Mortgage insurance',
  newRate: (rate: number, since: CalendarDay) =>
    `Counted at ${formatRate(rate)}, as the notice you entered says for payments since ${formatDate(since)}.`,
  oldRate: (rate: number) =>
    `Your rate was to change by now. Until you enter the notice, we count with ${formatRate(rate)}.`,
  enterNotice: 'Enter the notice',
  withoutEscrow: 'Taxes and insurance are not in this. Your first statement tells them.',
  coming: 'What’s coming',
  probably: 'probably',
  nothingComing: 'Nothing with a date is known yet.',
  unknown: {
    both: 'No PMI and no change of the rate was entered for this loan.',
    insurance: 'No PMI was entered for this loan.',
    rateChange: 'No change of the rate was entered for this loan.',
  },
  equity: (cents: number) => `${formatMoney(cents / 100)} of it is yours`,
  owedTitle: 'What you still owe',
  owed: (cents: number) => `You owe ${formatCents(cents / 100)}.`,
  bySchedule: 'Counted from your schedule, as if every payment was made.',
  byValue: (value: number) => `Of the ${formatMoney(value)} you count with, not a guess of today’s value.`,
  noValue: 'Enter what you paid for the home to see what of it is yours.',
  below: 'You owe more than the value you entered. Check both figures.',
  half: (day: CalendarDay) => `Half is yours in ${formatMonth(day)}.`,
  last: (day: CalendarDay) => `The last payment is in ${formatMonth(day)}.`,
  stillOwed: 'Still owed',
  yearsFromNow: 'Year',
  showFigures: 'Show the figures',
  numberTitle: (rate: number) => `A refinance pays at ${formatRate(rate)} or below`,
  numberToday: (rate: number, on: CalendarDay) =>
    `Lenders averaged ${formatRate(rate)} in the survey of ${formatDate(on)}.`,
  zone: {
    pays: 'That is at or below your number: on average it pays now.',
    gains: 'It would gain something, but waiting is worth more on average.',
    costs: 'At that rate it would cost more than it saves.',
  },
  numberBasis: (costs: number, years: number) =>
    plural(years, {
      one: `For ${formatMoney(costs)} of costs and one more year here.`,
      other: `For ${formatMoney(costs)} of costs and ${years} more years here.`,
    }),
  numberGuess: (costs: number, years: number) =>
    `Counted with our guess of ${formatMoney(costs)} of costs and ${years} more years here. Yours may differ.`,
  moves: 'What moves this number',
  papers: 'Your papers',
  statements: 'Statements',
  escrowPapers: 'Escrow',
  disclosures: 'Closing papers',
  statementCount: (count: number) =>
    count === 0 ? 'None yet' : plural(count, { one: '1 statement', other: `${count} statements` }),
  paperCount: (count: number) =>
    count === 0 ? 'None yet' : plural(count, { one: '1 paper', other: `${count} papers` }),
  stays: 'Files stay on this device. Only the figures are kept.',
  loan: 'Your loan’s figures',
  change: 'Change',
} as const

interface Said {
  title: string
  detail: string
  chip: 'do' | 'ask' | 'right' | 'begin'
  action: { label: string; to: string }
}

/** One sentence, and where it is done. All is well needs no button that shouts. */
export function sentenceWords(sentence: HomeSentence): Said {
  const statements = '/dashboard/statements'
  switch (sentence.kind) {
    case 'no-answer':
      return {
        chip: 'do',
        title: `${sentence.servicer || 'Your servicer'} owed you an answer by ${formatDay(sentence.by)}.`,
        detail: 'If one came, tick it off. If not, write once more and keep the proof. Keep paying meanwhile.',
        action: { label: 'Open the letter', to: sentence.to },
      }
    case 'finding':
      return {
        chip: 'do',
        title: `Something in your ${statementName(sentence.statement.figures)} doesn’t add up.`,
        detail: 'See which figure it is, with the sum, and ask your servicer. The letter is written already.',
        action: { label: 'See which', to: statements },
      }
    case 'waiting':
      return {
        chip: 'ask',
        title: `Your letter is on its way. They have until ${formatDay(sentence.by)}.`,
        detail: `Nothing to do until ${sentence.servicer || 'your servicer'} answers. Keep paying what they ask.`,
        action: { label: 'Open the letter', to: statements },
      }
    case 'question':
      return {
        chip: 'ask',
        title: `Your ${statementName(sentence.statement.figures)} leaves one question.`,
        detail: 'The rest fits. See what to ask your servicer.',
        action: { label: 'See the question', to: statements },
      }
    case 'refinance':
      return {
        chip: 'do',
        title: `Rates are at your number: ${formatRate(sentence.number.pays_at)} or below.`,
        detail:
          'On average a refinance pays now. Get three offers of one day and check each against keeping your loan.',
        action: { label: 'Check an offer', to: '/dashboard/refinance' },
      }
    case 'well':
      return {
        chip: 'right',
        title: `Your ${statementName(sentence.statement.figures)} is right to the cent.`,
        detail: `We recomputed ${sentence.right} of its figures from your note. Nothing to do before ${formatLongDay(sentence.next_due)}.`,
        action: { label: 'See how we know', to: statements },
      }
    case 'cannot':
      return {
        chip: 'ask',
        title: `Your ${statementName(sentence.statement.figures)} has too few figures to check.`,
        detail: 'Add what is owed, the rate and the interest, and we work them out anew.',
        action: { label: 'Add figures', to: statements },
      }
    case 'not-seen':
      return {
        chip: 'ask',
        title: `We haven’t seen the statement for ${formatDay(sentence.due_on)} yet.`,
        detail: 'Drop it when it comes, and we compare it with the last one. Months may be missing.',
        action: { label: 'Add a statement', to: statements },
      }
    case 'first':
      return {
        chip: 'begin',
        title: 'Welcome home. Your first statement goes here.',
        detail:
          'Drop the monthly statement or type six figures, and each is worked out anew. The file stays on your device.',
        action: { label: 'Add a statement', to: statements },
      }
  }
}

export function comingWords(coming: Coming): { title: string; detail: string; isGuess: boolean } {
  const sure = (title: string, detail: string) => ({ title, detail, isGuess: false })
  switch (coming.kind) {
    case 'tax-bill':
      return {
        title: 'Property tax bill',
        detail: `About ${formatMoney(coming.amount)}, paid from escrow if you have one.`,
        isGuess: true,
      }
    case 'servicing':
      return sure(servicingDayTitle(coming.day), servicingDayDetail(coming.day))
    case 'homestead':
      return sure('Last day to file for your homestead', 'It can lower your property tax.')
    case 'diary':
      return sure(dayWords[coming.key].title, 'From your mortgage insurance diary.')
  }
}
