import { formatRate } from '#domain/figures.ts'
import { parsePercent } from '#domain/money.ts'
import { NumericInput, type NumericInputProps } from './numeric-input.tsx'
import { numericInputWords } from './words.ts'

/** Percent as people say it: 6.5 is six and a half percent. Up to three decimals, as lenders quote rates. */
export function PercentInput({ nonsense, min = 0, ...props }: NumericInputProps & { nonsense?: string }) {
  return (
    <NumericInput
      placeholder="0"
      {...props}
      min={min}
      parse={parseToThreePlaces}
      format={formatWithoutSign}
      nonsense={nonsense ?? numericInputWords.percentage}
      suffix="%"
    />
  )
}

// What is saved is what is shown: 6⅓ is 6.333 in both.
function parseToThreePlaces(text: string): number | null {
  const percent = parsePercent(text)
  return percent === null ? null : Math.round(percent * 1000) / 1000
}

function formatWithoutSign(value: number): string {
  return formatRate(value).replace('%', '')
}
