import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { prepareProduct } from './prepare.mjs'
import { parts } from './proof/parts.ts'
import { collectFigures, machine, withSection } from './proof/report.ts'

/**
 * `npm run proof`: everything that docs/PROOF.md claims, measured anew; `npm run proof -- load growth` only those. Each part
 * replaces its own section, so that the report always holds the last figures of all.
 */
const REPORT = 'docs/PROOF.md'
const FIGURES = '.cache/proof'

// A folder after the names is for parts that look at files which are not in the repository.
const folder = process.argv.slice(2).find(name => name.includes('/') || name.startsWith('.'))
const chosen = process.argv.slice(2).filter(name => name !== folder)
const unknown = chosen.filter(name => !parts.some(part => part.name === name))
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${parts.map(part => part.name).join(', ')}.`)
  process.exit(2)
}

await prepareProduct()
const failed: string[] = []
for (const part of parts.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  console.log(`\n── ${part.title}`)
  rmSync(FIGURES, { recursive: true, force: true })
  const begun = performance.now()
  let ok = true
  for (const command of part.commands) ok = (await run(command)) && ok
  const figures = collectFigures(FIGURES)
  if (!ok || figures.length === 0 || figures.some(figure => !figure.met)) failed.push(part.name)
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : ''
  const minutes = (performance.now() - begun) / 60_000
  writeFileSync(REPORT, withSection(before, parts, { part, figures, ok, minutes, on: new Date(), machine: machine() }))
}
console.log(failed.length === 0 ? `\nAll of it holds: ${REPORT}` : `\nNot shown: ${failed.join(', ')}. See ${REPORT}.`)
process.exit(failed.length === 0 ? 0 : 1)

function run([program = '', ...args]: string[]): Promise<boolean> {
  const env = { ...process.env, PROOF: '1', ...(folder ? { PROOF_FOLDER: folder } : {}) }
  return new Promise(resolve => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
    child.on('close', code => resolve(code === 0))
  })
}
