import { yearsInputWords } from '#features/calculators/page-words.ts'
import { NumericInput, type NumericInputProps } from '#web/ui/numeric-input.tsx'
import { LONGEST_TERM } from '../payoff-scenarios.ts'

/** A loan's term. Half years exist; a term beyond a lifetime does not. */
export function YearsInput(props: NumericInputProps) {
  return (
    <NumericInput
      {...props}
      min={1}
      max={LONGEST_TERM}
      parse={parseYears}
      format={String}
      nonsense={yearsInputWords.nonsense}
      suffix={yearsInputWords.years}
    />
  )
}

function parseYears(text: string): number | null {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,2})?)\s*(?:y|yr|yrs|years?|años?)?\.?$/i.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
