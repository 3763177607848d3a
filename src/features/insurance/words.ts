import type { Coverage, STEPS, StepState } from './rules.ts'

export const insuranceWords = {
  title: 'How much home insurance will the lender ask for?',
  description: 'Work out how much you need, get quotes, and have proof in hand before you sign.',
  required: 'Home insurance is required for closing',
  'required-detail':
    'Your lender needs proof of a policy before closing day. Without it, the lender won’t fund the loan and your closing gets pushed back.',
  'value-note':
    'Lenders ask for what it would cost to rebuild the home, or for the loan if that is at least 80% of it. Our figure is a simple upper guess. Ask the insurer for the cost to rebuild, and insure that.',
} as const

export const decidesWords: Record<Coverage['decides'], string> = {
  loan: 'Your loan is the larger of the two, so it sets the minimum.',
  share: '80% of the home’s value is the larger of the two, so it sets the minimum.',
  both: 'Both come to the same, so either sets the minimum.',
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
