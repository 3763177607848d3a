import * as z from 'zod/mini'
import type { FieldPath } from '#domain/papers/reading.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { parseInput } from '#resources/apply-action.ts'
import { atMost } from '#resources/plain-text.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { withValue } from './figure-path.ts'
import { withoutPairing, withPairing } from './hand-pairing.ts'
import {
  AnswerTo,
  FigurePath,
  figuresOf,
  LONGEST_TEXT,
  MOST_ANSWERS,
  MOST_PAIRINGS,
  MOST_PAPERS,
  PairedLine,
  PaperFigures,
  PaperId,
  PapersState,
  paperOf,
  SavedPaper,
} from './model.ts'
import { isFuller, samePaper } from './rules.ts'
import { typedProblems } from './typing.ts'
import { paperProblems } from './words.ts'

const SaveInput = z.strictObject({
  /** Chosen by the page, so that a retry saves nothing twice. */
  id: PaperId,
  figures: PaperFigures,
  unsure: SavedPaper.shape.unsure,
  missing_pages: SavedPaper.shape.missing_pages,
  offer_id: SavedPaper.shape.offer_id,
  typed: SavedPaper.shape.typed,
})
/** One figure, confirmed as it is or with another value: what another tab did to the others stays. */
const Settle = z.strictObject({
  id: PaperId,
  path: FigurePath,
  value: z.optional(z.nullable(z.union([z.string().check(atMost(LONGEST_TEXT)), z.number(), z.boolean()]))),
})
const Link = z.strictObject({ id: PaperId, offer_id: z.uuid().check(z.toLowerCase()) })
const Remove = z.strictObject({ id: PaperId })
/** `null` takes an answer back. */
const Answer = z.strictObject({ question: AnswerTo.shape.question, answer: z.nullable(AnswerTo.shape.answer) })
/** Without `estimate` the line is paired as Keyturn finds it; `null` says that no estimate has it. */
const Pair = z.strictObject({ final: PairedLine, estimate: z.optional(z.nullable(PairedLine)) })

/** A revised estimate is a paper of its own: what was promised first still counts. */
function savePaper(state: PapersState, paper: z.infer<typeof SaveInput>, context: ActionContext): Outcome<PapersState> {
  const known = state.papers.find(({ id }) => id === paper.id)
  const others = state.papers.filter(({ id }) => id !== paper.id)
  const same = known || paper.typed ? undefined : samePaper(others, paper.figures)
  if (same && !isFuller(paper.figures, same)) return accepted(state)
  if (others.length >= MOST_PAPERS) return refused(paperProblems['too-many-papers'])
  const added_at = known?.added_at ?? afterAll(others, context.now)
  const missing_pages = paper.missing_pages ?? known?.missing_pages
  return withPaper(state, { ...paper, missing_pages, typed: paper.typed ?? known?.typed, added_at })
}

function figuresIn({ papers }: PapersState, { id }: { id: string }) {
  const known = papers.find(paper => paper.id === id)
  return known ? { figures: known.figures } : null
}

function settle(state: PapersState, { id, path, value }: z.infer<typeof Settle>): Outcome<PapersState> {
  const known = state.papers.find(paper => paper.id === id)
  if (!known) return refused(paperProblems['no-such-paper'])
  const unsure = known.unsure.filter(each => each !== path)
  if (value === undefined) return withPaper(state, { ...known, unsure })
  const changed = figuresOf(withValue(paperOf(known.figures), path as FieldPath, value))
  const figures = parseInput(PaperFigures, changed)
  return figures.ok ? withPaper(state, { ...known, unsure, figures: figures.value }) : figures
}

/** Says which offer of the comparison a paper became. */
function link(state: PapersState, { id, offer_id }: z.infer<typeof Link>): Outcome<PapersState> {
  const known = state.papers.find(paper => paper.id === id)
  return known ? withPaper(state, { ...known, offer_id }) : refused(paperProblems['no-such-paper'])
}

/** With this paper instead of the one of its id. A typed one must have what every typed one needs. */
function withPaper(state: PapersState, { typed, missing_pages, ...paper }: SavedPaper): Outcome<PapersState> {
  const errors = typed ? typedProblems(paperOf(paper.figures)) : []
  if (errors.length > 0) return refused({ ...paperProblems['figures-missing'], errors })
  const others = state.papers.filter(({ id }) => id !== paper.id)
  const whole = missing_pages && missing_pages.length > 0 ? { ...paper, missing_pages } : paper
  return accepted({ ...state, papers: inOrder([...others, typed ? { ...whole, typed } : whole]) })
}

function remove(state: PapersState, { id }: z.infer<typeof Remove>): Outcome<PapersState> {
  return accepted({ ...state, papers: state.papers.filter(paper => paper.id !== id) })
}

function answer(state: PapersState, said: z.infer<typeof Answer>): Outcome<PapersState> {
  const others = state.answers.filter(({ question }) => question !== said.question)
  const { question, answer } = said
  if (answer === null) return accepted({ ...state, answers: others })
  if (others.length >= MOST_ANSWERS) return refused(paperProblems['too-many-answers'])
  return accepted({ ...state, answers: [...others, { question, answer }] })
}

function pair(state: PapersState, { final, estimate }: z.infer<typeof Pair>): Outcome<PapersState> {
  const pairings =
    estimate === undefined ? withoutPairing(state.pairings, final) : withPairing(state.pairings, { estimate, final })
  return pairings.length > MOST_PAIRINGS ? refused(paperProblems['too-many-answers']) : accepted({ ...state, pairings })
}

function merge(account: PapersState, guest: PapersState): Outcome<PapersState> {
  const known = new Set(account.papers.map(({ id }) => id))
  const fresh = guest.papers.filter(({ id }) => !known.has(id))
  if (known.size + fresh.length > MOST_PAPERS) return refused(paperProblems['too-many-papers'])
  return accepted({
    papers: inOrder([...account.papers, ...fresh]),
    answers: account.answers.length > 0 ? account.answers : guest.answers,
    pairings: account.pairings.length > 0 ? account.pairings : guest.pairings,
  })
}

function isEmpty({ papers, answers, pairings }: PapersState): boolean {
  return papers.length + pairings.length + answers.length === 0
}

/** Later than every other, also when two come within one millisecond. */
function afterAll(papers: SavedPaper[], now: string): string {
  const last = Math.max(0, ...papers.map(({ added_at }) => Date.parse(added_at)))
  return new Date(Math.max(Date.parse(now), last + 1)).toISOString()
}

function inOrder(papers: SavedPaper[]): SavedPaper[] {
  return papers.toSorted((one, other) => (one.added_at + one.id < other.added_at + other.id ? -1 : 1))
}

export const papersResource = defineResource({
  name: 'papers',
  perLoan: true,
  empty: (): PapersState => ({ papers: [], answers: [], pairings: [] }),
  view: (state: PapersState) => state,
  actions: {
    keep: { input: SaveInput, apply: savePaper, fields: figuresIn, offline: 'queue' },
    settle: { input: Settle, apply: settle, offline: 'queue' },
    link: { input: Link, apply: link, offline: 'queue' },
    remove: { input: Remove, apply: remove, offline: 'queue' },
    answer: { input: Answer, apply: answer, offline: 'queue' },
    pair: { input: Pair, apply: pair, offline: 'queue' },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestPapers',
    stored: PapersState,
    fromStored: stored => stored,
    toStored: state => (isEmpty(state) ? undefined : state),
    merge,
  },
})
