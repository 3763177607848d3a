import { REVISION_REASONS, revisionProblem } from './baseline.ts'
import {
  type Answers,
  type ClosingPapers,
  CREDIT_COVERS,
  INTENT,
  inOrder,
  revisionId,
  type Tolerance,
  tolerance,
} from './closing-check.ts'
import { type ChargeQuestion, PRESUMED } from './groups.ts'
import type { HandPairing } from './pairing.ts'

export type QuestionKind = ChargeQuestion | 'revised' | 'intent' | 'credit-covers'

/** Something that no paper tells and that changes what is owed. */
export interface Question {
  id: string
  kind: QuestionKind
  /** The line that it is about. */
  line: string | null
  /** What is owed with each answer, all else as it is. */
  outcomes: { answer: string; refund_cents: number }[]
}

export interface OpenTolerance extends Tolerance {
  questions: Question[]
  /** The least and the most that may be owed while questions are open. */
  least_cents: number
  most_cents: number
}

interface Asked {
  id: string
  kind: QuestionKind
  line: string | null
  answers: string[]
  /** What is taken for granted until it is answered. */
  presumed: string
}

/** Past this many combinations a page would hang; each question is then turned by itself. */
const MOST_COMBINATIONS = 256

/** The check with what it presumes laid open: only questions that would change the sum are asked. */
export function openTolerance(papers: ClosingPapers, answers: Answers = {}, byHand: HandPairing[] = []): OpenTolerance {
  const refund = (more: Answers) => tolerance(papers, { ...answers, ...more }, byHand).refund_cents
  const found = tolerance(papers, answers, byHand)
  const asked = askable(papers, found, answers)
  const mattering = asked.filter(question => matters(question, refund))
  const refunds = combinations(mattering).map(refund)
  return {
    ...found,
    questions: mattering.map(({ id, kind, line, answers: possible }) => ({
      id,
      kind,
      line,
      outcomes: possible.map(answer => ({ answer, refund_cents: refund({ [id]: answer }) })),
    })),
    least_cents: Math.min(found.refund_cents, ...refunds),
    most_cents: Math.max(found.refund_cents, ...refunds),
  }
}

/** Who chose a provider stands on the disclosure, in the section it prints; the buyer may say otherwise and is not asked. */
function askable({ estimates, disclosure }: ClosingPapers, found: Tolerance, answers: Answers): Asked[] {
  const aboutCharges = found.lines.flatMap(line =>
    line.asks
      .filter(kind => kind !== 'chose')
      .map(kind => ({
        id: `${kind} ${line.id}`,
        kind,
        line: line.id,
        answers: ['yes', 'no'],
        presumed: PRESUMED[kind],
      })),
  )
  const [original, ...revised] = inOrder(estimates)
  const counting = revised.filter(paper => !revisionProblem(paper, disclosure))
  const aboutRevisions = counting.map(paper => ({
    id: revisionId(paper),
    kind: 'revised' as const,
    line: null,
    answers: [...Object.keys(REVISION_REASONS), 'none'],
    presumed: 'requested',
  }))
  const until = original?.costs_expire_on
  const aboutIntent =
    until && counting.some(({ issued_on }) => issued_on !== null && issued_on > until)
      ? [{ id: INTENT, kind: 'intent' as const, line: null, answers: [until, 'never'], presumed: until }]
      : []
  const aboutCredit: Asked = {
    id: CREDIT_COVERS,
    kind: 'credit-covers',
    line: null,
    answers: ['yes', 'no'],
    presumed: 'yes',
  }
  return [...aboutCharges, ...aboutRevisions, ...aboutIntent, aboutCredit].filter(({ id }) => answers[id] === undefined)
}

function matters({ id, answers }: Asked, refund: (more: Answers) => number): boolean {
  return new Set(answers.map(answer => refund({ [id]: answer }))).size > 1
}

function turnedAnswer({ answers, presumed }: Asked): string {
  return answers.findLast(answer => answer !== presumed) ?? presumed
}

function combinations(questions: Asked[]): Answers[] {
  if (questions.reduce((count, { answers }) => count * answers.length, 1) > MOST_COMBINATIONS) {
    const all = Object.fromEntries(questions.map(question => [question.id, turnedAnswer(question)]))
    return [all, ...questions.flatMap(({ id, answers }) => answers.map(answer => ({ [id]: answer })))]
  }
  return questions.reduce<Answers[]>(
    (lists, { id, answers }) => lists.flatMap(list => answers.map(answer => ({ ...list, [id]: answer }))),
    [{}],
  )
}
