import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { GuestMoveNotice } from '#features/account/web/guest-move-notice.tsx'
import { DonateButton } from '#features/donate/web/donate-button.tsx'
import { type DashboardPage, PAGES, pageEntry } from '#routes/pages.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { SignInAgainProvider } from '#web/auth/sign-in-again.tsx'
import { ClientProvider } from '#web/client/client-provider.tsx'
import { leaveLoan } from '#web/loans/leave-loan.ts'
import { useLoans } from '#web/loans/use-loans.ts'
import { DashboardLayout } from '#web/shell/dashboard-layout.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ReadOnly } from '#web/ui/read-only.ts'
import { loadResources } from './load-resources.ts'
import { LoanMenu } from './loan-menu.tsx'
import { barItems, tabsAt } from './sections.ts'

/** After the page itself: nobody waits for the bell. */
const NotificationBell = lazyPart(
  async () => (await import('#features/notifications/web/notification-bell.tsx')).NotificationBell,
  { missing: 'silent' },
)

/** When it is asked for. */
const PasswordQuestion = lazyPart(
  async () => (await import('#features/account/web/settings/password-question.tsx')).PasswordQuestion,
  { missing: 'note' },
)

const Find = lazyPart(async () => (await import('./find.tsx')).Find, { missing: 'note' })

const SharedLoanNote = lazyPart(
  async () => (await import('#features/together/web/shared-loan-note.tsx')).SharedLoanNote,
)

const GuestCardNotice = lazyPart(
  async () => (await import('#features/wire-safety/web/guest-card-notice.tsx')).GuestCardNotice,
)

/** The dashboard with what features add to its frame. Comes after the sign-in page, which needs none of it. */
export function Dashboard({ children }: { children: ReactNode }) {
  return (
    <ClientProvider loadResources={loadResources}>
      <SignInAgainProvider question={PasswordQuestion}>
        <DashboardLayout menu={LoanMenu} bar={barItems} tabsAt={tabsAt} find={Find} tools={tools} notices={notices}>
          <AsAllowed>{children}</AsAllowed>
        </DashboardLayout>
      </SignInAgainProvider>
    </ClientProvider>
  )
}

/** Whoever only looks on the loan that the page is about finds no form that takes something, and no button that cannot work. */
function AsAllowed({ children }: { children: ReactNode }) {
  const { sharedAs } = useLoans()
  const page = useLocation().pathname.slice('/dashboard/'.length)
  const entry = Object.hasOwn(PAGES, page) ? pageEntry(page as DashboardPage) : undefined
  return <ReadOnly value={sharedAs === 'looks_on' && entry?.changesLoan !== false}>{children}</ReadOnly>
}

/** Made once, so that the layout sees nothing new when only the page changes. */
const tools = (
  <>
    <DonateButton />
    <Bell />
  </>
)
const notices = (
  <>
    <GuestMoveNotice />
    <SharedLoan />
    <GuestCard />
  </>
)

/** Only for those who are in somebody else's loan. */
function SharedLoan() {
  return useAuth().user ? <OfAccount /> : null
}

function OfAccount() {
  const { sharedAs, current } = useLoans()
  const sharedLoan = useRef<string>(undefined)
  useEffect(() => {
    if (sharedAs) sharedLoan.current = current?.id
    // Put out of it meanwhile: nothing of that loan stays on the page.
    else if (sharedLoan.current) leaveLoan(sharedLoan.current)
  }, [sharedAs, current])
  if (!sharedAs) return null
  return (
    <Suspense>
      <SharedLoanNote />
    </Suspense>
  )
}

/** Only for those who made a wire safety card before they signed in. */
function GuestCard() {
  if (!useAuth().guestAsks.includes('wire-safety')) return null
  return (
    <Suspense>
      <GuestCardNotice />
    </Suspense>
  )
}

/** Guests have none, and do not fetch its code. The header keeps room for it, so that nothing moves when it comes. */
function Bell() {
  if (!useAuth().user) return null
  return (
    <Suspense fallback={<span className="size-11" />}>
      <NotificationBell />
    </Suspense>
  )
}
