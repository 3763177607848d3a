import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { killWithParent } from './kill-with-parent.ts'
import { shippedSettings } from './shipped-settings.ts'

/** A real nginx with the configuration of deploy/. */
export interface Nginx {
  port: number
  /** Where it answers without TLS. */
  plainPort: number
  /** As people would type it. */
  origin: string
  certificate: string
  /** What it complained of. */
  errors(): string
  stop(): Promise<void>
}

export function findNginx(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')]
  return folders.map(folder => join(folder, 'nginx')).find(existsSync)
}

/** What one address may ask for in a second, as it is shipped. Load comes from one address here, so it needs a higher limit. */
const SHIPPED_RATE = 100

export async function startNginx(
  port: number,
  servers: [number, number],
  requestsPerSecond = SHIPPED_RATE,
): Promise<Nginx> {
  const program = findNginx()
  if (!program) throw new Error('The tests need nginx on this machine: apt-get install nginx-light')
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-nginx-'))
  const { certificate, key } = makeCertificate(folder)
  const plainPort = await freePort()
  const site = shippedSettings('deploy/nginx.conf', {
    '127.0.0.1:3001': `127.0.0.1:${servers[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${servers[1]}`,
    'listen 80': `listen 127.0.0.1:${plainPort}`,
    'listen [::]:80;': '',
    'listen [::]:80 default_server;': '',
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'listen [::]:443 ssl http2;': '',
    'listen [::]:443 ssl http2 default_server;': '',
    '/etc/letsencrypt/live/keyturn.example/fullchain.pem': certificate,
    '/etc/letsencrypt/live/keyturn.example/privkey.pem': key,
    'keyturn.example': 'localhost',
    [`rate=${SHIPPED_RATE}r/s`]: `rate=${requestsPerSecond}r/s`,
  })
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), around(folder))
  const child = spawn(program, ['-e', join(folder, 'error.log'), '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  killWithParent(child)
  await untilListening(child, port, folder)
  return {
    port,
    plainPort,
    origin: `https://localhost:${port}`,
    certificate: readFileSync(certificate, 'utf8'),
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

/** What Debian's own nginx.conf would bring, for one who may be nobody special. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    each => `${each}_temp_path ${folder}/${each};`,
  )
  return [
    'daemon off;',
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${folder}/nginx.pid;`,
    'worker_processes 2;',
    'events { worker_connections 1024; }',
    `http { ${temporary.join(' ')} include ${folder}/site.conf; }`,
  ].join('\n')
}

function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { certificate, key }
}

async function untilListening(child: ChildProcess, port: number, folder: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) {
      throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    }
    if (await accepts(port)) return
    await pause(50)
  }
  throw new Error('nginx does not listen')
}

function accepts(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
