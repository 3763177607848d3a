import { settingsPageWords } from '#features/account/page-words.ts'
import { useCanOpen } from '#web/client/client-context.tsx'
import { AccountNeeded } from '#web/shell/account-needed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { AccountCard } from './settings/account-card.tsx'
import { CommunicationCard, GuestCommunicationCard } from './settings/communication-card.tsx'
import { DataCard } from './settings/data-card.tsx'
import { Demonstrations } from './settings/demonstrations.tsx'
import { DevicesCard } from './settings/devices-card.tsx'
import { LanguageCard } from './settings/language-card.tsx'
import { PasskeysCard } from './settings/passkeys-card.tsx'
import { TwoFactorCard } from './settings/two-factor-card.tsx'

export function SettingsPage() {
  const may = useCanOpen('settings')
  return (
    <>
      <PageHeader title={settingsPageWords.settings} description={settingsPageWords.pageHint} />
      {may.ok ? (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {/* Two stacks: a short card beside a long one leaves no hole. */}
            <div className="grid gap-6">
              <CommunicationCard />
              <LanguageCard />
              <AccountCard />
            </div>
            <div className="grid gap-6">
              <PasskeysCard />
              <TwoFactorCard />
              <DevicesCard />
              <DataCard />
            </div>
          </div>
          <Demonstrations />
        </>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <AccountNeeded reason={may.reason} />
            <LanguageCard />
          </div>
          <GuestCommunicationCard />
        </div>
      )}
    </>
  )
}
