import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { wireSafetyResource } from '../actions.ts'
import { expectedAmount } from '../rules.ts'
import { wirePageWords as words } from '../words.ts'
import { CardFace } from './card-face.tsx'
import { CardNotesForm } from './card-notes-form.tsx'
import { CardRecord } from './card-record.tsx'
import { ContactWarnings } from './contact-warnings.tsx'
import { HappenedCard } from './happened-card.tsx'
import { LockForm } from './lock-form.tsx'
import { RulesCard } from './rules-card.tsx'

export function WireSafetyPage() {
  const { view, problem, refetch } = useResource(wireSafetyResource)
  // Without the disclosures the card is still whole; it only cannot be held against them.
  const isRefinance = refinances(useResource(applicationResource).view)
  const disclosures = useResource(disclosuresResource).view?.papers ?? []
  const card = view?.card
  return (
    <>
      <PageHeader title={words.title} description={isRefinance ? words.refinanceDescription : words.description} />
      {!view && !problem && <Skeleton className="h-128" />}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {view && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid gap-6">
            {card && <ContactWarnings card={card} disclosures={disclosures} />}
            {card ? (
              <CardFace card={card} expected={expectedAmount(card, disclosures)} />
            ) : (
              <LockForm isRefinance={isRefinance} />
            )}
            <HappenedCard bankPhone={card?.bank_phone ?? ''} />
          </div>
          <RulesCard />
          {card && (
            <div className="grid gap-6 lg:col-span-2">
              <CardNotesForm />
              <CardRecord card={card} />
            </div>
          )}
        </div>
      )}
    </>
  )
}
