import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { sureFigures } from '#domain/papers/sure-figures.ts'
import { newWaitReasons } from '#domain/tolerance/waiting.ts'
import { type KeptPaper, paperOf } from './model.ts'
import { estimatesFor, isSameLender, lenderName } from './rules.ts'
import { waitFacts } from './wait-facts.ts'

/** The days that are printed on a person's papers; `null` for what none of them says. */
export interface PaperDays {
  lender: string | null
  estimate_sent_on: CalendarDay | null
  revised_on: CalendarDay | null
  costs_expire_on: CalendarDay | null
  lock_until: CalendarDay | null
  disclosure_sent_on: CalendarDay | null
  /** A corrected disclosure that starts the three days anew. */
  corrected_sent_on: CalendarDay | null
  closing_on: CalendarDay | null
}

export const NO_PAPER_DAYS: PaperDays = {
  lender: null,
  estimate_sent_on: null,
  revised_on: null,
  costs_expire_on: null,
  lock_until: null,
  disclosure_sent_on: null,
  corrected_sent_on: null,
  closing_on: null,
}

/** Of the lender whose paper came last: with several lenders only one of them will close. */
export function paperDays(papers: readonly Pick<KeptPaper, 'figures' | 'unsure'>[]): PaperDays {
  // A day that nobody confirmed is not counted from.
  const open = papers.map(({ figures, unsure }) => sureFigures(paperOf(figures), unsure))
  const last = inOrder(open, 'closing-disclosure').at(-1) ?? inOrder(open, 'loan-estimate').at(-1)
  if (!last) return NO_PAPER_DAYS
  const ofLast = (paper: Paper) => paper === last || isSameLender(paper, last)
  const every = inOrder(open, 'loan-estimate')
  const estimates = last.kind === 'loan-estimate' ? every.filter(ofLast) : estimatesFor(last, every)
  const disclosures = inOrder(open, 'closing-disclosure').filter(ofLast)
  const [estimate, latest] = [estimates[0], estimates.at(-1)]
  const corrected = disclosures.findLast((paper, at) => {
    const before = disclosures[at - 1]
    return before !== undefined && newWaitReasons(waitFacts(before), waitFacts(paper)).length > 0
  })
  return {
    lender: lenderName(last),
    estimate_sent_on: estimate?.values.date_issued ?? null,
    revised_on: latest === estimate ? null : (latest?.values.date_issued ?? null),
    costs_expire_on: latest?.values.closing_costs_expire ?? null,
    lock_until: latest?.values.rate_lock_until ?? null,
    disclosure_sent_on: disclosures[0]?.values.date_issued ?? null,
    corrected_sent_on: corrected?.values.date_issued ?? null,
    closing_on: disclosures.at(-1)?.values.closing_date ?? null,
  }
}

function inOrder(papers: readonly Paper[], kind: Paper['kind']): Paper[] {
  return papers
    .filter(paper => paper.kind === kind)
    .toSorted((a, b) => (a.values.date_issued ?? '').localeCompare(b.values.date_issued ?? ''))
}
