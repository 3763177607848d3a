import { PackageCheck } from 'lucide-react'
import { Link } from 'react-router'
import { profileResource } from '#features/account/actions.ts'
import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { giftFormWords, giftPageWords } from '#features/cards/gift-words.ts'
import { useClaim } from '#web/claims-context.ts'
import { useCanOpen, useResource } from '#web/client/client-context.tsx'
import { AccountNeeded } from '#web/shell/account-needed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClaimTag } from '#web/ui/claim-tag.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { giftsResource } from '../gift-actions.ts'
import type { GiftRequest } from '../gift-model.ts'
import { fullName } from '../gift-rules.ts'
import { GiftForm } from './gift-form.tsx'
import { GiftPicture } from './gift-picture.tsx'

export function GiftPage() {
  const may = useCanOpen('cards/gift')
  const profile = useResource(profileResource)
  const gifts = useResource(giftsResource)
  const requests = gifts.view?.gift_requests ?? []
  const claim = useClaim('gifts')
  const isRefinance = refinances(useResource(applicationResource).view)
  const name = fullName(profile.view?.profile)
  return (
    <>
      <PageHeader
        title={isRefinance ? giftPageWords.titleOfLoan : giftPageWords.titleOfHome}
        description={claim === 'off' ? giftPageWords.noGift(name) : giftPageWords.greeting(name)}
        above={claim !== 'off' && <ClaimTag state={claim} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          {may.ok && gifts.problem && !gifts.view && <LoadFailed problem={gifts.problem} onRetry={gifts.refetch} />}
          {requests.length > 0 && <Requests requests={requests} />}
          {claim === 'off' && (
            <LinkButton as={Link} to="/dashboard/cards" variant="ghost" className="justify-self-start">
              {giftPageWords.makeCard}
            </LinkButton>
          )}
          {claim !== 'off' && !may.ok && <AccountNeeded reason={may.reason} />}
          {claim !== 'off' && profile.loading && <Skeleton className="h-128" />}
          {claim !== 'off' && may.ok && !profile.loading && (
            <GiftForm
              name={name}
              isFirst={requests.length === 0}
              isExample={claim === 'example'}
              isRefinance={isRefinance}
            />
          )}
        </div>
        <GiftPicture />
      </div>
    </>
  )
}

function Requests({ requests }: { requests: GiftRequest[] }) {
  return (
    <Card
      title={
        <span className="flex items-center gap-2.5">
          <PackageCheck className="size-5 text-action-text" aria-hidden="true" />
          {giftPageWords.giftsAsked(requests.length)}
        </span>
      }
    >
      <ul className="grid gap-4 text-sm">
        {requests.map(request => (
          <li
            key={request.id}
            className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-4 first:border-0 first:pt-0"
          >
            <address className="min-w-0 not-italic wrap-anywhere">
              <span className="font-[560]">{request.recipient_name}</span>
              <br />
              {request.street_address}
              <br />
              {request.city}, {request.state} {request.zip_code}
              <br />
              {giftFormWords.countries[request.country]}
            </address>
            <Badge tone="good">{giftPageWords.pending}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
