import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { closureToastWords } from '#features/closure/page-words.ts'
import { pickFields } from '#resources/pick-fields.ts'
import type { Outcome, Problem } from '#resources/problem.ts'
import { useClaim } from '#web/claims-context.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { type DraftForm, useDraft } from '#web/client/use-draft.ts'
import { celebrate } from '#web/ui/confetti.ts'
import { asToast, type ToastMessage, toast } from '#web/ui/toast.ts'
import { useErrorToast } from '#web/ui/use-error-toast.ts'
import { closureResource } from '../actions.ts'
import type { KnownDetails } from '../known-details.ts'
import type { ClosureFields, ClosureView } from '../model.ts'
import { detailsOf, firstMissing, noDetails } from '../rules.ts'
import { closureProblems, closureToasts } from '../words.ts'

const REDIRECT_MS = 2_000

export type ClosureErrors = Partial<Record<keyof ClosureFields, string>>

export interface ClosureDraft {
  details: ClosureFields
  errors: ClosureErrors
  change(edit: Partial<ClosureFields>): void
  save(): Promise<void>
  /** Whether all that closing asks for is there; says what is not. */
  mayClose(): boolean
  close(): Promise<void>
  saving: boolean
  closing: boolean
  /** The form itself, for the question which version stays. */
  form: DraftForm<ClosureFields>
}

/** What is on the form, and what its two buttons do. */
export function useClosure({ closure }: ClosureView, known: KnownDetails['details']): ClosureDraft {
  const { refetch } = useResource(closureResource)
  const closing = useAction(closureResource, 'close')
  const leaveSoon = useLeaveSoon()
  const { showError, clearError } = useErrorToast()
  const [errors, setErrors] = useState<ClosureErrors>({})
  const form = useDraft(closureResource, 'save', {
    start: { ...noDetails, ...known },
    read(view) {
      const saved = (view as ClosureView).closure
      return saved && withKnown(detailsOf(saved))
    },
    input: details => details,
    saved: closure ? closureToasts.updated : closureToasts.saved,
  })

  /** Of what was saved only these two are filled in: a figure that somebody emptied stays empty. */
  function withKnown(details: ClosureFields): ClosureFields {
    const open = (['application_id', 'closed_on'] as const).filter(field => details[field] === null)
    return { ...details, ...pickFields(known, open) }
  }
  const details = closure?.loan_closed ? detailsOf(closure) : form.typed

  function refuse(problem: Problem, failed: ToastMessage): void {
    setErrors(Object.fromEntries((problem.errors ?? []).map(({ path, message }) => [path, message])))
    showError(problemToast(problem, failed))
    // Somebody closed or changed it elsewhere: show that.
    if (problem.code === 'loan-closed' || problem.status === 412) void refetch()
  }

  /** Whether it is saved; says why where it is not. Nothing is said of what is asked about. */
  function isSaved(outcome: Outcome<unknown> | null, failed: ToastMessage): outcome is Outcome<unknown> & { ok: true } {
    if (outcome && !outcome.ok && outcome.problem.status !== 412) refuse(outcome.problem, failed)
    return outcome?.ok === true
  }

  return {
    details,
    errors,
    change(edit) {
      clearError()
      form.change(edit)
      setErrors(current => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in edit))))
    },
    async save() {
      if (!details.chosen_lender_name.trim()) {
        return refuse(closureProblems['lender-missing'], closureToasts.saveFailed)
      }
      if (isSaved(await form.save(), closureToasts.saveFailed)) setErrors({})
    },
    mayClose() {
      const missing = firstMissing(details)
      if (missing) refuse(closureProblems[missing], closureToasts.closeFailed)
      return !missing
    },
    async close() {
      // Closing leaves recorded figures alone, so what was edited since is saved first.
      const isEdited = closure !== null && form.isChanged
      if (isEdited && !isSaved(await form.save(), closureToasts.closeFailed)) return
      const outcome = await closing.dispatch(details, form.base())
      if (!outcome.ok) return refuse(outcome.problem, closureToasts.closeFailed)
      form.discard()
      setErrors({})
      celebrate()
      toast(leaveSoon(closureToasts.closed))
    },
    saving: form.saving,
    closing: closing.busy,
    form,
  }
}

function problemToast(problem: Problem, failed: ToastMessage): ToastMessage {
  if (problem.status === 401) return closureToasts.signedOut
  return problem.status === 503 ? failed : asToast(problem)
}

/** After the confetti the dashboard opens on the closing moment, unless the person has gone elsewhere by then. */
function useLeaveSoon(): (message: ToastMessage) => ToastMessage {
  const navigate = useNavigate()
  const gifts = useClaim('gifts')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return message => {
    timer.current = setTimeout(() => navigate('/dashboard/application', { state: { justClosed: true } }), REDIRECT_MS)
    const claimGift = { label: closureToastWords.claimGift, onClick: () => void navigate('/dashboard/cards/gift') }
    return { ...message, goesAlong: true, ...(gifts !== 'off' && { action: claimGift }) }
  }
}
