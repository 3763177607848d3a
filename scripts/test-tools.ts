import { spawnSync } from 'node:child_process'
import { findChromium, SECOND_CHOICES } from '../tests/harness/chromium.ts'
import { findNginx } from '../tests/harness/nginx.ts'
import { findPgbouncer } from '../tests/harness/pgbouncer.ts'
import { findPostgres } from '../tests/harness/postgres-cluster.ts'

/** Where a tool is, if it is there. */
type Found = string | undefined

/** A browser, PostgreSQL, nginx and PgBouncer, installed if they are missing. Tests without one of them would tell nothing. */
export function findTools(): boolean {
  const isThere = [
    tool('Chromium', 'chromium-headless-shell', () => findChromium()?.executablePath, SECOND_CHOICES),
    tool('PostgreSQL', 'postgresql', findPostgres),
    tool('nginx', 'nginx-light', findNginx),
    tool('PgBouncer', 'pgbouncer', findPgbouncer),
  ]
  return isThere.every(Boolean)
}

/** Finds it, or installs it where Debian's packages can be had and we may; else the second choice has to do. */
function tool(name: string, debianPackage: string, find: () => Found, secondChoices: string[] = []): boolean {
  const first = find()
  if (!first || secondChoices.includes(first)) aptInstall(debianPackage)
  const found = find()
  console.log(`${name}: ${found ?? `not found. Install it (Debian: apt-get install ${debianPackage}) and run again.`}`)
  return found !== undefined
}

function aptInstall(name: string): void {
  if (spawnSync('apt-get', ['--version']).error) return
  // Never asks for a password: whoever may not install reads what is missing.
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n '
  const install = `${asRoot}apt-get install -y --no-install-recommends ${name}`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`Installing ${name} …`)
  spawnSync(`${install} || { ${asRoot}apt-get update -qq && ${install}; }`, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
}
