import { startTransition, useEffect, useMemo } from 'react'
import type { PaidLoan } from '#domain/paid-loan.ts'
import { applicationResource } from '#features/application/actions.ts'
import { closureResource } from '#features/closure/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { saidClosingDay } from '#features/timeline/said-closing.ts'
import { dayHere } from '#web/client/browser-action-context.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import type { Diary } from '../model.ts'
import { type InsuredSource, insuredSources } from '../sources.ts'

export interface KnownLoansReaderProps {
  saved: readonly Diary[]
  paid: PaidLoan | null
  onSources(sources: InsuredSource[]): void
}

/** Renders nothing: hands over every loan with insurance that was entered elsewhere, once all of it is read. */
export function KnownLoansReader({ saved, paid, onSources }: KnownLoansReaderProps) {
  const today = useToday()
  const application = useResource(applicationResource)
  const comparison = useResource(comparisonResource)
  const disclosures = useResource(disclosuresResource)
  const timeline = useResource(timelineResource)
  // Guests record no closing; that page says so, and here it is simply none.
  const closure = useResource(closureResource)
  const legalDates = useResource(legalDatesResource)
  const isRead = ![application, comparison, disclosures, timeline, closure, legalDates].some(({ loading }) => loading)
  const sources = useMemo(() => {
    if (!isRead) return
    const ended = closure.view?.closure ?? null
    const known = {
      application: application.view,
      closure: ended,
      said_closing_on:
        ended && saidClosingDay(ended, timeline.view?.events ?? [], legalDates.view?.told ?? {}, dayHere),
      scenarios: comparison.view?.scenarios ?? [],
      disclosures: disclosures.view?.papers ?? [],
      paid,
      closing_on: timeline.view?.events.find(({ event_key }) => event_key === 'closing_day')?.scheduled_date ?? null,
      today,
      dayOf: dayHere,
    }
    return insuredSources(known, saved)
  }, [
    isRead,
    application.view,
    closure.view,
    comparison.view,
    disclosures.view,
    timeline.view,
    legalDates.view,
    paid,
    today,
    saved,
  ])
  useEffect(() => {
    // Rendered part by part, so that the page stays responsive.
    if (sources) startTransition(() => onSources(sources))
  }, [sources, onSources])
  return null
}
