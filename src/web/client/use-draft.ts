import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { parseInput } from '#resources/apply-action.ts'
import { type Base, type Fields, UNKNOWN_REVISION } from '#resources/merge-fields.ts'
import type { FieldError, Outcome, Problem } from '#resources/problem.ts'
import type { ActionName, AnyResource, InputOf } from '#resources/resource.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { offlineQueueWords } from '#web/offline-queue/words.ts'
import { browserStorage, hasRoomFor, orInMemory } from '#web/storage/browser-storage.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'
import { useCachedView, useDispatch, useIsReadOnlyViewer, useOwner, useResource } from './client-context.tsx'
import { createDraft } from './draft.ts'
import { storedEdits } from './stored-edits.ts'
import { useLeaving } from './use-leaving.ts'

export interface DraftOptions<Form extends Fields, Input> {
  /** What the form shows where nothing is saved. */
  start: Form
  /** Which one of several, where a resource is a list. Something new has an id from the beginning, and is not found yet. */
  id?: string
  /** The part of the view that is edited, if not the action's fields. */
  read?(view: unknown): Form | null
  /** The storage key of what is typed while it is new: its `id` is another one next time. */
  heldAs?: string
  /** What is sent for the form. */
  input(form: Form): Input
  /** The fields that can be saved as they are; the others stay typed. */
  sendable?(form: Form): Fields
  /** Said when a save that somebody asked for is done. */
  saved?: ToastMessage | ((sent: Form) => ToastMessage)
  /** Done then, such as closing the form. */
  onSaved?(): void
  /** Saves by itself after a pause in typing. */
  saveAfterMs?: number
  /** Whether it is saved when somebody leaves; without it, only what was saved before is, and what is new waits here. */
  savesOnLeaving?: boolean
  /** What has to happen around a save, such as asking for the password. */
  around?(save: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>>
}

export interface DraftForm<Form extends Fields> {
  /** What stands in the form. */
  typed: Form
  change(typed: Partial<Form>): void
  /** As it is saved; `null` where it is not. */
  saved: Form | null
  /** Something was typed that is not saved. */
  isChanged: boolean
  /** Something of it could be saved as it is. */
  isUnsaved: boolean
  saving: boolean
  /** Saves what was typed, and says so. */
  save(): Promise<Outcome<unknown> | null>
  /** Saves these fields; the rest stays typed. */
  saveOnly(fields: Partial<Form>): Promise<Outcome<unknown> | null>
  onSubmit(event: FormEvent): void
  /** Why it could not be saved. */
  problem: Problem | null
  errors: FieldError[]
  errorAt(path: string): string | undefined
  /** The same in a sentence, where no field says so. */
  problemText: string | null
  /** The revision that the next change is based on. */
  base(): Base
  readAgain(): Promise<unknown>
  /** Discards what was typed. */
  discard(): void
  /** Somebody else changed the same field: the person says which stays. */
  question: { isUnanswered: boolean; isOpen: boolean; keepMine(): void; takeTheirs(): void; decideLater(): void }
}

/** Of all forms of this tab. */
const typedStorage = orInMemory(browserStorage)

const onlyInThisTab: ToastMessage = {
  title: offlineQueueWords.full,
  description: offlineQueueWords.onlyInThisTab,
  destructive: true,
  goesAlong: true,
}

/** A form over something that is saved: what is typed stays typed, until it is saved or discarded. */
export function useDraft<D extends AnyResource, Name extends ActionName<D>, Form extends Fields>(
  resource: D,
  action: Name,
  options: DraftOptions<Form, InputOf<D, Name>>,
): DraftForm<Form> {
  const owner = useOwner()
  const { view, refetch } = useResource(resource)
  const held = useCachedView(resource)
  const dispatch = useDispatch(resource, action)
  const looksOn = useIsReadOnlyViewer()
  const latest = useRef({ options, held, dispatch, refetch, owner })
  latest.current = { options, held, dispatch, refetch, owner }
  const step = resource.actions[action]
  const fieldsOf = (shown: unknown) => {
    const { id, read = view => step?.fields?.(view, { id }) } = latest.current.options
    return ((shown !== undefined && read(shown)) || null) as Form | null
  }
  const [draft] = useState(() =>
    createDraft<Form>({
      saved() {
        const now = latest.current.held.now()
        return { fields: fieldsOf(now?.view), revision: now?.revision ?? UNKNOWN_REVISION }
      },
      start: () => latest.current.options.start,
      input: form => latest.current.options.input(form) as Fields,
      sendable: form => latest.current.options.sendable?.(form) ?? form,
      check(input) {
        const parsed = step && parseInput(step.input, input)
        return parsed && !parsed.ok ? parsed.problem : null
      },
      send(input, base) {
        const { dispatch, options } = latest.current
        const save = () => dispatch(input as InputOf<D, Name>, base)
        return options.around ? options.around(save) : save()
      },
      fieldsOf,
      readAgain: () => latest.current.refetch(),
      held: storedEdits(typedStorage, () => {
        const { owner, options } = latest.current
        return [owner, resource, action, options.heldAs ?? options.id]
      }),
      hasRoomFor: length => hasRoomFor(browserStorage, length),
      onNotHeld: () => toast(onlyInThisTab),
      savesOnLeaving: options.savesOnLeaving,
    }),
  )
  const state = useSyncExternalStore(draft.subscribe, draft.state, draft.state)
  const isChanged = Object.keys(state.edits).length > 0
  const isUnanswered = draft.conflicts().length > 0

  // After the first rendering, which may be the hydration of a prerendered page: that knows nothing of what is held here.
  useEffect(() => draft.restore(), [draft])
  const { saveAfterMs } = options
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (saveAfterMs === undefined || !draft.isUnsaved()) return
    const timer = setTimeout(() => void draft.save(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [draft, state.edits, saveAfterMs])
  useLeaving(draft.leave, draft.mayBeClosed)

  async function reportOutcome(saving: Promise<Outcome<unknown> | null>, only = {}): Promise<Outcome<unknown> | null> {
    const { saved, onSaved } = options
    const said = typeof saved === 'function' ? saved({ ...draft.typed(), ...only }) : saved
    const outcome = await saving
    if (outcome?.ok) {
      if (said) toast(savedNote(outcome, said))
      onSaved?.()
    }
    return outcome
  }
  const errors = state.problem?.errors ?? []
  return {
    typed: draft.typed(),
    // A read-only viewer cannot save: the line above the page says why.
    change: typed => {
      if (!(resource.perLoan && looksOn())) draft.change(typed)
    },
    saved: fieldsOf(view),
    isChanged,
    isUnsaved: draft.isUnsaved(),
    saving: state.saving,
    save: () => reportOutcome(draft.save()),
    saveOnly: fields => reportOutcome(draft.save(fields), fields),
    onSubmit(event) {
      event.preventDefault()
      void reportOutcome(draft.save())
    },
    problem: state.problem,
    errors,
    errorAt: path => errors.find(error => error.path === path)?.message,
    problemText: state.problem && state.problem.code !== 'invalid-input' ? state.problem.detail : null,
    base: draft.base,
    readAgain: refetch,
    discard: draft.takeTheirs,
    question: {
      isUnanswered,
      isOpen: state.isQuestionOpen && isUnanswered,
      keepMine: () => void reportOutcome(draft.keepMine()),
      takeTheirs: draft.takeTheirs,
      decideLater: draft.decideLater,
    },
  }
}
