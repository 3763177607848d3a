import { existsSync, readFileSync } from 'node:fs'
import { licenceProblems } from './licences.ts'
import { type LockPackages, missingPlatforms, packageName, readLock } from './lock-file.ts'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, unknown>
  /** Packages whose install script may run (true) or is not needed (false). */
  allowScripts?: Record<string, boolean>
}

/**
 * Anyone must get the same packages from their own registry: exact versions, and no registry's address written down. And
 * nothing comes along that was not agreed to: no licence that asks for more, no program that runs while installing.
 */
export function checkSupply(): string[] {
  const packages = readLock()
  const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  return [
    ...looseVersions(manifest),
    ...lockProblems(packages),
    ...licenceProblems(packages),
    ...scriptProblems(packages, manifest),
    ...namedRegistry(),
  ]
}

/** Every version that package.json asks for. */
function wantedVersions(manifest: Manifest): [string, unknown][] {
  const { dependencies, devDependencies, optionalDependencies, overrides = {} } = manifest
  return [...Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...inside(overrides)]
}

/** Overrides may be for what one package needs. `$name` stands for the version that is pinned above. */
function inside(overrides: Record<string, unknown>): [string, unknown][] {
  return Object.entries(overrides).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'object' && value !== null) return inside(value as Record<string, unknown>)
    return String(value).startsWith('$') ? [] : [[name, value]]
  })
}

function looseVersions(manifest: Manifest): string[] {
  return wantedVersions(manifest)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
    .map(([name]) => `package.json: ${name} is not pinned exactly`)
}

function lockProblems(packages: LockPackages): string[] {
  const problems: string[] = []
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    if (entry.resolved) problems.push(`package-lock.json: ${path} names where it came from; see .npmrc`)
    const isForeign = entry.optional && (entry.os || entry.cpu)
    if (!entry.integrity && !entry.inBundle && !isForeign) problems.push(`package-lock.json: ${path} has no integrity`)
  }
  for (const { name } of missingPlatforms(packages)) {
    problems.push(`package-lock.json: ${name} is missing; run: node scripts/complete-lock.ts`)
  }
  return problems
}

/** Names of packages that would run something of their own while they are installed. */
function withInstallScript(packages: LockPackages): string[] {
  const paths = Object.keys(packages).filter(path => packages[path]?.hasInstallScript)
  return [...new Set(paths.map(packageName))].sort()
}

function scriptProblems(packages: LockPackages, { allowScripts = {} }: Manifest): string[] {
  const running = withInstallScript(packages)
  return [
    ...running
      .filter(name => !Object.hasOwn(allowScripts, name))
      .map(name => `package-lock.json: ${name} has an install script that package.json's allowScripts does not name`),
    ...Object.keys(allowScripts)
      .filter(name => !running.includes(name))
      .map(name => `package.json: allowScripts names ${name}, which has no install script`),
  ]
}

function namedRegistry(): string[] {
  const names = existsSync('.npmrc') && /registry\s*=\s*\S*:\/\//.test(readFileSync('.npmrc', 'utf8'))
  return names ? ['.npmrc names a registry'] : []
}
