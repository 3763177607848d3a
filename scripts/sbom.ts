import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { licenceOf } from './checks/licences.ts'
import { readLock } from './checks/lock-file.ts'
import { checkSupply } from './checks/supply.ts'

/**
 * `npm run sbom`: has npm write what the product is made of, as a CycloneDX bill of materials, and prints how many packages are
 * under which licence.
 */
const FILE = '.cache/sbom.json'

const packages = readLock()
const written = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], { encoding: 'utf8' })
mkdirSync('.cache', { recursive: true })
writeFileSync(FILE, written)

const paths = Object.keys(packages).filter(path => path !== '')
const counts = new Map<string, number>()
for (const path of paths) {
  const licence = licenceOf(packages, path) ?? 'none'
  counts.set(licence, (counts.get(licence) ?? 0) + 1)
}
const byLicence = [...counts].sort(([, one], [, other]) => other - one)
for (const [licence, count] of byLicence) console.log(`${String(count).padStart(5)}  ${licence}`)
console.log(`${paths.length} packages: ${FILE}`)

const problems = checkSupply()
for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
