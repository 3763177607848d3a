import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { Part } from './part.tsx'

export function Notes() {
  const [open, setOpen] = useState(false)
  return (
    <Part title="Notes and dialogs">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="ghost"
          onClick={() => toast({ title: 'Event Completed', description: 'Home inspection is done. Well done.' })}
        >
          Show a note
        </Button>
        <Button
          variant="ghost"
          onClick={() =>
            toast({ title: 'State Required', description: 'Please select a property state.', destructive: true })
          }
        >
          Show a problem
        </Button>
        <Button
          variant="ghost"
          onClick={() => toast({ title: 'Lender removed', action: { label: 'Undo', onClick() {} } })}
        >
          Show an undo
        </Button>
        <Button variant="ghost" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rename this lender"
        description="The name is only for you; lenders never see it."
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Save</Button>
          </>
        }
      >
        <Field label="Name">
          <TextInput defaultValue="Harbor Savings" />
        </Field>
      </Dialog>
    </Part>
  )
}
