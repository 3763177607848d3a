import { listed } from '#domain/listed.ts'
import type { LoanDifference } from './loan-differences.ts'
import type { OddProduct, OfferNeed, OfferObstacle } from './offer-obstacle.ts'

export const offerStateWords = {
  expired: (day: string) => `Expired ${day}`,
  expiredWhy:
    'These costs held until then. You can keep the offer, but it isn’t compared. Ask the lender for new figures.',
  refused: 'Not for the comparison yet',
  refusedProduct: 'Not for the comparison',
} as const

/** Why a disclosure makes no offer. */
export function obstacleWords(obstacle: OfferObstacle): string {
  if (obstacle.kind === 'product') return oddProductWords[obstacle.product]
  const { missing, unsure } = obstacle
  const sentences = [
    missing.length > 0 && `We couldn’t read this: ${listed(missing.map(need => needWords[need]))}.`,
    unsure.length > 0 && `Please check this first: ${listed(unsure.map(need => needWords[need]))}.`,
    'Without it, the offer would look cheaper or dearer than it is.',
  ]
  return sentences.filter(Boolean).join(' ')
}

const oddProductWords: Record<OddProduct, string> = {
  'interest-only':
    'At first you’d pay only interest on this loan, and more later. The comparison can’t put it beside loans that are paid off from the first month.',
  negative:
    'The amount you owe on this loan can grow. The comparison can’t put it beside loans that are paid off from the first month.',
  balloon:
    'This loan ends with one large payment. The comparison can’t put it beside loans that are paid off month by month.',
  step: 'The payments of this loan rise in steps. The comparison can’t put it beside loans with level payments.',
  seasonal:
    'Some months of this loan have no payment. The comparison can’t put it beside loans that are paid every month.',
  term: 'The comparison knows fixed loans of 30 and of 15 years, and this one runs for another time.',
  adjustable:
    'The comparison knows adjustable loans whose first rate holds for 5, 7 or 10 years, and this one is different.',
}

const needWords: Record<OfferNeed, string> = {
  interest_rate: 'the interest rate',
  loan_amount: 'the loan amount',
  section_A: 'origination charges (A)',
  section_B: 'services you can’t shop for (B)',
  section_C: 'services you can shop for (C)',
  section_D: 'total loan costs (D), which isn’t the sum of A, B and C',
  section_E: 'taxes and government fees (E)',
  section_H: 'other costs (H)',
  lender_credits: 'lender credits (J)',
  payments: 'the monthly payments on page 1',
}

/** A disclosure for another home, or for another purpose, than the buyer's answers. */
export const differenceWords = {
  title: 'Is this paper for the same loan?',
  sentence: (difference: LoanDifference) => {
    if (difference.kind === 'home')
      return `It is for a home in ${difference.disclosure}. Your answers say ${difference.own}.`
    return difference.disclosure === 'refinance'
      ? 'It is for a refinance. Your answers are for buying a home.'
      : 'It is for buying a home. Your answers are for a refinance.'
  },
  ask: 'If it is another loan, leave it out of this comparison, or update your answers.',
} as const

/** A disclosure for another loan than the one that is compared. */
export const otherLoanWords = {
  title: 'This paper is for another loan',
  text: (disclosure: string, down: number | null, own: string) =>
    down === null
      ? `This paper is for ${disclosure}. Your comparison is for ${own}.`
      : `This paper is for ${disclosure} with ${down}% down. Your comparison is for ${own}.`,
  how: 'How should it be compared?',
  own: (disclosure: string) => `At the paper’s loan of ${disclosure}`,
  ownWhy: 'It’s set beside other offers for that amount, and left out of the answer for yours.',
  anyway: (own: string) => `Add anyway, at your ${own}`,
  anywayWhy: 'Its fees are marked ‘to check’: a lender would ask for others on your amount.',
  choose: 'Say first how it should be compared.',
  update: 'Update my answers',
} as const
