import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs the audit with an npm that says this. */
function auditWith(said: string, code = 1): { status: number | null; stdout: string } {
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-audit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'answer'), said)
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat ${folder}/answer\nexit ${code}\n`, { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  return spawnSync(process.execPath, ['scripts/audit.mjs'], { encoding: 'utf8', env })
}

const found = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { left: { name: 'left', severity, range: '<2.0.0' } },
    metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, total: 1, [severity]: 1 } },
  })

test('[X244] a known hole of weight in what production runs on fails the build and is named; a small one is named', () => {
  for (const severity of ['high', 'critical']) {
    const { status, stdout } = auditWith(found(severity))
    expect(status).toBe(1)
    expect(stdout).toContain(`${severity} in left <2.0.0`)
  }
  const small = auditWith(found('moderate'))
  expect(small).toMatchObject({ status: 0, stdout: expect.stringContaining('moderate in left') })
})

test('[X244] a registry that does not answer, or no network, fails nothing and is told', () => {
  const problem = JSON.stringify({
    message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
    error: {},
  })
  expect(auditWith(problem)).toMatchObject({ status: 0, stdout: expect.stringContaining('405 Method Not Allowed') })
  expect(auditWith('')).toMatchObject({ status: 0, stdout: expect.stringContaining('not answered') })
})
