import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { embeddedSnapshot } from '../tests/harness/embedded-snapshot.ts'
import { prepareProduct } from './prepare.mjs'
import { findTools } from './test-tools.ts'

/**
 * `npm test`, once Node and the packages are there: the build, every check, every test. It goes on after a failure, so that
 * one run tells everything, and ends with "N passed, N failed".
 */

interface Tally {
  passed: number
  /** What failed, printed once more at the end. */
  failed: string[]
}

interface TestFile {
  name: string
  status: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}

const REPORT = '.cache/tests/report.json'
const CHECKS_NICENESS = 3

const begun = performance.now()
const tools = await part('tools', async () => outcome('tools', findTools()))
// The checks need no build: they take what it leaves of the cores, and then go on beside the tests.
const checked = part('checks', checks)
const built = await part('build', build)
const tested = await part('tests', tests)
const tallies = [tools, built, tested, await checked]
const failed = tallies.flatMap(tally => tally.failed)

console.log(`\nIn ${minutesSince(begun)}.`)
for (const name of failed) console.log(`failed: ${name}`)
console.log(`${tallies.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)

async function part(title: string, work: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now()
  console.log(`\n── ${title}`)
  const tally = await work()
  console.log(`── ${title}: ${tally.passed} passed, ${tally.failed.length} failed in ${minutesSince(started)}`)
  return tally
}

function outcome(title: string, ok: boolean): Tally {
  return ok ? { passed: 1, failed: [] } : { passed: 0, failed: [title] }
}

function minutesSince(started: number): string {
  const seconds = Math.round((performance.now() - started) / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

async function checks(): Promise<Tally> {
  let said = ''
  const child = spawn(process.execPath, ['scripts/check.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.pid) setPriority(child.pid, CHECKS_NICENESS)
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text
    process.stdout.write(text)
  })
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  const failed = [...said.matchAll(/^✗ (\S+)/gm)].map(([, name]) => `check ${name}`)
  // Without a line of its own, what broke is the checking itself.
  return { passed: said.match(/^✓/gm)?.length ?? 0, failed: failed.length === 0 && code !== 0 ? ['checks'] : failed }
}

async function build(): Promise<Tally> {
  rmSync('dist', { recursive: true, force: true })
  try {
    await Promise.all([prepareProduct(), embeddedSnapshot()])
    return outcome('build', true)
  } catch (problem) {
    console.log(problem)
    return outcome('build', false)
  }
}

async function tests(): Promise<Tally> {
  rmSync('.cache/tests', { recursive: true, force: true })
  mkdirSync('.cache/tests', { recursive: true })
  const how = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...how], { stdio: 'inherit' })
  // Whoever ends us ends them too; then we still count what they have.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal))
  const code = await new Promise<number | null>(resolve => vitest.on('close', resolve))
  if (!existsSync(REPORT)) return outcome('tests', false)
  const report = JSON.parse(readFileSync(REPORT, 'utf8'))
  const failed = (report.testResults as TestFile[]).flatMap(failuresIn)
  return { passed: report.numPassedTests, failed: failed.length === 0 && code !== 0 ? ['tests'] : failed }
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
