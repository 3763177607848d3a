import * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { pickFields } from '#resources/pick-fields.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { addedAfter, inOrder, mergedLists } from '#resources/saved-list.ts'
import { type DiariesState, Diary, DiaryId, DiaryLoan, MOST_DIARIES, DiariesState as StoredDiaries } from './model.ts'
import { diaryProblems } from './words.ts'

const SaveInput = z.extend(DiaryLoan, {
  /** Chosen by the page, so that a retry saves nothing twice. */
  id: DiaryId,
  reminder_enabled: z._default(Diary.shape.reminder_enabled, true),
})
const Remove = z.strictObject({ id: DiaryId })

function saveDiary(
  state: DiariesState,
  loan: z.infer<typeof SaveInput>,
  context: ActionContext,
): Outcome<DiariesState> {
  const known = state.diaries.find(({ id }) => id === loan.id)
  if (known) return accepted({ diaries: state.diaries.map(each => (each === known ? { ...known, ...loan } : each)) })
  if (state.diaries.length >= MOST_DIARIES) return refused(diaryProblems['too-many-diaries'])
  return accepted({ diaries: [...state.diaries, { ...loan, added_at: addedAfter(state.diaries, context.now) }] })
}

/** The figures of one loan, and whether its owner is reminded of its days. */
function loanIn({ diaries }: DiariesState, { id }: { id: string }) {
  const known = diaries.find(diary => diary.id === id)
  const fields = [...Object.keys(DiaryLoan.shape), 'reminder_enabled'] as (keyof DiaryLoan | 'reminder_enabled')[]
  return known ? pickFields(known, fields) : null
}

function remove(state: DiariesState, { id }: z.infer<typeof Remove>): Outcome<DiariesState> {
  return accepted({ diaries: state.diaries.filter(diary => diary.id !== id) })
}

function merge(account: DiariesState, guest: DiariesState): Outcome<DiariesState> {
  const diaries = mergedLists(account.diaries, guest.diaries)
  return diaries.length > MOST_DIARIES ? refused(diaryProblems['too-many-diaries']) : accepted({ diaries })
}

export const insuranceDiaryResource = defineResource({
  name: 'insurance-diary',
  perLoan: true,
  empty: (): DiariesState => ({ diaries: [] }),
  view: (state: DiariesState) => state,
  actions: {
    keep: { input: SaveInput, apply: saveDiary, fields: loanIn, offline: 'queue' },
    remove: { input: Remove, apply: remove, offline: 'queue' },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestInsuranceDiary',
    stored: StoredDiaries,
    fromStored: stored => ({ diaries: inOrder(stored.diaries) }),
    toStored: state => (state.diaries.length > 0 ? state : undefined),
    merge,
  },
})
