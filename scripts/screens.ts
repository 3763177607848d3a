import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { DASHBOARD_PAGES } from '#routes/pages.ts'
import { SITE_PATHS } from '#routes/route-map.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import { becomeGuest } from '../tests/harness/accounts.ts'
import { BUYERS, becomeBuyer } from '../tests/harness/buyers.ts'
import { launchBrowser, newPerson } from '../tests/harness/people.ts'
import { startServer } from '../tests/harness/server.ts'
import { settled } from '../tests/harness/settled.ts'
import { prepareProduct } from './prepare.mjs'

/**
 * `npm run screens`: a picture of every page as everybody sees it, on a phone and a desk, by day and by night, and all of
 * them on one sheet, in screens/. With words as arguments only addresses that contain one of them, and with WIDTHS other
 * widths: `WIDTHS=360 npm run screens -- auth comparison`. IN=es takes them in Spanish.
 */
const FOLDER = 'screens'
// A newcomer is a guest who has done nothing yet. Public pages look the same to all.
const PEOPLE = ['newcomer', ...BUYERS] as const
const WIDTHS = (process.env.WIDTHS ?? '390,1280').split(',').map(Number)
const THEMES = ['light', 'dark'] as const
const IN = process.env.IN === 'es' ? 'es' : 'en'

interface Shot {
  path: string
  who: (typeof PEOPLE)[number]
  width: number
  theme: (typeof THEMES)[number]
}

const wanted = process.argv.slice(2)
const paths = [
  ...SITE_PATHS.map(path => sitePath(path, IN)),
  '/auth',
  ...DASHBOARD_PAGES.map(page => `/dashboard/${page}`),
  '/no-such-page',
].filter(path => wanted.length === 0 || wanted.some(word => path.includes(word)))

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
await prepareProduct()
const server = await startServer()
const browser = await launchBrowser()
try {
  const shots: Shot[] = []
  for (const who of PEOPLE)
    for (const width of WIDTHS)
      for (const theme of THEMES) {
        const context = await newPerson(browser, { width, theme })
        await context.addCookies([{ name: 'language', value: IN, url: server.origin }])
        if (who === 'newcomer') await becomeGuest(context)
        else await becomeBuyer(context, server.origin, who, IN)
        const seen = paths.filter(path => who === 'newcomer' || path.startsWith('/dashboard'))
        for (const path of seen) {
          const shot = { path, who, width, theme }
          await take(context, shot)
          shots.push(shot)
        }
        await context.close()
        console.log(`${who}, ${width} px, ${theme}: ${seen.length} pages`)
      }
  await sheet(browser, shots)
  console.log(`${shots.length} pictures and ${FOLDER}/sheet.png`)
} finally {
  await browser.close()
  await server.stop()
}

async function take(context: BrowserContext, shot: Shot): Promise<void> {
  const page = await context.newPage()
  await page.goto(server.origin + shot.path)
  await settled(page)
  await page.screenshot({ path: join(FOLDER, fileOf(shot)), fullPage: true })
  await page.close()
}

function fileOf({ path, who, width, theme }: Shot): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${name}.${who}.${width}.${theme}.png`
}

async function sheet(browser: Browser, shots: Shot[]): Promise<void> {
  const rows = paths.map(path => {
    const pictures = shots
      .filter(shot => shot.path === path)
      .map(shot => {
        const caption = `${shot.who} ${shot.width} ${shot.theme}`
        return `<a href="${fileOf(shot)}"><img src="${fileOf(shot)}" alt="${caption}"><small>${caption}</small></a>`
      })
    return `<h2>${path}</h2><div>${pictures.join('')}</div>`
  })
  const style =
    'body{font:14px sans-serif;margin:24px}div{display:flex;gap:12px}a{width:280px}img{width:100%;height:360px;object-fit:cover;object-position:top;border:1px solid #999}small{display:block}'
  const file = join(FOLDER, 'sheet.html')
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Keyturn</title><style>${style}</style>${rows.join('')}`,
  )
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } })
  await page.goto(`file://${join(process.cwd(), file)}`)
  await page.screenshot({ path: join(FOLDER, 'sheet.png'), fullPage: true })
  await page.close()
}
