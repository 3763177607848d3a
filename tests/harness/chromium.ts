import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Where npm has no browser, Debian's headless shell: the same kind as npm's, and it takes half the processor's time of a
 * browser that could also have a window.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Where that cannot be had. */
export const SECOND_CHOICES = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

export interface Chromium {
  executablePath: string
  args: string[]
  /** What it needs to find around it. */
  env?: NodeJS.ProcessEnv
}

/** Whatever else is installed, the pinned one from npm, which is for Linux on x64 alone. CHROMIUM_PATH names another. */
export async function findChromium(): Promise<Chromium | undefined> {
  const named = process.env.CHROMIUM_PATH
  if (!named && process.platform === 'linux' && process.arch === 'x64') return packagedChromium()
  const executablePath = named || [HEADLESS_SHELL, ...SECOND_CHOICES].find(existsSync)
  // Containers run as root and give little shared memory.
  return executablePath ? { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] } : undefined
}

export async function requireChromium(): Promise<Chromium> {
  const found = await findChromium()
  if (!found) throw new Error('The tests need Chromium on this machine: apt-get install chromium-headless-shell')
  return found
}

let packaged: Promise<Chromium> | undefined

/** Once for each process: the package sets the browser's surroundings up when it is first loaded. */
function packagedChromium(): Promise<Chromium> {
  packaged ??= unpackChromium()
  return packaged
}

async function unpackChromium(): Promise<Chromium> {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'))
  const folder = resolve('.cache/chromium', version)
  const whole = join(folder, 'whole')
  if (!existsSync(whole)) rmSync(dirname(folder), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const usual = { ...process.env }
  // It unpacks into the folder for temporary files and takes whatever browser it finds there: in this one, only its own.
  process.env.TMPDIR = folder
  // It unpacks its libraries only where it believes to be in a cloud function of a Node version that it knows.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  try {
    const { default: browser } = await import('@sparticuz/chromium')
    const executablePath = await browser.executablePath()
    writeFileSync(whole, '')
    // Made for screenshots in the cloud: one process for everything, and no web security. We test the latter.
    const unwanted =
      /--(single-process|no-zygote|disable-web-security|allow-running-insecure-content|disable-site-isolation)/
    const env = { ...process.env, TMPDIR: usual.TMPDIR }
    return { executablePath, args: browser.args.filter(arg => !unwanted.test(arg)), env }
  } finally {
    // Its libraries are for the browser alone, not for the PostgreSQL and nginx that we start next.
    for (const name of Object.keys(process.env)) {
      if (!(name in usual)) delete process.env[name]
    }
    Object.assign(process.env, usual)
  }
}
