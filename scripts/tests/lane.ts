import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { News } from './progress-reporter.ts'
import type { Tally } from './tally.ts'

interface TestFile {
  name: string
  status: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}

interface Lane {
  name: string
  projects: string[]
  /** How far it lets others go first, as `nice` counts. */
  niceness: number
  /** How many files it runs at once. */
  workers: number
}

export const REPORTS = '.cache/tests'
const lanes = new Set<ChildProcess>()

/** Whoever ends us ends the lanes too; then we still count what they have. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const lane of lanes) lane.kill(signal)
  })
}

/** Some of Vitest's projects in a process of their own: its lines go to a file, its report is counted. */
export async function runLane({ name, projects, niceness, workers }: Lane, hear: (news: News) => void): Promise<Tally> {
  const [report, log] = [`${REPORTS}/${name}.json`, `${REPORTS}/${name}.log`]
  const reporters = ['./scripts/tests/progress-reporter.ts', 'default', 'json'].map(each => `--reporter=${each}`)
  const chosen = projects.flatMap(project => ['--project', project])
  const how = [`--maxWorkers=${workers}`, `--outputFile.json=${report}`]
  const code = await vitest([...chosen, ...reporters, ...how], { log, niceness, hear })
  const lines = readFileSync(log, 'utf8')
  if (!existsSync(report)) {
    console.log(lines)
    return { passed: 0, failed: 1, names: [name] }
  }
  const said = JSON.parse(readFileSync(report, 'utf8'))
  const failures = (said.testResults as TestFile[]).flatMap(failuresIn)
  const failed = failures.length
  if (failed > 0 || code !== 0) console.log(whatWentWrong(lines))
  if (failed === 0 && code !== 0) return { passed: said.numPassedTests, failed: 1, names: [name] }
  return { passed: said.numPassedTests, failed, names: failures }
}

interface Run {
  log: string
  niceness: number
  hear(news: News): void
}

function vitest(args: string[], { log, niceness, hear }: Run): Promise<number> {
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    stdio: ['ignore', output, output, 'ipc'],
  })
  closeSync(output)
  if (child.pid) setPriority(child.pid, niceness)
  lanes.add(child)
  child.on('message', news => hear(news as News))
  return new Promise(resolve => {
    child.on('close', code => {
      lanes.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Its failed tests; a file that could not be read, or not be set up, has none, and is named itself. */
function failuresIn(file: TestFile): string[] {
  const path = relative('.', file.name)
  // A skipped test proves nothing; nobody should learn that from a green run.
  const failed = file.assertionResults.filter(({ status }) => status !== 'passed')
  if (file.status === 'failed' && failed.length === 0) return [path]
  return failed.map(({ fullName, status, failureMessages = [] }) =>
    status === 'failed' ? `${path} ${fullName}${firstLines(failureMessages)}` : `${path} ${fullName} (${status})`,
  )
}

/** Why it failed, in short: whoever sees only the end of what was printed should not have to guess. */
function firstLines([message = '']: string[]): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
  return lines.map(line => `\n  ${line}`).join('')
}

/** Vitest tells the failures after all files. */
function whatWentWrong(log: string): string {
  const at = log.search(/^.*(Failed (Tests|Suites)|Unhandled Error).*$/m)
  return log.slice(Math.max(at, 0))
}
