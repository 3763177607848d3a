import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { killWithParent } from './kill-with-parent.ts'
import { shippedSettings } from './shipped-settings.ts'
import { unprivilegedOwner } from './unprivileged-owner.ts'

/** A real PgBouncer with the configuration of deploy/, before a PostgreSQL of ours. */
export interface Pgbouncer {
  url: string
  stop(): Promise<void>
}

export function findPgbouncer(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')]
  return folders.map(folder => join(folder, 'pgbouncer')).find(existsSync)
}

export async function startPgbouncer(postgresPort: number, database: string): Promise<Pgbouncer> {
  const program = findPgbouncer()
  if (!program) throw new Error('The tests need PgBouncer on this machine: apt-get install pgbouncer')
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-pgbouncer-'))
  const port = await freePort()
  const settings = shippedSettings('deploy/pgbouncer.ini', {
    'port=5432 dbname=keyturn': `port=${postgresPort} dbname=${database}`,
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256': 'auth_type = trust',
    '/etc/pgbouncer/userlist.txt': join(folder, 'users'),
    '/var/log/postgresql/pgbouncer.log': join(folder, 'log'),
    '/var/run/postgresql/pgbouncer.pid': join(folder, 'pid'),
    'unix_socket_dir = /var/run/postgresql': 'unix_socket_dir =',
  })
  writeFileSync(join(folder, 'users'), '"keyturn" ""\n')
  writeFileSync(join(folder, 'pgbouncer.ini'), settings)
  const owner = unprivilegedOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { ...owner, cwd: folder, stdio: 'ignore' })
  killWithParent(child)
  for (let tries = 0; !existsSync(join(folder, 'pid')); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error('PgBouncer did not start')
    await pause(50)
  }
  return {
    url: `postgresql://keyturn@127.0.0.1:${port}/keyturn`,
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}
