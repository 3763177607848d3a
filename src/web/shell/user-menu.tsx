import { LogOut, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '#web/auth/auth-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'

export function UserMenu() {
  const auth = useAuth()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const who = auth.user?.email ?? 'Guest User'
  const initials = auth.user ? auth.user.email.slice(0, 2).toUpperCase() : 'GU'

  async function signOut() {
    const outcome = await auth.signOut()
    if (outcome.ok) goHome()
    else toast({ title: outcome.refusal.title, description: outcome.refusal.detail, destructive: true })
  }

  async function exitGuest() {
    if (await auth.guestHasSomethingToLose()) setAsking(true)
    else await leave()
  }

  async function leave() {
    await auth.exitGuest()
    goHome()
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            aria-label="Your account"
            className="grid size-11 cursor-pointer place-items-center rounded-full"
          >
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-action text-xs font-[600] text-on-action"
            >
              {initials}
            </span>
          </button>
        }
      >
        <MenuLabel>
          <span className="block truncate font-[560]">{who}</span>
          <span className="block text-xs text-muted">{auth.user ? 'Free Plan' : 'Guest Mode'}</span>
        </MenuLabel>
        <MenuSeparator />
        {auth.user && (
          <>
            <MenuItem icon={<UserRound aria-hidden="true" />} onSelect={() => navigate('/dashboard/profile')}>
              Profile
            </MenuItem>
            <MenuItem icon={<Settings aria-hidden="true" />} onSelect={() => navigate('/dashboard/settings')}>
              Settings
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={auth.user ? signOut : exitGuest}>
          {auth.user ? 'Sign Out' : 'Exit Guest Mode'}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Leave guest mode?"
        description="What you entered as a guest is kept only in this browser and will be deleted. Create a free account to keep it."
        confirmLabel="Leave and delete"
        cancelLabel="Stay"
        destructive
        onConfirm={leave}
      />
    </>
  )
}

/** The landing page is the other front door: a full load. */
function goHome(): void {
  window.location.assign('/')
}
