import { Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { parseInput } from '#resources/apply-action.ts'
import type { FieldError } from '#resources/problem.ts'
import { useAction } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { wireSafetyResource } from '../actions.ts'
import { Agent } from '../model.ts'
import { wirePageWords as words } from '../words.ts'
import { type AgentDraft, AgentFields } from './agent-fields.tsx'

/** The number is typed once. */
export function LockForm({ isRefinance }: { isRefinance: boolean }) {
  const { dispatch, busy } = useAction(wireSafetyResource, 'lock')
  const [draft, setDraft] = useState<AgentDraft>({ agent_name: '', agent_phone: '', learnt_from: null })
  const [errors, setErrors] = useState<FieldError[]>([])

  async function lock(event: FormEvent) {
    event.preventDefault()
    const parsed = parseInput(Agent, draft)
    setErrors(parsed.ok ? [] : (parsed.problem.errors ?? []))
    if (!parsed.ok) return
    const outcome = await dispatch(parsed.value)
    if (outcome.ok) toast(savedNote(outcome, { title: words.locked, description: words.lockedDetail }))
    else toast({ title: outcome.problem.title, description: outcome.problem.detail, destructive: true })
  }

  return (
    <Card title={words.startTitle} description={isRefinance ? words.refinanceStart : words.startWhy}>
      <form noValidate onSubmit={lock}>
        <AgentFields
          draft={draft}
          errors={errors}
          onChange={change => setDraft(before => ({ ...before, ...change }))}
        />
        <Button
          type="submit"
          size="lg"
          className="mt-5 w-full sm:w-auto"
          loading={busy}
          icon={<Lock className="size-5" aria-hidden="true" />}
        >
          {words.lock}
        </Button>
      </form>
    </Card>
  )
}
