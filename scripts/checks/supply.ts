import { existsSync, readFileSync } from 'node:fs'
import { type LockPackages, missingPlatforms } from './lock-file.ts'

/** Anyone must get the same packages from their own registry: exact versions, and no registry's address written down. */
export function checkSupply(): string[] {
  return [...looseVersions(), ...lockProblems(), ...namedRegistry()]
}

function looseVersions(): string[] {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.entries({ ...wanted.dependencies, ...wanted.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
    .map(([name]) => `package.json: ${name} is not pinned exactly`)
}

function lockProblems(): string[] {
  const packages: LockPackages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
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

function namedRegistry(): string[] {
  const names = existsSync('.npmrc') && /registry\s*=\s*\S*:\/\//.test(readFileSync('.npmrc', 'utf8'))
  return names ? ['.npmrc names a registry'] : []
}
