import { NumericInput, type NumericInputProps } from './numeric-input.tsx'
import { parseMoney } from './numeric-text.ts'

/** Dollars. Understands 450,000, $450000 and 450k, and shows 450,000 once the person has moved on. */
export function MoneyInput({ nonsense, ...props }: NumericInputProps & { nonsense?: string }) {
  return (
    <NumericInput
      placeholder="0"
      {...props}
      parse={parseMoney}
      format={formatDollars}
      nonsense={nonsense ?? 'Enter an amount in dollars, like 450,000.'}
      prefix="$"
    />
  )
}

function formatDollars(value: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  })
}
