import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { parseInput } from '#resources/apply-action.ts'
import type { Problem } from '#resources/problem.ts'
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
  toasts: { incomplete: ToastMessage; sent: ToastMessage; failed(problem: Problem): ToastMessage }
}

/** A form that sends one message: says what is missing, keeps what was typed, and is blank again once it is sent. */
export function useMessageForm<Form extends object>(kind: MessageKind<Form>) {
  const [form, setForm] = useState(kind.blank)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { showError, clearError } = useErrorToast()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const body = kind.sent(form)
    const checked = parseInput(kind.schema, body)
    setProblems(checked.ok ? {} : problemsOf(checked.problem))
    if (kind.isIncomplete(form)) return fail(kind.toasts.incomplete)
    if (!checked.ok) return
    setFailure(null)
    setBusy(true)
    const outcome = await callApi(kind.path, body)
    setBusy(false)
    if (!outcome.ok) return fail(kind.toasts.failed(outcome.problem))
    toast(kind.toasts.sent)
    setForm(kind.blank)
  }

  function fail(message: ToastMessage): void {
    setFailure(message.description ?? message.title)
    showError(message)
  }

  function change(edit: Partial<Form>): void {
    clearError()
    setFailure(null)
    setForm({ ...form, ...edit })
    setProblems(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in edit))))
  }

  return { form, problems, failure, busy, submit, change }
}

/** A problem's sentences by the field that each is about. */
function problemsOf(problem: Problem): Record<string, string> {
  return Object.fromEntries((problem.errors ?? []).map(error => [error.path, error.message]))
}
