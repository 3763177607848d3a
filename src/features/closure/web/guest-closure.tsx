import { Link } from 'react-router'
import { formatDate } from '#domain/day-words.ts'
import { formatMoney } from '#domain/figures.ts'
import { applicationResource } from '#features/application/actions.ts'
import { guestClosureWords as words } from '#features/closure/page-words.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { AccountNeeded } from '#web/shell/account-needed.tsx'
import { Card } from '#web/ui/card.tsx'
import { FigureRow } from '#web/ui/figure-row.tsx'
import { WhyShareCard } from './side-cards.tsx'

/** What a guest has so far for the record, and what works without an account. */
export function GuestClosure({ reason }: { reason: string }) {
  const application = useResource(applicationResource).view?.completed
  const events = useResource(timelineResource).view?.events ?? []
  const closing = events.find(({ event_key }) => event_key === 'closing_day')?.scheduled_date
  const known: [label: string, value: string][] = []
  if (application?.loan_amount) known.push([words.loanAmount, formatMoney(application.loan_amount)])
  if (closing) known.push([words.closingDay, formatDate(closing)])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid gap-6">
        <AccountNeeded reason={reason} />
        {known.length > 0 && (
          <Card title={words.title} description={words.description}>
            <dl className="[&>:first-child]:border-t-0">
              {known.map(([label, value]) => (
                <FigureRow key={label} label={label}>
                  {value}
                </FigureRow>
              ))}
            </dl>
          </Card>
        )}
        <Card title={words.without}>
          <p className="text-sm text-muted">{words.withoutText}</p>
          <Link
            to="/dashboard/my-home"
            className="mt-3 inline-flex min-h-11 items-center text-action-text underline underline-offset-4"
          >
            {words.openMyHome}
          </Link>
        </Card>
      </div>
      <WhyShareCard />
    </div>
  )
}
