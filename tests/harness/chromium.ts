import { existsSync } from 'node:fs'

const installed = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export interface Chromium {
  executablePath: string
  args: string[]
}

/** The system's Chromium, else the one that comes as a package. */
export async function findChromium(): Promise<Chromium> {
  if (process.env.CHROMIUM_PATH === 'package') return packagedChromium()
  const executablePath = installed.find(path => path !== '' && existsSync(path))
  // Containers run as root and give little shared memory.
  if (executablePath) return { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] }
  return packagedChromium()
}

async function packagedChromium(): Promise<Chromium> {
  // It unpacks its libraries only where it believes to be in a cloud function of a Node version that it knows.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  // Made for screenshots in the cloud: one process for everything, and no web security. We test the latter.
  const unwanted =
    /--(single-process|no-zygote|disable-web-security|allow-running-insecure-content|disable-site-isolation)/
  return { executablePath: await packaged.executablePath(), args: packaged.args.filter(arg => !unwanted.test(arg)) }
}
