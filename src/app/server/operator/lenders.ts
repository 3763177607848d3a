import { formatDay } from '#domain/day-words.ts'
import { formatApr, formatRate } from '#domain/figures.ts'
import { listed } from '#domain/listed.ts'
import { LENDER_FIELDS } from '#features/lenders/lender-form.ts'
import { lenderLineWords } from '#features/lenders/operator-words.ts'
import {
  type Changed,
  importLenders,
  listLenders,
  type StoredLender,
  sameName,
  saveLenders,
  setActive,
  type Unchanged,
} from '#features/lenders/server/operator-lenders.ts'
import { amountRange } from '#features/lenders/words.ts'
import { dayIn } from '#server/action-context.ts'
import type { Database } from '#server/db/database.ts'
import type { Command } from './command-line.ts'
import { CommandError, readText } from './files.ts'
import { operatorWords } from './words.ts'

type Of<Verb> = Extract<Command, { verb: Verb }>
type Write = (text: string) => void

export async function showLenders(database: Database, write: Write): Promise<void> {
  for (const lender of await listLenders(database.orm)) write(`${asText(lender)}\n`)
}

/** What `import` reads; sample lenders are not. */
export async function lenderTable(database: Database): Promise<(string | number)[][]> {
  const real = (await listLenders(database.orm)).filter(({ is_sample }) => !is_sample)
  const cell = (value: StoredLender[(typeof LENDER_FIELDS)[number]]) =>
    Array.isArray(value) ? value.join(' ') : (value ?? '')
  return [[...LENDER_FIELDS], ...real.map(lender => LENDER_FIELDS.map(field => cell(lender[field])))]
}

export async function changeLenders(database: Database, command: Of<'add'> | Of<'edit'>, write: Write): Promise<void> {
  const stored = await listLenders(database.orm)
  const id = command.verb === 'edit' ? lenderNamed(stored, command.name).id : undefined
  if (command.verb === 'add' && stored.some(({ name }) => sameName(name, command.typed.name))) {
    throw new CommandError(operatorWords.nameTaken(command.typed.name ?? ''))
  }
  const done = await saveLenders(database, [{ line: 1, typed: command.typed, id }], today())
  if (!done.ok) throw new CommandError(done.problems.map(({ reason }) => reason).join('\n'))
  reportChanges(done, write)
}

export async function importFile(database: Database, file: string, write: Write): Promise<void> {
  const done: Changed | Unchanged = await importLenders(database, readText(file), today())
  if (done.ok) return reportChanges(done, write)
  const lines = done.problems
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, reason }) => operatorWords.line(line, reason))
  throw new CommandError([...lines, operatorWords.nothingImported(lines.length)].join('\n'))
}

export async function setLendersActive(database: Database, { verb, names }: Of<'retire' | 'restore'>, write: Write) {
  const stored = await listLenders(database.orm)
  const meant = names.map(name => lenderNamed(stored, name))
  const madeUp = meant.find(({ is_sample }) => is_sample)
  if (verb === 'restore' && madeUp) throw new CommandError(operatorWords.madeUpStays(madeUp.name))
  await database.transaction(async tx => {
    for (const { id } of meant) await setActive(tx, id, verb === 'restore')
  })
  const changed = listed(meant.map(({ name }) => name))
  write(`${verb === 'restore' ? operatorWords.restored(changed) : operatorWords.retired(changed)}\n`)
}

function lenderNamed(stored: StoredLender[], name: string): StoredLender {
  const found = stored.find(one => sameName(one.name, name))
  if (!found) throw new CommandError(operatorWords.unknownLender(name))
  return found
}

function reportChanges({ added, changed }: Changed, write: Write): void {
  if (added.length > 0) write(`${operatorWords.added(listed(added))}\n`)
  if (changed.length > 0) write(`${operatorWords.changed(listed(changed))}\n`)
}

function asText(lender: StoredLender): string {
  const { name, interest_rate, apr, rate_day, is_sample, is_active, loan_types, website, email } = lender
  const isQuoted = interest_rate !== null && apr !== null && rate_day !== null
  const quote = isQuoted
    ? lenderLineWords.quote(formatRate(interest_rate), formatApr(apr), formatDay(rate_day))
    : lenderLineWords.noRate
  const state = [is_active ? lenderLineWords.active : lenderLineWords.retired, is_sample && lenderLineWords.madeUp]
  return [
    `${name}  (${state.filter(Boolean).join(', ')})`,
    `    ${[quote, amountRange(lender), loan_types.join(' ')].join(' · ')}`,
    `    ${[website, email ?? lenderLineWords.noEmail].filter(Boolean).join(' · ')}`,
  ].join('\n')
}

/** The operator's own day, by their machine's clock. */
function today(): string {
  return dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
}
