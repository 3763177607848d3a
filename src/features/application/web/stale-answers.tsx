import { useEffect } from 'react'
import { useResource } from '#web/client/client-context.tsx'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { applicationResource } from '../actions.ts'
import { APPLICATION_FIELDS } from '../model.ts'
import { fieldsOf } from '../rules.ts'
import { applicationProblems, fieldLabels, fieldValue } from '../words.ts'
import type { DraftForm } from './use-draft.ts'

interface StaleAnswersProps {
  open: boolean
  form: DraftForm
  startsNew: boolean
  onClose(): void
  /** The other tab has saved once more. */
  onStale(): void
}

/** Another tab saved the application since this one opened it. */
export function StaleAnswers(props: StaleAnswersProps) {
  const { open, form, startsNew, onClose, onStale } = props
  const { view, retry } = useResource(applicationResource)
  const newest = view?.draft ?? (startsNew ? null : (view?.completed ?? null))
  const { title, detail } = applicationProblems['application-changed']
  // What the other tab saved is read when the question comes up.
  useEffect(() => {
    if (open) retry()
  }, [open, retry])

  async function keepMine() {
    form.adopt(newest, form.answers)
    onClose()
    const saved = await form.save()
    if (!saved.ok && saved.problem.code === 'application-changed') onStale()
  }

  function takeOther() {
    if (newest) form.adopt(newest, fieldsOf(newest))
    onClose()
  }

  const differing = newest ? APPLICATION_FIELDS.filter(field => newest[field] !== form.answers[field]) : []
  return (
    <VersionDialog
      open={open}
      title={title}
      detail={detail}
      differences={differing.map(field => ({
        label: fieldLabels[field],
        here: fieldValue(field, form.answers[field]),
        saved: fieldValue(field, newest?.[field] ?? null),
      }))}
      onKeepMine={keepMine}
      onTakeOther={takeOther}
      onClose={onClose}
    />
  )
}
