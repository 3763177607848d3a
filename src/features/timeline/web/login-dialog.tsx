import { Link } from 'react-router'
import { useCan } from '#web/journey/journey-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function LoginDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const reminders = useCan('email-reminders')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Login Required for Reminders"
      description={`${reminders.ok ? '' : `${reminders.reason} `}Your dates come along when you sign in.`}
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <LinkButton as={Link} to="/auth">
            Login / Sign Up
          </LinkButton>
        </>
      }
    />
  )
}
