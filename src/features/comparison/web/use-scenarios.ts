import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { scenarioToastWords } from '#features/comparison/page-words.ts'
import type { Outcome, Problem } from '#resources/problem.ts'
import { useDispatch, useResource } from '#web/client/client-context.tsx'
import { useLeaving } from '#web/client/use-leaving.ts'
import { toast } from '#web/ui/toast.ts'
import { comparisonResource } from '../actions.ts'
import {
  addOffer,
  editOffer,
  isUntouched,
  type NewOffer,
  type OfferEdit,
  putBack,
  removeOffer,
  shownRows,
  undoLast,
} from '../comparison-draft.ts'
import { type DraftOffer, draftOf, type PendingChange } from '../draft.ts'
import type { Scenario, SourcedOffer } from '../model.ts'
import { nameText } from '../name-words.ts'
import { comparisonToasts } from '../words.ts'
import { type ComparisonStore, createComparisonStore, type SaveStatus } from './comparison-store.ts'

export interface Scenarios {
  rows: readonly DraftOffer[]
  loading: boolean
  /** The saved lenders could not be read; until they are, nothing is changed over them. */
  problem: Problem | undefined
  retry(): void
  /** Nothing of this was saved yet: the samples, or the first estimate. */
  untouched: boolean
  status: SaveStatus
  add(offer: NewOffer): string
  edit(id: string, change: OfferEdit): void
  remove(id: string): void
  undo: (() => void) | null
  saveNow(): void
}

/** The lenders on the page: connects the store to the resource, the toasts and the way out. */
export function useScenarios(suggested: readonly DraftOffer[]): Scenarios {
  const { view, problem, retry } = useResource(comparisonResource)
  const store = useStore(suggested, view?.scenarios)
  const { draft, status } = useSyncExternalStore(store.subscribe, store.held, store.held)

  useEffect(() => store.suggest(suggested), [store, suggested])
  useEffect(() => {
    if (view) store.read(view.scenarios)
  }, [store, view])
  useEffect(() => {
    if (problem) toast({ ...comparisonToasts.loadFailed, destructive: true })
  }, [problem])
  useLeaving(leaving => (leaving === 'gone' ? store.sendAll() : void store.save()))

  return useMemo(
    () => ({
      rows: shownRows(draft),
      loading: !draft.opened && !problem,
      problem: draft.opened ? undefined : problem,
      retry,
      untouched: isUntouched(draft),
      status,
      add(offer) {
        const id = crypto.randomUUID()
        store.change(now => addOffer(now, id, offer, Date.now()))
        return id
      },
      edit: (id, edit) => store.change(now => editOffer(now, id, edit, Date.now())),
      remove: id => removeAndOfferUndo(store, id),
      undo: draft.past.length === 0 ? null : () => store.change(undoLast),
      saveNow: () => void store.save(),
    }),
    [store, draft, problem, retry, status],
  )
}

function useStore(suggested: readonly DraftOffer[], stored: readonly Scenario[] | undefined): ComparisonStore {
  const latest = useChangeActions()
  const actions = useRef(latest)
  actions.current = latest
  const [store] = useState(() => {
    const made: ComparisonStore = createComparisonStore(suggested, {
      perform: pending => performChange(actions.current, pending),
      onRefused: (pending, problem) => showSaveError(pending, problem, () => void made.save()),
    })
    // What is there already is shown at once.
    if (stored) made.read(stored)
    return made
  })
  return store
}

function useChangeActions() {
  return {
    add: useDispatch(comparisonResource, 'add'),
    update: useDispatch(comparisonResource, 'update'),
    remove: useDispatch(comparisonResource, 'remove'),
  }
}

function performChange(
  actions: ReturnType<typeof useChangeActions>,
  pending: PendingChange,
): Promise<Outcome<{ scenarios: Scenario[] }>> {
  if (pending.do === 'add') return actions.add(pending.input)
  if (pending.do === 'update') return actions.update(pending.input)
  return actions.remove(pending.input)
}

function removeAndOfferUndo(store: ComparisonStore, id: string): void {
  const rows = shownRows(store.held().draft)
  const place = rows.findIndex(row => row.id === id)
  const row = rows[place]
  if (!row || rows.length < 2) return
  store.change(draft => removeOffer(draft, id, Date.now()))
  toast({
    title: scenarioToastWords.removed(nameText(row.name.trim()) || scenarioToastWords.lender),
    action: {
      label: scenarioToastWords.undo,
      onClick: () => store.change(draft => putBack(draft, row, place, Date.now())),
    },
  })
}

function showSaveError(pending: PendingChange, problem: Problem, again: () => void): void {
  const words = pending.do === 'remove' ? comparisonToasts.removeFailed : comparisonToasts.saveFailed
  const isGone = problem.code === 'lender-not-found'
  toast({
    ...words,
    destructive: true,
    ...(!isGone && { action: { label: scenarioToastWords.tryAgain, onClick: again } }),
  })
}

/** Suggested rows with ids of their own, the same for as long as the offers are. */
export function useSuggestedRows(offers: readonly (SourcedOffer & { name: string })[]): readonly DraftOffer[] {
  return useMemo(
    () =>
      offers.map((offer, index) => {
        const scenario = { ...offer, id: crypto.randomUUID(), created_at: '', mark: index + 1, is_chosen: false }
        const { created_at: _none, ...row } = draftOf(scenario)
        return row
      }),
    [offers],
  )
}
