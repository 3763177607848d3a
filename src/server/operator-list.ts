import type { Database, Orm } from './db/database.ts'

/** Something that people sent and whoever runs the site has to deal with. */
export interface OperatorEntry {
  id: string
  created_at: Date
  done_at: Date | null
  /** Who and what, in one line. */
  headline: string
  /** The rest, to be read. */
  details: string[]
  /** The same for a spreadsheet. */
  record: Record<string, string | number | null>
}

/** What the operator's command may do with one kind of it. Features offer theirs; the command knows no table. */
export interface OperatorList {
  /** The oldest first, as they were waiting. */
  entries(database: Database): Promise<OperatorEntry[]>
  /** Dealt with at that moment, or again not. */
  mark(tx: Orm, ids: string[], done_at: Date | null): Promise<void>
}
