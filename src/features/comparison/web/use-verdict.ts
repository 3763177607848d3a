import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { offerOf, type Row } from '../desk.ts'
import { createCostBook, LONGEST_MONTHS, type LoanCost } from '../loan-cost.ts'
import { judge, type Reign, reigns, type Verdict } from '../rules.ts'
import { caveatFor, changeWords, reasonFor } from '../words.ts'

const LONGEST_YEARS = LONGEST_MONTHS / 12

export interface Compared {
  rows: readonly Row[]
  names: readonly string[]
  costs: readonly LoanCost[]
  verdict: Verdict
  months: number
  loan_amount: number
  reason: string
  caveat: string | null
  reigns: readonly Reign[]
  /** One sentence for each stretch of years with another cheapest lender. */
  changes: readonly string[]
}

/** Reckons every lender again at each keystroke, but for those that did not change. */
export function useVerdict(rows: readonly Row[], loan_amount: number, months: number): Compared | null {
  const [costsOf] = useState(createCostBook)
  const costs = useMemo(() => costsOf(loan_amount, rows.map(offerOf)), [costsOf, loan_amount, rows])
  return useMemo(() => {
    const verdict = judge(costs, months)
    if (!verdict) return null
    const names = rows.map((row, index) => row.name.trim() || `Lender ${index + 1}`)
    const found = reigns(costs)
    return {
      rows,
      names,
      costs,
      verdict,
      months,
      loan_amount,
      reason: reasonFor(names, costs, verdict, months),
      caveat: caveatFor(names, costs, verdict),
      reigns: found,
      changes: changeWords(names, found),
    }
  }, [rows, costs, months, loan_amount])
}

/** How many years the buyer means to stay. It lives in the address, so a reload or a bookmark keeps it. */
export function useStay(): [years: number, stay: (years: number) => void] {
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('stay') ?? LONGEST_YEARS)
  const years = Number.isInteger(asked) && asked >= 1 && asked <= LONGEST_YEARS ? asked : LONGEST_YEARS
  return [
    years,
    next =>
      setParams(
        others => {
          if (next === LONGEST_YEARS) others.delete('stay')
          else others.set('stay', String(next))
          return others
        },
        { replace: true, preventScrollReset: true },
      ),
  ]
}
