import { useEffect } from 'react'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { applicationDrawer } from '../actions.ts'
import { APPLICATION_FIELDS } from '../model.ts'
import { fieldsOf } from '../rules.ts'
import { applicationRefusals, fieldLabels, fieldValue } from '../words.ts'
import type { DraftForm } from './use-draft.ts'

/** Two tabs wrote different answers: shows both, and the person says which go on. */
export function VersionDialog(props: { open: boolean; form: DraftForm; startsNew: boolean; onClose(): void }) {
  const { open, form, startsNew, onClose } = props
  const { view, retry } = useDrawer(applicationDrawer)
  const newest = view?.draft ?? (startsNew ? null : (view?.completed ?? null))
  const { title, detail } = applicationRefusals['application-changed']
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the other tab saved is read when the question comes up.
  useEffect(() => {
    if (open) retry()
  }, [open])

  function keepMine() {
    form.adopt(newest, form.answers)
    void form.save()
    onClose()
  }

  function takeOther() {
    if (newest) form.adopt(newest, fieldsOf(newest))
    onClose()
  }

  const differing = newest ? APPLICATION_FIELDS.filter(field => newest[field] !== form.answers[field]) : []
  return (
    <Dialog
      open={open}
      onOpenChange={next => !next && onClose()}
      title={title}
      description={detail}
      size="lg"
      actions={
        <>
          <Button variant="ghost" onClick={takeOther}>
            Use the saved version
          </Button>
          <Button onClick={keepMine}>Keep what is on this page</Button>
        </>
      }
    >
      <DataTable
        caption="What differs"
        hideCaption
        rows={differing}
        rowKey={field => field}
        columns={[
          { key: 'field', header: 'Question', cell: field => fieldLabels[field] },
          { key: 'here', header: 'On this page', cell: field => fieldValue(field, form.answers[field]) },
          { key: 'saved', header: 'Saved elsewhere', cell: field => fieldValue(field, newest?.[field] ?? null) },
        ]}
      />
    </Dialog>
  )
}
