import { Link } from 'react-router'
import { loginDialogWords } from '#features/timeline/page-words.ts'
import { useCan } from '#web/client/client-context.tsx'
import { useToAccount } from '#web/shell/to-account.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function LoginDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const reminders = useCan('email-reminders')
  const toAccount = useToAccount()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={loginDialogWords.loginRequiredReminders}
      description={
        reminders.ok ? loginDialogWords.guestComesAlong : loginDialogWords.guestComesAlongBecause(reminders.reason)
      }
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {loginDialogWords.cancel}
          </Button>
          <LinkButton as={Link} {...toAccount}>
            {loginDialogWords.loginSignUp}
          </LinkButton>
        </>
      }
    />
  )
}
