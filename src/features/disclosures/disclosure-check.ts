import type { CalendarDay } from '#domain/calendar-day.ts'
import type { DisclosureEvidence, KnownDisclosure } from '#domain/disclosures/known-disclosure.ts'
import { type LegalFacts, NO_FACTS, receivedOn, type SentDisclosure } from '#domain/legal-dates/facts.ts'
import { legalDates } from '#domain/legal-dates/legal-dates.ts'
import { asClosingDisclosure, asLoanEstimate } from '#domain/tolerance/charges.ts'
import type { Answers } from '#domain/tolerance/closing-check.ts'
import type { HandPairing } from '#domain/tolerance/pairing.ts'
import { type OpenTolerance, openTolerance } from '#domain/tolerance/questions.ts'
import { type NewWaitReason, newWaitReasons } from '#domain/tolerance/waiting.ts'
import {
  type CheckableDisclosures,
  checkableDisclosures,
  disclosuresInCheck,
  type Lack,
} from './checkable-disclosures.ts'
import type { DisclosuresState } from './model.ts'
import { waitFacts } from './wait-facts.ts'

export interface DisclosureCheck extends CheckableDisclosures {
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

/** The legal days that follow from the disclosures; `null` where a disclosure does not say the day they are counted from. */
export interface ClosingDays {
  /** When the Closing Disclosure that the closing waits for counts as received. */
  received_on: CalendarDay | null
  /** The buyer said when it came; otherwise it counts as received three days after its date. */
  is_confirmed: boolean
  earliest_closing_on: CalendarDay | null
  closing_on: CalendarDay | null
  /** Nothing while no refund can be owed. */
  refund_due_on: CalendarDay | null
}

/** Holds the last Closing Disclosure against the estimates of its lender; `null` while one of them is missing. */
export function checkDisclosures(
  disclosures: readonly DisclosureEvidence[],
  answers: Answers,
  pairings: HandPairing[],
): DisclosureCheck | NoVerdict | null {
  const inCheck = disclosuresInCheck(disclosures)
  if (!inCheck) return null
  const gate = checkableDisclosures(inCheck, answers)
  return gate.ok ? verdictOf(gate.disclosures, answers, pairings) : { verdict: 'cannot-tell', lacks: gate.lacks }
}

function verdictOf(disclosures: CheckableDisclosures, answers: Answers, pairings: HandPairing[]): DisclosureCheck {
  const { estimates, closingDisclosure, earlier } = disclosures
  const found = openTolerance(
    {
      estimates: estimates.map(asLoanEstimate),
      closingDisclosure: asClosingDisclosure(closingDisclosure),
      earlier_disclosures: earlier.map(asClosingDisclosure),
    },
    answers,
    pairings,
  )
  const before = earlier.at(-1)
  return {
    ...disclosures,
    // What the disclosures say, until an answer says otherwise.
    verdict: found.refund_cents > 0 ? 'above' : 'within',
    found,
    // Only a corrected Closing Disclosure can start the three days anew; the first one starts them anyway.
    new_wait: before ? newWaitReasons(waitFacts(before), waitFacts(closingDisclosure)) : [],
    days: daysOf(factsOf(estimates[0], [...earlier, closingDisclosure], answers), found),
  }
}

export function answersById(answers: DisclosuresState['answers']): Answers {
  return Object.fromEntries(answers.map(({ question, answer }) => [question, answer]))
}

/** The id under which the buyer says on which day a Closing Disclosure reached them. */
export function receivedId({ values }: KnownDisclosure): string {
  return `received ${values.date_issued ?? 'undated'}`
}

function factsOf(original: KnownDisclosure, closingDisclosures: KnownDisclosure[], answers: Answers): LegalFacts {
  const [first] = closingDisclosures
  const waited = closingDisclosures.findLast((disclosure, at) => {
    const before = closingDisclosures[at - 1]
    return before !== undefined && newWaitReasons(waitFacts(before), waitFacts(disclosure)).length > 0
  })
  return {
    ...NO_FACTS,
    estimate: sentDisclosure(original, answers),
    disclosure: first ? sentDisclosure(first, answers) : null,
    new_wait: waited ? sentDisclosure(waited, answers) : null,
    closing_on: closingDisclosures.at(-1)?.values.closing_date ?? null,
  }
}

/**
 * Disclosures do not say how they came; most come by e-mail, and count as received three days later unless they were opened
 * before.
 */
function sentDisclosure(disclosure: KnownDisclosure, answers: Answers): SentDisclosure | null {
  const sent_on = disclosure.values.date_issued
  return sent_on === null ? null : { sent_on, delivery: 'email', opened_on: answers[receivedId(disclosure)] ?? null }
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
