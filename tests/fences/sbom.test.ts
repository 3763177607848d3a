import { expect, test } from 'vitest'
import { readLock } from '../../scripts/checks/lock-file.ts'
import { checkSupply } from '../../scripts/checks/supply.ts'
import { billOf } from '../../scripts/sbom/bill.ts'

const now = new Date('2026-11-15T12:00:00Z')

test('the bill of materials names every package once, with its version, licence and hash', () => {
  const packages = readLock()
  const { components, dependencies } = billOf(packages, now)
  expect(components).toHaveLength(Object.keys(packages).length - 1)
  const refs = new Set(components.map(component => component['bom-ref']))
  expect(refs.size).toBe(components.length)
  for (const { name, version, purl, licenses, hashes, properties } of components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(licenses, name).toHaveLength(1)
    for (const { content } of hashes ?? []) expect(content).toMatch(/^[0-9a-f]{128}$/)
    // Only packages for another platform may be without one.
    if (!hashes) expect(properties).toContainEqual({ name: 'cdx:npm:package:optional', value: 'true' })
  }
  for (const { ref, dependsOn } of dependencies) {
    expect(ref === 'keyturn' || refs.has(ref)).toBe(true)
    expect(dependsOn.filter(needed => !refs.has(needed))).toEqual([])
  }
  expect(dependencies.find(({ ref }) => ref === 'keyturn')?.dependsOn).toContain('node_modules/react')
})

test('the same lock file gives the same bill', () => {
  expect(billOf(readLock(), now)).toEqual(billOf(readLock(), now))
})

test('a scoped package in two versions is told apart', () => {
  const packages = {
    '': { version: '1.0.0', license: 'MIT', dependencies: { '@a/pear': '2.0.0', plum: '1.0.0' } },
    'node_modules/@a/pear': { version: '2.0.0', license: 'MIT', integrity: 'sha512-AAAA' },
    'node_modules/plum': { version: '1.0.0', license: 'ISC OR MIT', dependencies: { '@a/pear': '^1.0.0' } },
    'node_modules/plum/node_modules/@a/pear': { version: '1.0.0', license: 'Public Domain' },
  }
  const { components, dependencies } = billOf(packages, now)
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40a/pear@2.0.0',
    'pkg:npm/plum@1.0.0',
    'pkg:npm/%40a/pear@1.0.0',
  ])
  expect(components.map(({ licenses }) => licenses)).toEqual([
    [{ license: { id: 'MIT' } }],
    [{ expression: 'ISC OR MIT' }],
    [{ license: { name: 'Public Domain' } }],
  ])
  expect(dependencies.find(({ ref }) => ref === 'node_modules/plum')?.dependsOn).toEqual([
    'node_modules/plum/node_modules/@a/pear',
  ])
})

test('the product as it is passes the check of the supply chain', () => {
  expect(checkSupply()).toEqual([])
})
