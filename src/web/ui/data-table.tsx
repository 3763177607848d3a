import type { Key, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface DataColumn<Row> {
  key: string
  header: ReactNode
  cell(row: Row): ReactNode
  /** Figures: to the right, in line. */
  numeric?: boolean
  /** The column to look at: the cheapest lender, say. */
  highlight?: boolean
}

export interface DataTableProps<Row> {
  caption: ReactNode
  hideCaption?: boolean
  /** The first column names the row, and is the title of its card on a phone. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): Key
  isStrong?(row: Row): boolean
  className?: string
}

/**
 * A table where there is room for one, cards where there is not. The roles are written out because a browser forgets
 * that a table is a table once its rows are laid out as blocks.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, isStrong, className } = props
  return (
    <div className={classNames('data-table', className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table">
        <caption className={hideCaption ? 'sr-only' : undefined}>{caption}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {columns.map(column => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th key={column.key} role="columnheader" scope="col" className={lookOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {rows.map(row => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={rowKey(row)} role="row" className={isStrong?.(row) ? 'is-strong' : undefined}>
              {columns.map((column, at) =>
                at === 0 ? (
                  // biome-ignore lint/a11y/noRedundantRoles: see above
                  <th key={column.key} role="rowheader" scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  // biome-ignore lint/a11y/noRedundantRoles: see above
                  <td key={column.key} role="cell" className={lookOf(column)}>
                    <span className="data-label" aria-hidden="true">
                      {column.header}
                    </span>
                    <span>{column.cell(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function lookOf<Row>({ numeric, highlight }: DataColumn<Row>): string | undefined {
  return classNames(numeric && 'is-numeric', highlight && 'is-highlight') || undefined
}
