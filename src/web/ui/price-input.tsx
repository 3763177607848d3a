import { formatMoney } from '#domain/figures.ts'
import { meantPrice } from '#domain/meant-price.ts'
import { MoneyInput, type MoneyInputProps } from './money-input.tsx'
import { priceInputWords } from './price-words.ts'

/** What a home costs: an amount that no home costs is asked about. */
export function PriceInput(props: Omit<MoneyInputProps, 'doubt'>) {
  return (
    <MoneyInput
      {...props}
      doubt={text => {
        const meant = meantPrice(text)
        return meant === null ? null : priceInputWords.meant(formatMoney(meant))
      }}
    />
  )
}
