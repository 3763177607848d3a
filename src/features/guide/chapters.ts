import type { GuideArticle } from '#routes/route-map.ts'

export interface Chapter {
  name: string
  /** The question that its four articles answer. */
  question: string
  /** Where a reader stands who should start here. */
  situation: string
  articles: readonly [GuideArticle, GuideArticle, GuideArticle, GuideArticle]
}

export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'Mortgage Basics',
    question: 'What am I signing up for?',
    situation: 'I am new to all of this',
    articles: ['what-a-mortgage-is', 'fixed-or-adjustable', 'loan-types', 'rate-and-apr'],
  },
  {
    name: 'Getting Ready to Apply',
    question: 'What should be in order before a lender looks?',
    situation: 'I want to buy within a year',
    articles: ['credit-score', 'debt-to-income', 'down-payment', 'papers-to-gather'],
  },
  {
    name: 'Shopping for Lenders',
    question: 'How do I find the loan that costs least?',
    situation: 'I am asking lenders for offers',
    articles: ['compare-lenders', 'protect-your-credit', 'loan-estimate', 'points-and-rate-locks'],
  },
  {
    name: 'The Application Process',
    question: 'What happens after I apply, and when?',
    situation: 'I have chosen a lender',
    articles: ['pre-approval', 'start-the-clock', 'appraisal-and-inspection', 'underwriting'],
  },
  {
    name: 'Understanding Costs',
    question: 'Where does every dollar go?',
    situation: 'I want to understand a bill',
    articles: ['monthly-payment', 'closing-costs', 'mortgage-insurance', 'extra-payments'],
  },
  {
    name: 'Closing Your Loan',
    question: 'How do I get from approval to the keys?',
    situation: 'I am about to close',
    articles: ['closing-disclosure', 'home-insurance', 'closing-day', 'after-closing'],
  },
]
