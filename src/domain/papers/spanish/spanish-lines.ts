import type { Paper } from '../paper.ts'
import { disclosureCash, estimateCash, summaryLines } from './cash-lines.ts'
import { costLines } from './cost-lines.ts'
import { closingLines, disclosureTop, estimateTop, paymentLines, termLines } from './first-page-lines.ts'
import { adjustableLines, disclosureEnd, estimateEnd } from './last-pages-lines.ts'
import { type SpanishLine, withoutEmptyParts } from './spanish-line.ts'

/**
 * A paper in the words and the order of the official Spanish form. Lines are paired by what they mean: the Spanish form goes by
 * another alphabet and its Closing Disclosure has a page more.
 */
export function spanishLines(paper: Paper): SpanishLine[] {
  const isEstimate = paper.kind === 'loan-estimate'
  return withoutEmptyParts([
    ...(isEstimate ? estimateTop(paper) : disclosureTop(paper)),
    ...termLines(paper),
    ...paymentLines(paper),
    ...closingLines(paper),
    ...costLines(paper),
    ...(isEstimate
      ? [...adjustableLines(paper, 2), ...estimateCash(paper), ...estimateEnd(paper)]
      : [...disclosureCash(paper), ...summaryLines(paper), ...disclosureEnd(paper)]),
  ])
}
