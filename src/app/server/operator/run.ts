import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readDatabaseConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartProblem } from '#server/start-problem.ts'
import { type Command, NotUnderstood, readCommand } from './command-line.ts'
import { Refused } from './files.ts'
import { changeLenders, importFile, setLendersActive, showLenders } from './lenders.ts'
import { exportList, markDone, showList } from './lists.ts'
import { operatorWords } from './words.ts'

export interface Voice {
  /** To whoever asked, or into the file that they chose. */
  say(text: string): void
  error(text: string): void
}

/** Does one command; the answer is the exit code. */
export function runOperator(args: string[], environment: NodeJS.ProcessEnv, voice: Voice): Promise<number> {
  return operate(args, work => withDatabase(environment, work), voice)
}

type Task = Exclude<Command, { verb: 'help' }>
type WithDatabase = (work: (database: Database) => Promise<void>) => Promise<void>

/** Opens a database only for a command that was understood. */
export async function operate(args: string[], open: WithDatabase, voice: Voice): Promise<number> {
  try {
    const command = readCommand(args)
    if (command.verb === 'help') voice.say(operatorWords.help)
    else await open(database => execute(command, database, voice.say))
    return 0
  } catch (error) {
    if (error instanceof NotUnderstood) voice.error(`${error.message}\n${operatorWords.see}\n`)
    else if (error instanceof Refused || error instanceof StartProblem) voice.error(`${error.message}\n`)
    else throw error
    return 1
  }
}

function execute(command: Task, database: Database, say: (text: string) => void): Promise<void> {
  switch (command.verb) {
    case 'list':
      return showList(database, command, say)
    case 'export':
      return exportList(database, command, say)
    case 'done':
      return markDone(database, command, say)
    case 'lenders':
      return showLenders(database, say)
    case 'add':
    case 'edit':
      return changeLenders(database, command, say)
    case 'import':
      return importFile(database, command.file, say)
    case 'retire':
    case 'restore':
      return setLendersActive(database, command, say)
  }
}

async function withDatabase(
  environment: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const config = readDatabaseConfig(environment)
  const folder = resolve(config.dataDir)
  // Opening would make an empty one where somebody mistyped the folder.
  if (!config.databaseUrl && !existsSync(join(folder, 'database'))) throw new Refused(operatorWords.noDatabase(folder))
  const database = await openDatabase(config).catch(error => {
    throw error instanceof FolderInUse ? new Refused(operatorWords.inUse(folder)) : error
  })
  try {
    if (!(await isMigrated(database))) throw new Refused(operatorWords.otherVersion)
    await work(database)
  } finally {
    await database.close()
  }
}
