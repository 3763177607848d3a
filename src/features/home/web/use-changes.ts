import { startTransition, useEffect, useMemo, useState } from 'react'
import { formatPlainDay, formatWeekday } from '#domain/day-words.ts'
import { isKnown } from '#domain/figure-source.ts'
import type { OfferFigures, Scenario } from '#features/comparison/model.ts'
import { feesSource, sourceOf } from '#features/comparison/offer-sources.ts'
import type { TimelineEvent } from '#features/timeline/model.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { localDay } from '#web/client/browser-action-context.ts'
import { browserStorage, parseJson } from '#web/storage/browser-storage.ts'
import { type Change, changesSince, isLaterVisit, type Snapshot } from '../changes.ts'

const KEY = 'homeSeen'
const WEEK_MS = 7 * 24 * 60 * 60_000
const none = { since: '', list: [] as Change[] }

/** What is new since this browser last showed the page. What it shows now is stored for the next visit. */
export function useChanges(
  lenders: readonly Scenario[] | undefined,
  guess: OfferFigures | null,
  events: readonly TimelineEvent[] | undefined,
): { since: string; list: readonly Change[] } {
  const { user, guestId } = useAuth()
  const owner = user?.id ?? guestId ?? ''
  // Read once, after the page was first rendered: what this visit writes is not its own past, and no server knows it.
  const [before, setBefore] = useState<Snapshot | null>()
  useEffect(() => startTransition(() => setBefore(readSnapshot())), [])
  const now = useMemo(
    () => lenders && events && snapshotOf(owner, lenders, guess, events),
    [owner, lenders, guess, events],
  )
  useEffect(() => {
    if (now && before !== undefined && !(before && before.owner === owner && !isLaterVisit(before, now))) {
      browserStorage.setItem(KEY, JSON.stringify(now))
    }
  }, [now, before, owner])
  return useMemo(() => {
    if (!now || !before || !isLaterVisit(before, now)) return none
    return { since: sinceWords(before.at, now.at), list: changesSince(before, now) }
  }, [now, before])
}

function snapshotOf(
  owner: string,
  lenders: readonly Scenario[],
  guess: OfferFigures | null,
  events: readonly TimelineEvent[],
): Snapshot {
  return {
    owner,
    at: new Date().toISOString(),
    lenders: lenders.map(offer => ({
      id: offer.id,
      name: offer.name,
      rate: isKnown(sourceOf(offer, 'interest_rate', guess)) ? offer.interest_rate : null,
      fees: isKnown(feesSource(offer, guess)) ? offer.fees.totalFees : null,
    })),
    events: events.map(({ event_key, title, scheduled_date, completed }) => ({
      event_key,
      title,
      on: scheduled_date,
      completed,
    })),
  }
}

function readSnapshot(): Snapshot | null {
  const saved = parseJson(browserStorage.getItem(KEY)) as Partial<Snapshot> | null
  const isWhole =
    saved && Array.isArray(saved.lenders) && Array.isArray(saved.events) && !Number.isNaN(Date.parse(saved.at ?? ''))
  return isWhole ? (saved as Snapshot) : null
}

/** 'Friday' within a week, else 'Nov 3'. */
function sinceWords(at: string, now: string): string {
  const day = localDay(new Date(at))
  return Date.parse(now) - Date.parse(at) < WEEK_MS ? formatWeekday(day) : formatPlainDay(day)
}
