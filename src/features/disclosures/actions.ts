import * as z from 'zod/mini'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { parseInput } from '#resources/apply-action.ts'
import { atMost } from '#resources/plain-text.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { addedAfter, inOrder, mergedLists } from '#resources/saved-list.ts'
import { withValue } from './figure-path.ts'
import { withoutPairing, withPairing } from './hand-pairing.ts'
import {
  AnswerTo,
  DisclosureFigures,
  DisclosureId,
  DisclosuresState,
  disclosureOf,
  FigurePath,
  figuresOf,
  LONGEST_TEXT,
  MOST_ANSWERS,
  MOST_DISCLOSURES,
  MOST_PAIRINGS,
  PairedLine,
  SavedDisclosure,
} from './model.ts'
import { isFuller, sameDisclosure } from './rules.ts'
import { typedProblems } from './typing.ts'
import { disclosureProblems } from './words.ts'

const SaveInput = z.strictObject({
  /** Chosen by the page, so that a retry saves nothing twice. */
  id: DisclosureId,
  figures: DisclosureFigures,
  unsure: SavedDisclosure.shape.unsure,
  missing_pages: SavedDisclosure.shape.missing_pages,
  offer_id: SavedDisclosure.shape.offer_id,
  typed: SavedDisclosure.shape.typed,
})
/** One figure, confirmed as it is or with another value: what another tab did to the others stays. */
const Settle = z.strictObject({
  id: DisclosureId,
  path: FigurePath,
  value: z.optional(z.nullable(z.union([z.string().check(atMost(LONGEST_TEXT)), z.number(), z.boolean()]))),
})
const Link = z.strictObject({ id: DisclosureId, offer_id: z.uuid().check(z.toLowerCase()) })
const Remove = z.strictObject({ id: DisclosureId })
/** `null` takes an answer back. */
const Answer = z.strictObject({ question: AnswerTo.shape.question, answer: z.nullable(AnswerTo.shape.answer) })
/** Without `estimate` the line is paired as Keyturn finds it; `null` says that no estimate has it. */
const Pair = z.strictObject({ final: PairedLine, estimate: z.optional(z.nullable(PairedLine)) })

/** A revised estimate is a disclosure of its own: what was promised first still counts. */
function saveDisclosure(
  state: DisclosuresState,
  disclosure: z.infer<typeof SaveInput>,
  context: ActionContext,
): Outcome<DisclosuresState> {
  const known = state.papers.find(({ id }) => id === disclosure.id)
  const others = state.papers.filter(({ id }) => id !== disclosure.id)
  const same = known || disclosure.typed ? undefined : sameDisclosure(others, disclosure.figures)
  if (same && !isFuller(disclosure.figures, same)) return accepted(state)
  if (others.length >= MOST_DISCLOSURES) return refused(disclosureProblems['too-many-papers'])
  const added_at = known?.added_at ?? addedAfter(others, context.now)
  const missing_pages = disclosure.missing_pages ?? known?.missing_pages
  return withDisclosure(state, { ...disclosure, missing_pages, typed: disclosure.typed ?? known?.typed, added_at })
}

function figuresIn({ papers: disclosures }: DisclosuresState, { id }: { id: string }) {
  const known = disclosures.find(disclosure => disclosure.id === id)
  return known ? { figures: known.figures } : null
}

function settle(state: DisclosuresState, { id, path, value }: z.infer<typeof Settle>): Outcome<DisclosuresState> {
  const known = state.papers.find(disclosure => disclosure.id === id)
  if (!known) return refused(disclosureProblems['no-such-paper'])
  const unsure = known.unsure.filter(each => each !== path)
  if (value === undefined) return withDisclosure(state, { ...known, unsure })
  const changed = figuresOf(withValue(disclosureOf(known.figures), path as FieldPath, value))
  const figures = parseInput(DisclosureFigures, changed)
  return figures.ok ? withDisclosure(state, { ...known, unsure, figures: figures.value }) : figures
}

/** Says which offer of the comparison a disclosure became. */
function link(state: DisclosuresState, { id, offer_id }: z.infer<typeof Link>): Outcome<DisclosuresState> {
  const known = state.papers.find(disclosure => disclosure.id === id)
  return known ? withDisclosure(state, { ...known, offer_id }) : refused(disclosureProblems['no-such-paper'])
}

/** With this disclosure instead of the one of its id. A typed one must have what every typed one needs. */
function withDisclosure(
  state: DisclosuresState,
  { typed, missing_pages, ...disclosure }: SavedDisclosure,
): Outcome<DisclosuresState> {
  const errors = typed ? typedProblems(disclosureOf(disclosure.figures)) : []
  if (errors.length > 0) return refused({ ...disclosureProblems['figures-missing'], errors })
  const others = state.papers.filter(({ id }) => id !== disclosure.id)
  const whole = missing_pages && missing_pages.length > 0 ? { ...disclosure, missing_pages } : disclosure
  return accepted({ ...state, papers: inOrder([...others, typed ? { ...whole, typed } : whole]) })
}

function remove(state: DisclosuresState, { id }: z.infer<typeof Remove>): Outcome<DisclosuresState> {
  return accepted({ ...state, papers: state.papers.filter(disclosure => disclosure.id !== id) })
}

function answer(state: DisclosuresState, said: z.infer<typeof Answer>): Outcome<DisclosuresState> {
  const others = state.answers.filter(({ question }) => question !== said.question)
  const { question, answer } = said
  if (answer === null) return accepted({ ...state, answers: others })
  if (others.length >= MOST_ANSWERS) return refused(disclosureProblems['too-many-answers'])
  return accepted({ ...state, answers: [...others, { question, answer }] })
}

function pair(state: DisclosuresState, { final, estimate }: z.infer<typeof Pair>): Outcome<DisclosuresState> {
  const pairings =
    estimate === undefined ? withoutPairing(state.pairings, final) : withPairing(state.pairings, { estimate, final })
  return pairings.length > MOST_PAIRINGS
    ? refused(disclosureProblems['too-many-answers'])
    : accepted({ ...state, pairings })
}

function merge(account: DisclosuresState, guest: DisclosuresState): Outcome<DisclosuresState> {
  const papers = mergedLists(account.papers, guest.papers)
  if (papers.length > MOST_DISCLOSURES) return refused(disclosureProblems['too-many-papers'])
  return accepted({
    papers,
    answers: account.answers.length > 0 ? account.answers : guest.answers,
    pairings: account.pairings.length > 0 ? account.pairings : guest.pairings,
  })
}

function isEmpty({ papers: disclosures, answers, pairings }: DisclosuresState): boolean {
  return disclosures.length + pairings.length + answers.length === 0
}

export const disclosuresResource = defineResource({
  name: 'papers',
  perLoan: true,
  empty: (): DisclosuresState => ({ papers: [], answers: [], pairings: [] }),
  view: (state: DisclosuresState) => state,
  actions: {
    keep: { input: SaveInput, apply: saveDisclosure, fields: figuresIn, offline: 'queue' },
    settle: { input: Settle, apply: settle, offline: 'queue' },
    link: { input: Link, apply: link, offline: 'queue' },
    remove: { input: Remove, apply: remove, offline: 'queue' },
    answer: { input: Answer, apply: answer, offline: 'queue' },
    pair: { input: Pair, apply: pair, offline: 'queue' },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestPapers',
    stored: DisclosuresState,
    fromStored: stored => stored,
    toStored: state => (isEmpty(state) ? undefined : state),
    merge,
  },
})
