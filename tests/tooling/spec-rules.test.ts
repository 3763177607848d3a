import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSpecRules } from '../../scripts/checks/spec-rules.ts'
import { write } from './temporary-copy.ts'

/** What the check says of these rules and a test with this title. */
function problems(rules: string, title: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'keyturn-rules-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  write(root, 'docs/SPEC.md', `# Rules\n\n## Fruit [Z]\n\n${rules}`)
  write(root, 'src/domain/fruit.test.ts', `test('${title}', () => {})\n`)
  return checkSpecRules(root)
}

test('a rule with a test that cites it is proved', () => {
  expect(problems('- [Z1] Pears are green.\n', '[Z1] pears are green')).toEqual([])
})

test('a rule without a test is found', () => {
  const rules = '- [Z1] Pears are green.\n- [Z2] Plums are blue.\n'
  expect(problems(rules, '[Z1] pears are green')).toEqual(['no test cites [Z2] of docs/SPEC.md'])
})

test('a test that cites a rule which does not exist is found', () => {
  expect(problems('- [Z1] Pears are green.\n', '[Z1] [Z9] pears are green')).toEqual([
    'src/domain/fruit.test.ts cites [Z9], which docs/SPEC.md does not have',
  ])
})

test('a rule in another section, or twice, is found', () => {
  const found = problems('- [Y1] Pears are green.\n- [Y1] Pears are green.\n', 'pears are green').join('\n')
  expect(found).toContain('[Y1] in the section of [Z]')
  expect(found).toContain('[Y1] twice')
})
