import { Button } from './button.tsx'
import { DataTable } from './data-table.tsx'
import { Dialog } from './dialog.tsx'

export interface VersionDifference {
  label: string
  here: string
  saved: string
}

interface VersionDialogProps {
  open: boolean
  title: string
  detail: string
  differences: VersionDifference[]
  onKeepMine(): void
  onTakeOther(): void
  onClose(): void
}

/** Two tabs wrote different things: shows both, and the person says which go on. */
export function VersionDialog(props: VersionDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={next => !next && props.onClose()}
      title={props.title}
      description={props.detail}
      size="lg"
      actions={
        <>
          <Button variant="ghost" onClick={props.onTakeOther}>
            Use the saved version
          </Button>
          <Button onClick={props.onKeepMine}>Keep what is on this page</Button>
        </>
      }
    >
      <DataTable
        caption="What differs"
        hideCaption
        rows={props.differences}
        rowKey={row => row.label}
        columns={[
          { key: 'field', header: 'Question', cell: row => row.label },
          { key: 'here', header: 'On this page', cell: row => row.here },
          { key: 'saved', header: 'Saved elsewhere', cell: row => row.saved },
        ]}
      />
    </Dialog>
  )
}
