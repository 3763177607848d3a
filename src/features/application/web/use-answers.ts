import * as z from 'zod/mini'
import type { Outcome } from '#resources/problem.ts'
import { useAction } from '#web/client/client-context.tsx'
import { type DraftForm, useDraft } from '#web/client/use-draft.ts'
import { applicationResource } from '../actions.ts'
import { type Application, ApplicationFields, noAnswers } from '../model.ts'

const SAVE_AFTER_MS = 1_200

export interface AnswersForm {
  draft: DraftForm<ApplicationFields>
  answers: ApplicationFields
  change(edit: Partial<ApplicationFields>): void
  /** Nothing where something has to be asked first. */
  complete(): Promise<Outcome<{ completed: Application | null }> | null>
  submitting: boolean
}

/** The wizard's answers, saved as they are given, so that leaving in the middle loses nothing. */
export function useAnswers(startsNew: boolean): AnswersForm {
  const draft = useDraft(applicationResource, 'save-draft', {
    start: firstAnswers,
    input: answers => ({ ...soundAnswers(answers), new: startsNew }),
    sendable: soundAnswers,
    saveAfterMs: SAVE_AFTER_MS,
    savesOnLeaving: true,
  })
  const completing = useAction(applicationResource, 'complete')
  return {
    draft,
    answers: draft.typed,
    change: draft.change,
    async complete() {
      // What is complete has been saved: a draft that comes after it would begin the next one.
      const saved = draft.isChanged ? await draft.save() : undefined
      if (saved === null || (saved && !saved.ok && saved.problem.status === 412)) return null
      if (saved && !saved.ok) return saved
      const outcome = await completing.dispatch({ ...draft.typed, new: startsNew }, draft.base())
      if (outcome.ok) draft.discard()
      return outcome
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
