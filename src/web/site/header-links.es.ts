import type * as english from './header-links.ts'
import { footerWords, headerWords } from './words.es.ts'

/** What there is in Spanish. */
export const HEADER_LINKS: typeof english.HEADER_LINKS = [
  [headerWords.guide, '/mortgage-guide'],
  [footerWords.glossary, '/mortgage-guide/glossary'],
  [headerWords.calculator, '/mortgage-calculator'],
  [footerWords.whatCanAfford, '/affordability-calculator'],
  [headerWords.faq, '/#faq'],
]
