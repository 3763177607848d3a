import { headerWords } from './words.ts'

/** Places of the landing page. From any other page they lead there. */
export const HEADER_LINKS: readonly (readonly [label: string, href: string])[] = [
  [headerWords.howItWorks, '/#how-it-works'],
  [headerWords.lenderComparison, '/#lender-comparison'],
  [headerWords.calculator, '/#calculator'],
  [headerWords.guide, '/#guide'],
  [headerWords.reviews, '/#reviews'],
  [headerWords.faq, '/#faq'],
]
