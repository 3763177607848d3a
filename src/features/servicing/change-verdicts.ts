import { formatCents } from '#domain/figures.ts'
import { insuranceWords, payoffWords, rateWords, transferWords } from './changes-words.ts'
import type { InsuranceReview } from './insurance-review.ts'
import type { ForcedInsurance } from './model.ts'
import type { PayoffReview } from './payoff-review.ts'
import type { RateReview } from './rate-review.ts'
import type { TransferReview } from './transfer-review.ts'

export interface ChangeVerdict {
  chip: 'do' | 'ask' | 'right' | 'open'
  title: string
  detail: string
}

export function transferVerdict({ changed, effective_on, is_matched, findings }: TransferReview): ChangeVerdict {
  const { verdicts } = transferWords
  if (changed.length > 0) return { chip: 'do', ...verdicts.changed }
  if (effective_on === null) return { chip: 'open', ...verdicts.none }
  if (is_matched) return { chip: 'right', ...verdicts.match }
  const isAlone = findings.some(each => each === 'only-one-letter' || each === 'only-the-new-servicer-wrote')
  return isAlone ? { chip: 'ask', ...verdicts.alone } : { chip: 'do', ...verdicts.differ }
}

/** The letter fits only where the sum itself does. */
export function payoffVerdict({ odd, asks, rows, is_rate_open }: PayoffReview): ChangeVerdict {
  const words = payoffWords
  if (odd.length > 0) return { chip: 'do', title: words.odd, detail: words.oddDetail }
  if (asks.length > 0) return { chip: 'ask', title: words.question, detail: words.questionDetail }
  const sum = rows.find(({ key }) => key === 'payoff')?.printed
  if (typeof sum === 'number')
    return { chip: 'right', title: words.fitted(formatCents(sum / 100)), detail: words.fitsDetail }
  return { chip: 'open', title: words.open, detail: is_rate_open ? words.rateOpen : words.openDetail }
}

/** The note makes this rate only where all is known that could hold it. */
export function rateVerdict({ odd, asks, rows, found, is_whole, payment }: RateReview): ChangeVerdict {
  const words = rateWords
  if (odd.length > 0) return { chip: 'do', title: words.odd, detail: words.oddDetail }
  if (asks.length > 0) return { chip: 'ask', title: words.question, detail: words.questionDetail }
  if (!found) return { chip: 'open', title: words.open, detail: words.openDetail }
  if (!is_whole) return { chip: 'open', title: words.alone(found.rate), detail: words.aloneDetail }
  if (rows.some(({ key }) => key === 'rate'))
    return { chip: 'right', title: words.fits(found.rate), detail: words.fitsDetail }
  return { chip: 'open', title: words.would(found.rate), detail: words.wouldDetail(payment) }
}

export function insuranceVerdict(
  { odd, asks, earliest_charge }: InsuranceReview,
  { is_refunded }: ForcedInsurance,
): ChangeVerdict {
  const words = insuranceWords
  if (odd.length > 0 && !is_refunded) return { chip: 'do', title: words.odd, detail: words.oddDetail }
  if (asks.some(({ key }) => key === 'charged_on'))
    return { chip: 'ask', title: words.second, detail: words.secondDetail }
  if (asks.length > 0) return { chip: 'ask', title: words.question, detail: words.questionDetail }
  if (earliest_charge) return { chip: 'open', title: words.wait(earliest_charge), detail: words.waitDetail }
  return { chip: 'open', title: words.open, detail: words.openDetail }
}
