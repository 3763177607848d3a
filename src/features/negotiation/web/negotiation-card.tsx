import { type ReactNode, useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { useToday } from '#web/client/use-today.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Letter } from '#web/ui/letter.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Select } from '#web/ui/select.tsx'
import { negotiationLetter, SUBJECT } from '../letter.ts'
import { letterMeaning } from '../letter-meaning-words.ts'
import type { NegotiableOffer } from '../offers.ts'
import { bestPair, isUndated, letterObstacle } from '../rules.ts'
import { obstacleWords, negotiationWords as words } from '../words.ts'

interface NegotiationCardProps {
  offers: readonly NegotiableOffer[]
  /** Where it is not the page's answer it waits folded, by itself or within another card. */
  look?: 'card' | 'folded' | 'within'
  /** Whom it stands with, by name: who is asked, and whose offer is better. */
  asked?: { addressee: string; rival: string } | null
}

/** Two offers become a letter, or the reason why they cannot. */
export function NegotiationCard({ offers, look = 'card', asked }: NegotiationCardProps) {
  const today = useToday()
  const [chosen, setChosen] = useState<{ addressee?: string; rival?: string }>({})
  const [said, setSaid] = useState(false)
  const find = (id: string | undefined) => offers.find(offer => offer.id === id)
  const start = startingPair(offers, asked, today)
  const addressee = find(chosen.addressee) ?? start?.addressee ?? offers[0]
  const rival = [find(chosen.rival), start?.rival, ...offers].find(offer => offer && offer !== addressee)
  if (!addressee || !rival) return null
  const obstacle = letterObstacle(addressee, rival, today)
  const isAsking = obstacle === null && isUndated(addressee, rival)
  const hasLetter = obstacle === null && (!isAsking || said)
  const options = offers.map(({ id, lender }) => ({ value: id, label: lender }))
  // Only a letter belongs on paper.
  const printed = hasLetter ? undefined : 'no-print'
  const body = (
    <>
      <div className="no-print grid gap-4 sm:grid-cols-2">
        <Field label={words.to}>
          <Marked offer={addressee}>
            <Select
              options={options}
              value={addressee.id}
              onChange={event => setChosen({ addressee: event.target.value, rival: rival.id })}
            />
          </Marked>
        </Field>
        <Field label={words.rival}>
          <Marked offer={rival}>
            <Select
              options={options.filter(({ value }) => value !== addressee.id)}
              value={rival.id}
              onChange={event => setChosen({ addressee: addressee.id, rival: event.target.value })}
            />
          </Marked>
        </Field>
      </div>
      {isAsking && (
        <Checkbox
          className="mt-3"
          label={words.sameDay}
          hint={words.sameDayWhy}
          checked={said}
          onChange={event => setSaid(event.target.checked)}
        />
      )}
      <div className="mt-4">
        {obstacle ? (
          <Banner tone="neutral" title={words.refused}>
            {obstacleWords(obstacle, addressee, rival)}
          </Banner>
        ) : (
          hasLetter && (
            <Letter
              text={negotiationLetter(addressee, rival)}
              meaning={letterMeaning?.(addressee, rival)}
              label={words.label}
              subject={SUBJECT}
              to={addressee.email}
            />
          )
        )}
      </div>
      <p className="mt-3 text-xs text-muted">{words.sources}</p>
    </>
  )
  if (look === 'within') {
    return (
      <Fold title={words.title} className={classNames('mt-2', printed)}>
        <p className="mb-4">{words.description}</p>
        <div className="text-base text-ink">{body}</div>
      </Fold>
    )
  }
  return (
    <Card folded={look === 'folded'} title={words.title} description={words.description} className={printed}>
      {body}
    </Card>
  )
}

/** The two that are asked about, unless only others have a letter. */
function startingPair(
  offers: readonly NegotiableOffer[],
  asked: NegotiationCardProps['asked'],
  today: CalendarDay,
): ReturnType<typeof bestPair> {
  const named = (name: string | undefined) => offers.find(({ lender }) => lender === name)
  const [addressee, rival] = [named(asked?.addressee), named(asked?.rival)]
  const pair = addressee && rival ? { addressee, rival } : null
  if (pair && letterObstacle(pair.addressee, pair.rival, today) === null) return pair
  return bestPair(offers, today) ?? pair
}

/** A lender has its own colour and shape in a letter's choice too. */
function Marked({ offer, children }: { offer: NegotiableOffer; children: ReactNode }) {
  return (
    <span className="flex items-center gap-3">
      {offer.mark !== null && <Monogram name={offer.lender} mark={offer.mark} />}
      <span className="min-w-0 flex-1">{children}</span>
    </span>
  )
}
