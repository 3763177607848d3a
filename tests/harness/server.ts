import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { killWithParent } from './kill-with-parent.ts'

export interface RunningServer {
  origin: string
  dataDir: string
  pid: number
  hasEnded(): boolean
  /** What it has said so far. */
  output(): string
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

/**
 * A test's server lives for seconds. Its embedded database is WebAssembly, which is then compiled once and quickly, in half of
 * the processor's time; a bench, where speed is measured, has it compiled as always.
 */
const SHORT_LIVED = process.env.VITEST ? ['--liftoff-only'] : []

/** The real server in a process of its own, on a free port, with an embedded database unless the environment says otherwise. */
export async function startServer(env: Record<string, string> = {}, root = '.'): Promise<RunningServer> {
  const ownFolder = env.DATA_DIR === undefined
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'keyturn-'))
  const port = env.PORT ?? String(await freePort())
  const origin = env.BASE_URL ?? `http://localhost:${port}`
  const child = spawn(process.execPath, [...SHORT_LIVED, 'dist-server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_COMPILE_CACHE: '.cache/compiled',
      ...process.env,
      RATES_URL: 'off',
      FED_CALENDAR_URL: 'off',
      ...env,
      DATA_DIR: dataDir,
      PORT: port,
      BASE_URL: origin,
    },
  })
  killWithParent(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', text => {
      output += text
    })
  }
  const end = async (signal: NodeJS.Signals) => {
    await ended(child, signal)
    if (ownFolder) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(child, `http://127.0.0.1:${port}/readyz`)
  } catch (error) {
    await end('SIGKILL')
    throw new Error(`The server did not start:\n${output}`, { cause: error })
  }
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('It was not ready within 90 seconds')
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await gone
}
