import { formatMoney } from '#domain/figures.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import type { Stage } from './loan-stage.ts'
import type { NextStep } from './next-step.ts'

/** What home says to somebody who refinances, where it is something else than to a buyer. */
export const refinanceHomeWords = {
  rail: 'Your way to the new loan',
  question: 'Does it pay to refinance?',
  rateOrBelow: (rate: string) => `At ${rate} or below`,
  less: (amount: number) => `${formatMoney(amount)} less a month`,
  saved: (amount: number) => `${formatMoney(amount)} saved`,
  keep: 'Keep what you have',
  compare: 'See it line by line',
  homeValue: 'Home value',
  newLoan: 'New loan',
  owed: 'You owe now',
  rateNow: 'Rate now',
  timeLeft: 'Time left',
  plan: 'You’ll see what a refinance saves, from which month on, and at which rate it would pay. Have your last monthly statement at hand. No credit check.',
} as const

export const refinanceStages: Record<Stage, string> = {
  plan: 'Plan',
  compare: 'Compare',
  apply: 'Apply',
  close: 'Close',
  keys: 'New loan',
}

interface StepWords {
  title: string
  detail: string
  action: string
  to: string
}

/** Steps that mean something else without a purchase; `null` for those that do not. */
export function refinanceStepWords(step: NextStep): StepWords | null {
  switch (step.kind) {
    case 'contract-date':
      return {
        title: 'Add the day you applied',
        detail: 'Every date up to the new loan follows from it.',
        action: 'Open the timeline',
        to: '/dashboard/timeline',
      }
    case 'mark-closed':
      return {
        title: 'Is the new loan in place?',
        detail: 'Record how it closed. Your figures are kept.',
        action: 'Mark Loan as Closed',
        to: '/dashboard/closure',
      }
    case 'card':
      return {
        title: 'Share the news',
        detail: 'Make a card for the people who helped you.',
        action: 'Make a celebration card',
        to: '/dashboard/cards',
      }
    default:
      return null
  }
}

/** The cash that a refinance takes, where no disclosure says it: nobody puts anything down. */
export function refinanceCashWords({ fees }: OwnLoan, isKnown: boolean): string {
  const said = `${formatMoney(fees)} in fees`
  const guess = isKnown
    ? `${said}, unless you add them to the loan.`
    : `${said}, our guess, unless you add them to the loan.`
  return `${guess} Prepaid taxes, insurance and interest come on top; your old escrow account comes back to you. Your Closing Disclosure has the exact sum.`
}
