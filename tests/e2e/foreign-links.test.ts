import { expect, inject } from 'vitest'
import { test } from '../harness/browser.ts'
import { newPerson } from '../harness/people.ts'
import { newPersonCalled, post, register, signInByForm } from './people.ts'
import { EVIL_TARGETS } from './script-payloads.ts'
import { startXssDetector } from './xss-detector.ts'

const origin = inject('origin')

test('[X37] no parameter of any link leads away from this site', async ({ browser }) => {
  const names = [
    'next',
    'return',
    'returnTo',
    'return_url',
    'redirect',
    'redirectTo',
    'callbackURL',
    'from',
    'to',
    'url',
    'as',
  ]
  const paths = [
    '/api/auth/reset-password/any',
    '/api/auth/verify-email',
    '/api/unsubscribe',
    '/api/reminder-address',
    '/application',
    '/dashboard',
    '/dashboard/lending-comparison',
    '/dashboard/donate',
    '/auth',
    '/donate/test-checkout/none',
  ]
  const led: string[] = []
  for (const target of EVIL_TARGETS) {
    const query = new URLSearchParams(names.map(name => [name, target]))
    const addresses = [
      ...paths.map(path => `${origin}${path}?${query}`),
      ...paths.map(path => `${origin}${path}/${encodeURI(target)}`),
      `${origin}/${encodeURI(target).replace(/^\/*/, '/')}`,
    ]
    for (const address of addresses) {
      const answer = await fetch(address, { redirect: 'manual' })
      await answer.body?.cancel()
      const location = answer.headers.get('location')
      // As a browser reads it, from the page it came from.
      if (location !== null && new URL(location, address).origin !== origin) led.push(`${address} → ${location}`)
      if (location !== null && /[\r\n]/.test(location)) led.push(`${address} → a second header`)
    }
    const body = JSON.stringify({ email: 'nobody@example.com', redirectTo: target })
    const headers = { origin, 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api/auth/request-password-reset`, { method: 'POST', headers, body })
    await answer.body?.cancel()
    const isForeign = new URL(target, origin).origin !== origin
    if (isForeign && answer.status !== 400) led.push(`a reset with ${target} is answered with ${answer.status}`)
  }
  expect(led).toEqual([])

  const context = await newPerson(browser, {})
  const detector = await startXssDetector(context, origin)
  const page = await context.newPage()
  const person = newPersonCalled('Ada')
  await page.goto(`${origin}/auth`)
  await register(page, person)
  for (const target of EVIL_TARGETS.filter((_, at) => at % 4 === 0).slice(0, 3)) {
    await page.goto(`${origin}/auth?${new URLSearchParams(names.map(name => [name, target]))}`)
    // Where the page remembers what somebody wanted before they were asked to sign in.
    await page.evaluate(from => history.replaceState({ usr: { from }, key: 'k', idx: 0 }, '', '/auth'), target)
    await page.reload()
    await signInByForm(page, person)
    await page.waitForURL(url => url.pathname.startsWith('/dashboard'))
    await page.locator('h1').first().waitFor()
    await detector.look(page)
    await post(page, '/api/auth/sign-out', {})
    // A page whose session ended leaves by itself.
    await page.waitForURL(url => url.pathname === '/auth')
  }
  expect(detector.raised).toEqual([])
  await context.close()
})
