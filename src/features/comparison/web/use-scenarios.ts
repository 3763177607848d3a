import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FeeKey } from '#domain/fee-estimate.ts'
import { useScenariosWords } from '#features/comparison/page-words.ts'
import type { Outcome, Refusal } from '#journey/refusal.ts'
import { useAction, useDrawer } from '#web/journey/journey-context.tsx'
import { toast } from '#web/ui/toast.ts'
import { comparisonDrawer } from '../actions.ts'
import { type DraftOffer, draftOf, type PendingChange, pendingChanges, reconcile } from '../draft.ts'
import type { OfferFigures, Scenario } from '../model.ts'
import { nextLenderName } from '../rules.ts'
import { comparisonToasts } from '../words.ts'

/** Long enough that a word is saved once, short enough that nobody leaves in between. */
const SAVE_AFTER_MS = 600
/** Typing in one field is undone as one step. */
const ONE_GESTURE_MS = 2_000
const MOST_UNDO = 50

export type SaveStatus = 'saved' | 'saving' | 'failed'

export type OfferEdit = Partial<Omit<DraftOffer, 'id' | 'fees' | 'created_at'>> & {
  fees?: Partial<Record<FeeKey, number | null>>
}

export interface Scenarios {
  rows: readonly DraftOffer[]
  loading: boolean
  /** The saved lenders could not be read; until they are, nothing is changed over them. */
  problem: Refusal | undefined
  retry(): void
  /** Nothing of this was saved yet: the samples, or the first estimate. */
  untouched: boolean
  status: SaveStatus
  add(offer: OfferFigures): string
  edit(id: string, change: OfferEdit): void
  remove(id: string): void
  undo: (() => void) | null
  saveNow(): void
}

interface Draft {
  rows: DraftOffer[]
  stored: readonly Scenario[]
  /** What is stored has been read. */
  opened: boolean
  touched: boolean
  past: { rows: DraftOffer[]; gesture: string; at: number }[]
}

/**
 * The lenders on the page. A change shows at once and is saved a moment later; whatever goes wrong, what was typed stays
 * and is saved with the next try.
 */
export function useScenarios(first: readonly DraftOffer[]): Scenarios {
  const { view, refusal, retry } = useDrawer(comparisonDrawer)
  const [draft, setDraft] = useState<Draft>({ rows: [], stored: [], opened: false, touched: false, past: [] })
  const [status, setStatus] = useState<SaveStatus>('saved')
  const latest = useRef(draft)
  const saving = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const run = useChangeActions()

  const put = useCallback((change: (draft: Draft) => Draft) => {
    latest.current = change(latest.current)
    setDraft(latest.current)
  }, [])

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    if (saving.current || !latest.current.touched) return
    saving.current = true
    let failed = false
    for (let pending = nextChange(latest.current); pending && !failed; pending = nextChange(latest.current)) {
      setStatus('saving')
      const outcome = await run(pending)
      if (outcome.ok) put(afterAnswer(outcome.value.scenarios))
      else {
        failed = true
        showSaveError(pending, outcome.refusal.code, () => void save())
        if (outcome.refusal.code === 'lender-not-found') put(without(pending.input.id))
      }
    }
    saving.current = false
    setStatus(failed ? 'failed' : 'saved')
  }, [put, run])

  const change = useCallback(
    (gesture: string, next: (rows: DraftOffer[]) => DraftOffer[]) => {
      put(now => {
        const rows = now.touched || now.stored.length > 0 ? now.rows : [...first]
        return { ...now, touched: true, rows: next(rows), past: remember(now.past, rows, gesture) }
      })
      setStatus('saving')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS)
    },
    [put, save, first],
  )

  useEffect(() => {
    // While changes are on their way the answers are newer than what was read.
    if (view && !saving.current) put(afterAnswer(view.scenarios))
  }, [view, put])
  useEffect(() => {
    if (refusal) toast({ ...comparisonToasts.loadFailed, destructive: true })
  }, [refusal])
  useSaveBeforeLeaving(save)

  const untouched = !draft.touched && draft.stored.length === 0
  return useMemo(
    () => ({
      rows: untouched ? first : draft.rows,
      loading: !draft.opened && !refusal,
      problem: draft.opened ? undefined : refusal,
      retry,
      untouched,
      status,
      add(offer) {
        const id = crypto.randomUUID()
        change(`add ${id}`, rows => [...rows, { id, name: nextLenderName(rows), ...offer }])
        return id
      },
      edit(id, edit) {
        const field = `${Object.keys(edit)} ${Object.keys(edit.fees ?? {})}`
        change(`edit ${id} ${field}`, rows => rows.map(row => (row.id === id ? edited(row, edit) : row)))
      },
      remove(id) {
        const rows = untouched ? first : latest.current.rows
        const gone = rows.findIndex(row => row.id === id)
        const row = rows[gone]
        if (!row || rows.length < 2) return
        change(`remove ${id}`, all => all.filter(one => one !== row))
        toast({
          title: useScenariosWords.removed(row.name.trim() || 'Lender'),
          action: {
            label: useScenariosWords.undo,
            onClick: () =>
              change(`put back ${id}`, all => (all.some(one => one.id === id) ? all : all.toSpliced(gone, 0, row))),
          },
        })
      },
      undo: draft.past.length === 0 ? null : () => undoLast(put, change),
      saveNow: () => void save(),
    }),
    [draft, first, untouched, refusal, retry, status, change, put, save],
  )
}

