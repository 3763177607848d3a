import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Outcome } from '#resources/problem.ts'
import { useAction } from '#web/client/client-context.tsx'
import { useLeaving } from '#web/client/use-leaving.ts'
import { applicationResource } from '../actions.ts'
import { type Application, ApplicationFields, type ApplicationView, noAnswers } from '../model.ts'
import { fieldsOf } from '../rules.ts'

const SAVE_AFTER_MS = 1_200

export interface DraftForm {
  answers: ApplicationFields
  change(edit: Partial<ApplicationFields>): void
  /** Saves now. A stale version comes back as the problem `application-changed`. */
  save(): Promise<Outcome<unknown>>
  complete(): Promise<Outcome<{ completed: Application | null }>>
  /** After somebody else saved: go on from their version, with these answers. */
  adopt(newest: Application | null, answers: ApplicationFields): void
  submitting: boolean
}

/** The wizard's answers, saved as they are given, so that leaving in the middle loses nothing. */
export function useDraft(view: ApplicationView, startsNew: boolean): DraftForm {
  const base = view.draft ?? (startsNew ? null : view.completed)
  const [answers, setAnswers] = useState<ApplicationFields>(() => (base ? fieldsOf(base) : firstAnswers))
  const saving = useAction(applicationResource, 'save-draft')
  const completing = useAction(applicationResource, 'complete')
  const seen = useRef(base?.updated_at ?? null)
  const unsaved = useRef(false)
  const isTouched = useRef(false)
  const latest = useRef(answers)
  latest.current = answers
  // The page was drawn with what was there then; the page before it may have saved more on its way out.
  useEffect(() => {
    if (isTouched.current || !base || base.updated_at === seen.current) return
    seen.current = base.updated_at
    setAnswers(fieldsOf(base))
  }, [base])

  // One save after the other: each must know the version that the one before it made.
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const inLine = useCallback(<Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = line.current.then(work)
    line.current = turn.catch(() => undefined)
    return turn
  }, [])

  const save = () =>
    inLine(async () => {
      unsaved.current = false
      const outcome = await saving.dispatch({ ...soundAnswers(latest.current), new: startsNew, seen: seen.current })
      if (outcome.ok) seen.current = outcome.value.draft?.updated_at ?? null
      else unsaved.current = outcome.problem.status !== 409
      return outcome
    })

  const complete = () =>
    inLine(async () => {
      unsaved.current = false
      return completing.dispatch({ ...latest.current, new: startsNew, seen: seen.current })
    })

  useSaveWhenLeaving(answers, unsaved, save)

  return {
    answers,
    change(edit) {
      unsaved.current = true
      isTouched.current = true
      setAnswers(current => ({ ...current, ...edit }))
    },
    save,
    complete,
    adopt(newest, chosen) {
      seen.current = newest?.updated_at ?? null
      unsaved.current = false
      setAnswers(chosen)
    },
    submitting: completing.busy,
  }
}

const firstAnswers: ApplicationFields = { ...noAnswers, down_payment_percentage: 20 }

/** A half-typed ZIP code must not keep the other answers from being saved. */
function soundAnswers(answers: ApplicationFields): Partial<ApplicationFields> {
  const shape = ApplicationFields.shape
  const sound = Object.entries(answers).filter(
    ([field, value]) => z.safeParse(shape[field as keyof typeof shape], value).success,
  )
  return Object.fromEntries(sound)
}

/** Saves after a pause in typing, and at once when the page is left or put away. Failures wait for the next try. */
function useSaveWhenLeaving(answers: ApplicationFields, unsaved: { current: boolean }, save: () => Promise<unknown>) {
  const saveNow = useRef(save)
  saveNow.current = save
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of an answer starts the pause anew.
  useEffect(() => {
    if (!unsaved.current) return
    const timer = setTimeout(() => {
      // The next step may have saved it meanwhile; a second version would only surprise another tab.
      if (unsaved.current) void saveNow.current()
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [answers])
  useLeaving(() => {
    if (unsaved.current) void save()
  })
}
