import { existsSync } from 'node:fs'

/** Debian's headless shell: the same for every processor, and it takes half the processor's time of a browser that could also have a window. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Where that cannot be had. */
export const SECOND_CHOICES = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

interface Chromium {
  executablePath: string
  args: string[]
}

/** CHROMIUM_PATH names another. */
export function findChromium(): Chromium | undefined {
  const executablePath = process.env.CHROMIUM_PATH || [HEADLESS_SHELL, ...SECOND_CHOICES].find(existsSync)
  // Containers run as root and give little shared memory.
  return executablePath ? { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] } : undefined
}

export function requireChromium(): Chromium {
  const found = findChromium()
  if (!found) throw new Error('The tests need Chromium on this machine: apt-get install chromium-headless-shell')
  return found
}
