import type { Browser } from 'playwright-core'
import { becomeBuyer } from '../../tests/harness/buyers.ts'
import { newPerson } from '../../tests/harness/people.ts'
import { settled } from '../../tests/harness/settled.ts'

export interface FirstLoad {
  /** As they came over the wire, headers and all, in kB of 1000 bytes. */
  kilobytes: number
  files: number
}

/** The scripts that a browser without a cache fetches for a page, until nothing more comes without being asked for. */
export async function firstLoad(browser: Browser, url: string, encoding: 'gzip' | 'br'): Promise<FirstLoad> {
  const context = await newPerson(browser, {})
  await becomeBuyer(context, new URL(url).origin, 'guest')
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': encoding } })
  const scripts = new Set<string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return
    scripts.add(requestId)
    // The smallest files come as they are.
    const used = response.headers['content-encoding'] ?? encoding
    if (used !== encoding) throw new Error(`${response.url} came as ${used}`)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url)
  await settled(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  return { kilobytes: bytes / 1000, files: scripts.size }
}
