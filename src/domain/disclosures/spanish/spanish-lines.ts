import type { Disclosure } from '../disclosure.ts'
import { closingDisclosureCash, estimateCash, summaryLines } from './cash-lines.ts'
import { costLines } from './cost-lines.ts'
import { closingDisclosureTop, closingLines, estimateTop, paymentLines, termLines } from './first-page-lines.ts'
import { adjustableLines, closingDisclosureEnd, estimateEnd } from './last-pages-lines.ts'
import { type SpanishLine, withoutEmptyParts } from './spanish-line.ts'

/**
 * A disclosure in the words and the order of the official Spanish form. Lines are paired by what they mean: the Spanish form
 * goes by another alphabet and its Closing Disclosure has a page more.
 */
export function spanishLines(disclosure: Disclosure): SpanishLine[] {
  const isEstimate = disclosure.kind === 'loan-estimate'
  return withoutEmptyParts([
    ...(isEstimate ? estimateTop(disclosure) : closingDisclosureTop(disclosure)),
    ...termLines(disclosure),
    ...paymentLines(disclosure),
    ...closingLines(disclosure),
    ...costLines(disclosure),
    ...(isEstimate
      ? [...adjustableLines(disclosure, 2), ...estimateCash(disclosure), ...estimateEnd(disclosure)]
      : [...closingDisclosureCash(disclosure), ...summaryLines(disclosure), ...closingDisclosureEnd(disclosure)]),
  ])
}
