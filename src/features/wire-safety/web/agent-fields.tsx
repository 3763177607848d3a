import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import type { FieldError } from '#resources/problem.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type Agent, LONGEST_NAME, NUMBER_SOURCES, type NumberSource } from '../model.ts'
import { sourceWords, wirePageWords as words } from '../words.ts'

/** What is typed before it is locked. `email` can be chosen, and is refused with its reason. */
export type AgentDraft = Pick<Agent, 'agent_name' | 'agent_phone'> & { learnt_from: NumberSource | 'email' | null }

interface AgentFieldsProps {
  draft: AgentDraft
  errors: readonly FieldError[]
  onChange(change: Partial<AgentDraft>): void
}

export function AgentFields({ draft, errors, onChange }: AgentFieldsProps) {
  // Nobody who refinances has a purchase contract to look in.
  const isRefinance = refinances(useResource(applicationResource).view)
  const error = (path: keyof AgentDraft) => errors.find(each => each.path === path)?.message
  const isFromMail = draft.learnt_from === 'email'
  return (
    <div className="grid gap-4">
      <Field label={words.agentName} hint={words.agentNameHint} error={error('agent_name')}>
        <TextInput
          value={draft.agent_name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={event => onChange({ agent_name: event.target.value })}
        />
      </Field>
      <Field label={words.agentPhone} error={error('agent_phone')}>
        <TextInput
          type="tel"
          value={draft.agent_phone}
          maxLength={40}
          autoComplete="off"
          onChange={event => onChange({ agent_phone: event.target.value })}
        />
      </Field>
      <RadioGroup
        label={words.source}
        options={[
          ...NUMBER_SOURCES.filter(value => value !== 'contract' || !isRefinance).map(value => ({
            value,
            label: sourceWords[value],
          })),
          { value: 'email' as const, label: words.email },
        ]}
        value={draft.learnt_from}
        error={isFromMail ? words.emailStop : error('learnt_from')}
        onValueChange={learnt_from => onChange({ learnt_from })}
      />
    </div>
  )
}
