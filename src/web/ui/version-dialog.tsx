import type { VersionDifference } from '#resources/differences.ts'
import { versionDialogWords } from '#web/words.ts'
import { Button } from './button.tsx'
import { DataTable } from './data-table.tsx'
import { Dialog } from './dialog.tsx'

interface VersionDialogProps {
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
      open
      onOpenChange={props.onClose}
      title={props.title}
      description={props.detail}
      size="lg"
      actions={
        <>
          <Button variant="ghost" onClick={props.onTakeOther}>
            {versionDialogWords.useSavedVersion}
          </Button>
          <Button onClick={props.onKeepMine}>{versionDialogWords.useThisPage}</Button>
        </>
      }
    >
      <DataTable
        caption={versionDialogWords.whatDiffers}
        hideCaption
        rows={props.differences}
        rowKey={row => row.label}
        columns={[
          { key: 'field', header: versionDialogWords.question, cell: row => row.label },
          { key: 'here', header: versionDialogWords.page, cell: row => row.here },
          { key: 'saved', header: versionDialogWords.savedElsewhere, cell: row => row.saved },
        ]}
      />
    </Dialog>
  )
}
