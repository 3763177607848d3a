import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { packageName, readLock } from '../../scripts/checks/lock-file.ts'

interface Component {
  name: string
  version: string
}

test('npm can write the bill of materials, and it names every package of the lock file with its version', () => {
  const written = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], { encoding: 'utf8' })
  const { components }: { components: Component[] } = JSON.parse(written)
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const installed = Object.entries(readLock()).filter(([path]) => path !== '')
  const missing = installed.filter(([path, { version }]) => !named.has(`${packageName(path)}@${version}`))
  expect(missing.map(([path]) => path)).toEqual([])
})
