import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useReadOnly } from '#web/ui/read-only.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { monthlyDropWords } from '../drop-words.ts'
import { type StatementDraft, statementRead } from '../loan-draft.ts'
import { newestFirst } from '../loan-facts.ts'
import { BLANK_STATEMENT, type HomeLoan } from '../model.ts'
import { monthlyWords as words } from '../statement-words.ts'
import type { ReadStatementFile } from './statement-file.ts'
import { StatementPanel } from './statement-panel.tsx'
import { type OwnedHome, useOwnedHome } from './use-owned-home.ts'

const HistoryCard = lazyPart(async () => (await import('./history-card.tsx')).HistoryCard)

export function StatementsShown({ read }: { read: ReadStatementFile }) {
  const { home, problem, retry } = useOwnedHome()
  if (problem) return <LoadFailed problem={problem} onRetry={retry} />
  if (!home) return <Skeleton className="h-160" />
  if (!home.is_owned || !home.checked) {
    return (
      <Card title={words.loanFirst} description={words.loanFirstWhy}>
        <LinkButton as={Link} to="/dashboard/my-home">
          {words.toLoan}
        </LinkButton>
      </Card>
    )
  }
  return <Statements home={home} loan={home.checked} read={read} />
}

const NEW = 'new'

/** Every statement that is kept, the newest first, and a place for the next one. */
function Statements({ home, loan, read }: { home: OwnedHome; loan: HomeLoan; read: ReadStatementFile }) {
  const { servicing, escrow, today } = home
  const isReadOnly = useReadOnly()
  const [chosen, setChosen] = useState<string | null>(null)
  const [fresh, setFresh] = useState<{ key: number; figures: StatementDraft } | null>(null)
  const statements = newestFirst(servicing.statements)
  const blank: StatementDraft = { ...BLANK_STATEMENT, due_on: null, servicer: loan.servicer }
  const around = {
    loan,
    transfer: servicing.transfer,
    rate_notice: servicing.rate_notice,
    analyses: escrow.statements.map(({ figures }) => figures),
    today,
    onSaved: (id: string) => {
      setFresh(null)
      setChosen(id)
    },
  }
  const blankTab = {
    value: NEW,
    label: words.newOne,
    content: (
      <StatementPanel
        key={fresh?.key ?? 0}
        {...around}
        start={fresh?.figures ?? blank}
        saved={null}
        others={servicing.statements}
        isRead={fresh !== null}
      />
    ),
  }
  const tabs = [
    ...statements.map(each => ({
      value: each.id,
      label: words.nameOf(each.figures),
      content: (
        <StatementPanel
          key={each.id}
          {...around}
          start={each.figures}
          saved={each}
          others={servicing.statements.filter(({ id }) => id !== each.id)}
          isRead={false}
        />
      ),
    })),
    // Nobody who only looks on has a next one.
    ...(isReadOnly && statements.length > 0 ? [] : [blankTab]),
  ]
  const value = tabs.some(tab => tab.value === chosen) ? chosen : tabs[0]?.value
  // The verdict comes first once there is one.
  const isFirst = statements.length === 0 && !fresh
  const drop = (
    <FileDrop
      words={monthlyDropWords}
      read={read}
      onRead={({ paper }) => {
        setFresh(before => ({
          key: (before?.key ?? 0) + 1,
          figures: { ...statementRead(paper), servicer: loan.servicer },
        }))
        setChosen(NEW)
      }}
    />
  )
  return (
    <div className="grid gap-6">
      {isFirst && drop}
      {statements.length === 0 ? (
        tabs[0]?.content
      ) : (
        <Tabs label={words.yours} tabs={tabs} value={value ?? NEW} onValueChange={setChosen} />
      )}
      {!isFirst && (
        <>
          <p className="text-sm text-muted">{words.next}</p>
          {drop}
        </>
      )}
      {statements.length > 0 && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <HistoryCard statements={servicing.statements} servicer={loan.servicer} today={today} />
        </Suspense>
      )}
      <p className="text-sm text-muted">{words.law}</p>
    </div>
  )
}
