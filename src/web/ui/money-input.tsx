import { formatCents, formatMoney } from '#domain/figures.ts'
import { doubtfulMoney, parseMoney } from '#domain/money.ts'
import { NumericInput, type NumericInputProps } from './numeric-input.tsx'
import { numericInputWords } from './words.ts'

export interface MoneyInputProps extends NumericInputProps {
  nonsense?: string
  /** A question where the amount may be another than was meant. */
  doubt?(text: string): string | null
}

/** Dollars. Understands 450,000, $450000 and 450k, and shows 450,000 once the person has moved on. */
export function MoneyInput({ nonsense, doubt, min = 0, ...props }: MoneyInputProps) {
  return (
    <NumericInput
      placeholder="0"
      {...props}
      min={min}
      parse={parseMoney}
      format={formatDollars}
      nonsense={nonsense ?? numericInputWords.amount}
      doubt={text => {
        const either = doubtfulMoney(text)
        return (
          doubt?.(text) ?? (either && numericInputWords.oneOrOther(formatDollars(either[0]), formatDollars(either[1])))
        )
      }}
      prefix="$"
    />
  )
}

// The sign stands before the field already.
function formatDollars(value: number): string {
  return (Number.isInteger(value) ? formatMoney(value) : formatCents(value)).replace('$', '')
}