function undoLast(
  put: (change: (draft: Draft) => Draft) => void,
  change: (gesture: string, next: () => DraftOffer[]) => void,
) {
  let before: DraftOffer[] = []
  put(draft => {
    before = draft.past.at(-1)?.rows ?? draft.rows
    return draft
  })
  change('undo', () => before)
  // Undoing is not itself something to undo.
  put(draft => ({ ...draft, past: draft.past.slice(0, -2) }))
}

function remember(past: Draft['past'], rows: DraftOffer[], gesture: string): Draft['past'] {
  const last = past.at(-1)
  const at = Date.now()
  if (last?.gesture === gesture && at - last.at < ONE_GESTURE_MS) return [...past.slice(0, -1), { ...last, at }]
  return [...past, { rows, gesture, at }].slice(-MOST_UNDO)
}

function nextChange({ stored, rows }: Draft): PendingChange | undefined {
  return pendingChanges(stored, rows)[0]
}

function afterAnswer(scenarios: readonly Scenario[]): (draft: Draft) => Draft {
  return draft => ({ ...draft, rows: reconcile(draft.rows, draft.stored, scenarios), stored: scenarios, opened: true })
}

function without(id: string): (draft: Draft) => Draft {
  return draft => ({
    ...draft,
    rows: draft.rows.filter(row => row.id !== id),
    stored: draft.stored.filter(scenario => scenario.id !== id),
  })
}

function edited(row: DraftOffer, { fees, ...change }: OfferEdit): DraftOffer {
  return { ...row, ...change, fees: { ...row.fees, ...fees } }
}

function showSaveError(pending: PendingChange, code: string, again: () => void): void {
  const words = pending.do === 'remove' ? comparisonToasts.removeFailed : comparisonToasts.saveFailed
  const retry = code === 'lender-not-found' ? {} : { action: { label: useScenariosWords.tryAgain, onClick: again } }
  toast({ ...words, destructive: true, ...retry })
}

function useChangeActions(): (pending: PendingChange) => Promise<Outcome<{ scenarios: Scenario[] }>> {
  const add = useAction(comparisonDrawer, 'add').act
  const update = useAction(comparisonDrawer, 'update').act
  const remove = useAction(comparisonDrawer, 'remove').act
  const acts = useRef({ add, update, remove })
  acts.current = { add, update, remove }
  return useCallback(pending => {
    if (pending.do === 'add') return acts.current.add(pending.input)
    if (pending.do === 'update') return acts.current.update(pending.input)
    return acts.current.remove(pending.input)
  }, [])
}

function useSaveBeforeLeaving(save: () => Promise<void>): void {
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void save()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      void save()
    }
  }, [save])
}

/** First rows with ids of their own, the same for as long as the offers are. */
export function useFirstRows(offers: readonly (OfferFigures & { name: string })[]): readonly DraftOffer[] {
  return useMemo(
    () =>
      offers.map(offer => {
        const scenario = { ...offer, id: crypto.randomUUID(), created_at: '' }
        const { created_at: _none, ...row } = draftOf(scenario)
        return row
      }),
    [offers],
  )
}
