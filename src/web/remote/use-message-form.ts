import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { parseInput } from '#journey/perform.ts'
import type { Refusal } from '#journey/refusal.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'
import { useErrorToast } from '#web/ui/use-error-toast.ts'
import { callApi } from './api.ts'

export interface MessageKind<Form> {
  path: `/api/functions/${string}`
  schema: z.ZodMiniType
  blank: Form
  /** What goes out for what was typed. */
  sent(form: Form): object
  isIncomplete(form: Form): boolean
  toasts: { incomplete: ToastMessage; sent: ToastMessage; failed(refusal: Refusal): ToastMessage }
}

/** A form that sends one message: says what is missing, keeps what was typed, and is blank again once it is sent. */
export function useMessageForm<Form extends object>(kind: MessageKind<Form>) {
  const [form, setForm] = useState(kind.blank)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const { showError, clearError } = useErrorToast()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const body = kind.sent(form)
    const checked = parseInput(kind.schema, body)
    setProblems(checked.ok ? {} : problemsOf(checked.refusal))
    if (kind.isIncomplete(form)) return showError(kind.toasts.incomplete)
    if (!checked.ok) return
    setBusy(true)
    const outcome = await callApi(kind.path, body)
    setBusy(false)
    if (!outcome.ok) return showError(kind.toasts.failed(outcome.refusal))
    toast(kind.toasts.sent)
    setForm(kind.blank)
  }

  function change(edit: Partial<Form>): void {
    clearError()
    setForm({ ...form, ...edit })
    setProblems(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in edit))))
  }

  return { form, problems, busy, submit, change }
}

/** A refusal's sentences by the field that each is about. */
export function problemsOf(refusal: Refusal): Record<string, string> {
  return Object.fromEntries((refusal.errors ?? []).map(error => [error.path, error.message]))
}
