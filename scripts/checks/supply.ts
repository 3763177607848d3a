import { existsSync, readFileSync } from 'node:fs'

/** Anyone must get the same packages from their own registry: exact versions, and no registry's address written down. */
export function checkSupply(): string[] {
  const problems: string[] = []
  const wanted = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const [name, version] of Object.entries({ ...wanted.dependencies, ...wanted.devDependencies })) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version))) problems.push(`package.json: ${name} is not pinned exactly`)
  }

  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [path, entry] of Object.entries<{ resolved?: string; integrity?: string; link?: boolean }>(
    lock.packages,
  )) {
    if (path === '' || entry.link) continue
    if (entry.resolved) problems.push(`package-lock.json: ${path} names where it came from; see .npmrc`)
    if (!entry.integrity && !isBundled(lock.packages, path))
      problems.push(`package-lock.json: ${path} has no integrity`)
  }

  if (existsSync('.npmrc') && /registry\s*=\s*\S*:\/\//.test(readFileSync('.npmrc', 'utf8'))) {
    problems.push('.npmrc names a registry')
  }
  return problems
}

/** A package inside another one's archive has no archive of its own. */
function isBundled(packages: Record<string, { inBundle?: boolean }>, path: string): boolean {
  return packages[path]?.inBundle === true
}
