export interface LockEntry {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  inBundle?: boolean
  cpu?: string[]
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type LockPackages = Record<string, LockEntry>

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
      .filter(([name]) => !resolves(packages, wantedBy, name))
      .map(([name, version]) => ({ name, version, wantedBy })),
  )
}

function resolves(packages: LockPackages, from: string, name: string): boolean {
  if (`${from}/node_modules/${name}`.replace(/^\//, '') in packages) return true
  if (from === '') return false
  const up = from.lastIndexOf('/node_modules/')
  return resolves(packages, up < 0 ? '' : from.slice(0, up), name)
}
