import { useState } from 'react'
import { parseInput } from '#resources/apply-action.ts'
import type { FieldError } from '#resources/problem.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { wireSafetyResource } from '../actions.ts'
import { cardFormWords } from '../form-words.ts'
import { Agent } from '../model.ts'
import { wirePageWords as words } from '../words.ts'
import { type AgentDraft, AgentFields } from './agent-fields.tsx'

const EMPTY: AgentDraft = { agent_name: '', agent_phone: '', learnt_from: null }

/** A locked number is changed only by somebody who says that they asked, and the old one stays in the record. */
interface ChangeNumberProps {
  open: boolean
  onOpenChange(open: boolean): void
}

export function ChangeNumber({ open, onOpenChange }: ChangeNumberProps) {
  const { dispatch, busy } = useAction(wireSafetyResource, 'change')
  const { revision } = useResource(wireSafetyResource)
  /** The card as it was when the dialog was opened: another number is not changed unseen. */
  const [base] = useState({ revision, fields: null })
  const [draft, setDraft] = useState(EMPTY)
  const [confirmed, setConfirmed] = useState(false)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<string | null>(null)

  async function change() {
    const parsed = parseInput(Agent, draft)
    setErrors(parsed.ok ? [] : (parsed.problem.errors ?? []))
    setProblem(confirmed ? null : cardFormWords.confirmed)
    if (!parsed.ok || !confirmed) return
    const outcome = await dispatch({ ...parsed.value, confirmed }, base)
    if (!outcome.ok) {
      setProblem(outcome.problem.status === 412 ? words.changedElsewhere : outcome.problem.detail)
      return
    }
    setDraft(EMPTY)
    setConfirmed(false)
    onOpenChange(false)
    toast(savedNote(outcome, { title: words.changedToast }))
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.changeTitle}
      description={words.changeWhy}
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {words.keep}
          </Button>
          <Button loading={busy} onClick={change}>
            {words.changeDo}
          </Button>
        </>
      }
    >
      <AgentFields draft={draft} errors={errors} onChange={change => setDraft(before => ({ ...before, ...change }))} />
      <Checkbox
        className="mt-3"
        label={words.confirm}
        checked={confirmed}
        onChange={event => setConfirmed(event.target.checked)}
      />
      {problem && <Banner tone="danger" announced title={problem} className="mt-2" />}
    </Dialog>
  )
}
