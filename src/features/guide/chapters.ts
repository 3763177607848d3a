import type { GuideArticle } from '#journey/route-map.ts'

export interface Chapter {
  name: string
  /** The question that its four articles answer. */
  question: string
  articles: readonly [GuideArticle, GuideArticle, GuideArticle, GuideArticle]
}

export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'Mortgage Basics',
    question: 'What am I signing up for?',
    articles: ['what-a-mortgage-is', 'fixed-or-adjustable', 'loan-types', 'rate-and-apr'],
  },
  {
    name: 'Getting Ready to Apply',
    question: 'What should be in order before a lender looks?',
    articles: ['credit-score', 'debt-to-income', 'down-payment', 'papers-to-gather'],
  },
  {
    name: 'Shopping for Lenders',
    question: 'How do I find the loan that costs least?',
    articles: ['compare-lenders', 'protect-your-credit', 'loan-estimate', 'points-and-rate-locks'],
  },
  {
    name: 'The Application Process',
    question: 'What happens after I apply, and when?',
    articles: ['pre-approval', 'start-the-clock', 'appraisal-and-inspection', 'underwriting'],
  },
  {
    name: 'Understanding Costs',
    question: 'Where does every dollar go?',
    articles: ['monthly-payment', 'closing-costs', 'mortgage-insurance', 'extra-payments'],
  },
  {
    name: 'Closing Your Loan',
    question: 'How do I get from approval to the keys?',
    articles: ['closing-disclosure', 'home-insurance', 'closing-day', 'after-closing'],
  },
]

export function chapterOf(slug: GuideArticle): Chapter {
  const chapter = CHAPTERS.find(({ articles }) => articles.includes(slug))
  if (!chapter) throw new Error(`No chapter has the article ${slug}`)
  return chapter
}
