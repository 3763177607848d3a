import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { preparePages } from './prepare.mjs'
import { REPORTS, runLane } from './tests/lane.ts'
import { showProgress } from './tests/progress.ts'
import { minutes, outcome, sumOf, type Tally } from './tests/tally.ts'
import { findTools } from './tests/tools.ts'

/**
 * `npm test`, once Node and the packages are there: every check, the build, every test. It goes on after a failure, so that
 * one run tells everything, and ends with "N passed, N failed".
 */

/**
 * Side by side: the faults mostly wait, for databases to come back and mails to be tried again, while the others compute. The
 * browser's tests come one after the other and take longest, so the others let them go first.
 */
const LANES = {
  browser: { projects: ['e2e'], niceness: 0 },
  code: { projects: ['pure', 'web', 'server', 'attacks', 'fences'], niceness: 5 },
  faults: { projects: ['faults'], niceness: 5 },
}

const begun = performance.now()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const { passed, failed, names } = sumOf([
  await part('tools', async () => outcome(await findTools())),
  await part('checks', checks),
  await part('build', build),
  await part('tests', tests),
])

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
  // The build comes next, and fails wherever that check of it would.
  const child = spawn(process.execPath, ['scripts/check.ts', '-bundle'], { stdio: ['ignore', 'pipe', 'inherit'] })
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
    await preparePages()
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
