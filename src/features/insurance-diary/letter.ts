import { formatDay } from '#domain/english-day.ts'
import { formatMoney } from '#domain/figures.ts'
import type { DiaryLoan } from './model.ts'
import type { DiaryAnswer } from './rules.ts'

export const LETTER_REASONS = ['balance', 'value', 'overdue'] as const
export type LetterReason = (typeof LETTER_REASONS)[number]

export const LETTER_STATEMENTS = ['current', 'on-time', 'no-second-loan'] as const
export type LetterStatement = (typeof LETTER_STATEMENTS)[number]

// What is sent is English, whatever the language of the page.
export const LETTER_SUBJECT = 'Request to end private mortgage insurance'

const STATED: Record<LetterStatement, string> = {
  current: 'I am current on my payments.',
  'on-time': 'No payment was 30 days late in the last 12 months, and none 60 days late in the 12 months before.',
  'no-second-loan': 'There is no second loan on the home.',
}

/**
 * A request in writing, with the figures of the diary and blanks for what only the owner knows. It states of the owner only what
 * they have ticked.
 */
export function servicerLetter(
  loan: DiaryLoan,
  answer: DiaryAnswer,
  reason: LetterReason,
  today: string,
  said: ReadonlySet<LetterStatement>,
): string {
  return [
    formatDay(today),
    `To: ${loan.name}, mortgage servicing\nLoan number: ____________\nProperty: ____________`,
    'Hello,',
    ...REASONS[reason](loan, answer),
    ...statements(reason, said),
    'Please confirm in writing the day on which the insurance ends, and return any premium that is not earned within 45 days of it (12 U.S.C. 4902(e)). If you decline, please tell me the reason and send me any valuation you used.',
    'Thank you.\n\n____________',
  ].join('\n\n')
}

/** Which statements belong into which letter. The law asks for a good history and no second loan where the balance is the reason. */
export function statementsOf(reason: LetterReason): readonly LetterStatement[] {
  return reason === 'balance' ? LETTER_STATEMENTS : ['current']
}

function statements(reason: LetterReason, said: ReadonlySet<LetterStatement>): string[] {
  const made = statementsOf(reason).filter(one => said.has(one))
  return made.length === 0 ? [] : [made.map(one => STATED[one]).join(' ')]
}

const REASONS: Record<LetterReason, (loan: DiaryLoan, answer: DiaryAnswer) => string[]> = {
  balance: ({ original_value, loan_amount, extra_monthly }, { may_ask }) => [
    `I ask you to cancel the private mortgage insurance on my loan of ${formatMoney(loan_amount)} under the Homeowners Protection Act, 12 U.S.C. 4902(a).`,
    `The original value of my home was ${formatMoney(original_value)}; 80% of it is ${formatMoney(original_value * 0.8)}. ${
      extra_monthly > 0
        ? `With my extra payments the balance reaches that amount on ${may_ask ? formatDay(may_ask) : '____________'}.`
        : `By the schedule of the loan the balance reaches that amount on ${may_ask ? formatDay(may_ask) : '____________'}.`
    }`,
    'If you need proof that its value has not fallen, please tell me which, and what it costs.',
  ],
  value: ({ original_value, loan_amount }) => [
    `I ask you to end the private mortgage insurance on my loan of ${formatMoney(loan_amount)} by what my home is worth today. Its original value was ${formatMoney(original_value)}.`,
    'Please tell me who owns my loan, which share of today’s value they ask for, which valuation you order, what it costs, and what else you need from me.',
  ],
  overdue: ({ original_value, loan_amount }, { ends }) => [
    `By the first schedule of my loan of ${formatMoney(loan_amount)} on a home of ${formatMoney(original_value)}, private mortgage insurance had to end by itself on ${ends ? formatDay(ends) : '____________'} (12 U.S.C. 4902(b), (c)). I still pay it.`,
    'Please end it, and return every premium that I paid after that day. If you count another day, please send me the schedule you use.',
  ],
}
