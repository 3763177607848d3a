import { RefreshCw } from 'lucide-react'
import { Suspense } from 'react'
import { newsPageWords } from '#features/news/page-words.ts'
import { useToday } from '#web/client/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { newsWords } from '../words.ts'
import { ImpactCard } from './impact-card.tsx'
import { MeetingsCard } from './meetings-card.tsx'
import { RateCards } from './rate-cards.tsx'
import { SourceLine } from './source-line.tsx'
import { useHistory, useMeetings, useRates } from './use-feeds.ts'

/** The rates stand above it and need no picture: it comes after them. */
const HistoryCard = lazyPart(async () => (await import('./history-card.tsx')).HistoryCard)

export function NewsPage() {
  const today = useToday()
  const { answer, busy, refresh } = useRates()
  const meetings = useMeetings(today)
  const history = useHistory()
  return (
    <>
      <PageHeader
        title={newsWords.title}
        description={newsWords.description}
        actions={
          <Button
            icon={<RefreshCw className="size-4" aria-hidden="true" />}
            loading={busy && answer !== undefined}
            onClick={refresh}
          >
            {newsWords.refresh}
          </Button>
        }
      />
      <div className="grid gap-6">
        <section aria-label={newsPageWords.mortgageRates} aria-busy={answer === undefined}>
          <RateCards answer={answer} today={today} />
          <SourceLine answer={answer} />
        </section>

        <ImpactCard item={answer?.rates[0]} today={today} />
        <Suspense fallback={<Skeleton className="h-160" />}>
          <HistoryCard history={history} />
        </Suspense>
        <MeetingsCard meetings={meetings} today={today} />
      </div>
    </>
  )
}
