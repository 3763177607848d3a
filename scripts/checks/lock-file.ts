import { readFileSync } from 'node:fs'

export interface LockEntry {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  hasInstallScript?: boolean
  dev?: boolean
  optional?: boolean
  inBundle?: boolean
  cpu?: string[]
  os?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** By path, `node_modules/pear`; the product itself at ''. */
export type LockPackages = Record<string, LockEntry>

export function readLock(): LockPackages {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
}

/** `@scope/pear` of `node_modules/plum/node_modules/@scope/pear`. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

export interface MissingPackage {
  name: string
  version: string
  wantedBy: string
}

/**
 * Packages for other platforms that the lock file leaves out. npm drops them when a registry does not carry them, and
 * `npm ci` then refuses the lock file everywhere.
 */
export function missingPlatforms(packages: LockPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([wantedBy, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => findPackage(packages, wantedBy, name) === undefined)
      .map(([name, version]) => ({ name, version, wantedBy })),
  )
}

/** Where `name` is found from `from`, as Node looks for it: nearest first. */
export function findPackage(packages: LockPackages, from: string, name: string): string | undefined {
  const here = `${from}/node_modules/${name}`.replace(/^\//, '')
  if (here in packages) return here
  if (from === '') return undefined
  const up = from.lastIndexOf('/node_modules/')
  return findPackage(packages, up < 0 ? '' : from.slice(0, up), name)
}
