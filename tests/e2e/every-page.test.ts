import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject } from 'vitest'
import { APP_PATHS, articlePath, GUIDE_ARTICLES, SITE_PATHS } from '#journey/route-map.ts'
import { barriers, test } from '../harness/browser.ts'
import { BUYERS, becomeBuyer } from '../harness/buyers.ts'
import { isProof, record } from '../harness/figures.ts'
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
/** The guide's articles are alike; all of them are for the proof. */
const isSeldom = (path: string) => GUIDE_ARTICLES.slice(1).some(slug => path === articlePath(slug))
const site = [...SITE_PATHS.filter(path => isProof || !isSeldom(path)), '/no-such-page'].map(
  (path): Place => ({ path }),
)
const dashboard = APP_PATHS.filter(path => path.startsWith('/dashboard')).map((path): Place => ({ path }))

const PEOPLE = ['visitor', 'newcomer', ...BUYERS] as const
const placesOf = {
  visitor: [...site, ...signing],
  // A guest who has done nothing yet.
  newcomer: dashboard,
  guest: dashboard,
  account: dashboard,
  closed: dashboard,
}

const LOOKS = [
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const

/** A window of 1280 px at 200 % and at 400 %, and the smallest phone. */
const ZOOMS = [
  { width: 640, height: 450, factor: 2 },
  { width: 320, height: 256, factor: 4 },
  { width: 360, height: 640, factor: 3 },
]

const seen = { pages: 0, barriers: 0, layouts: 0, faults: 0 }

describe.for(PEOPLE.filter(who => isProof || who !== 'newcomer'))('for the %s', who => {
  test.for(LOOKS)(
    '[E1] [E2] [E4] nothing is in anyone’s way at $width px in the $theme theme',
    {
      timeout: 900_000,
    },
    async (look, { open }) => {
      const first = await open('/no-such-page', { ...look, as: who === 'newcomer' ? 'guest' : 'visitor', ...anyErrors })
      if (who !== 'visitor' && who !== 'newcomer') await becomeBuyer(first.context(), inject('origin'), who)
      const found: Record<string, string[]> = {}
      for (const place of placesToday(who, LOOKS.indexOf(look))) {
        const page = await open(place.path, { beside: first, ...anyErrors })
        const wrong = await faults(page, place)
        if (wrong.length > 0) found[`${place.path} ${place.press ?? ''}`] = wrong
        await page.close()
      }
      expect(found).toEqual({})
    },
  )
})

/** The address that does not exist is reported as an error, as it should be. */
const anyErrors = { expectErrors: /status of 404/ }

/** All of them for the proof. Else each page of the dashboard for one person, and every page once, in a look of its own. */
function placesToday(who: (typeof PEOPLE)[number], look: number): Place[] {
  const turn = BUYERS.indexOf(who as (typeof BUYERS)[number])
  const places = placesOf[who].filter((_, at) => isProof || turn < 0 || at % BUYERS.length === turn)
  return places.filter((_, at) => isProof || at % LOOKS.length === look)
}

async function faults(page: Page, { path, press }: Place): Promise<string[]> {
  if (press) await page.getByRole('button', { name: press }).click()
  await settled(page)
  const barred = await barriers(page)
  const undrawn = await missingCharacters(page)
  const zoomed: string[] = []
  for (const zoom of ZOOMS) zoomed.push(...(await faultsZoomed(page, zoom)))
  seen.pages += 1
  seen.barriers += barred.length
  seen.layouts += ZOOMS.length
  seen.faults += zoomed.length
  const isMissing = path !== '/no-such-page' && (await page.getByText('Oops! Page not found').count()) > 0
  return [
    ...barred,
    ...zoomed,
    ...undrawn,
    ...((await page.title()) === '' ? ['it has no title'] : []),
    ...(isMissing ? ['it is not there'] : []),
  ]
}

afterAll(() =>
  record('accessibility', [
    {
      claim:
        'What axe finds against WCAG 2.2 AA: every route as visitor, guest, account and after closing, both themes, 390 and 1280 px',
      measured: `${seen.barriers} on ${seen.pages} pages`,
      aim: '0',
      met: seen.barriers === 0 && seen.pages > 0,
    },
    {
      claim: 'Sideways scrolling, cut off or covered controls at 200 %, at 400 % (320 px) and at 360 px',
      measured: `${seen.faults} in ${seen.layouts} layouts`,
      aim: '0',
      met: seen.faults === 0 && seen.layouts > 0,
    },
  ]),
)
