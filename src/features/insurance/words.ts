import { formatMoney } from '#domain/figures.ts'
import type { AskedCoverage, Coverage, STEPS, StepState } from './rules.ts'

export const insuranceWords = {
  title: 'How much home insurance will the lender ask for?',
  description: 'Work out how much you need, get quotes, and have proof in hand before you sign.',
  required: 'Home insurance is required for closing',
  'required-detail':
    'Your lender needs proof of a policy before closing day. Without it, the lender won’t fund the loan and your closing gets pushed back.',
  'value-note': 'The rule takes the larger of the two. Lenders look at the cost to rebuild: type it above.',
} as const

/** Where the figure from the cost to rebuild comes from, and that more than it is not needed. */
export function askedWords({ asked, rebuild_cost }: AskedCoverage): string {
  const whole = 'Your lender has the last word.'
  if (asked === rebuild_cost) return `All of the cost to rebuild. More than that is rarely asked for. ${whole}`
  const which =
    asked > rebuild_cost * 0.8 ? 'Your loan, which is less than the cost to rebuild' : '80% of the cost to rebuild'
  return `${which}. Insure the whole ${formatMoney(rebuild_cost)} if you can: a smaller policy rebuilds less. ${whole}`
}

export const decidesWords: Record<Coverage['decides'], string> = {
  loan: 'Your loan is the larger of the two, so the rule takes it.',
  share: '80% of the home’s value is the larger of the two, so the rule takes it.',
  both: 'Both come to the same, so the rule takes either.',
}

export const stepWords: Record<(typeof STEPS)[number]['key'], { when: string; title: string; text: string }> = {
  compare: {
    when: '3 weeks before closing',
    title: 'Compare quotes',
    text: 'Ask three insurers for the same coverage and the same deductible. Otherwise you can’t compare prices.',
  },
  choose: {
    when: '1 week before closing',
    title: 'Choose a policy and send the proof',
    text: 'Most lenders want the first year paid. Ask the insurer to send the declarations page to your lender.',
  },
  active: {
    when: 'On closing day',
    title: 'The policy is active',
    text: 'It starts on or before closing day, in your name as on the deed, and names the lender.',
  },
}

export const stateWords: Record<StepState, string> = {
  done: 'Done',
  late: 'Late',
  passed: 'Done already?',
  soon: 'Soon',
  later: 'Planned',
  undated: 'No date yet',
}

export const savingTips = [
  {
    title: 'Bundle home and auto',
    text: 'One insurer for both often costs less than two. Compare the sum, not the discount.',
  },
  {
    title: 'Choose a higher deductible',
    text: 'Paying more of a small loss yourself lowers the premium. Take only what you could pay tomorrow.',
  },
  {
    title: 'Name what makes the home safer',
    text: 'Alarms, smoke detectors, a new roof and sturdy locks can each earn a discount. Insurers don’t ask, so tell them.',
  },
  {
    title: 'Ask about flood and earthquake early',
    text: 'The usual policy covers neither. A federal flood policy often has a waiting period of 30 days, but not when you buy it for the closing of a loan.',
  },
  {
    title: 'Pay once a year',
    text: 'Some insurers charge for monthly bills. Many loans pay the insurance from escrow anyway.',
  },
  {
    title: 'Look again every year',
    text: 'Prices change. You may change insurers at any time; tell your lender when you do.',
  },
] as const
