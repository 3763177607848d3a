import { BellRing, CalendarDays, FileText } from 'lucide-react'
import { useState } from 'react'
import { FIGURE_SOURCES } from '#domain/figure-source.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Part } from './part.tsx'

const OFFERS = [
  { lender: 'Harbor Savings', mark: 1, rate: '6.500%', fees: '$6,935', apr: '6.669%', total: '$517,113', best: true },
  { lender: 'First County', mark: 2, rate: '6.375%', fees: '$19,800', apr: '6.866%', total: '$518,173', best: false },
  { lender: 'Prairie Mutual', mark: 3, rate: '6.750%', fees: '$3,120', apr: '6.827%', total: '$537,101', best: false },
]

export function Pieces() {
  const [isNew, setNew] = useState(true)
  return (
    <Part title="Pieces of a page">
      <div className="grid gap-5">
        <Breadcrumbs
          items={[
            { label: 'Dashboard', href: '#dashboard' },
            { label: 'Lending Comparison', href: '#comparison' },
          ]}
        />
        {isNew && (
          <Banner
            tone="attention"
            icon={<BellRing className="size-5" />}
            title="You are in guest mode"
            actions={
              <>
                <LinkButton href="#auth" size="sm">
                  Create Free Account
                </LinkButton>
                <Button size="sm" variant="quiet" onClick={() => setNew(false)}>
                  Continue as Guest
                </Button>
              </>
            }
            onDismiss={() => setNew(false)}
          >
            Your progress is kept in this browser until you create an account.
          </Banner>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Banner tone="info" title="These are sample rates" icon={<FileText className="size-5" />} />
          <Banner tone="danger" title="The appraisal is 2 days late" icon={<CalendarDays className="size-5" />} />
          <Banner tone="good" title="All caught up" />
          <Banner tone="neutral" title="Secure document upload is coming soon" />
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge>Scheduled</Badge>
          <Badge tone="good">Lowest cost</Badge>
          <Badge tone="attention">Guest Mode</Badge>
          <Badge tone="danger">Overdue</Badge>
          <Badge tone="info">Sample</Badge>
        </div>
        <p className="num flex flex-wrap gap-x-6 gap-y-2">
          {FIGURE_SOURCES.map(source => (
            <SourcedFigure key={source} source={source}>
              $7,335
            </SourcedFigure>
          ))}
        </p>
        <div className="grid gap-5 sm:grid-cols-3">
          <StatTile label="Your estimated rate" value="6.60%" hint="6.85% estimated APR" large />
          <StatTile
            label="Urgent items"
            value="2"
            hint="Due within 3 days"
            icon={<CalendarDays className="size-4" aria-hidden="true" />}
          />
          <Card>
            <Progress label="Progress" value={4} max={11} valueText="4 of 11 done" />
          </Card>
        </div>
        <Card title="Which loan costs least?" description="$400,000 over 30 years" flush>
          <DataTable
            caption="Loans side by side"
            hideCaption
            rows={OFFERS}
            rowKey={row => row.lender}
            isStrong={row => row.best}
            columns={[
              {
                key: 'lender',
                header: 'Lender',
                cell: row => (
                  <span className="flex items-center gap-3">
                    <Monogram name={row.lender} size="sm" mark={row.mark} />
                    {row.lender}
                  </span>
                ),
              },
              { key: 'rate', header: 'Interest rate', cell: row => row.rate, numeric: true },
              { key: 'fees', header: 'Fees', cell: row => row.fees, numeric: true },
              { key: 'apr', header: 'True APR', cell: row => row.apr, numeric: true, highlight: true },
              { key: 'total', header: 'Total cost', cell: row => row.total, numeric: true },
            ]}
          />
        </Card>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Tabs
            label="How you sign in"
            tabs={[
              { value: 'in', label: 'Sign in', content: <p>Welcome back.</p> },
              { value: 'up', label: 'Create account', content: <p>It takes a minute and costs nothing.</p> },
            ]}
          />
          <Accordion
            single
            items={[
              { title: 'Is it really free?', content: 'Yes. Donations keep it running.', open: true },
              { title: 'Does it touch my credit score?', content: 'A soft inquiry does not change your score.' },
              { title: 'How many lenders should I ask?', content: 'Three to seven is a good number.' },
            ]}
          />
          <EmptyState
            icon={<FileText className="size-6" />}
            title="No documents yet"
            level={3}
            action={<Button>See the list</Button>}
          >
            Start with the five short lists of what lenders ask for.
          </EmptyState>
          <Card aria-busy="true" aria-label="Loading">
            <div className="flex items-center gap-4">
              <Skeleton className="size-12 flex-none" />
              <div className="flex-1">
                <SkeletonLines lines={3} />
              </div>
            </div>
          </Card>
        </div>
        <div className="flex flex-wrap gap-3">
          {['Harbor Savings', 'First County', 'Prairie Mutual', 'Rocket', 'Bank of America', 'Ally'].map((name, at) => (
            <Monogram key={name} name={name} mark={at + 1} />
          ))}
          <Monogram name="Guild" />
          <Monogram name="Guest User" round />
        </div>
      </div>
    </Part>
  )
}
