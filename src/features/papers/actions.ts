import * as z from 'zod/mini'
import { defineDrawer } from '#journey/drawer.ts'
import type { Moment } from '#journey/moment.ts'
import { accepted, type Outcome, refused } from '#journey/refusal.ts'
import {
  HandPairings,
  KeptPaper,
  MOST_PAPERS,
  PaperAnswers,
  PaperFigures,
  PaperId,
  PapersState,
  paperOf,
} from './model.ts'
import { typedProblems } from './typing.ts'
import { paperRefusals } from './words.ts'

const Keep = z.strictObject({
  /** Chosen by the page, so that a retry keeps nothing twice. */
  id: PaperId,
  figures: PaperFigures,
  unsure: KeptPaper.shape.unsure,
  offer_id: KeptPaper.shape.offer_id,
  typed: KeptPaper.shape.typed,
})
const Remove = z.strictObject({ id: PaperId })
const Answer = z.strictObject({ answers: PaperAnswers, pairings: HandPairings })

/** A revised estimate is a paper of its own: what was promised first still counts. */
function keep(state: PapersState, paper: z.infer<typeof Keep>, moment: Moment): Outcome<PapersState> {
  const known = state.papers.find(({ id }) => id === paper.id)
  const others = state.papers.filter(({ id }) => id !== paper.id)
  if (others.length >= MOST_PAPERS) return refused(paperRefusals['too-many-papers'])
  const isTyped = paper.typed ?? known?.typed
  const errors = isTyped ? typedProblems(paperOf(paper.figures)) : []
  if (errors.length > 0) return refused({ ...paperRefusals['figures-missing'], errors })
  const kept: KeptPaper = {
    ...paper,
    ...(isTyped && { typed: true }),
    added_at: known?.added_at ?? afterAll(others, moment.now),
  }
  return accepted({ ...state, papers: inOrder([...others, kept]) })
}

function remove(state: PapersState, { id }: z.infer<typeof Remove>): Outcome<PapersState> {
  return accepted({ ...state, papers: state.papers.filter(paper => paper.id !== id) })
}

function answer(state: PapersState, { answers, pairings }: z.infer<typeof Answer>): Outcome<PapersState> {
  return accepted({ ...state, answers, pairings })
}

function merge(account: PapersState, guest: PapersState): Outcome<PapersState> {
  const known = new Set(account.papers.map(({ id }) => id))
  const fresh = guest.papers.filter(({ id }) => !known.has(id))
  if (known.size + fresh.length > MOST_PAPERS) return refused(paperRefusals['too-many-papers'])
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
function afterAll(papers: KeptPaper[], now: string): string {
  const last = Math.max(0, ...papers.map(({ added_at }) => Date.parse(added_at)))
  return new Date(Math.max(Date.parse(now), last + 1)).toISOString()
}

function inOrder(papers: KeptPaper[]): KeptPaper[] {
  return papers.toSorted((one, other) => (one.added_at + one.id < other.added_at + other.id ? -1 : 1))
}

export const papersDrawer = defineDrawer({
  name: 'papers',
  empty: (): PapersState => ({ papers: [], answers: [], pairings: [] }),
  view: (state: PapersState) => state,
  actions: {
    keep: { input: Keep, run: keep },
    remove: { input: Remove, run: remove },
    answer: { input: Answer, run: answer },
  },
  guest: {
    key: 'guestPapers',
    stored: PapersState,
    open: stored => stored,
    keep: state => (isEmpty(state) ? undefined : state),
    merge,
  },
})
