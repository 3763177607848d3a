import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { record } from '../tests/harness/figures.ts'
import { licenceOf } from './checks/licences.ts'
import { readLock } from './checks/lock-file.ts'
import { checkSupply, wantedVersions, withInstallScript } from './checks/supply.ts'

/**
 * `npm run sbom`: has npm write what the product is made of, as a CycloneDX bill of materials, and prints how many packages are
 * under which licence. With --figures, what `npm run proof` wants to know of it.
 */
const FILE = '.cache/sbom.json'

const packages = readLock()
const written = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], { encoding: 'utf8' })
const bill: { specVersion: string; components: { hashes?: unknown }[] } = JSON.parse(written)
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

if (process.argv.includes('--figures')) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const mayRun = withInstallScript(packages).filter(name => manifest.allowScripts[name] === true)
  const hashed = bill.components.filter(({ hashes }) => hashes).length
  const met = problems.length === 0
  record('supply', [
    { claim: 'What the check of the supply chain finds', measured: String(problems.length), aim: '0', met },
    {
      claim: 'Packages that package.json names',
      measured: `${wantedVersions(manifest).length}, each pinned exactly`,
      met,
    },
    {
      claim: `Packages in the bill of materials (CycloneDX ${bill.specVersion}, by npm)`,
      measured: `${bill.components.length}, ${hashed} with their SHA-512; the others are for platforms that this lock file never met`,
      met,
    },
    { claim: 'Licences', measured: byLicence.map(([licence, count]) => `${licence} ${count}`).join(', '), met },
    { claim: 'Packages that may run a script while they are installed', measured: mayRun.join(', '), met },
  ])
}
