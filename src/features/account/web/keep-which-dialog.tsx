import { useState } from 'react'
import { applicationDrawer } from '#features/application/actions.ts'
import { APPLICATION_FIELDS, type ApplicationFields } from '#features/application/model.ts'
import { fieldLabels, fieldValue } from '#features/application/words.ts'
import type { GuestChoice } from '#journey/drawer.ts'
import { openGuestDrawer } from '#web/guest/guest-store.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { guestWords } from '../sign-in-words.ts'

/** The account's application and the guest's, side by side. Nothing is touched before an answer. */
export function KeepWhichDialog(props: { open: boolean; onLater(): void; onKeep(choice: GuestChoice): Promise<void> }) {
  const account = useDrawer(applicationDrawer).view?.completed ?? null
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
    const state = openGuestDrawer(localStorage, applicationDrawer)
    return state.completed ?? state.draft
  })
  return guest
}

function SideBySide({ account, guest }: { account: ApplicationFields | null; guest: ApplicationFields | null }) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-line text-left">
          <td />
          <th scope="col" className="py-2 font-[560]">
            In your account
          </th>
          <th scope="col" className="py-2 font-[560]">
            As a guest
          </th>
        </tr>
      </thead>
      <tbody>
        {APPLICATION_FIELDS.map(field => {
          const mine = account ? fieldValue(field, account[field]) : '…'
          const theirs = guest ? fieldValue(field, guest[field]) : '…'
          return (
            <tr key={field} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-normal text-muted">
                {fieldLabels[field]}
              </th>
              <td className="py-2 pr-3">{mine}</td>
              <td className={mine === theirs ? 'py-2' : 'py-2 font-[560]'}>{theirs}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
