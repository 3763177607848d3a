import {
  afterSaving,
  afterTyping,
  applyEdits,
  type Base,
  conflictingFields,
  type Edits,
  type Fields,
  isSame,
  mapEdits,
  NO_EDITS,
} from '#resources/merge-fields.ts'
import type { Outcome, Problem } from '#resources/problem.ts'

/** What is saved, as this page knows it. */
export interface Saved<Form extends Fields> {
  fields: Form | null
  revision: number
}

/** How a draft reads and saves what it edits. */
export interface DraftPort<Form extends Fields> {
  saved(): Saved<Form>
  /** What the form shows where nothing is saved. */
  start(): Form
  /** What is sent for the form. */
  input(form: Form): Fields
  /** The fields that can be saved as they are; the others stay typed. Without it all of them. */
  sendable?(form: Form): Fields
  /** A problem where this cannot be saved as it is. */
  check(input: Fields): Problem | null
  send(input: Fields, base: Base): Promise<Outcome<unknown>>
  /** What an answer says of the fields. */
  fieldsOf(view: unknown): Form | null
  readAgain(): Promise<unknown>
  /** Where what cannot be saved yet waits for its owner to come back. */
  held: { read(): Edits; write(edits: Edits): boolean }
  /** Whether the browser has room for so many characters more. */
  hasRoomFor(length: number): boolean
  /** Unsaved edits are in this tab's memory alone: their owner gets a note. */
  onNotHeld(): void
  /** Saved when its owner leaves, where it can be; else it is held. Without it, only what was saved before is. */
  savesOnLeaving?: boolean
}

export interface DraftState {
  edits: Edits
  saving: boolean
  /** Conflict: somebody else saved another value, and the person is asked which one stays. */
  isQuestionOpen: boolean
  problem: Problem | null
}

export interface Draft<Form extends Fields> {
  subscribe(listener: () => void): () => void
  state(): DraftState
  /** Something was typed that could be saved and is not. */
  isUnsaved(): boolean
  typed(): Form
  change(typed: Partial<Form>): void
  /** Restores what was held when its owner left. */
  restore(): void
  /** Saves what was typed; or only these fields, while the rest stays typed. Nothing where it has to be asked about first. */
  save(only?: Partial<Form>): Promise<Outcome<unknown> | null>
  /** `gone`: nobody is left to wait for an answer. */
  leave(how: 'aside' | 'gone'): void
  /** Whether what was typed outlives the tab. */
  mayBeClosed(): boolean
  /** Both answers to the question which version stays. */
  keepMine(): Promise<Outcome<unknown> | null>
  takeTheirs(): void
  decideLater(): void
  conflicts(): string[]
  /** The revision that the next action on the same resource is based on. */
  base(): Base
}

/** Limits retries: another tab may save again and again while this one merges. */
const MOST_TRIES = 5

