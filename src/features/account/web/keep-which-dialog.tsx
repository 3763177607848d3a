import { useState } from 'react'
import { keepWhichDialogWords } from '#features/account/page-words.ts'
import { applicationResource } from '#features/application/actions.ts'
import { isAsked } from '#features/application/current-loan.ts'
import { APPLICATION_FIELDS, type ApplicationFields } from '#features/application/model.ts'
import { fieldLabels, fieldValue } from '#features/application/words.ts'
import type { GuestChoice } from '#resources/resource.ts'
import { useResource } from '#web/client/client-context.tsx'
import { openGuestResource } from '#web/guest/guest-store.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { guestWords } from '../guest-move-words.ts'

/** The account's application and the guest's, side by side. Nothing is touched before an answer. */
export function KeepWhichDialog(props: { open: boolean; onLater(): void; onKeep(choice: GuestChoice): Promise<void> }) {
  const account = useResource(applicationResource).view?.completed ?? null
  const guest = useGuestApplication()
  const [keeping, setKeeping] = useState<GuestChoice | null>(null)
  const words = guestWords.choice

  async function keep(choice: GuestChoice) {
    setKeeping(choice)
    await props.onKeep(choice)
    setKeeping(null)
  }

  return (
    <Dialog
      open={props.open}
      onOpenChange={open => !open && props.onLater()}
      title={words.title}
      description={words.detail}
      size="lg"
      actions={
        <>
          <Button variant="quiet" onClick={props.onLater}>
            {words.later}
          </Button>
          <Button variant="ghost" loading={keeping === 'account'} onClick={() => keep('account')}>
            {words.account}
          </Button>
          <Button variant="ghost" loading={keeping === 'guest'} onClick={() => keep('guest')}>
            {words.guest}
          </Button>
        </>
      }
    >
      <SideBySide account={account} guest={guest} />
    </Dialog>
  )
}

function useGuestApplication(): ApplicationFields | null {
  const [guest] = useState(() => {
    const state = openGuestResource(browserStorage, applicationResource)
    return state.completed ?? state.draft
  })
  return guest
}

function SideBySide({ account, guest }: { account: ApplicationFields | null; guest: ApplicationFields | null }) {
  return (
    <DataTable
      caption={keepWhichDialogWords.bothApplications}
      hideCaption
      rows={APPLICATION_FIELDS.filter(field => [account, guest].some(one => one && isAsked(field, one.loan_purpose)))}
      rowKey={field => field}
      isStrong={field => account?.[field] !== guest?.[field]}
      columns={[
        { key: 'field', header: keepWhichDialogWords.question, cell: field => fieldLabels[field] },
        {
          key: 'account',
          header: keepWhichDialogWords.account,
          cell: field => (account ? fieldValue(field, account[field]) : '…'),
        },
        {
          key: 'guest',
          header: keepWhichDialogWords.guest,
          cell: field => (guest ? fieldValue(field, guest[field]) : '…'),
        },
      ]}
    />
  )
}
