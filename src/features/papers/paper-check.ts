import type { CalendarDay } from '#domain/calendar-day.ts'
import { type LegalFacts, NO_FACTS, receivedOn, type SentPaper } from '#domain/legal-dates/facts.ts'
import { legalDates } from '#domain/legal-dates/legal-dates.ts'
import { type ChargeSection, openSections } from '#domain/papers/open-sections.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { disclosurePaper, estimatePaper } from '#domain/tolerance/charges.ts'
import type { Answers } from '#domain/tolerance/closing-check.ts'
import type { HandPairing } from '#domain/tolerance/pairing.ts'
import { type OpenTolerance, openTolerance } from '#domain/tolerance/questions.ts'
import { type NewWaitReason, newWaitReasons } from '#domain/tolerance/waiting.ts'
import { type PapersState, paperOf } from './model.ts'
import { estimatesFor, isSameLender, lenderName } from './rules.ts'
import { waitFacts } from './wait-facts.ts'

export interface PaperCheck {
  /** By date; the first is the original. */
  estimates: [Paper, ...Paper[]]
  disclosure: Paper
  /** The disclosure before this one, where the lender corrected it. */
  earlier: Paper | null
  found: OpenTolerance
  new_wait: NewWaitReason[]
  days: ClosingDays
  /** Closing costs of the estimate that the disclosure prints beside its own, where the last estimate we have says others. */
  other_estimate: { printed_cents: number; ours_cents: number } | null
  /** Sections with a limit of which not every line is known: the rule looks at each charge, so nothing can be told. */
  missing_lines: ChargeSection[]
}

/** The legal days that follow from the papers; `null` where a paper does not say the day they are counted from. */
export interface ClosingDays {
  /** When the disclosure that the closing waits for counts as received. */
  received_on: CalendarDay | null
  /** The buyer said when it came; otherwise it counts as received three days after its date. */
  is_told: boolean
  earliest_closing_on: CalendarDay | null
  closing_on: CalendarDay | null
  /** Nothing while no refund can be owed. */
  refund_due_on: CalendarDay | null
}

/** Holds the last disclosure against the estimates of its lender; `null` while one of them is missing. */
export function checkPapers(papers: readonly Paper[], answers: Answers, pairings: HandPairing[]): PaperCheck | null {
  const disclosure = inOrder(papers, 'closing-disclosure').at(-1)
  if (!disclosure) return null
  const [original, ...revised] = estimatesFor(disclosure, inOrder(papers, 'loan-estimate'))
  if (!original) return null
  const disclosures = inOrder(papers, 'closing-disclosure').filter(
    paper => lenderName(paper) === null || lenderName(disclosure) === null || isSameLender(paper, disclosure),
  )
  const earlier = disclosures.at(-2) ?? null
  const estimates: PaperCheck['estimates'] = [original, ...revised]
  const found = openTolerance(
    {
      estimates: estimates.map(estimatePaper),
      disclosure: disclosurePaper(disclosure),
      earlier_disclosures: disclosures.slice(0, -1).map(disclosurePaper),
    },
    answers,
    pairings,
  )
  // Only a corrected disclosure can start the three days anew; the first one starts them anyway.
  const new_wait = earlier ? newWaitReasons(waitFacts(earlier), waitFacts(disclosure)) : []
  const days = daysOf(factsOf(original, disclosures, answers), found)
  const other_estimate = otherEstimate(estimates.at(-1) ?? original, disclosure)
  const missing_lines = missingLines([...estimates, disclosure])
  return { estimates, disclosure, earlier, found, new_wait, days, other_estimate, missing_lines }
}

/** The legal days that the kept papers and answers give; `null` while there is no disclosure beside an estimate. */
export function closingDays({ papers, answers, pairings }: PapersState): ClosingDays | null {
  const check = checkPapers(
    papers.map(({ figures }) => paperOf(figures)),
    answersById(answers),
    pairings,
  )
  return check?.days ?? null
}

/** Prepaids, escrow and what the lender does not require have no limit. */
const LIMITED: readonly ChargeSection[] = ['A', 'B', 'C', 'E']

function missingLines(papers: Paper[]): ChargeSection[] {
  const open = new Set(papers.flatMap(openSections))
  return LIMITED.filter(section => open.has(section))
}

/** Tables without a seller print costs below zero. */
function otherEstimate(latest: Paper, disclosure: Paper): PaperCheck['other_estimate'] {
  const printed = disclosure.cash.total_closing_costs.estimate
  const ours = latest.cash.total_closing_costs.amount
  if (printed === null || ours === null) return null
  const [printed_cents, ours_cents] = [Math.abs(printed), Math.abs(ours)]
  return Math.abs(printed_cents - ours_cents) > 100 ? { printed_cents, ours_cents } : null
}

export function answersById(answers: PapersState['answers']): Answers {
  return Object.fromEntries(answers.map(({ question, answer }) => [question, answer]))
}

/** The id under which the buyer says on which day a disclosure reached them. */
export function receivedId({ values }: Paper): string {
  return `received ${values.date_issued ?? 'undated'}`
}

function factsOf(original: Paper, disclosures: Paper[], answers: Answers): LegalFacts {
  const [first] = disclosures
  const waited = disclosures.findLast((paper, at) => {
    const before = disclosures[at - 1]
    return before !== undefined && newWaitReasons(waitFacts(before), waitFacts(paper)).length > 0
  })
  return {
    ...NO_FACTS,
    estimate: sentPaper(original, answers),
    disclosure: first ? sentPaper(first, answers) : null,
    new_wait: waited ? sentPaper(waited, answers) : null,
    closing_on: disclosures.at(-1)?.values.closing_date ?? null,
  }
}

/** Papers do not say how they came; most come by e-mail, and count as received three days later unless they were opened before. */
function sentPaper(paper: Paper, answers: Answers): SentPaper | null {
  const sent_on = paper.values.date_issued
  return sent_on === null ? null : { sent_on, delivery: 'email', opened_on: answers[receivedId(paper)] ?? null }
}

function daysOf(facts: LegalFacts, { most_cents, refund_due }: OpenTolerance): ClosingDays {
  const waited = facts.new_wait ?? facts.disclosure
  const limits = legalDates(facts).filter(({ key }) =>
    ['earliest-closing', 'closing-after-disclosure', 'closing-after-new-wait'].includes(key),
  )
  return {
    received_on: waited && receivedOn(waited),
    is_told: waited?.opened_on != null,
    // Days sort as text, and the dates come in their order.
    earliest_closing_on: waited ? (limits.at(-1)?.day ?? null) : null,
    closing_on: facts.closing_on,
    refund_due_on: most_cents > 0 ? refund_due : null,
  }
}

function inOrder(papers: readonly Paper[], kind: Paper['kind']): Paper[] {
  return papers
    .filter(paper => paper.kind === kind)
    .sort((a, b) => {
      const [one, other] = [a.values.date_issued ?? '', b.values.date_issued ?? '']
      return one < other ? -1 : one > other ? 1 : 0
    })
}
