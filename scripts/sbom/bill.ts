import { createHash } from 'node:crypto'
import { licenceOf } from '../checks/licences.ts'
import { findPackage, type LockEntry, type LockPackages, packageName } from '../checks/lock-file.ts'

interface Component {
  type: 'library' | 'application'
  'bom-ref': string
  name: string
  version: string
  purl: string
  hashes?: { alg: 'SHA-512'; content: string }[]
  licenses?: ({ license: { id: string } | { name: string } } | { expression: string })[]
  properties?: { name: string; value: string }[]
}

export interface Bill {
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  serialNumber: string
  version: number
  metadata: { timestamp: string; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const PRODUCT = 'keyturn'

/** The bill of materials, CycloneDX 1.6, of everything that the lock file can install. The same lock file gives the same bill. */
export function billOf(packages: LockPackages, now: Date): Bill {
  const paths = Object.keys(packages).filter(path => path !== '')
  const { version = '0.0.0', license } = packages[''] ?? {}
  const name = PRODUCT
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(packages))}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: {
        type: 'application',
        'bom-ref': name,
        name,
        version,
        purl: purl(name, version),
        ...licences(license),
      },
    },
    components: paths.map(path => component(packages, path)),
    dependencies: ['', ...paths].map(path => ({ ref: path || name, dependsOn: needs(packages, path) })),
  }
}

/** A package may be there several times, in several versions: its path is what tells them apart. */
function component(packages: LockPackages, path: string): Component {
  const { version = '0.0.0', integrity, dev, optional }: LockEntry = packages[path] ?? {}
  const name = packageName(path)
  // The browser's packages are there to build with, so this does not tell what is served.
  const flags = [...(dev ? ['development'] : []), ...(optional ? ['optional'] : [])]
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: purl(name, version),
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: sha512(integrity) }] }),
    ...licences(licenceOf(packages, path)),
    ...(flags.length > 0 && {
      properties: flags.map(flag => ({ name: `cdx:npm:package:${flag}`, value: 'true' })),
    }),
  }
}

function needs(packages: LockPackages, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  if (path === '') names.push(...Object.keys((packages[''] as { devDependencies?: object }).devDependencies ?? {}))
  return names.map(name => findPackage(packages, path, name)).filter(found => found !== undefined)
}

function purl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function sha512(integrity: string): string {
  return Buffer.from(/sha512-(\S+)/.exec(integrity)?.[1] ?? '', 'base64').toString('hex')
}

function licences(licence: string | undefined): Pick<Component, 'licenses'> {
  if (licence === undefined) return {}
  if (/ (OR|AND) /.test(licence)) return { licenses: [{ expression: licence }] }
  return { licenses: [{ license: / /.test(licence) ? { name: licence } : { id: licence } }] }
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
