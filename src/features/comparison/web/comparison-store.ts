import type { Outcome, Problem } from '#resources/problem.ts'
import { type ComparisonDraft, dropOffer, emptyDraft, receiveStored, unsaved } from '../comparison-draft.ts'
import type { DraftOffer, PendingChange } from '../draft.ts'
import type { Scenario } from '../model.ts'

/** Long enough that a word is saved once, short enough that nobody leaves in between. */
const SAVE_AFTER_MS = 600

export type SaveStatus = 'saved' | 'saving' | 'failed'

interface Held {
  draft: ComparisonDraft
  status: SaveStatus
}

export interface ComparisonStore {
  subscribe(listener: () => void): () => void
  held(): Held
  /** Something was typed: it shows at once and is saved a moment later. */
  change(next: (draft: ComparisonDraft) => ComparisonDraft): void
  suggest(rows: readonly DraftOffer[]): void
  /** What was read. While changes are on their way, their answers are newer. */
  read(scenarios: readonly Scenario[]): void
  save(): Promise<void>
  /** When the page ends: everything at once, for nobody is left to wait for answers. What arrives twice does no harm. */
  sendAll(): void
}

interface Saving {
  perform(pending: PendingChange): Promise<Outcome<{ scenarios: readonly Scenario[] }>>
  onRefused(pending: PendingChange, problem: Problem): void
}

/** Saves what was typed, one change after the other. Whatever goes wrong, it stays and is saved with the next try. */
export function createComparisonStore(
  suggested: readonly DraftOffer[],
  { perform, onRefused }: Saving,
): ComparisonStore {
  let held: Held = { draft: emptyDraft(suggested), status: 'saved' }
  let isSaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function put(change: Partial<Held>): void {
    const next = { ...held, ...change }
    if (next.draft === held.draft && next.status === held.status) return
    held = next
    for (const listener of listeners) listener()
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    if (isSaving || !held.draft.touched) return
    isSaving = true
    const wentThrough = await saveAll()
    isSaving = false
    put({ status: wentThrough ? 'saved' : 'failed' })
  }

  /** Each answer may change what is still unsaved, so it is asked anew after each. */
  async function saveAll(): Promise<boolean> {
    for (let [next] = unsaved(held.draft); next; [next] = unsaved(held.draft)) {
      put({ status: 'saving' })
      const outcome = await perform(next)
      if (outcome.ok) {
        put({ draft: receiveStored(held.draft, outcome.value.scenarios) })
        continue
      }
      if (outcome.problem.code === 'lender-not-found') put({ draft: dropOffer(held.draft, next.input.id) })
      onRefused(next, outcome.problem)
      return false
    }
    return true
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    held: () => held,
    change(next) {
      const draft = next(held.draft)
      if (draft === held.draft) return
      put({ draft, status: 'saving' })
      clearTimeout(timer)
      timer = setTimeout(() => void save(), SAVE_AFTER_MS)
    },
    suggest(rows) {
      if (rows !== held.draft.suggested) put({ draft: { ...held.draft, suggested: rows } })
    },
    read(scenarios) {
      const isKnown = held.draft.opened && held.draft.stored === scenarios
      if (!isSaving && !isKnown) put({ draft: receiveStored(held.draft, scenarios) })
    },
    save,
    sendAll() {
      for (const pending of unsaved(held.draft)) void perform(pending)
    },
  }
}
