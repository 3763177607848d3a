import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { DASHBOARD_PAGES, pageEntry } from '#routes/pages.ts'
import { APP_PATHS, articlePath, GUIDE_ARTICLES, SITE_PATHS } from '#routes/route-map.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import { axeViolations, test } from '../harness/browser.ts'
import { type BUYERS, becomeBuyer } from '../harness/buyers.ts'
import { faultsZoomed } from '../harness/layout-faults.ts'
import { missingCharacters } from '../harness/missing-characters.ts'
import { settled } from '../harness/settled.ts'

interface Place {
  path: string
  /** What has to be pressed to see it. */
  press?: string
}

const signing: Place[] = [
  { path: '/auth' },
  { path: '/auth', press: 'New here? Create a free account' },
  { path: '/auth', press: 'Forgot your password?' },
  { path: '/auth?token=from-a-mail' },
]
/** The guide's articles are made of the same blocks: the first stands for all. */
const isAnotherArticle = (path: string) => GUIDE_ARTICLES.slice(1).some(slug => path === articlePath(slug))
const shown = SITE_PATHS.filter(path => !isAnotherArticle(path))
const site = [...shown, ...shown.map(path => sitePath(path, 'es')), '/no-such-page', '/es/no-such-page'].map(
  (path): Place => ({ path }),
)
const dashboard = APP_PATHS.filter(path => path.startsWith('/dashboard')).map((path): Place => ({ path }))

// Whoever has read a Spanish page signs in in Spanish.
const forVisitor = [...signing, ...site]

const LOOKS = [
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const

interface Walk {
  who: 'visitor' | (typeof BUYERS)[number]
  look: (typeof LOOKS)[number]
  places: Place[]
}

const inTurn = (places: Place[], turns: number, turn: number) => places.filter((_, at) => at % turns === turn)

/** A guest sees all of these but the one thing that needs an account. */
const isForAccounts = ({ path }: Place) =>
  DASHBOARD_PAGES.some(page => pageEntry(page).account && path === `/dashboard/${page}`)
const forGuest = inTurn(
  dashboard.filter(place => !isForAccounts(place)),
  3,
  0,
)
const others = dashboard.filter(place => !forGuest.includes(place))

/** Every page once: the public ones in two looks, those of the dashboard for three people, each in a look of their own. */
const WALKS: Walk[] = [
  { who: 'visitor', look: LOOKS[0], places: inTurn(forVisitor, 2, 0) },
  { who: 'visitor', look: LOOKS[1], places: inTurn(forVisitor, 2, 1) },
  { who: 'guest', look: LOOKS[0], places: forGuest },
  { who: 'guest', look: LOOKS[2], places: dashboard.filter(isForAccounts) },
  { who: 'account', look: LOOKS[2], places: inTurn(others, 2, 0) },
  { who: 'closed', look: LOOKS[3], places: inTurn(others, 2, 1) },
]

/** A window of 1280 px at 200 % and at 400 %, the smallest phone, and a phone whose owner has set the text to twice its size. */
const HALF = { width: 640, height: 450, factor: 2 }
const SMALLEST = { width: 320, height: 256, factor: 4 }
const PHONE = { width: 360, height: 640, factor: 3 }
const LARGE_TEXT = { width: 390, height: 844, factor: 3, text: 200 }

let pages = 0

test.for(WALKS)(
  '[E1] [E2] [E130] [E4] [S8] nothing is in the way of the $who at $look.width px in the $look.theme theme, and every page exists',
  async ({ who, look, places }, { open }) => {
    const visit = { ...look, expectErrors: /status of 404/ }
    // An address that does not exist is reported as an error, as it should be.
    const page = await open('/no-such-page', visit)
    if (who !== 'visitor') await becomeBuyer(page.context(), inject('origin'), who)
    const found: Record<string, string[]> = {}
    for (const place of places) {
      await page.goto(place.path)
      const wrong = await faults(page, place)
      if (wrong.length > 0) found[`${place.path} ${place.press ?? ''}`] = wrong
    }
    expect(found).toEqual({})
  },
)

async function faults(page: Page, { path, press }: Place): Promise<string[]> {
  if (press) await page.getByRole('button', { name: press }).click()
  await settled(page)
  const barred = await axeViolations(page)
  const missing = await missingCharacters(page)
  // The narrowest and the largest text on every page, one of the others on every third.
  const between = pages % 3 === 0 ? [pages % 2 === 0 ? HALF : PHONE] : []
  const zoomed = await faultsZoomed(page, [SMALLEST, LARGE_TEXT, ...between])
  pages += 1
  const isMissing =
    !path.endsWith('/no-such-page') &&
    (await page.getByText(/Oops! Page not found|No encontramos esa página/).count()) > 0
  return [
    ...barred,
    ...zoomed,
    ...missing,
    ...((await page.title()) === '' ? ['it has no title'] : []),
    ...(isMissing ? ['it is not there'] : []),
  ]
}
