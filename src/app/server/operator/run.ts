import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readDatabaseConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartProblem } from '#server/start-problem.ts'
import { type Command, readCommand, UsageError } from './command-line.ts'
import { CommandError } from './files.ts'
import { changeLenders, importFile, setLendersActive, showLenders } from './lenders.ts'
import { exportList, markDone, showList } from './lists.ts'
import { operatorWords } from './words.ts'

export interface Output {
  /** To whoever asked, or into the file that they chose. */
  write(text: string): void
  error(text: string): void
}

/** Does one command; the answer is the exit code. */
export function runOperator(args: string[], environment: NodeJS.ProcessEnv, output: Output): Promise<number> {
  return operate(args, work => withDatabase(environment, work), output)
}

type Task = Exclude<Command, { verb: 'help' }>
type WithDatabase = (work: (database: Database) => Promise<void>) => Promise<void>

/** Opens a database only for a command that was understood. */
export async function operate(args: string[], open: WithDatabase, output: Output): Promise<number> {
  try {
    const command = readCommand(args)
    if (command.verb === 'help') output.write(operatorWords.help)
    else await open(database => execute(command, database, output.write))
    return 0
  } catch (error) {
    if (error instanceof UsageError) output.error(`${error.message}\n${operatorWords.see}\n`)
    else if (error instanceof CommandError || error instanceof StartProblem) output.error(`${error.message}\n`)
    else throw error
    return 1
  }
}

function execute(command: Task, database: Database, write: (text: string) => void): Promise<void> {
  switch (command.verb) {
    case 'list':
      return showList(database, command, write)
    case 'export':
      return exportList(database, command, write)
    case 'done':
      return markDone(database, command, write)
    case 'lenders':
      return showLenders(database, write)
    case 'add':
    case 'edit':
      return changeLenders(database, command, write)
    case 'import':
      return importFile(database, command.file, write)
    case 'retire':
    case 'restore':
      return setLendersActive(database, command, write)
  }
}

async function withDatabase(
  environment: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const config = readDatabaseConfig(environment)
  const folder = resolve(config.dataDir)
  // Opening would make an empty one where somebody mistyped the folder.
  if (!config.databaseUrl && !existsSync(join(folder, 'database')))
    throw new CommandError(operatorWords.noDatabase(folder))
  const database = await openDatabase(config).catch(error => {
    throw error instanceof FolderInUse ? new CommandError(operatorWords.inUse(folder)) : error
  })
  try {
    if (!(await isMigrated(database))) throw new CommandError(operatorWords.otherVersion)
    await work(database)
  } finally {
    await database.close()
  }
}
