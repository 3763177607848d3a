import type { CalendarDay } from '#domain/calendar-day.ts'
import { type LegalFacts, NO_FACTS, receivedOn, type SentPaper } from '#domain/legal-dates/facts.ts'
import { legalDates } from '#domain/legal-dates/legal-dates.ts'
import type { KnownPaper, PaperEvidence } from '#domain/papers/known-paper.ts'
import { disclosurePaper, estimatePaper } from '#domain/tolerance/charges.ts'
import type { Answers } from '#domain/tolerance/closing-check.ts'
import type { HandPairing } from '#domain/tolerance/pairing.ts'
import { type OpenTolerance, openTolerance } from '#domain/tolerance/questions.ts'
import { type NewWaitReason, newWaitReasons } from '#domain/tolerance/waiting.ts'
import { type CheckablePapers, checkablePapers, type Lack, papersInCheck } from './checkable-papers.ts'
import type { PapersState } from './model.ts'
import { waitFacts } from './wait-facts.ts'

export interface PaperCheck extends CheckablePapers {
  verdict: 'within' | 'above'
  found: OpenTolerance
  new_wait: NewWaitReason[]
  days: ClosingDays
}

/** Something is missing without which nothing can be said, neither a refund nor that none is owed. */
export interface NoVerdict {
  verdict: 'cannot-tell'
  lacks: [Lack, ...Lack[]]
}

/** The legal days that follow from the papers; `null` where a paper does not say the day they are counted from. */
export interface ClosingDays {
  /** When the disclosure that the closing waits for counts as received. */
  received_on: CalendarDay | null
  /** The buyer said when it came; otherwise it counts as received three days after its date. */
  is_confirmed: boolean
  earliest_closing_on: CalendarDay | null
  closing_on: CalendarDay | null
  /** Nothing while no refund can be owed. */
  refund_due_on: CalendarDay | null
}

/** Holds the last disclosure against the estimates of its lender; `null` while one of them is missing. */
export function checkPapers(
  papers: readonly PaperEvidence[],
  answers: Answers,
  pairings: HandPairing[],
): PaperCheck | NoVerdict | null {
  const inCheck = papersInCheck(papers)
  if (!inCheck) return null
  const gate = checkablePapers(inCheck, answers)
  return gate.ok ? verdictOf(gate.papers, answers, pairings) : { verdict: 'cannot-tell', lacks: gate.lacks }
}

function verdictOf(papers: CheckablePapers, answers: Answers, pairings: HandPairing[]): PaperCheck {
  const { estimates, disclosure, earlier } = papers
  const found = openTolerance(
    {
      estimates: estimates.map(estimatePaper),
      disclosure: disclosurePaper(disclosure),
      earlier_disclosures: earlier.map(disclosurePaper),
    },
    answers,
    pairings,
  )
  const before = earlier.at(-1)
  return {
    ...papers,
    // What the papers say, until an answer says otherwise.
    verdict: found.refund_cents > 0 ? 'above' : 'within',
    found,
    // Only a corrected disclosure can start the three days anew; the first one starts them anyway.
    new_wait: before ? newWaitReasons(waitFacts(before), waitFacts(disclosure)) : [],
    days: daysOf(factsOf(estimates[0], [...earlier, disclosure], answers), found),
  }
}

export function answersById(answers: PapersState['answers']): Answers {
  return Object.fromEntries(answers.map(({ question, answer }) => [question, answer]))
}

/** The id under which the buyer says on which day a disclosure reached them. */
export function receivedId({ values }: KnownPaper): string {
  return `received ${values.date_issued ?? 'undated'}`
}

function factsOf(original: KnownPaper, disclosures: KnownPaper[], answers: Answers): LegalFacts {
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
function sentPaper(paper: KnownPaper, answers: Answers): SentPaper | null {
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
    is_confirmed: waited?.opened_on != null,
    // Days sort as text, and the dates come in their order.
    earliest_closing_on: waited ? (limits.at(-1)?.day ?? null) : null,
    closing_on: facts.closing_on,
    refund_due_on: most_cents > 0 ? refund_due : null,
  }
}
