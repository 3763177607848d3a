import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { findChromium } from '../tests/harness/chromium.ts'
import { findNginx } from '../tests/harness/nginx.ts'
import { preparePages } from './prepare.mjs'

/**
 * `npm test`, once the tools are there: every check, the build, every test. It goes on after a failure, so that one run
 * tells everything, and ends with "N passed, N failed".
 */
interface Tally {
  passed: number
  failed: number
  /** The names of what failed, told once more at the end. */
  names?: string[]
}

interface TestFile {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

/** Where a tool is, if it is there. */
type Found = string | undefined

const REPORTS = '.cache/tests'

const begun = performance.now()
const tally = { passed: 0, failed: 0, names: [] as string[] }
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

await count('tools', tools)
await count('checks', checks)
await count('build', build)
await count('unit, server, conformance and attack tests', () => vitest('pure', 'web', 'server', 'attacks', 'fences'))
await count('browser tests', () => vitest('e2e'))
await count('fault tests', () => vitest('faults'))

console.log(`\nIn ${minutes(begun)}.`)
for (const name of tally.names) console.log(`failed: ${name}`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)

async function count(title: string, work: () => Promise<Tally>): Promise<void> {
  const started = performance.now()
  console.log(`\n── ${title}`)
  const { passed, failed, names = failed > 0 ? [title] : [] } = await work()
  tally.passed += passed
  tally.failed += failed
  tally.names.push(...names)
  console.log(`── ${title}: ${passed} passed, ${failed} failed in ${minutes(started)}`)
}

/** A browser, PostgreSQL and nginx. Tests that need one which is not there would tell nothing, so its absence is a failure. */
async function tools(): Promise<Tally> {
  const isThere = [
    await tool('Chromium', 'chromium', async () => (await findChromium())?.executablePath),
    await tool('PostgreSQL', 'postgresql', postgres),
    await tool('nginx', 'nginx-light', findNginx),
  ]
  return outcome(isThere.every(Boolean))
}

/** Finds it, or installs it where Debian's packages can be had and we may. */
async function tool(name: string, debianPackage: string, find: () => Found | Promise<Found>): Promise<boolean> {
  if (!(await find())) aptInstall(debianPackage)
  const found = await find()
  console.log(`${name}: ${found ?? `not found. Install it (Debian: apt-get install ${debianPackage}) and run again.`}`)
  return found !== undefined
}

function postgres(): string | undefined {
  const folders = [...globSync('/usr/lib/postgresql/*/bin'), ...(process.env.PATH ?? '').split(':')]
  return folders.find(folder => existsSync(`${folder}/initdb`))
}

function aptInstall(name: string): void {
  // Never asks for a password: whoever may not install is told what is missing.
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n '
  const install = `${asRoot}apt-get install -y --no-install-recommends ${name}`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`Installing ${name} …`)
  spawnSync(`command -v apt-get >/dev/null && { ${install} || { ${asRoot}apt-get update -qq && ${install}; }; }`, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
}

async function checks(): Promise<Tally> {
  let said = ''
  await run(['scripts/check.ts'], text => {
    said += text
    process.stdout.write(text)
  })
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

/** Vitest's own lines for people, its report for counting. */
async function vitest(...projects: string[]): Promise<Tally> {
  const report = `${REPORTS}/${projects[0]}.json`
  const chosen = projects.flatMap(project => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', ...chosen, ...reporters])
  if (!existsSync(report)) return outcome(false)
  const said = JSON.parse(readFileSync(report, 'utf8'))
  const failures = (said.testResults as TestFile[]).flatMap(failuresIn)
  // A skipped test proves nothing; nobody should learn that from a green run.
  const left = said.numPendingTests + said.numTodoTests
  if (left > 0) console.log(`${left} tests were skipped; they count as failed.`)
  const failed = failures.length + left
  if (failed === 0 && code !== 0) return { passed: said.numPassedTests, failed: 1 }
  return { passed: said.numPassedTests, failed, names: failures }
}

/** Its failed tests; a file that could not be read, or not be set up, has none, and is named itself. */
function failuresIn(file: TestFile): string[] {
  const path = relative('.', file.name)
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (file.status === 'failed' && failed.length === 0) return [path]
  return failed.map(({ fullName }) => `${path} ${fullName}`)
}

function run(args: string[], onText?: (text: string) => void): Promise<number> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', onText ? 'pipe' : 'inherit', 'inherit'] })
    child.stdout?.setEncoding('utf8').on('data', text => onText?.(text))
    child.on('close', code => resolve(code ?? 1))
  })
}

function outcome(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function minutes(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
