import type { ReactNode } from 'react'
import { applicationDrawer } from '#features/application/actions.ts'
import { closureDrawer } from '#features/closure/actions.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { papersDrawer } from '#features/papers/actions.ts'
import { timelineDrawer } from '#features/timeline/actions.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { useToday } from '#web/journey/use-today.ts'
import type { Diary } from '../model.ts'
import { type InsuredSource, insuredSources } from '../sources.ts'

interface ToldLoansProps {
  kept: readonly Diary[]
  /** Until all of it is read, so that no form is filled twice. */
  waiting: ReactNode
  children(sources: InsuredSource[]): ReactNode
}

/** Every loan with insurance that was told elsewhere. */
export function ToldLoans({ kept, waiting, children }: ToldLoansProps) {
  const today = useToday()
  const application = useDrawer(applicationDrawer)
  const comparison = useDrawer(comparisonDrawer)
  const papers = useDrawer(papersDrawer)
  const timeline = useDrawer(timelineDrawer)
  // Guests record no closing; they are told so there, and here it is simply none.
  const closure = useDrawer(closureDrawer)
  if ([application, comparison, papers, timeline, closure].some(({ loading }) => loading)) return waiting
  const told = {
    application: application.view,
    closure: closure.view?.closure ?? null,
    scenarios: comparison.view?.scenarios ?? [],
    papers: papers.view?.papers ?? [],
    closing_on: timeline.view?.events.find(({ event_key }) => event_key === 'closing_day')?.scheduled_date ?? null,
    today,
  }
  return children(insuredSources(told, kept))
}
