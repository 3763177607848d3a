import { useEffect, useMemo, useState } from 'react'
import { formatDate } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { applicationResource } from '#features/application/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { ownLoan } from '#features/comparison/own-loan.ts'
import { isNamed } from '#features/comparison/rules.ts'
import { savedStay } from '#features/comparison/stay.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { disclosureName } from '#features/disclosures/lack-words.ts'
import { openDisclosures } from '#features/disclosures/rules.ts'
import type { Searchable } from '#features/guide/web/site/search.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { eventWords } from '#features/timeline/words.ts'
import { DASHBOARD_PAGES, type DashboardPage, pageEntry } from '#routes/pages.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useSurvey } from '#web/client/use-survey.ts'
import { useToday } from '#web/client/use-today.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { type FindKind, ownWords, pageAbout } from './find-words.ts'

export interface Findable extends Searchable {
  kind: FindKind
}

/** All that can be found: pages, the guide, and what this person has saved. Nothing of it leaves the device. */
export function useFindable(withoutWork: readonly DashboardPage[]): readonly Findable[] {
  const own = useOwn()
  const guide = useGuide()
  return useMemo(() => {
    return [...own, ...findablePages(withoutWork), ...guide]
  }, [own, guide, withoutWork])
}

export function findablePages(withoutWork: readonly DashboardPage[]): Findable[] {
  return DASHBOARD_PAGES.filter(page => !withoutWork.includes(page)).map(page => ({
    path: `/dashboard/${page}`,
    title: pageEntry(page).title,
    kind: 'page',
    lines: [pageAbout[page]],
  }))
}

function useOwn(): readonly Findable[] {
  const application = useResource(applicationResource).view
  const scenarios = useResource(comparisonResource).view?.scenarios
  const events = useResource(timelineResource).view?.events
  const disclosures = useResource(disclosuresResource).view?.papers
  const today = useToday()
  const survey = useSurvey()
  return useMemo(() => {
    const offers = (scenarios ?? []).filter(({ name }) => isNamed(name))
    const loan = ownLoan(application, scenarios ?? [], savedStay(browserStorage), today, survey)
    const cash = loan?.down_payment_amount ? loan.down_payment_amount + loan.fees : null
    const rows: (Findable | null)[] = [
      loan?.month
        ? one(
            'own',
            '/dashboard/payment-breakdown',
            ownWords.month(formatMoney(loan.month.total)),
            ownWords.monthDetail,
          )
        : null,
      cash === null
        ? null
        : one('own', '/dashboard/application', ownWords.cash(formatMoney(cash)), ownWords.cashDetail),
      ...openDisclosures(disclosures ?? []).map(({ disclosure }) =>
        one('paper', '/dashboard/papers', disclosureName(disclosure), ownWords.paper),
      ),
      ...offers.map(({ name, interest_rate }) =>
        one(
          'lender',
          '/dashboard/comparison',
          name,
          interest_rate > 0 ? ownWords.offer(formatRate(interest_rate)) : ownWords.offerWithoutRate,
        ),
      ),
      ...(events ?? []).map(({ event_key, scheduled_date, completed }) => {
        const day = scheduled_date ? formatDate(scheduled_date) : ownWords.noDay
        return one(
          'date',
          `/dashboard/timeline#${event_key}`,
          eventWords[event_key].title,
          completed ? ownWords.done(day) : ownWords.due(day),
        )
      }),
    ]
    return rows.filter(row => row !== null)
  }, [application, scenarios, events, disclosures, today, survey])
}

function one(kind: FindKind, path: string, title: string, line: string): Findable {
  return { kind, path, title, lines: [line] }
}

/** The guide's own index, fetched when somebody first searches. */
function useGuide(): readonly Findable[] {
  const [guide, setGuide] = useState<readonly Findable[]>([])
  useEffect(() => {
    import('#features/guide/web/site/search-index.ts')
      .then(({ SEARCH_INDEX }) => setGuide(SEARCH_INDEX.map(page => ({ ...page, kind: 'guide' }))))
      // Without a network the rest is found all the same.
      .catch(() => undefined)
  }, [])
  return guide
}
