import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FeeKey } from '#domain/fee-estimate.ts'
import type { Outcome, Refusal } from '#journey/refusal.ts'
import { useAction, useDrawer } from '#web/journey/journey-context.tsx'
import { toast } from '#web/ui/toast.ts'
import { comparisonDrawer } from '../actions.ts'
import type { StartingOffer } from '../basis.ts'
import { type Errand, errands, type Row, reconcile, rowOf } from '../desk.ts'
import type { Scenario } from '../model.ts'
import { nextLenderName } from '../rules.ts'
import { comparisonToasts } from '../words.ts'

/** Long enough that a word is saved once, short enough that nobody leaves in between. */
const SAVE_AFTER_MS = 600
/** Typing in one field is undone as one step. */
const ONE_GESTURE_MS = 2_000
const MOST_UNDO = 50

export type SaveStatus = 'saved' | 'saving' | 'failed'

export type RowEdit = Partial<Omit<Row, 'id' | 'fees' | 'created_at'>> & {
  fees?: Partial<Record<FeeKey, number | null>>
}

export interface Scenarios {
  rows: readonly Row[]
  loading: boolean
  /** The saved lenders could not be read; until they are, nothing is changed over them. */
  problem: Refusal | undefined
  retry(): void
  /** Nothing of this was saved yet: the samples, or the first estimate. */
  untouched: boolean
  status: SaveStatus
  add(offer: StartingOffer): string
  edit(id: string, change: RowEdit): void
  remove(id: string): void
  undo: (() => void) | null
  saveNow(): void
}

interface Desk {
  rows: Row[]
  stored: readonly Scenario[]
  /** What is stored has been read. */
  opened: boolean
  touched: boolean
  past: { rows: Row[]; gesture: string; at: number }[]
}

/**
 * The lenders on the page. A change shows at once and is saved a moment later; whatever goes wrong, what was typed stays
 * on the desk and is saved with the next try.
 */
export function useScenarios(first: readonly Row[]): Scenarios {
  const { view, refusal, retry } = useDrawer(comparisonDrawer)
  const [desk, setDesk] = useState<Desk>({ rows: [], stored: [], opened: false, touched: false, past: [] })
  const [status, setStatus] = useState<SaveStatus>('saved')
  const latest = useRef(desk)
  const saving = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const run = useErrands()

  const put = useCallback((change: (desk: Desk) => Desk) => {
    latest.current = change(latest.current)
    setDesk(latest.current)
  }, [])

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    if (saving.current || !latest.current.touched) return
    saving.current = true
    let failed = false
    for (let errand = nextErrand(latest.current); errand && !failed; errand = nextErrand(latest.current)) {
      setStatus('saving')
      const outcome = await run(errand)
      if (outcome.ok) put(afterAnswer(outcome.value.scenarios))
      else {
        failed = true
        complain(errand, outcome.refusal.code, () => void save())
        if (outcome.refusal.code === 'lender-not-found') put(without(errand.input.id))
      }
    }
    saving.current = false
    setStatus(failed ? 'failed' : 'saved')
  }, [put, run])

  const change = useCallback(
    (gesture: string, next: (rows: Row[]) => Row[]) => {
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
    // While errands are on their way the answers are newer than what was read.
    if (view && !saving.current) put(afterAnswer(view.scenarios))
  }, [view, put])
  useEffect(() => {
    if (refusal) toast({ ...comparisonToasts.loadFailed, destructive: true })
  }, [refusal])
  useSaveBeforeLeaving(save)

  const untouched = !desk.touched && desk.stored.length === 0
  return useMemo(
    () => ({
      rows: untouched ? first : desk.rows,
      loading: !desk.opened && !refusal,
      problem: desk.opened ? undefined : refusal,
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
          title: `${row.name.trim() || 'Lender'} removed`,
          action: {
            label: 'Undo',
            onClick: () =>
              change(`put back ${id}`, all => (all.some(one => one.id === id) ? all : all.toSpliced(gone, 0, row))),
          },
        })
      },
      undo: desk.past.length === 0 ? null : () => undoLast(put, change),
      saveNow: () => void save(),
    }),
    [desk, first, untouched, refusal, retry, status, change, put, save],
  )
}

function undoLast(put: (change: (desk: Desk) => Desk) => void, change: (gesture: string, next: () => Row[]) => void) {
  let before: Row[] = []
  put(desk => {
    before = desk.past.at(-1)?.rows ?? desk.rows
    return desk
  })
  change('undo', () => before)
  // Undoing is not itself something to undo.
  put(desk => ({ ...desk, past: desk.past.slice(0, -2) }))
}

function remember(past: Desk['past'], rows: Row[], gesture: string): Desk['past'] {
  const last = past.at(-1)
  const at = Date.now()
  if (last?.gesture === gesture && at - last.at < ONE_GESTURE_MS) return [...past.slice(0, -1), { ...last, at }]
  return [...past, { rows, gesture, at }].slice(-MOST_UNDO)
}

function nextErrand({ stored, rows }: Desk): Errand | undefined {
  return errands(stored, rows)[0]
}

function afterAnswer(scenarios: readonly Scenario[]): (desk: Desk) => Desk {
  return desk => ({ ...desk, rows: reconcile(desk.rows, desk.stored, scenarios), stored: scenarios, opened: true })
}

function without(id: string): (desk: Desk) => Desk {
  return desk => ({
    ...desk,
    rows: desk.rows.filter(row => row.id !== id),
    stored: desk.stored.filter(scenario => scenario.id !== id),
  })
}

function edited(row: Row, { fees, ...change }: RowEdit): Row {
  return { ...row, ...change, fees: { ...row.fees, ...fees } }
}

function complain(errand: Errand, code: string, again: () => void): void {
  const words = errand.do === 'remove' ? comparisonToasts.removeFailed : comparisonToasts.saveFailed
  const retry = code === 'lender-not-found' ? {} : { action: { label: 'Try again', onClick: again } }
  toast({ ...words, destructive: true, ...retry })
}

function useErrands(): (errand: Errand) => Promise<Outcome<{ scenarios: Scenario[] }>> {
  const add = useAction(comparisonDrawer, 'add').act
  const update = useAction(comparisonDrawer, 'update').act
  const remove = useAction(comparisonDrawer, 'remove').act
  const acts = useRef({ add, update, remove })
  acts.current = { add, update, remove }
  return useCallback(errand => {
    if (errand.do === 'add') return acts.current.add(errand.input)
    if (errand.do === 'update') return acts.current.update(errand.input)
    return acts.current.remove(errand.input)
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
export function useFirstRows(offers: readonly (StartingOffer & { name: string })[]): readonly Row[] {
  return useMemo(
    () =>
      offers.map(offer => {
        const scenario = { ...offer, id: crypto.randomUUID(), created_at: '' }
        const { created_at: _none, ...row } = rowOf(scenario)
        return row
      }),
    [offers],
  )
}
