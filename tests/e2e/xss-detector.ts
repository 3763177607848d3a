import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Everything that shows that written text became something else than text. */
export interface XssDetector {
  raised: string[]
  /** Loads an address, waits until its data is there and looks for traces. */
  visit(page: Page, address: string): Promise<void>
  /** Looks for traces in what is shown now. */
  look(page: Page): Promise<void>
}

/** `ran()` is there for whatever manages to call it. `origin` is the only host that may be asked for anything. */
export async function startXssDetector(context: BrowserContext, origin: string): Promise<XssDetector> {
  const raised: string[] = []
  const pending = new Set<unknown>()
  await context.exposeFunction('ran', () => void raised.push('a script ran'))
  await context.exposeFunction('policyBroken', (what: string) => void raised.push(`the policy stopped ${what}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell = (window as unknown as { policyBroken(what: string): void }).policyBroken
      tell(`${violatedDirective} ${blockedURI} ${sample} at ${location.href}`)
    })
  })
  context.on('request', request => {
    const url = new URL(request.url())
    const isOurs = url.origin === origin || ['data:', 'blob:', 'about:'].includes(url.protocol)
    if (!isOurs) raised.push(`asked ${url.href}`)
    if (url.pathname.startsWith('/api/') && !url.pathname.endsWith('/stream')) pending.add(request)
  })
  context.on('requestfinished', request => pending.delete(request))
  context.on('requestfailed', request => pending.delete(request))
  context.on('dialog', async dialog => {
    raised.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })

  async function look(page: Page): Promise<void> {
    const stands = async () => (await page.evaluate(isAsBefore)) && pending.size === 0
    await expect.poll(stands, { interval: 100 }).toBe(true)
    raised.push(...(await page.evaluate(traces)).map(trace => `${page.url()} holds ${trace}`))
    if (new URL(page.url()).origin !== origin && page.url() !== 'about:blank') raised.push(`led to ${page.url()}`)
  }
  return {
    raised,
    look,
    async visit(page, address) {
      await page.goto(address)
      await page.locator('h1').first().waitFor()
      await look(page)
    },
  }
}

/** In the page, once it is idle: what came with an answer is rendered in slices. Nothing has changed since it was last asked. */
function isAsBefore(): Promise<boolean> {
  return new Promise(resolve => {
    const look = () => {
      const [before, now] = [Reflect.get(globalThis, 'htmlBefore'), document.documentElement.outerHTML]
      Object.assign(globalThis, { htmlBefore: now })
      resolve(now === before)
    }
    requestIdleCallback(look, { timeout: 5_000 })
  })
}

/** In the page. */
function traces(): string[] {
  const wrong = [
    '.written',
    '[onerror], [onload], [onfocus], [onclick], [ontoggle]',
    '[href^="javascript:" i], [src^="javascript:" i], [action^="javascript:" i]',
    '[href*="evil.example"], [src*="evil.example"], [data*="evil.example"]',
    'base, object, embed, iframe, marquee',
  ]
  return [...document.querySelectorAll(wrong.join(','))].map(element => element.outerHTML.slice(0, 160))
}
