import { Scale } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { LegalDateKey } from '#domain/legal-dates/legal-dates.ts'
import { useCan } from '#web/client/client-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { nextLegalDate } from '../legal-dates.ts'
import { isReminded } from '../legal-dates-model.ts'
import { legalDatesToasts, laneWords as words } from '../legal-dates-page-words.ts'
import { legalDateWords } from '../legal-dates-words.ts'
import { FoldingCard } from './folding-card.tsx'
import { LegalDateRow } from './legal-date-row.tsx'
import { LegalDatesQuestion } from './legal-dates-question.tsx'
import { OldDisclosures } from './old-disclosures.tsx'
import type { LegalDates } from './use-legal-dates.ts'

/** Only whoever tells something needs the form. */
const FactsDialog = lazyPart(async () => (await import('./facts-dialog.tsx')).FactsDialog, { missing: 'note' })

const LoginDialog = lazyPart(async () => (await import('./login-dialog.tsx')).LoginDialog, { missing: 'note' })

interface LegalDatesLaneProps {
  legalDates: LegalDates
  today: CalendarDay
  isRefinance: boolean
  onMoveClosing(): void
}

/** The dates that come from the law. On a phone it is folded to its next date. */
export function LegalDatesLane({ legalDates, today, isRefinance, onMoveClosing }: LegalDatesLaneProps) {
  const named = useNamedLegalDate()
  const [isTelling, setTelling] = useState(false)
  const [asksLogin, setAsksLogin] = useState(false)
  const reminders = useCan('email-reminders')
  const { dates, state, loading, failed } = legalDates
  const next = nextLegalDate(dates, today)

  if (loading) return <Skeleton className="h-28" />

  function remind(key: LegalDateKey, enabled: boolean) {
    if (reminders.ok) void legalDates.remind(key, enabled)
    else setAsksLogin(true)
  }

  return (
    <FoldingCard
      icon={<Scale className="size-5" />}
      title={words.title}
      summary={next ? words.next(legalDateWords[next.key].title, next.day) : dates.length > 0 ? words.noneLeft : null}
      keepsSummary
      starts="wide"
      id="rights"
      wanted={named !== null}
      flush
    >
      {failed && <p className="px-5 pb-3 text-sm text-muted sm:px-6">{words.failed}</p>}
      {dates.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-muted sm:px-6">{isRefinance ? words.noneOfRefinance : words.none}</p>
      ) : (
        <>
          <LegalDatesQuestion
            legalDates={legalDates}
            onMoveClosing={onMoveClosing}
            onTell={async change => {
              const problem = await legalDates.tell(change)
              if (problem !== null) toast({ ...legalDatesToasts.failed, description: problem })
            }}
          />
          <ol>
            {dates.map(date => (
              <LegalDateRow
                key={date.key}
                date={date}
                today={today}
                named={named === date.key}
                reminds={reminders.ok && isReminded(state, date.key)}
                onRemind={enabled => remind(date.key, enabled)}
              />
            ))}
          </ol>
        </>
      )}
      {legalDates.known.old_papers.length > 0 && (
        <ul className="grid gap-2 border-t border-line px-5 py-3 text-sm sm:px-6">
          <OldDisclosures disclosures={legalDates.known.old_papers} />
        </ul>
      )}
      <div className="no-print flex flex-wrap gap-x-2 border-t border-line px-1.5 py-2 sm:px-2.5">
        <Button variant="quiet" size="sm" onClick={() => setTelling(true)}>
          {dates.length === 0 ? words.tellUs : words.source}
        </Button>
        <LinkButton as={Link} to="/dashboard/papers" variant="quiet" size="sm">
          {words.addPaper}
        </LinkButton>
      </div>
      {isTelling && (
        <Suspense>
          <FactsDialog legalDates={legalDates} onClose={() => setTelling(false)} />
        </Suspense>
      )}
      {asksLogin && (
        <Suspense>
          <LoginDialog open onOpenChange={setAsksLogin} />
        </Suspense>
      )}
    </FoldingCard>
  )
}

/** The date that a reminder's link names. */
function useNamedLegalDate(): string | null {
  const { hash } = useLocation()
  return /^#rights?(-|$)/.test(hash) ? hash.replace(/^#rights?-?/, '') : null
}
