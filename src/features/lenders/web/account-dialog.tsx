import { Link } from 'react-router'
import { lendersPageWords as words } from '#features/lenders/page-words.ts'
import { useToAccount } from '#web/shell/to-account.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The ids of chosen lenders in the page's address, on the way to an account and back. */
export const CHOSEN = 'chosen'

interface AccountDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  reason: string
  chosen: readonly string[]
}

/** A guest has chosen; keeping the list takes an account. */
export function AccountDialog({ open, onOpenChange, reason, chosen }: AccountDialogProps) {
  const { to, state } = useToAccount('sign-up')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.createAccountApply}
      description={`${reason} ${words.guestComesAlong}`}
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {words.notNow}
          </Button>
          <LinkButton as={Link} to={to} state={{ ...state, from: `/dashboard/lenders?${CHOSEN}=${chosen.join(',')}` }}>
            {words.createFreeAccount}
          </LinkButton>
        </>
      }
    />
  )
}
