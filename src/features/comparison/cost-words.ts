import { formatRate } from '#domain/figures.ts'
import { taxAfterSale } from '#domain/property-tax.ts'

/** What the property tax of a month is made from, and what a sale does to it, where that is known. */
export function taxWords(state: string | null, isRefinance = false): string {
  if (isRefinance)
    return `A refinance doesn’t change your property tax: your last bill has it. Ours is a rough guess for ${state ?? 'the whole country'}.`
  if (!state) return 'Tax is our guess for the whole country.'
  const after = taxAfterSale(state)
  if (!after) return `Tax is our rough guess for ${state}: ask the county.`
  if (after.resets === 'cap')
    return `Tax is our rough guess. In ${state} the seller’s cap ends with the sale, so yours can be higher than the seller’s bill: ask the county.`
  const start = `Your tax starts from ${after.resets === 'price' ? 'the price you pay' : 'what the home is worth when you buy'}, not from the seller’s bill`
  return after.range
    ? `${start}: in ${state} usually ${formatRate(after.range[0])} to ${formatRate(after.range[1])} of it a year.`
    : `${start}. Ours is what owners in ${state} pay, so yours may be higher: ask the county.`
}

export const insuranceGuess: string =
  'Insurance is a plain guess; by place and house it can be half of that or three times as much, so get a quote.'

/** Both guesses of a month, each for what it is. */
export function guessWords(state: string | null, isRefinance = false): string {
  return `${taxWords(state, isRefinance)} ${insuranceGuess}`
}
