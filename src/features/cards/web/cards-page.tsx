import { Gift } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { profileResource } from '#features/account/actions.ts'
import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { cardsPageWords } from '#features/cards/words.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { useClaim } from '#web/claims-context.ts'
import { useCanOpen, useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { AccountNeeded } from '#web/shell/account-needed.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClaimTag } from '#web/ui/claim-tag.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import type { CardContent, CardKey } from '../card-model.ts'
import { refinanceMessage, usualMessage } from '../card-words.ts'
import { fullName } from '../gift-rules.ts'
import { CardFace } from './card-face.tsx'
import { CardForm } from './card-form.tsx'
import { DesignPicker } from './design-picker.tsx'
import { designs } from './designs.ts'
import { TakeCard } from './take-card.tsx'
import { useCardFonts } from './use-card-fonts.ts'

export function CardsPage() {
  return (
    <>
      <PageHeader title={cardsPageWords.celebrationCards} description={cardsPageWords.pageHint} />
      <CardEditor />
    </>
  )
}

/** Anybody writes on a card and looks at it; to take it along needs an account. */
function CardEditor() {
  const may = useCanOpen('cards')
  const isRefinance = refinances(useResource(applicationResource).view)
  const [chosen, setCard] = useState<CardKey>()
  // Whoever refinances has had the keys for years.
  const card = chosen ?? (isRefinance ? 'porch-light' : 'keys')
  const [content, change] = useContent()
  // Six small cards may follow the typing a moment later than the large one.
  const later = useDeferredValue(content)
  const fontsSeen = useCardFonts()
  const face = useRef<SVGSVGElement>(null)
  return (
    <div className="grid gap-6">
      <DesignPicker chosen={card} content={later} fontsSeen={fontsSeen} onChoose={setCard} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CardFace
          ref={face}
          card={card}
          design={designs[card]}
          content={content}
          fontsSeen={fontsSeen}
          className="mx-auto w-full max-w-md rounded-md border border-line shadow-over lg:sticky lg:top-20"
        />
        <div className="grid gap-6">
          <Card
            title={cardsPageWords.messageLabel}
            footer={may.ok && <TakeCard card={card} content={content} face={face} />}
          >
            <CardForm content={content} onChange={change} />
          </Card>
          {!may.ok && <AccountNeeded reason={may.reason} />}
          <GiftInvitation isRefinance={isRefinance} />
        </div>
      </div>
    </div>
  )
}

/** What is known stands on the card until somebody writes something else. */
function useContent(): [CardContent, (edit: Partial<CardContent>) => void] {
  const profile = useResource(profileResource).view?.profile
  const events = useResource(timelineResource).view?.events
  const today = useToday()
  const [written, setWritten] = useState<Partial<CardContent>>({})
  const names = fullName(profile)
  const date = events?.find(({ event_key }) => event_key === 'closing_day')?.scheduled_date ?? today
  const is_refinance = refinances(useResource(applicationResource).view)
  const message = is_refinance ? refinanceMessage : usualMessage
  const content = useMemo(
    () => ({ names, place: '', date, message, is_refinance, ...written }),
    [names, date, message, is_refinance, written],
  )
  return [content, edit => setWritten(current => ({ ...current, ...edit }))]
}

export function GiftInvitation({ isRefinance }: { isRefinance: boolean }) {
  const claim = useClaim('gifts')
  if (claim === 'off') return null
  return (
    <Card title={cardsPageWords.gift} actions={<ClaimTag state={claim} />}>
      <p className="mb-4 text-sm text-muted">{isRefinance ? cardsPageWords.refinanceGift : cardsPageWords.giftHint}</p>
      <LinkButton
        as={Link}
        to="/dashboard/cards/gift"
        variant="ghost"
        icon={<Gift className="size-4" aria-hidden="true" />}
      >
        {cardsPageWords.claimGift}
      </LinkButton>
    </Card>
  )
}
