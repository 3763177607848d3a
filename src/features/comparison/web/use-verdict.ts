import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { type CurrentLoan, type KeepPlace, keepPlace } from '../current-loan.ts'
import { type DraftOffer, offerOf } from '../draft.ts'
import { type Judgement, judgeOffers, type Question, questionOf } from '../judgement.ts'
import type { Situation } from '../known-offer.ts'
import { type AskedLoan, type LoanCost, memoizeCosts } from '../loan-cost.ts'
import type { SourcedOffer } from '../model.ts'
import { nameText } from '../name-words.ts'
import { savedStay, saveStay, stayFrom } from '../stay.ts'
import { caveatFor, reasonFor, turnWords } from '../words.ts'

export interface Compared extends Judgement {
  rows: readonly DraftOffer[]
  /** The rows as they are reckoned with. */
  offers: readonly SourcedOffer[]
  names: readonly string[]
  costs: readonly LoanCost[]
  months: number
  asked: AskedLoan
  situation: Situation
  reason: string
  caveat: string | null
  question: Question | null
  /** One sentence for each place where the cheapest changes. */
  turns: readonly string[]
  /** Where the loan that a refinance would replace stands among them. */
  keep: KeepPlace | null
}

/** Longer than between two letters of a word. */
const DEBOUNCE_MS = 150

/** The value after a pause in typing: updating with every letter would delay the next one. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(() => value)), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

/** The rows as they were before somebody began to type, but never with other lenders than there are. */
export function useDebouncedRows(rows: readonly DraftOffer[]): readonly DraftOffer[] {
  const before = useDebounced(rows)
  const areSame = before.length === rows.length && before.every((row, index) => row.id === rows[index]?.id)
  return areSame ? before : rows
}

/** Reckons every lender again that changed. `null` without any row. */
export function useVerdict(
  rows: readonly DraftOffer[],
  asked: AskedLoan,
  situation: Situation,
  months: number,
  keep: CurrentLoan | null,
): Compared | null {
  const [costsOf] = useState(memoizeCosts)
  const offers = useMemo(() => rows.map(offerOf), [rows])
  const costs = useMemo(() => costsOf(asked, offers), [costsOf, asked, offers])
  return useMemo(() => {
    if (rows.length === 0) return null
    const names = rows.map((row, index) => nameText(row.name.trim() || `Lender ${index + 1}`))
    const judgement = judgeOffers(names, offers, costs, situation, months)
    const { verdict, quotable, rated } = judgement
    return {
      ...judgement,
      rows,
      offers,
      names,
      costs,
      months,
      asked,
      situation,
      reason: verdict ? reasonFor(names, quotable, verdict, months) : '',
      caveat: verdict && caveatFor(names, rated, verdict),
      question: questionOf(judgement, asked, months),
      turns: turnWords(names, judgement.reigns),
      keep: keep && keepPlace(keep, verdict?.standings[verdict.best]?.cost ?? null, months),
    }
  }, [rows, offers, costs, months, asked, situation, keep])
}

/** For pictures and tables, which are expensive to render. Never with other lenders than there are. */
export function useDebouncedVerdict(compared: Compared | null): Compared | null {
  const debounced = useDebounced(compared)
  return debounced?.rows.length === compared?.rows.length ? debounced : compared
}

/** Until the slider rests. Each write is a navigation, which browsers count, and slower than a key that is held down. */
const ADDRESS_AFTER_MS = 250

/** How many years the buyer means to stay. The address follows, so that a bookmark has it; the browser stores it for other pages. */
export function useStay(): [years: number, stay: (years: number) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = yearsIn(params)
  const [{ years, since }, setStay] = useState({ years: inAddress, since: inAddress })
  const written = useRef<number>(undefined)
  // Somebody else changed the address: the way back, or a link to this page. Not so what we wrote, or wrote over meanwhile.
  if (since !== inAddress) {
    const isOurs = inAddress === written.current || inAddress !== yearsIn(new URLSearchParams(window.location.search))
    setStay({ years: isOurs ? years : inAddress, since: inAddress })
  }

  useEffect(() => {
    if (years === since) return
    const timer = setTimeout(() => {
      written.current = years
      saveStay(browserStorage, years)
      setParams(others => withYears(others, years), { replace: true })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [years, since, setParams])

  const stay = useCallback((next: number) => setStay(before => ({ ...before, years: next })), [])
  return [years, stay]
}

/** A link says it, or the buyer said it before. */
function yearsIn(params: URLSearchParams): number {
  return stayFrom(params.get('stay')) ?? savedStay(browserStorage)
}

function withYears(params: URLSearchParams, years: number): URLSearchParams {
  params.set('stay', String(years))
  return params
}
