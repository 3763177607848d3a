import { brokerChatPageWords } from '#features/realtor/page-words.ts'
import { ClientOnly } from '#web/ui/client-only.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { AvailabilityCard } from './availability-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { MessageForm } from './message-form.tsx'

export function BrokerChatPage() {
  return (
    <>
      <PageHeader title={brokerChatPageWords.sendMessageRealtor} description={brokerChatPageWords.tellUsWhatLooking} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <MessageForm />
        <div className="grid gap-6">
          <ContactCard />
          {/* Only the browser knows which claims this copy makes: it is not in what was drawn ahead. */}
          <ClientOnly>
            <AvailabilityCard />
          </ClientOnly>
        </div>
      </div>
    </>
  )
}
