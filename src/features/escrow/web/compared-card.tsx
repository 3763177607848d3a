import { formatCents } from '#domain/figures.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { comparedRows } from '../compared-statements.ts'
import type { EscrowStatement } from '../model.ts'
import { statementWords as words } from '../statement-words.ts'

/** This year's statement beside last year's, figure by figure. */
export function ComparedCard({ statement, before }: { statement: EscrowStatement; before: EscrowStatement }) {
  const rows = comparedRows(statement, before)
  if (rows.length === 0) return null
  return (
    <Card title={words.compared}>
      <DataTable
        caption={words.compared}
        hideCaption
        columns={[
          { key: 'label', header: '', cell: row => row.label },
          { key: 'before', header: words.lastYear, numeric: true, cell: row => formatCents(row.before) },
          { key: 'now', header: words.thisYear, numeric: true, cell: row => formatCents(row.now) },
        ]}
        rows={rows}
        rowKey={row => row.label}
      />
    </Card>
  )
}
