import { spawn } from 'node:child_process'
import { checkEditing } from './checks/editing.ts'
import { checkFileLength } from './checks/file-length.ts'
import { checkPatterns } from './checks/patterns.ts'
import { checkSpanishImports } from './checks/spanish-imports.ts'
import { checkSpecRules } from './checks/spec-rules.ts'
import { checkSupply } from './checks/supply.ts'
import { checkTableOwners } from './checks/table-owners.ts'
import { checkWholeSentences, checkWords } from './checks/words.ts'

const QUIETLY = ['--no-progress', '--no-config-hints']
/** With several checkers in a project each looks again at what they share: nearly twice the processor's time. */
const HOW_TO_CHECK = ['--checkers', '1', '--pretty', 'false']

/**
 * `npm run check`: everything that can be said about the code without running it. Names as arguments run only those:
 * `npm run check -- types fences`.
 */
const checks: Record<string, () => Promise<Finding>> = {
  // tsc first: it is the longest on two cores.
  types: () => commands(['tsc', '-b', ...HOW_TO_CHECK]),
  // The second run leaves the tests out: what only they use is dead.
  unused: () =>
    commands(['knip', ...QUIETLY], ['knip', ...QUIETLY, '--production', '--config', 'knip.production.config.ts']),
  fences: () => commands([process.execPath, 'scripts/checks/fences.ts']),
  style: () => commands(['biome', 'check', '--error-on-warnings', '--colors=off', '--max-diagnostics=8', '.']),
  rules: async () => problems(checkSpecRules()),
  tables: async () => problems(checkTableOwners()),
  words: async () => problems([...checkWords(), ...checkWholeSentences(), ...checkSpanishImports()]),
  patterns: async () => problems(checkPatterns()),
  editing: async () => problems(checkEditing()),
  length: async () => problems(checkFileLength()),
  supply: async () => problems(checkSupply()),
}

interface Finding {
  ok: boolean
  text: string
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => !(name in checks))
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`)
  process.exit(2)
}

const wanted = Object.entries(checks).filter(([name]) => chosen.length === 0 || chosen.includes(name))
const started = performance.now()
let failed = 0
await Promise.all(wanted.map(([name, check]) => report(name, check)))
const seconds = secondsSince(started)
if (chosen.length === 0) {
  const { factWarnings } = await import('./checks/dated-facts.ts')
  for (const line of factWarnings(new Date().toISOString().slice(0, 10))) console.log(line)
}
console.log(
  failed === 0 ? `All checks passed in ${seconds}.` : `${failed} of ${wanted.length} checks failed in ${seconds}.`,
)
process.exitCode = failed === 0 ? 0 : 1

async function report(name: string, check: () => Promise<Finding>): Promise<void> {
  const begun = performance.now()
  const finding = await check().catch(error => problems([String(error.stack)]))
  console.log(`${finding.ok ? '✓' : '✗'} ${name.padEnd(8)} ${secondsSince(begun)}`)
  if (finding.ok) return
  failed += 1
  console.log(finding.text.trim().replace(/^/gm, '    '))
}

function problems(found: string[]): Finding {
  return { ok: found.length === 0, text: found.join('\n') }
}

/** Runs one after the other and stops at the first that fails. */
async function commands(...lines: string[][]): Promise<Finding> {
  for (const line of lines) {
    const finding = await command(line)
    if (!finding.ok) return finding
  }
  return { ok: true, text: '' }
}

function command([program = '', ...args]: string[]): Promise<Finding> {
  return new Promise(resolve => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    child.stdout.on('data', chunk => {
      text += chunk
    })
    child.stderr.on('data', chunk => {
      text += chunk
    })
    child.on('error', error => resolve({ ok: false, text: error.message }))
    child.on('close', code => resolve({ ok: code === 0, text }))
  })
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
