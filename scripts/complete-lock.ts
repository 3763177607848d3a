import { readFileSync, writeFileSync } from 'node:fs'
import { type LockEntry, type LockPackages, missingPlatforms } from './checks/lock-file.ts'

// Adds the packages of other platforms that npm left out of package-lock.json because the registry at hand did not
// carry them. Without them `npm ci` refuses the file. npm skips them wherever they do not fit.

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock: { packages: LockPackages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const missing = missingPlatforms(lock.packages)
for (const { name, version, wantedBy } of missing) {
  lock.packages[`node_modules/${name}`] = platformEntry(name, version, lock.packages[wantedBy]?.dev)
}
const { '': root = {}, ...rest } = lock.packages
const inOrder = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = { '': root, ...Object.fromEntries(inOrder) }
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`Added ${missing.length} packages for other platforms.`)

function platformEntry(name: string, version: string, dev: boolean | undefined): LockEntry {
  const words = name === 'fsevents' ? ['darwin'] : name.split(/[-/]/)
  const os = words.filter(word => systems.includes(word))
  const cpu = words.filter(word => processors.includes(word))
  if (os.length + cpu.length === 0) throw new Error(`Cannot tell from its name which platform ${name} is for`)
  const libc = words.some(word => word.startsWith('musl'))
    ? 'musl'
    : words.some(word => word.startsWith('gnu')) && 'glibc'
  return {
    version: version.replace(/^[~^]/, ''),
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}
