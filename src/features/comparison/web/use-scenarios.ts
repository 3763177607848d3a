import { useEffect, useMemo, useRef, useState } from 'react'
import { scenarioToastWords } from '#features/comparison/page-words.ts'
import { isSame } from '#resources/merge-fields.ts'
import type { Problem } from '#resources/problem.ts'
import { useCachedView, useResource } from '#web/client/client-context.tsx'
import { type DraftForm, useDraft } from '#web/client/use-draft.ts'
import { toast } from '#web/ui/toast.ts'
import { comparisonResource } from '../actions.ts'
import {
  editedRow,
  inOrder,
  type NewOffer,
  newRow,
  type OfferEdit,
  placed,
  type Rows,
  remember,
  type Step,
  savableRows,
  withRow,
} from '../comparison-draft.ts'
import { type DraftOffer, draftOf, type OfferForm } from '../draft.ts'
import type { SourcedOffer } from '../model.ts'
import { nameText } from '../name-words.ts'
import { comparisonToasts } from '../words.ts'

/** Long enough that a word is saved once, short enough that nobody leaves in between. */
const SAVE_AFTER_MS = 600
const NONE: OfferForm = { offers: [] }

export interface Scenarios {
  rows: Rows
  draft: DraftForm<OfferForm>
  loading: boolean
  /** The saved lenders could not be read; until they are, nothing is changed over them. */
  problem: Problem | undefined
  refetch(): Promise<unknown>
  /** Nothing of this was saved yet: the samples, or the first estimate. */
  untouched: boolean
  status: 'saved' | 'saving' | 'failed'
  add(offer: NewOffer): string
  edit(id: string, change: OfferEdit): void
  remove(id: string): void
  undo: (() => void) | null
  saveNow(): void
}

/** The lenders on the page: one form over all that is saved, with undo. `suggested` are in it until something is typed. */
export function useScenarios(suggested: Rows): Scenarios {
  const { view, problem, refetch } = useResource(comparisonResource)
  const held = useCachedView(comparisonResource)
  const savable = ({ offers }: OfferForm) => ({
    offers: savableRows(inOrder(offers), held.now()?.view.scenarios ?? []),
  })
  const draft = useDraft(comparisonResource, 'save', {
    start: NONE,
    input: savable,
    sendable: savable,
    saveAfterMs: SAVE_AFTER_MS,
    savesOnLeaving: true,
  })
  const typed = inOrder(draft.typed.offers)
  const untouched = typed.length === 0
  const shown = useRef<Rows>([])
  shown.current = steady(shown.current, untouched ? suggested : typed)
  const [past, setPast] = useState<readonly Step[]>([])
  const last = past.at(-1)
  useSaveError(draft)
  useEffect(() => {
    if (problem) toast({ ...comparisonToasts.loadFailed, destructive: true })
  }, [problem])

  function put(rows: Rows): void {
    shown.current = rows
    draft.change({ offers: rows })
  }

  /** The first change makes all of them the buyer's own. Gives how the row was before. */
  function change(
    gesture: string,
    id: string,
    next: (row: DraftOffer | null, rows: Rows, at: number) => DraftOffer | null,
  ) {
    const at = Date.now()
    const rows = placed(shown.current, at)
    const before = rows.find(row => row.id === id) ?? null
    setPast(past => remember(past, { id, before, gesture: `${gesture} ${id}`, at }))
    put(withRow(rows, id, next(before, rows, at)))
    return before
  }

  return {
    rows: shown.current,
    draft,
    loading: !view && !problem,
    problem: view ? undefined : problem,
    refetch,
    untouched,
    status: statusOf(draft),
    add(offer) {
      const id = crypto.randomUUID()
      change('add', id, (_none, rows, at) => newRow(rows, id, offer, at))
      return id
    },
    edit(id, edit) {
      change(`edit ${Object.keys(edit)} ${Object.keys(edit.fees ?? {})}`, id, row => row && editedRow(row, edit))
    },
    remove(id) {
      const row = shown.current.find(row => row.id === id)
      if (!row || shown.current.length < 2) return
      const before = change('remove', id, () => null)
      toast({
        title: scenarioToastWords.removed(nameText(row.name.trim()) || scenarioToastWords.lender),
        action: { label: scenarioToastWords.undo, onClick: () => void change('put back', id, now => now ?? before) },
      })
    },
    undo: last
      ? () => {
          setPast(past.slice(0, -1))
          put(withRow(shown.current, last.id, last.before))
        }
      : null,
    saveNow: () => void draft.save(),
  }
}

/** Rows in which nothing changed stay the same, and are not rendered again. */
function steady(before: Rows, rows: Rows): Rows {
  const same = rows.map(row => before.find(known => known.id === row.id && isSame(known, row)) ?? row)
  return same.length === before.length && same.every((row, place) => row === before[place]) ? before : same
}

function statusOf({ problem, question, saving, isUnsaved }: DraftForm<OfferForm>): Scenarios['status'] {
  if (problem || question.isUnanswered) return 'failed'
  return saving || isUnsaved ? 'saving' : 'saved'
}

function useSaveError({ problem, typed, saved, save }: DraftForm<OfferForm>): void {
  const isRemoval = saved?.offers.some(({ id }) => typed.offers.every(row => row.id !== id))
  const latest = useRef({ isRemoval, save })
  latest.current = { isRemoval, save }
  useEffect(() => {
    if (!problem) return
    const { isRemoval, save } = latest.current
    toast({
      ...(isRemoval ? comparisonToasts.removeFailed : comparisonToasts.saveFailed),
      destructive: true,
      action: { label: scenarioToastWords.tryAgain, onClick: () => void save() },
    })
  }, [problem])
}

/**
 * Suggested rows, the same for as long as the offers are. Each place keeps its id: whoever types while another suggestion is being
 * rendered has typed into what stands there then.
 */
export function useSuggestedRows(offers: readonly (SourcedOffer & { name: string })[]): Rows {
  const ids = useRef<string[]>([])
  return useMemo(
    () =>
      offers.map((offer, index) => {
        ids.current[index] ??= crypto.randomUUID()
        const scenario = { ...offer, id: ids.current[index], created_at: '', mark: index + 1, is_chosen: false }
        const { created_at: _none, ...row } = draftOf(scenario)
        return row
      }),
    [offers],
  )
}
