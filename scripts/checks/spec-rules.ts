import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rules of docs/SPEC.md that no test proves, and tests that cite rules it does not have. */
export function checkSpecRules(root = '.'): string[] {
  const problems: string[] = []
  const rules = new Set<string>()
  let section = ''
  for (const line of readFileSync(join(root, 'docs/SPEC.md'), 'utf8').split('\n')) {
    section = /^## .*\[([A-Z]+)\]\s*$/.exec(line)?.[1] ?? section
    const [, letters, number] = /^- \[([A-Z]+)(\d+)\] \S/.exec(line) ?? []
    if (!letters) continue
    const rule = `${letters}${number}`
    if (rules.has(rule)) problems.push(`docs/SPEC.md has [${rule}] twice`)
    if (letters !== section) problems.push(`docs/SPEC.md has [${rule}] in the section of [${section}]`)
    rules.add(rule)
  }

  const cited = new Set<string>()
  // The test of this check cites rules of its own invention.
  const files = globSync('{src,scripts,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['tests/tooling/spec-rules.test.ts'],
  })
  for (const file of files) {
    for (const rule of citations(readFileSync(join(root, file), 'utf8'))) {
      cited.add(rule)
      if (!rules.has(rule)) problems.push(`${file} cites [${rule}], which docs/SPEC.md does not have`)
    }
  }
  for (const rule of rules) if (!cited.has(rule)) problems.push(`no test cites [${rule}] of docs/SPEC.md`)
  return problems
}

/** A title cites at its start: `test('[A3] a short password is refused', …)`, or several in a row: `'[A3] [A4] …'`. */
function citations(source: string): string[] {
  return [...source.matchAll(/['"`]((?:\[[A-Z]+\d+\]\s*)+)/g)].flatMap(([, start]) => start?.match(/[A-Z]+\d+/g) ?? [])
}
