import { GuestMoveNotice } from '#features/account/web/guest-move-notice.tsx'
import { NotificationBell } from '#features/notifications/web/notification-bell.tsx'
import { JourneyProvider } from '#web/journey/journey-provider.tsx'
import { DashboardLayout } from '#web/shell/dashboard-layout.tsx'

/** The dashboard with what features add to its frame. Comes after the sign-in page, which needs none of it. */
export function Dashboard() {
  return (
    <JourneyProvider>
      <DashboardLayout tools={<NotificationBell />} notices={<GuestMoveNotice />} />
    </JourneyProvider>
  )
}
