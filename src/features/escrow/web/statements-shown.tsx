import { formatDate } from '#domain/day-words.ts'
import { useToday } from '#web/client/use-today.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { SavedStatements } from '#web/ui/saved-statements.tsx'
import { statementBefore } from '../compared-statements.ts'
import { BLANK_STATEMENT, type EscrowStatement, type SavedStatement } from '../model.ts'
import { figuresRead } from '../read-figures.ts'
import { dropWords, statementWords as words } from '../statement-words.ts'
import type { ReadStatementFile } from './statement-file.ts'
import { StatementPanel } from './statement-panel.tsx'

interface StatementsShownProps {
  statements: readonly SavedStatement[]
  read: ReadStatementFile
}

export function StatementsShown({ statements, read }: StatementsShownProps) {
  const today = useToday()
  return (
    <div className="grid gap-6">
      <SavedStatements<SavedStatement, EscrowStatement>
        words={{ yours: words.yours, newOne: words.newOne }}
        statements={statements.toReversed()}
        nameOf={({ figures }) => words.nameOf(figures.servicer, figures.dated_on && formatDate(figures.dated_on))}
        drop={onRead => <FileDrop words={dropWords} read={read} onRead={reading => onRead(figuresRead(reading))} />}
        panel={({ saved, read, onSaved }) => {
          const start = saved?.figures ?? read ?? BLANK_STATEMENT
          return (
            <StatementPanel
              start={start}
              saved={saved}
              before={statementBefore(statements, saved?.id ?? null, start.year_from)}
              isRead={read !== null}
              today={today}
              onSaved={onSaved}
            />
          )
        }}
      />
      <p className="text-sm text-muted">{words.law}</p>
    </div>
  )
}
