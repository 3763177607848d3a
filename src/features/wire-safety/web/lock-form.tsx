import { Lock } from 'lucide-react'
import { useDraft } from '#web/client/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { wireSafetyResource } from '../actions.ts'
import type { Agent } from '../model.ts'
import { wirePageWords as words } from '../words.ts'
import { type AgentDraft, AgentFields } from './agent-fields.tsx'

/** The number is typed once. */
export function LockForm({ isRefinance }: { isRefinance: boolean }) {
  const draft = useDraft(wireSafetyResource, 'lock', {
    start: { agent_name: '', agent_phone: '', learnt_from: null } as AgentDraft,
    // What is still empty is asked for when it is checked.
    input: agent => agent as Agent,
    saved: { title: words.locked, description: words.lockedDetail },
  })

  return (
    <Card title={words.startTitle} description={isRefinance ? words.refinanceStart : words.startWhy}>
      <form noValidate onSubmit={draft.onSubmit}>
        <AgentFields draft={draft.typed} errors={draft.errors} onChange={draft.change} />
        <FormProblem>{draft.problemText}</FormProblem>
        <Button
          type="submit"
          size="lg"
          className="mt-5 w-full sm:w-auto"
          loading={draft.saving}
          icon={<Lock className="size-5" aria-hidden="true" />}
        >
          {words.lock}
        </Button>
      </form>
    </Card>
  )
}
