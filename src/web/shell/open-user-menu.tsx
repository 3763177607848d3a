import { Languages, LogIn, LogOut, RotateCcw, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '#web/auth/auth-context.tsx'
import { OTHER_LANGUAGE, speakOtherLanguage } from '#web/language-choice.ts'
import { countUnsent } from '#web/offline-queue/entries.ts'
import { offlineQueueWords } from '#web/offline-queue/words.ts'
import { languageWords } from '#web/site/words.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { openUserMenuWords } from '#web/words.ts'
import { useToAccount } from './to-account.ts'
import { UserButton } from './user-button.tsx'

/** The menu itself. It opens as it arrives: somebody has asked for it. */
export function OpenUserMenu() {
  const auth = useAuth()
  const navigate = useNavigate()
  const toAccount = useToAccount()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const isUnknown = !auth.user && !auth.isGuest
  const who = auth.user?.email ?? (isUnknown ? openUserMenuWords.unknown : openUserMenuWords.guestUser)

  const unsent = auth.user ? countUnsent(browserStorage, auth.user.id) : 0

  function askToSignOut() {
    if (unsent > 0) setLeaving(true)
    else void signOut()
  }

  async function signOut() {
    const outcome = await auth.signOut()
    if (outcome.ok) goHome()
    else toast({ title: outcome.problem.title, description: outcome.problem.detail, destructive: true })
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
      <Menu align="end" defaultOpen trigger={<UserButton />}>
        <MenuLabel>
          <span className="block truncate font-[560]">{who}</span>
          <span className="block text-xs text-muted">
            {auth.user
              ? openUserMenuWords.freePlan
              : isUnknown
                ? openUserMenuWords.unknownDetail
                : openUserMenuWords.guestMode}
          </span>
        </MenuLabel>
        <MenuSeparator />
        {auth.user && (
          <>
            <MenuItem icon={<UserRound aria-hidden="true" />} onSelect={() => navigate('/dashboard/profile')}>
              {openUserMenuWords.profile}
            </MenuItem>
            <MenuItem icon={<Settings aria-hidden="true" />} onSelect={() => navigate('/dashboard/settings')}>
              {openUserMenuWords.settings}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem lang={OTHER_LANGUAGE} icon={<Languages aria-hidden="true" />} onSelect={speakOtherLanguage}>
          {languageWords.other}
        </MenuItem>
        {auth.isGuest && (
          <MenuItem
            icon={<LogIn aria-hidden="true" />}
            onSelect={() => navigate(toAccount.to, { state: toAccount.state })}
          >
            {openUserMenuWords.signIn}
          </MenuItem>
        )}
        {isUnknown ? (
          <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={() => void auth.refresh()}>
            {openUserMenuWords.lookAgain}
          </MenuItem>
        ) : (
          <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={auth.user ? askToSignOut : exitGuest}>
            {auth.user ? openUserMenuWords.signOut : openUserMenuWords.exitGuestMode}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={openUserMenuWords.leaveGuestMode}
        description={openUserMenuWords.leaveGuestModeHint}
        confirmLabel={openUserMenuWords.leaveDelete}
        cancelLabel={openUserMenuWords.stay}
        destructive
        onConfirm={leave}
      />
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={offlineQueueWords.leaveTitle}
        description={offlineQueueWords.leaveDetail(unsent)}
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
