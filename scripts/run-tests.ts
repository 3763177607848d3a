import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { embeddedSnapshot } from '../tests/harness/embedded-snapshot.ts'
import { prepareProduct } from './prepare.mjs'
import { REPORTS, runLane } from './tests/lane.ts'
import { showProgress } from './tests/progress.ts'
import { minutes, outcome, sumOf, type Tally } from './tests/tally.ts'
import { findTools } from './tests/tools.ts'

/**
 * `npm test`, once Node and the packages are there: the build, every check, every test. It goes on after a failure, so that
 * one run tells everything, and ends with "N passed, N failed".
 */

const CORES = availableParallelism()

/**
 * Side by side. The faults come one after the other and mostly wait, for databases to come back and
 * mails to be tried again; the browser's files are long. The code's many short ones let both go first, and keep every core
 * busy to the end.
 */
const LANES = {
  browser: { projects: ['e2e'], niceness: 0, workers: CORES },
  faults: { projects: ['faults'], niceness: 0, workers: 1 },
  code: { projects: ['pure', 'web', 'spanish', 'server', 'fences'], niceness: 7, workers: CORES },
}

const CHECKS_NICENESS = 3

const begun = performance.now()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const tools = await part('tools', async () => outcome(findTools()))
// The checks need no build: they take what it leaves of the cores, and then go on beside the tests.
const checked = part('checks', checks)
const built = await part('build', build)
const tested = await part('tests', tests)
const { passed, failed, names } = sumOf([tools, built, tested, await checked])

console.log(`\nIn ${minutes(begun)}.`)
for (const name of names) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function part(title: string, work: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now()
  console.log(`\n── ${title}`)
  const { passed, failed, names = failed > 0 ? [title] : [] } = await work()
  console.log(`── ${title}: ${passed} passed, ${failed} failed in ${minutes(started)}`)
  return { passed, failed, names }
}

async function checks(): Promise<Tally> {
  let said = ''
  // The build has just been made, and fails wherever that check of it would.
  const child = spawn(process.execPath, ['scripts/check.ts', '-bundle'], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.pid) setPriority(child.pid, CHECKS_NICENESS)
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text
    process.stdout.write(text)
  })
  await new Promise(resolve => child.on('close', resolve))
  return { passed: said.match(/^✓/gm)?.length ?? 0, failed: said.match(/^✗/gm)?.length ?? 0 }
}

async function build(): Promise<Tally> {
  rmSync('dist', { recursive: true, force: true })
  try {
    // Once for all lanes, and beside the build: each would make the same.
    await Promise.all([prepareProduct(), embeddedSnapshot()])
    return outcome(true)
  } catch (problem) {
    console.log(problem)
    return outcome(false)
  }
}

async function tests(): Promise<Tally> {
  const progress = showProgress()
  const lanes = Object.entries(LANES).map(async ([name, lane]) => {
    const started = performance.now()
    const tally = await runLane({ name, ...lane }, news => progress.hear(name, news))
    console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${minutes(started)}`)
    return tally
  })
  const tallies = await Promise.all(lanes)
  progress.stop()
  return sumOf(tallies)
}
