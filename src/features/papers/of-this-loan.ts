import type { PastLoan } from '#features/application/model.ts'
import type { KeptPaper } from './model.ts'

/** Papers that came after a loan was closed are the next one's. */
export function papersAfter<Added extends { added_at: string }>(
  papers: readonly Added[],
  since: string | null,
): Added[] {
  return papers.filter(({ added_at }) => since === null || added_at > since)
}

/** The papers of the loan that is under way. */
export function papersOfThisLoan(
  papers: readonly KeptPaper[] | undefined,
  past_loans: readonly Pick<PastLoan, 'closure'>[] | undefined,
): KeptPaper[] {
  return papersAfter(papers ?? [], past_loans?.[0]?.closure.updated_at ?? null)
}
