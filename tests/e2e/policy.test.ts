import { expect, inject } from 'vitest'
import { PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, post, register, storage } from './people.ts'

const REFUSED = /Trusted|Content Security Policy/

test.for(['/', '/mortgage-calculator', '/auth', '/dashboard/news?as=guest'])(
  '[X60] on %s nothing turns text into markup or code',
  async (path, { open }) => {
    const page = await open(path, { expectErrors: REFUSED })
    await page.locator('h1').first().waitFor()
    const tried = await page.evaluate(() => {
      const outcome = (work: () => unknown) => {
        try {
          work()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      return {
        markup: outcome(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
        }),
        page: outcome(() => document.write('<p>')),
        script: outcome(() => {
          document.createElement('script').text = 'alert(1)'
        }),
        policy: outcome(() =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('own', {}),
        ),
      }
    })
    expect(tried).toEqual({ markup: 'TypeError', page: 'TypeError', script: 'TypeError', policy: 'TypeError' })
  },
)

test('[X61] the browser reports what the policy stopped, and it is counted', async ({ open }) => {
  const page = await open('/auth', { expectErrors: REFUSED })
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = 'https://elsewhere.example/picture.png'
    document.body.append(picture)
  })
  const counted = async () => {
    const authorization = `Bearer ${inject('metricsToken')}`
    const figures = await (await fetch(`${inject('origin')}/metrics`, { headers: { authorization } })).text()
    return Number(/^csp_reports_total\{directive="img-src",blocked="https"\} (\d+)$/m.exec(figures)?.[1] ?? 0)
  }
  await expect.poll(counted).toBeGreaterThan(0)
})

test('[X62] after signing out the browser holds nothing but the theme and the known device', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  const ada = newPersonCalled('Ada')
  await register(page, ada)
  await post(page, '/api/auth/sign-in/email', { email: ada.email, password: ada.password })
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('left-behind', 'an income')
  })
  await page.goto('/dashboard/news')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(() => storage(page)).toEqual({ theme: 'dark' })
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies).toContain('keyturn.device')
  expect(cookies).not.toContain('keyturn.session')
})
