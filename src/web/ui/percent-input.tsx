import { NumericInput, type NumericInputProps } from './numeric-input.tsx'
import { parsePercent } from './numeric-text.ts'

/** Percent as people say it: 6.5 is six and a half percent. Up to three decimals, as lenders quote rates. */
export function PercentInput({ nonsense, ...props }: NumericInputProps & { nonsense?: string }) {
  return (
    <NumericInput
      placeholder="0"
      {...props}
      parse={parsePercent}
      format={formatPercent}
      nonsense={nonsense ?? 'Enter a percentage, like 6.5.'}
      suffix="%"
    />
  )
}

function formatPercent(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 3 })
}
