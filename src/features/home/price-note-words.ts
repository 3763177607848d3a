import { isKnown } from '#domain/figure-source.ts'
import { formatMoney } from '#domain/figures.ts'
import type { PriceFit } from '#features/calculators/affordability.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'

export const priceNoteWords = { seeWhy: 'See why' } as const

/** Whether the price leaves room, beside the comparison, where the price itself is not on the page. */
export function priceNoteTitle(price: number, { comfortable, standing }: PriceFit): string {
  if (comfortable === null) return 'With these debts, no price leaves you room.'
  if (standing === 'fits') return `${formatMoney(price)} is comfortable for your pay.`
  if (standing === 'stretch')
    return `${formatMoney(price)} is a stretch: ${formatMoney(comfortable)} would be comfortable.`
  return `${formatMoney(price)} is beyond what many lenders accept: ${formatMoney(comfortable)} would be comfortable.`
}

/** The least cash that it takes: what is paid ahead comes on top, which nobody has entered. */
export function priceNoteCash(
  down_payment_amount: number,
  { fees, fees_source }: Pick<OwnLoan, 'fees' | 'fees_source'>,
): string {
  const least = formatMoney(down_payment_amount + fees)
  return isKnown(fees_source) ? `Bring at least ${least}.` : `Bring at least ${least}; the fees in it are our guess.`
}
