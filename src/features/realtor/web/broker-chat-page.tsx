import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { brokerChatPageWords } from '#features/realtor/page-words.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { AvailabilityCard } from './availability-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { MessageForm } from './message-form.tsx'

export function BrokerChatPage() {
  const isRefinance = refinances(useResource(applicationResource).view)
  return (
    <>
      <PageHeader title={brokerChatPageWords.formTitle} description={brokerChatPageWords.messageHint} />
      {isRefinance && (
        <Banner tone="neutral" className="mb-5" title={brokerChatPageWords.refinance}>
          {brokerChatPageWords.refinanceDetail}
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <MessageForm />
        <div className="grid gap-6">
          <ContactCard />
          {/* Only the browser knows which claims this copy makes: it is not in what was prerendered. */}
          <AvailabilityCard />
        </div>
      </div>
    </>
  )
}
