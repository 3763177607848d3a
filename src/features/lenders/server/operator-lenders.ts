import { asc, eq } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { checkLender, type LineProblem, readLenderFile, type TypedLender } from '../lender-form.ts'
import { lenderProblems } from '../operator-words.ts'
import { lenders } from './tables.ts'

export type StoredLender = typeof lenders.$inferSelect

export type Changed = { ok: true; added: string[]; changed: string[] }
export type Unchanged = { ok: false; problems: LineProblem[] }

export function listLenders(db: Orm): Promise<StoredLender[]> {
  return db.select().from(lenders).orderBy(asc(lenders.name))
}

/** All lines or none. A line whose name is known changes that lender, any other adds one. */
export function importLenders(database: Database, text: string, today: CalendarDay): Promise<Changed | Unchanged> {
  const file = readLenderFile(text)
  if (!file.ok) return Promise.resolve(file)
  return saveLenders(database, file.lenders, today)
}

interface TypedLine {
  line: number
  typed: TypedLender
  /** Which one is meant; without it the one with the typed name, or a new one. */
  id?: string
}

/** Writes what an operator typed, wholly or not at all. */
export async function saveLenders(
  database: Database,
  lines: TypedLine[],
  today: CalendarDay,
): Promise<Changed | Unchanged> {
  return await database.transaction(async tx => {
    const stored = await listLenders(tx)
    const problems: LineProblem[] = []
    const rows = lines.flatMap(({ line, typed, id }) => {
      const known = stored.find(one => (id === undefined ? sameName(one.name, typed.name) : one.id === id))
      const checked = checkLender(typed, known, today)
      const found = checked.ok ? [] : checked.problems
      if (known?.is_sample) found.push(lenderProblems.madeUp)
      if (checked.ok && stored.some(one => one !== known && sameName(one.name, checked.lender.name))) {
        found.push(lenderProblems.taken)
      }
      problems.push(...found.map(reason => ({ line, reason })))
      return checked.ok ? { known, lender: checked.lender } : []
    })
    if (problems.length > 0) return { ok: false, problems }
    for (const { known, lender } of rows) {
      if (known) await tx.update(lenders).set(lender).where(eq(lenders.id, known.id))
      else await tx.insert(lenders).values(lender)
    }
    const names = (changed: boolean) =>
      rows.filter(({ known }) => (known !== undefined) === changed).map(row => row.lender.name)
    return { ok: true, added: names(false), changed: names(true) }
  })
}

/** Retired lenders take no more requests; those they have stay. */
export async function setActive(tx: Orm, id: string, is_active: boolean): Promise<void> {
  await tx.update(lenders).set({ is_active }).where(eq(lenders.id, id))
}

export function sameName(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.trim().toLowerCase()
}