/** A form over something that is saved. What is typed stays typed until it is saved or discarded. */
export function createDraft<Form extends Fields>(port: DraftPort<Form>): Draft<Form> {
  const listeners = new Set<() => void>()
  let state: DraftState = { edits: NO_EDITS, saving: false, isQuestionOpen: false, problem: null }
  /** The save in flight, and the last answer until the page has read it. */
  let sending: { form: Form; done: Promise<unknown> } | undefined
  let answered: Saved<Form> | undefined
  /** Another tab may hold its own edits under the same key. */
  let isHeldHere = false

  function put(change: Partial<DraftState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function saved(): Saved<Form> {
    const read = port.saved()
    return answered && answered.revision > read.revision ? answered : read
  }
  const isTyped = () => Object.keys(state.edits).length > 0
  const shown = () => saved().fields ?? port.start()
  const typed = () => applyEdits(shown(), state.edits)
  const conflicts = () => (saved().fields ? conflictingFields(state.edits, shown()) : [])
  const sendable = (form: Form): Fields => port.sendable?.(form) ?? form
  function isUnsaved(): boolean {
    const [form, base] = [sendable(typed()), sending ? sendable(sending.form) : shown()]
    return Object.keys(state.edits).some(field => field in form && !isSame(form[field], base[field]))
  }

  /** Where part of a field was typed, takes over what others saved in its other parts. */
  function rebase(): void {
    const edits = afterTyping(state.edits, shown(), editedOf(typed()), sending?.form)
    if (!isSame(edits, state.edits)) put({ edits })
  }
  const editedOf = (form: Fields) => mapEdits(state.edits, (_edit, field) => form[field])

  async function save(only?: Partial<Form>, tries = MOST_TRIES): Promise<Outcome<unknown> | null> {
    while (sending) await sending.done
    if (!only && conflicts().length > 0) {
      put({ isQuestionOpen: true })
      return null
    }
    if (!only) rebase()
    const form = only ? { ...shown(), ...only } : typed()
    const problem = port.check(port.input(form))
    if (problem) {
      put({ problem })
      return { ok: false, problem }
    }
    const { fields, revision } = saved()
    const outcome = await sendOne(form, { revision, fields })
    if (outcome.ok || outcome.problem.status !== 412) return outcome
    // Reads what the other one saved before asking: changes of other fields are no conflict.
    await port.readAgain()
    if (conflicts().length === 0 && tries > 1) return save(only, tries - 1)
    put({ isQuestionOpen: true })
    return outcome
  }

  function sendOne(form: Form, base: Base): Promise<Outcome<unknown>> {
    const done = heard(form, port.send(port.input(form), base))
    const mine = { form, done: done.catch(() => undefined) }
    sending = mine
    put({ saving: true })
    return done.finally(() => {
      if (sending === mine) sending = undefined
    })
  }

  async function heard(form: Form, answer: Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
    const outcome = await answer
    if (outcome.ok) {
      const fields = port.fieldsOf(outcome.value)
      answered = outcome.revision === undefined ? undefined : { fields, revision: outcome.revision }
      const edits = afterSaving(state.edits, sendable(form), fields ?? port.start())
      // If its owner left meanwhile, what they typed since is held.
      if (isHeldHere) port.held.write(edits)
      put({ edits, saving: false, isQuestionOpen: false, problem: null })
    } else put({ saving: false, problem: outcome.problem.status === 412 ? null : outcome.problem })
    return outcome
  }

  function leave(how: 'aside' | 'gone'): void {
    if (!isTyped()) return
    rebase()
    const { fields, revision } = saved()
    const form = typed()
    const input = port.input(form)
    const maySave = (port.savesOnLeaving ?? fields !== null) && !port.check(input) && conflicts().length === 0
    // This edit is based on the save in flight; whoever sends it later finds out whether that arrived.
    if (maySave && how === 'gone' && (sending || isUnsaved())) {
      // What was held before is part of what is sent now; what cannot be sent yet stays held.
      port.held.write(afterSaving(state.edits, sendable(form), { ...shown(), ...sendable(form) }))
      const holdRefused = (outcome: Outcome<unknown>) => outcome.ok || port.held.write(state.edits)
      return void port.send(input, { revision, fields: sending?.form ?? fields }).then(holdRefused)
    }
    // Until it is saved, and for good where it cannot be.
    const isHeld = port.held.write(state.edits)
    isHeldHere = true
    void saveLeft(maySave).then(() => {
      if (!isHeld && isTyped()) port.onNotHeld()
    })
  }

  /** What is left to save after the save in flight: often nothing. */
  async function saveLeft(maySave: boolean): Promise<void> {
    while (sending) await sending.done
    if (maySave && isUnsaved()) await save()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    isUnsaved,
    typed,
    change(some) {
      const edits = afterTyping(state.edits, shown(), some, sending?.form)
      put({ edits, problem: withoutFields(state.problem, some) })
    },
    restore() {
      const held = port.held.read()
      if (Object.keys(held).length === 0) return
      isHeldHere = true
      const left = Object.entries(held).filter(([field, { value }]) => !isSame(value, shown()[field]))
      put({ edits: { ...Object.fromEntries(left), ...state.edits } })
    },
    save: only => save(only),
    leave,
    // The queue stores what is typed and what it was typed over: there must be room for both.
    mayBeClosed: () => !isTyped() || port.hasRoomFor(JSON.stringify([shown(), typed(), state.edits]).length + 1000),
    keepMine() {
      put({ edits: afterTyping(NO_EDITS, shown(), editedOf(typed())), isQuestionOpen: false })
      return save()
    },
    takeTheirs() {
      port.held.write(NO_EDITS)
      put({ edits: NO_EDITS, isQuestionOpen: false, problem: null })
    },
    decideLater: () => put({ isQuestionOpen: false }),
    conflicts,
    base: () => ({ revision: saved().revision, fields: null }),
  }
}

/** A field's error goes when it is typed again. */
function withoutFields(problem: Problem | null, typed: Fields): Problem | null {
  const errors = problem?.errors?.filter(({ path }) => !((path.split('.')[0] ?? '') in typed))
  return problem && errors && errors.length > 0 ? { ...problem, errors } : null
}
