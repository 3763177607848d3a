import { mayHaveComeLate, REVISION_REASONS, revisionProblem } from './baseline.ts'
import {
  type Answers,
  type CheckedDisclosures,
  CREDIT_COVERS,
  CREDIT_STAYED,
  closingDisclosures,
  inOrder,
  revisionDays,
  type Tolerance,
  tolerance,
} from './closing-check.ts'
import type { ChargeQuestion } from './groups.ts'
import type { HandPairing } from './pairing.ts'
import { carriedId, INTENT, LENDER_CREDITS, loweredId, reachedId, revisionId } from './revisions.ts'

export type QuestionKind =
  | ChargeQuestion
  | 'revised'
  | 'lowered'
  | 'intent'
  | 'credit-covers'
  | 'credit-stayed'
  | 'carried'
  | 'reached'

/** Something that no disclosure tells and that changes what is owed. */
export interface Question {
  id: string
  kind: QuestionKind
  /** The lines that it is about. */
  lines: string[]
  /** What is owed with each answer, all else as it is. */
  outcomes: { answer: string; refund_cents: number }[]
  /** What the buyer said, or what is presumed of what is not asked; `null` while it is open. */
  given: string | null
}

export interface OpenTolerance extends Tolerance {
  /** Open ones. */
  questions: Question[]
  /** Open ones and those that were answered and still matter, in one order. */
  all_questions: Question[]
  /** Reasons that a Closing Disclosure itself may carry: not asked for, but the buyer can say that the lender gave one. */
  carried: Question[]
  /** The least and the most that may be owed while questions are open. */
  least_cents: number
  most_cents: number
  /** The check with those answers to the open questions that give the most. */
  at_most: Tolerance
}

interface Asked {
  id: string
  kind: QuestionKind
  lines: string[]
  answers: string[]
  /** What is taken for the answer until there is another: it is shown, and not waited for. */
  presumed?: string
}

/** The lender gave no reason, or not in time. */
const NO_REASON = 'none'

/** Past this many combinations a page would hang; the answers that are best and worst by themselves are then taken together. */
const MOST_COMBINATIONS = 256

/** The check with what it presumes laid open: only questions that would change the sum are asked. */
export function openTolerance(
  disclosures: CheckedDisclosures,
  answers: Answers = {},
  byHand: HandPairing[] = [],
): OpenTolerance {
  const withAnswers = (more: Answers) => tolerance(disclosures, { ...answers, ...more }, byHand)
  const refund = (more: Answers) => withAnswers(more).refund_cents
  const found = tolerance(disclosures, answers, byHand)
  const matters = askable(disclosures, found)
    .map(
      ({ answers: choices, presumed, ...asked }): Question => ({
        ...asked,
        outcomes: choices.map(answer => ({ answer, refund_cents: refund({ [asked.id]: answer }) })),
        given: answers[asked.id] ?? presumed ?? null,
      }),
    )
    .filter(({ outcomes }) => new Set(outcomes.map(({ refund_cents }) => refund_cents)).size > 1)
  const isCarried = ({ kind }: Question) => kind === 'carried'
  const all_questions = matters.filter(question => !isCarried(question))
  const questions = all_questions.filter(({ given }) => given === null)
  const possible = combinations(questions).map(withAnswers)
  const refunds = possible.map(({ refund_cents }) => refund_cents)
  return {
    ...found,
    questions,
    all_questions,
    carried: matters.filter(isCarried),
    least_cents: Math.min(found.refund_cents, ...refunds),
    most_cents: Math.max(found.refund_cents, ...refunds),
    at_most: possible.reduce((most, each) => (each.refund_cents > most.refund_cents ? each : most), found),
  }
}

function askable(disclosures: CheckedDisclosures, found: Tolerance): Asked[] {
  const [original, ...revised] = inOrder(disclosures.estimates)
  const counting = revised.filter(disclosure => !revisionProblem(disclosure, revisionDays(disclosures)))
  const aboutRevisions = counting.flatMap((disclosure): Asked[] => [
    {
      id: revisionId(disclosure),
      kind: 'revised',
      lines: [],
      answers: [...Object.keys(REVISION_REASONS), 'late', 'none'],
    },
    { id: loweredId(disclosure), kind: 'lowered', lines: [], answers: ['no', 'yes'] },
    ...(mayHaveComeLate(disclosure, revisionDays(disclosures))
      ? [{ id: reachedId(disclosure), kind: 'reached' as const, lines: [], answers: ['yes', 'no'] }]
      : []),
  ])
  const until = original?.costs_expire_on
  const aboutIntent: Asked[] =
    until && counting.some(({ issued_on }) => issued_on !== null && issued_on > until)
      ? [{ id: INTENT, kind: 'intent', lines: [], answers: [until, 'never'] }]
      : []
  const aboutCredit: Asked = { id: CREDIT_COVERS, kind: 'credit-covers', lines: [], answers: ['yes', 'no'] }
  const aboutStay: Asked = { id: CREDIT_STAYED, kind: 'credit-stayed', lines: [], answers: ['yes', 'no'] }
  const aboutDisclosures = closingDisclosures(disclosures).map(
    (disclosure): Asked => ({
      id: carriedId(disclosure),
      kind: 'carried',
      lines: [],
      answers: [NO_REASON, ...Object.keys(REVISION_REASONS)],
      presumed: NO_REASON,
    }),
  )
  return [...aboutCharges(found), ...aboutRevisions, ...aboutIntent, aboutCredit, aboutStay, ...aboutDisclosures]
}

/**
 * One question for all lines that it is about. Who chose a provider stands on the Closing Disclosure, in the section it
 * prints, unless the estimate left the charge off or put it far too low; else the buyer may say otherwise and is not asked.
 */
function aboutCharges({ lines, lender_credits }: Tolerance): Asked[] {
  const asked = new Map<string, Asked>()
  const asks = [
    ...lines.flatMap(line => line.asks.map(ask => ({ ...ask, line: line.id }))),
    ...lender_credits.asks.map(ask => ({ ...ask, line: LENDER_CREDITS })),
  ]
  for (const { kind, id, line, isSaid } of asks) {
    if (isSaid) continue
    asked.set(id, { id, kind, lines: [...(asked.get(id)?.lines ?? []), line], answers: ['yes', 'no'] })
  }
  return [...asked.values()]
}

function combinations(questions: Question[]): Answers[] {
  if (questions.reduce((count, { outcomes }) => count * outcomes.length, 1) > MOST_COMBINATIONS) {
    const singly = questions.flatMap(({ id, outcomes }) => outcomes.map(({ answer }) => ({ [id]: answer })))
    return [extreme(questions, Math.min), extreme(questions, Math.max), ...singly]
  }
  return questions.reduce<Answers[]>(
    (lists, { id, outcomes }) => lists.flatMap(list => outcomes.map(({ answer }) => ({ ...list, [id]: answer }))),
    [{}],
  )
}

function extreme(questions: Question[], pick: (...amounts: number[]) => number): Answers {
  return Object.fromEntries(
    questions.map(({ id, outcomes }) => {
      const amount = pick(...outcomes.map(({ refund_cents }) => refund_cents))
      return [id, outcomes.find(({ refund_cents }) => refund_cents === amount)?.answer ?? '']
    }),
  )
}
