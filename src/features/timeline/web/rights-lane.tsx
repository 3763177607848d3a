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
import { nextRight } from '../rights.ts'
import { isReminded } from '../rights-model.ts'
import { rightsToasts, laneWords as words } from '../rights-page-words.ts'
import { rightWords } from '../rights-words.ts'
import { FoldingCard } from './folding-card.tsx'
import { OldPapers } from './old-papers.tsx'
import { RightRow } from './right-row.tsx'
import { RightsQuestion } from './rights-question.tsx'
import type { Rights } from './use-rights.ts'

/** Only whoever tells something needs the form. */
const FactsDialog = lazyPart(async () => (await import('./facts-dialog.tsx')).FactsDialog, { missing: 'note' })

const LoginDialog = lazyPart(async () => (await import('./login-dialog.tsx')).LoginDialog, { missing: 'note' })

interface RightsLaneProps {
  rights: Rights
  today: CalendarDay
  isRefinance: boolean
  onMoveClosing(): void
}

/** The dates that come from the law. On a phone it is folded to its next date. */
export function RightsLane({ rights, today, isRefinance, onMoveClosing }: RightsLaneProps) {
  const named = useNamedRight()
  const [isTelling, setTelling] = useState(false)
  const [asksLogin, setAsksLogin] = useState(false)
  const reminders = useCan('email-reminders')
  const { dates, state, loading, failed } = rights
  const next = nextRight(dates, today)

  if (loading) return <Skeleton className="h-28" />

  function remind(key: LegalDateKey, enabled: boolean) {
    if (reminders.ok) void rights.remind(key, enabled)
    else setAsksLogin(true)
  }

  return (
    <FoldingCard
      icon={<Scale className="size-5" />}
      title={words.title}
      summary={next ? words.next(rightWords[next.key].title, next.day) : dates.length > 0 ? words.noneLeft : null}
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
          <RightsQuestion
            rights={rights}
            onMoveClosing={onMoveClosing}
            onTell={async change => {
              const problem = await rights.tell(change)
              if (problem !== null) toast({ ...rightsToasts.failed, description: problem })
            }}
          />
          <ol>
            {dates.map(date => (
              <RightRow
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
      {rights.known.old_papers.length > 0 && (
        <ul className="grid gap-2 border-t border-line px-5 py-3 text-sm sm:px-6">
          <OldPapers papers={rights.known.old_papers} />
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
          <FactsDialog rights={rights} onClose={() => setTelling(false)} />
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
function useNamedRight(): string | null {
  const { hash } = useLocation()
  return /^#rights?(-|$)/.test(hash) ? hash.replace(/^#rights?-?/, '') : null
}
