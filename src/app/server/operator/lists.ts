import { writeCsv } from '#domain/csv.ts'
import { formatDay } from '#domain/day-words.ts'
import { gifts } from '#features/cards/server/operator.ts'
import { feedbackMessages } from '#features/feedback/server/operator.ts'
import { preApprovalRequests } from '#features/lenders/server/operator-requests.ts'
import { realtorMessages } from '#features/realtor/server/operator.ts'
import type { Database } from '#server/db/database.ts'
import type { OperatorEntry, OperatorList } from '#server/operator-list.ts'
import type { Command, Kind } from './command-line.ts'
import { CommandError, writeNew } from './files.ts'
import { lenderTable } from './lenders.ts'
import { operatorWords } from './words.ts'

type Of<Verb> = Extract<Command, { verb: Verb }>
type Write = (text: string) => void

const lists: Record<Kind, OperatorList> = {
  realtor: realtorMessages,
  feedback: feedbackMessages,
  gifts,
  requests: preApprovalRequests,
}

const SHORT_ID = 8

export async function showList(database: Database, { kind, all }: Of<'list'>, write: Write): Promise<void> {
  const entries = await lists[kind].entries(database)
  const shown = entries.filter(({ done_at }) => all || done_at === null)
  for (const entry of shown) write(`${asText(entry)}\n`)
  const hidden = entries.length - shown.length
  if (shown.length === 0) write(`${hidden === 0 ? operatorWords.nothing[kind] : operatorWords.nothingWaits}\n`)
  if (hidden > 0) write(`${operatorWords.hidden(hidden)}\n`)
}

export async function exportList(database: Database, { kind, all, file }: Of<'export'>, write: Write): Promise<void> {
  const table = kind === 'lenders' ? await lenderTable(database) : await entryTable(database, kind, all)
  const text = writeCsv(table)
  if (file === undefined) return write(text)
  writeNew(file, text)
  write(`${operatorWords.exported(table.length - 1, file)}\n`)
}

async function entryTable(database: Database, kind: Kind, all: boolean): Promise<(string | number)[][]> {
  const entries = (await lists[kind].entries(database)).filter(({ done_at }) => all || done_at === null)
  const columns = Object.keys(entries[0]?.record ?? {})
  return [
    ['id', 'sent_at', 'done_at', ...columns],
    ...entries.map(({ id, created_at, done_at, record }) => [
      id,
      created_at.toISOString(),
      done_at?.toISOString() ?? '',
      ...columns.map(column => record[column] ?? ''),
    ]),
  ]
}

/** All that were named, or none. */
export async function markDone(database: Database, { kind, ids, undo }: Of<'done'>, write: Write): Promise<void> {
  const entries = await lists[kind].entries(database)
  const found = [...new Set(ids.map(id => idLike(entries, id)))]
  await database.transaction(tx => lists[kind].mark(tx, found, undo ? null : new Date()))
  write(`${undo ? operatorWords.unmarked(found.length) : operatorWords.marked(found.length)}\n`)
}

function idLike(entries: OperatorEntry[], beginning: string): string {
  const [found, ...others] = entries.filter(({ id }) => id.startsWith(beginning.toLowerCase()))
  const problem = found ? operatorWords.severalIds(beginning) : operatorWords.unknownId(beginning)
  if (!found || others.length > 0) throw new CommandError(`${problem} ${operatorWords.nothingMarked}`)
  return found.id
}

function asText({ id, created_at, done_at, headline, details }: OperatorEntry): string {
  const when = formatDay(dayOf(created_at))
  const done = done_at === null ? '' : `  (${operatorWords.doneOn(formatDay(dayOf(done_at)))})`
  const indent = ' '.repeat(SHORT_ID + 2)
  const lines = details.flatMap(text => text.split(/\r?\n|\r/)).filter(line => line !== '')
  const first = `${id.slice(0, SHORT_ID)}  ${when}  ${headline}${done}`
  return [first, ...lines.map(line => `${indent}${line}`)].map(onScreen).join('\n')
}

/** Strangers wrote it: escape sequences must not reach the terminal. */
function onScreen(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
