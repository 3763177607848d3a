import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { createLog, errorFields, type Log } from '#server/log.ts'
import { StartProblem } from '#server/start-problem.ts'

/** From the environment to a running server and, on a signal, to its end. People read stdout; the log goes to stderr. */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  // Whatever this process writes is for its owner alone.
  process.umask(0o077)
  try {
    const config = readConfig(environment)
    const log = logFor(config, environment)
    watchForMistakes(log)
    // Loaded only now, so that a wrong setting is reported at once.
    const { startKeyturn } = await import('./wiring.ts')
    if (isFirstStart(config)) console.log('Creating the database (only at the first start) …')
    const keyturn = await startKeyturn(config, log)
    stopOnSignal(keyturn.stop, log)
    console.log(config.role === 'worker' ? 'The Keyturn worker is ready.' : `Keyturn is ready at ${config.baseUrl}`)
  } catch (error) {
    console.error(error instanceof StartProblem ? `Keyturn cannot start: ${error.message}` : error)
    process.exit(1)
  }
}

function logFor(config: Config, environment: NodeJS.ProcessEnv): Log {
  const forPeople = process.stderr.isTTY === true
  // Somebody at a terminal wants to hear of trouble, not of every request, unless they asked.
  const level = forPeople && !environment.LOG_LEVEL ? 'warn' : config.logLevel
  return createLog({ level, forPeople, write: together(text => process.stderr.write(text)) })
}

const LOG_DELAY_MS = 20

/** Lines that come close together are one write: under load a write for each would cost as much as the requests. */
function together(write: (text: string) => void): (line: string) => void {
  let waiting = ''
  const flush = () => {
    if (waiting !== '') write(waiting)
    waiting = ''
  }
  process.on('exit', flush)
  return line => {
    if (waiting === '') setTimeout(flush, LOG_DELAY_MS)
    waiting += line
  }
}

function isFirstStart({ databaseUrl, dataDir }: Config): boolean {
  return !databaseUrl && !existsSync(join(dataDir, 'database'))
}

/** The first signal lets everything finish; the second is impatience. */
function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let stopping = false
  const onSignal = (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info('stopping', { signal })
    stop().then(
      () => process.exit(0),
      error => {
        log.error('stop-failed', errorFields(error))
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal)
}

function watchForMistakes(log: Log): void {
  process.on('unhandledRejection', error => log.error('unhandled-rejection', errorFields(error)))
  process.on('uncaughtException', error => {
    log.error('uncaught-exception', errorFields(error))
    // Its state in memory is unknown; the supervisor restarts the process.
    process.exit(1)
  })
  // A terminal that was closed is no reason to die.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
