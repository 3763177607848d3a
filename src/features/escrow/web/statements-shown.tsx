import { useState } from 'react'
import { formatDate } from '#domain/day-words.ts'
import type { EscrowReading } from '#domain/escrow/reader/statement-reading.ts'
import { useToday } from '#web/client/use-today.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { useReadOnly } from '#web/ui/read-only.ts'
import { Tabs } from '#web/ui/tabs.tsx'
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

const NEW = 'new'

/** Every statement that is kept, the newest first, and a place for the next one. */
export function StatementsShown({ statements, read }: StatementsShownProps) {
  const today = useToday()
  const isReadOnly = useReadOnly()
  const [chosen, setChosen] = useState<string | null>(null)
  const [fresh, setFresh] = useState<{ key: number; figures: EscrowStatement } | null>(null)
  const newest = statements.toReversed()

  function take(reading: EscrowReading) {
    setFresh(before => ({ key: (before?.key ?? 0) + 1, figures: figuresRead(reading) }))
    setChosen(NEW)
  }

  function saved(id: string) {
    setFresh(null)
    setChosen(id)
  }

  const blankTab = {
    value: NEW,
    label: words.newOne,
    content: (
      <StatementPanel
        key={fresh?.key ?? 0}
        start={fresh?.figures ?? BLANK_STATEMENT}
        saved={null}
        before={statementBefore(statements, null, fresh?.figures.year_from ?? null)}
        isRead={fresh !== null}
        today={today}
        onSaved={saved}
      />
    ),
  }
  const tabs = [
    ...newest.map(each => ({
      value: each.id,
      label: words.nameOf(each.figures.servicer, each.figures.dated_on && formatDate(each.figures.dated_on)),
      content: (
        <StatementPanel
          key={each.id}
          start={each.figures}
          saved={each}
          before={statementBefore(statements, each.id, each.figures.year_from)}
          isRead={false}
          today={today}
          onSaved={saved}
        />
      ),
    })),
    // Nobody who only looks on has a next one.
    ...(isReadOnly && statements.length > 0 ? [] : [blankTab]),
  ]
  const value = tabs.some(tab => tab.value === chosen) ? chosen : tabs[0]?.value
  // The verdict comes first once there is one.
  const isFirst = statements.length === 0 && !fresh
  const drop = <FileDrop words={dropWords} read={read} onRead={take} />
  return (
    <div className="grid gap-6">
      {isFirst && drop}
      {statements.length === 0 ? (
        tabs[0]?.content
      ) : (
        <Tabs label={words.yours} tabs={tabs} value={value ?? NEW} onValueChange={setChosen} />
      )}
      {!isFirst && drop}
      <p className="text-sm text-muted">{words.law}</p>
    </div>
  )
}
