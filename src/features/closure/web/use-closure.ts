import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import { useClosureWords } from '#features/closure/page-words.ts'
import type { Problem } from '#resources/problem.ts'
import { useClaim } from '#web/claims-context.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { celebrate } from '#web/ui/confetti.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'
import { useErrorToast } from '#web/ui/use-error-toast.ts'
import { closureResource } from '../actions.ts'
import type { ClosureFields, ClosureView } from '../model.ts'
import { detailsOf, firstMissing, noDetails, sameDetails } from '../rules.ts'
import { closureProblems, closureToasts } from '../words.ts'

const REDIRECT_MS = 2_000

export type ClosureErrors = Partial<Record<keyof ClosureFields, string>>

export interface ClosureDraft {
  details: ClosureFields
  errors: ClosureErrors
  change(edit: Partial<ClosureFields>): void
  /** `over`: the version that this save takes the place of, when it is not the one the form began with. */
  save(over?: LoanClosure | null): Promise<void>
  /** Whether all that closing asks for is there; says what is not. */
  mayClose(): boolean
  close(): Promise<void>
  saving: boolean
  closing: boolean
  /** Another tab saved since: the person is asked which version goes on. */
  stale: boolean
  adopt(newest: LoanClosure | null, details: ClosureFields): void
  leaveStale(): void
}

/** What is on the form, and what its two buttons do. */
export function useClosure({ closure, applications }: ClosureView, planned_on: CalendarDay | null): ClosureDraft {
  const { retry } = useResource(closureResource)
  const saving = useAction(closureResource, 'save')
  const closing = useAction(closureResource, 'close')
  const leaveSoon = useLeaveSoon()
  const { showError, clearError } = useErrorToast()
  const [errors, setErrors] = useState<ClosureErrors>({})
  const formOf = (saved: LoanClosure | null): ClosureFields => {
    const known = saved ? detailsOf(saved) : noDetails
    return {
      ...known,
      application_id: known.application_id ?? applications[0]?.tracking_id ?? null,
      closed_on: known.closed_on ?? planned_on,
    }
  }
  /** What the form began with. */
  const [base, setBase] = useState(closure)
  const [typed, setTyped] = useState(() => formOf(closure))
  const [stale, setStale] = useState(false)
  // A form that nobody has touched follows what was saved elsewhere.
  if (closure?.updated_at !== base?.updated_at && sameDetails(typed, formOf(base))) {
    setBase(closure)
    setTyped(formOf(closure))
  }
  const details = closure?.loan_closed ? detailsOf(closure) : typed

  function refuse(problem: Problem, failed: ToastMessage): void {
    if (problem.code === 'closure-changed') {
      setStale(true)
      return
    }
    setErrors(Object.fromEntries((problem.errors ?? []).map(({ path, message }) => [path, message])))
    showError(problemToast(problem, failed))
    // Somebody closed it elsewhere: show that.
    if (problem.code === 'loan-closed') retry()
  }

  return {
    details,
    errors,
    change(edit) {
      clearError()
      setTyped(current => ({ ...current, ...edit }))
      setErrors(current => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in edit))))
    },
    async save(over = base) {
      if (!details.chosen_lender_name.trim()) {
        return refuse(closureProblems['lender-missing'], closureToasts.saveFailed)
      }
      const outcome = await saving.dispatch({ ...details, seen: over?.updated_at ?? null })
      if (!outcome.ok) return refuse(outcome.problem, closureToasts.saveFailed)
      setBase(outcome.value.closure)
      setErrors({})
      toast(savedNote(outcome, closure ? closureToasts.updated : closureToasts.saved))
    },
    mayClose() {
      const missing = firstMissing(details)
      if (missing) refuse(closureProblems[missing], closureToasts.closeFailed)
      return !missing
    },
    async close() {
      // Closing leaves recorded figures alone, so what was edited since is saved first.
      let seen = base?.updated_at ?? null
      if (base && !sameDetails(details, base)) {
        const saved = await saving.dispatch({ ...details, seen })
        if (!saved.ok) return refuse(saved.problem, closureToasts.closeFailed)
        seen = saved.value.closure?.updated_at ?? null
        setBase(saved.value.closure)
      }
      const outcome = await closing.dispatch({ ...details, seen })
      if (!outcome.ok) return refuse(outcome.problem, closureToasts.closeFailed)
      setErrors({})
      celebrate()
      toast(leaveSoon(closureToasts.closed))
    },
    saving: saving.busy,
    closing: closing.busy,
    stale,
    adopt(newest, chosen) {
      setBase(newest)
      setTyped(chosen)
      setStale(false)
    },
    leaveStale: () => setStale(false),
  }
}

function problemToast({ status, title, detail }: Problem, failed: ToastMessage): ToastMessage {
  if (status === 401) return closureToasts.signedOut
  return status === 503 ? failed : { title, description: detail, destructive: true }
}

/** After the confetti the dashboard opens on the closing moment, unless the person has gone elsewhere by then. */
function useLeaveSoon(): (message: ToastMessage) => ToastMessage {
  const navigate = useNavigate()
  const gifts = useClaim('gifts')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return message => {
    timer.current = setTimeout(() => navigate('/dashboard/application', { state: { justClosed: true } }), REDIRECT_MS)
    const claimGift = { label: useClosureWords.claimGift, onClick: () => void navigate('/dashboard/cards/gift') }
    return { ...message, goesAlong: true, ...(gifts !== 'off' && { action: claimGift }) }
  }
}
