import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Refusal } from '#journey/refusal.ts'
import { useAction, useDrawer } from '#web/journey/journey-context.tsx'
import { celebrate } from '#web/ui/confetti.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'
import { useComplaint } from '#web/ui/use-complaint.ts'
import { closureDrawer } from '../actions.ts'
import type { ClosureFields, ClosureView } from '../model.ts'
import { detailsOf, firstMissing, noDetails, sameDetails } from '../rules.ts'
import { closureRefusals, closureToasts } from '../words.ts'

const REDIRECT_MS = 2_000

export type ClosureErrors = Partial<Record<keyof ClosureFields, string>>

export interface ClosureDesk {
  details: ClosureFields
  errors: ClosureErrors
  change(edit: Partial<ClosureFields>): void
  save(): Promise<void>
  close(): Promise<void>
  saving: boolean
  closing: boolean
}

/** What is on the form, and what its two buttons do. */
export function useClosure({ closure, applications }: ClosureView): ClosureDesk {
  const { retry } = useDrawer(closureDrawer)
  const saving = useAction(closureDrawer, 'save')
  const closing = useAction(closureDrawer, 'close')
  const leaveSoon = useLeaveSoon()
  const { complain, heard } = useComplaint()
  const [errors, setErrors] = useState<ClosureErrors>({})
  const [typed, setTyped] = useState<ClosureFields>(() => {
    const known = closure ? detailsOf(closure) : noDetails
    return { ...known, application_id: known.application_id ?? applications[0]?.tracking_id ?? null }
  })
  const details = closure?.loan_closed ? detailsOf(closure) : typed

  function refuse(refusal: Refusal, failed: ToastMessage): void {
    setErrors(Object.fromEntries((refusal.errors ?? []).map(({ path, message }) => [path, message])))
    complain(refusalToast(refusal, failed))
    // Somebody closed it elsewhere: show that.
    if (refusal.code === 'loan-closed') retry()
  }

  return {
    details,
    errors,
    change(edit) {
      heard()
      setTyped(current => ({ ...current, ...edit }))
      setErrors(current => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in edit))))
    },
    async save() {
      if (!details.chosen_lender_name.trim()) {
        return refuse(closureRefusals['lender-missing'], closureToasts.saveFailed)
      }
      const outcome = await saving.act(details)
      if (!outcome.ok) return refuse(outcome.refusal, closureToasts.saveFailed)
      setErrors({})
      toast(closure ? closureToasts.updated : closureToasts.saved)
    },
    async close() {
      const missing = firstMissing(details)
      if (missing) return refuse(closureRefusals[missing], closureToasts.closeFailed)
      // Closing leaves recorded figures alone, so what was edited since is saved first.
      if (closure && !sameDetails(details, closure)) {
        const saved = await saving.act(details)
        if (!saved.ok) return refuse(saved.refusal, closureToasts.closeFailed)
      }
      const outcome = await closing.act(details)
      if (!outcome.ok) return refuse(outcome.refusal, closureToasts.closeFailed)
      setErrors({})
      celebrate()
      toast(leaveSoon(closureToasts.closed))
    },
    saving: saving.busy,
    closing: closing.busy,
  }
}

function refusalToast({ status, title, detail }: Refusal, failed: ToastMessage): ToastMessage {
  if (status === 401) return closureToasts.signedOut
  return status === 503 ? failed : { title, description: detail, destructive: true }
}

/** After the confetti the dashboard opens, unless the person has gone elsewhere by then. */
function useLeaveSoon(): (message: ToastMessage) => ToastMessage {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return message => {
    timer.current = setTimeout(() => navigate('/dashboard'), REDIRECT_MS)
    return { ...message, action: { label: 'Claim your gift', onClick: () => void navigate('/dashboard/cards/gift') } }
  }
}
