import { Suspense } from 'react'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SavedStatements } from '#web/ui/saved-statements.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { monthlyDropWords } from '../drop-words.ts'
import { type StatementDraft, statementRead } from '../loan-draft.ts'
import { newestFirst } from '../loan-facts.ts'
import { BLANK_STATEMENT, type SavedMonthly } from '../model.ts'
import { monthlyWords as words } from '../statement-words.ts'
import { type OwnedLoan, OwnedLoanOnly } from './owned-loan-only.tsx'
import type { ReadStatementFile } from './statement-file.ts'
import { StatementPanel } from './statement-panel.tsx'

const HistoryCard = lazyPart(async () => (await import('./history-card.tsx')).HistoryCard)

export function StatementsShown({ read }: { read: ReadStatementFile }) {
  return <OwnedLoanOnly words={words}>{home => <Statements home={home} read={read} />}</OwnedLoanOnly>
}

function Statements({ home, read }: { home: OwnedLoan; read: ReadStatementFile }) {
  const { checked: loan, servicing, escrow, today } = home
  const statements = newestFirst(servicing.statements)
  const blank: StatementDraft = { ...BLANK_STATEMENT, due_on: null, servicer: loan.servicer }
  const analyses = escrow.statements.map(({ figures }) => figures)
  return (
    <div className="grid gap-6">
      <SavedStatements<SavedMonthly, StatementDraft>
        words={words}
        statements={statements}
        nameOf={({ figures }) => words.nameOf(figures)}
        drop={onRead => (
          <FileDrop
            words={monthlyDropWords}
            read={read}
            onRead={({ disclosure }) => onRead({ ...statementRead(disclosure), servicer: loan.servicer })}
          />
        )}
        panel={({ saved, read, onSaved }) => (
          <StatementPanel
            loan={loan}
            transfer={servicing.transfer}
            rate_notice={servicing.rate_notice}
            analyses={analyses}
            others={servicing.statements.filter(({ id }) => id !== saved?.id)}
            start={saved?.figures ?? read ?? blank}
            saved={saved}
            isRead={read !== null}
            today={today}
            onSaved={onSaved}
          />
        )}
      />
      {statements.length > 0 && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <HistoryCard statements={servicing.statements} servicer={loan.servicer} today={today} />
        </Suspense>
      )}
      <p className="text-sm text-muted">{words.law}</p>
    </div>
  )
}
