import { Languages, LogIn, LogOut, RotateCcw, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '#web/auth/auth-context.tsx'
import { hasGuestThings } from '#web/guest/guest-identity.ts'
import { OTHER_LANGUAGE, speakOtherLanguage } from '#web/language-choice.ts'
import { countUnsent } from '#web/offline-queue/entries.ts'
import { offlineQueueWords } from '#web/offline-queue/words.ts'
import { languageWords } from '#web/site/words.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { userMenuWords } from '#web/words.ts'
import { useToAccount } from './to-account.ts'
import { UserButton } from './user-button.tsx'

/** Who is here, and the ways in and out. */
export function UserMenu() {
  const auth = useAuth()
  const { user, isGuest } = auth
  const navigate = useNavigate()
  const toAccount = useToAccount()
  const [leavesGuest, setLeavesGuest] = useState(false)
  const [leavesUnsent, setLeavesUnsent] = useState<number>()
  const isUnknown = !user && !isGuest
  const who = user?.email ?? (isUnknown ? userMenuWords.unknown : userMenuWords.guestUser)

  function askToSignOut(user_id: string) {
    const unsent = countUnsent(browserStorage, user_id)
    if (unsent > 0) setLeavesUnsent(unsent)
    else void signOut()
  }

  async function signOut() {
    const outcome = await auth.signOut()
    if (outcome.ok) goHome()
    else toast(asToast(outcome.problem))
  }

  function exitGuest() {
    if (hasGuestThings(browserStorage)) setLeavesGuest(true)
    else leave()
  }

  function leave() {
    auth.exitGuest()
    goHome()
  }

  return (
    <>
      <Menu label={userMenuWords.label} trigger={menu => <UserButton popoverTarget={menu} />}>
        <MenuLabel>
          <span className="block truncate font-[560]">{who}</span>
          <span className="block text-xs text-muted">
            {user ? userMenuWords.freePlan : isUnknown ? userMenuWords.unknownDetail : userMenuWords.guestMode}
          </span>
        </MenuLabel>
        <MenuSeparator />
        {user && (
          <>
            <MenuItem icon={<UserRound aria-hidden="true" />} onSelect={() => navigate('/dashboard/profile')}>
              {userMenuWords.profile}
            </MenuItem>
            <MenuItem icon={<Settings aria-hidden="true" />} onSelect={() => navigate('/dashboard/settings')}>
              {userMenuWords.settings}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem lang={OTHER_LANGUAGE} icon={<Languages aria-hidden="true" />} onSelect={speakOtherLanguage}>
          {languageWords.other}
        </MenuItem>
        {isGuest && (
          <MenuItem
            icon={<LogIn aria-hidden="true" />}
            onSelect={() => navigate(toAccount.to, { state: toAccount.state })}
          >
            {userMenuWords.signIn}
          </MenuItem>
        )}
        {isUnknown && (
          <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={() => void auth.refresh()}>
            {userMenuWords.lookAgain}
          </MenuItem>
        )}
        {isGuest && (
          <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={exitGuest}>
            {userMenuWords.exitGuestMode}
          </MenuItem>
        )}
        {user && (
          <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => askToSignOut(user.id)}>
            {userMenuWords.signOut}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={leavesGuest}
        onOpenChange={setLeavesGuest}
        title={userMenuWords.leaveGuestMode}
        description={userMenuWords.leaveGuestModeHint}
        confirmLabel={userMenuWords.leaveDelete}
        cancelLabel={userMenuWords.stay}
        destructive
        onConfirm={leave}
      />
      <ConfirmDialog
        open={leavesUnsent !== undefined}
        onOpenChange={() => setLeavesUnsent(undefined)}
        title={offlineQueueWords.leaveTitle}
        description={offlineQueueWords.leaveDetail(leavesUnsent ?? 0)}
        confirmLabel={offlineQueueWords.leave}
        cancelLabel={offlineQueueWords.stay}
        destructive
        onConfirm={signOut}
      />
    </>
  )
}

/** The landing page is the other front door: a full load. */
function goHome(): void {
  window.location.assign('/')
}
