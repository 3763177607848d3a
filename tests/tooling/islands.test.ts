import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PageManifest } from '#server/http/page-manifest.ts'
import { launchBrowser } from '../harness/people.ts'
import { budgets, smallProduct } from './small-product.ts'
import { buildComplaint, write } from './temporary-copy.ts'

const doubler = `import { useId, useState } from 'react'
export function Doubler({ start }: { start: number }) {
  const [text, setText] = useState(String(start))
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>Number</label>
      <input id={id} value={text} onChange={event => setText(event.target.value)} />
      <output>{Number(text) * 2} in all</output>
    </div>
  )
}
`

/** Text first: some browsers begin with the pointer in the corner, and a part under it would not wait. */
const twoIslands = `<main>
  <p>Two numbers</p>
  <Island name="fruit/doubler" wake="interaction" component={Doubler} props={{ start: 21 }} />
  <Island name="fruit/doubler" wake="visible" component={Doubler} props={{ start: 30 }} />
</main>`

const copy = smallProduct(twoIslands, "import { Doubler } from '#features/fruit/web/doubler.tsx'", { shared: true })
let browser: Browser
let server: Server
const asked: string[] = []

beforeAll(async () => {
  write(copy, 'scripts/build/budgets.ts', budgets(100, []))
  write(copy, 'src/features/fruit/web/doubler.tsx', doubler)
  write(
    copy,
    'src/features/fruit/web/site/doubler.island.tsx',
    "import { hydrate } from '#web/site/hydrate.tsx'\nimport { Doubler } from '../doubler.tsx'\nexport default hydrate(Doubler)\n",
  )
  expect(await buildComplaint(copy)).toBe('')
  server = serve(join(copy, 'dist'))
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  server.close()
})

/** The least that keeps to the manifest: known addresses only, and each page under its own policy. */
function serve(dist: string): Server {
  const { pages, files } = PageManifest.parse(JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')))
  const quoted = (hashes: string[]) => hashes.map(hash => `'${hash}'`).join(' ')
  return createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const page = pages[path]
    const found = page ?? files[path]
    if (!found) return response.writeHead(404).end()
    const policy = `default-src 'self'; script-src 'self' ${quoted(page?.inlineScripts ?? [])}`
    response.writeHead(200, { 'content-type': found.type, 'content-security-policy': policy })
    return response.end(readFileSync(join(dist, found.file)))
  }).listen(0, '127.0.0.1')
}

async function visit(prepare?: (page: Page) => Promise<unknown>): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage()
  await prepare?.(page)
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return { page, complaints }
}

test('a part that is in view wakes by itself, under the policy and without a mismatch', async () => {
  const { page, complaints } = await visit()
  await page.locator('[data-hydrated]').waitFor()
  await page.getByLabel('Number').nth(1).fill('50')
  await expect.poll(() => page.locator('output').allTextContents()).toEqual(['42 in all', '100 in all'])
  expect(complaints).toEqual([])
})

test('[X161] a part that waits for the visitor keeps what was typed before it woke', async () => {
  const { page } = await visit()
  await page.locator('[data-hydrated]').waitFor()
  await page.getByLabel('Number').first().fill('100')
  await expect.poll(() => page.locator('output').first().textContent()).toBe('200 in all')
})

test('[X163] a part whose code could not be fetched comes when somebody reaches for it again', async () => {
  const { page, complaints } = await visit(each => each.route(/island/, route => route.abort()))
  await expect.poll(() => complaints.join()).toContain('dynamically imported')
  await page.unroute(/island/)
  const second = page.getByLabel('Number').nth(1)
  await second.focus()
  await page.locator('[data-hydrated]').waitFor()
  await second.fill('50')
  await expect.poll(() => page.locator('output').last().textContent()).toBe('100 in all')
})

test('a page shows everything and fetches no island where scripts are off', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  asked.length = 0
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(await page.locator('output').allTextContents()).toEqual(['42 in all', '60 in all'])
  expect(asked.filter(path => path.includes('island'))).toEqual([])
})
