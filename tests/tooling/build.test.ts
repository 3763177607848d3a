import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PageManifest, SITE_ORIGIN } from '#server/http/page-manifest.ts'
import { smallProduct } from './small-product.ts'
import { buildComplaint, write } from './temporary-copy.ts'

const island = `<Island name="site/plum" wake="visible" component={Plum} props={{ colour: 'blue' }} />`

describe('the build', () => {
  test('makes a page with its own styles, the hashes of everything inline, islands as HTML, and a map for the server', async () => {
    const copy = smallProduct(`<main><p className="text-muted">Hello <b>you</b></p>${island}</main>`)
    write(copy, 'src/web/site/plum.island.ts', 'export default (element: HTMLElement) => element.remove()\n')
    expect(await buildComplaint(copy)).toBe('')

    const { pages, app, notFound, files } = PageManifest.parse(
      JSON.parse(readFileSync(join(copy, 'dist/pages.json'), 'utf8')),
    )
    const home = readFileSync(join(copy, 'dist', pages['/']?.file ?? ''), 'utf8')
    expect(home).toContain('<p class="text-muted">Hello <b>you</b></p>')
    expect(home).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css"\/>/)
    expect(home).not.toContain('src="/assets/')
    expect(home).toContain(`<link rel="canonical" href="${SITE_ORIGIN}/"/>`)
    expect(pages['/']).toMatchObject({ compressed: true, addressed: true })
    expect(files['/sitemap.xml']).toMatchObject({ addressed: true, immutable: false })
    // The app's pages say which claims this copy makes; that the page is not there says nothing.
    expect([app['/auth']?.addressed, notFound.addressed]).toEqual([true, false])
    // What runs before the first paint, what is fetched ahead, and what wakes the island.
    expect(pages['/']?.inlineScripts).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^sha256-/)))
    // The app's pages have the first of them alone.
    const [beforePaint, ...others] = app['/auth']?.inlineScripts ?? []
    expect(pages['/']?.inlineScripts).toContain(beforePaint)
    expect(others).toEqual([])
    expect(readFileSync(join(copy, 'dist', notFound.file), 'utf8')).toContain('noindex')
    expect(Object.keys(files)).toContainEqual(expect.stringMatching(/^\/assets\/.*\.woff2$/))

    // The name of its script, what wakes it, and what does so.
    expect(home).toMatch(
      /data-island="site\/plum" data-files="\/assets\/island-site-plum-[^" ]+\.js" data-wake="visible"/,
    )
    expect(home).toMatch(/<b class="text-action">blue<!-- --> plum<\/b>/)
    expect(home).toMatch(/<script type="module">.*data-island.*<\/script>/)
  })

  test('refuses a page whose island does not exist', async () => {
    expect(await buildComplaint(smallProduct(island))).toContain('A page has the island "site/plum"')
  })

  test('refuses a server module in the browser, a page over its budget, and a style attribute that the policy would drop, and tells all of it at once', async () => {
    const copy = smallProduct('<p style={{ top: 1 }}>Hello</p>')
    write(copy, 'src/server/secret.ts', "export const secret = 'plum'\n")
    write(
      copy,
      'src/app/browser/main.tsx',
      "import { createRoot } from 'react-dom/client'\nimport { secret } from '#server/secret.ts'\ncreateRoot(document.body).render(secret)\n",
    )
    const said = await buildComplaint(copy)
    expect(said).toMatch(/Server modules in the browser:\n.*carries .*src\/server\/secret\.ts/)
    expect(said).toMatch(/Over budget:\n.*✗ \/auth +\d+\.\d of +10 kB JS/)
    expect(said).toContain('/ has style attributes')
  })

  test('refuses an address of the site in a script, whose hash or name would then be wrong', async () => {
    const copy = smallProduct('<p>Hello</p>')
    write(copy, 'src/app/browser/main.tsx', `document.title = '${SITE_ORIGIN}'\n`)
    expect(await buildComplaint(copy)).toMatch(/assets\/.*\.js has the site's address in it, but not in its name/)
    const inline = `<script dangerouslySetInnerHTML={{ __html: "fetch('${SITE_ORIGIN}')" }} />`
    expect(await buildComplaint(smallProduct(inline))).toContain('An inline script has the site’s address')
  })
})
