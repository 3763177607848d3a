import type { Browser } from 'playwright-core'
import { DASHBOARD_PAGES } from '#routes/pages.ts'
import { HOME_ZONE } from '../../tests/harness/accounts.ts'
import { becomeBuyer } from '../../tests/harness/buyers.ts'
import { newPerson } from '../../tests/harness/people.ts'
import type { Figure } from '../report.ts'
import { besideStatic } from './beside-static.ts'
import type { Visit } from './lighthouse.ts'

/** Somebody who has just arrived, and the owner of an account who is half-way; the least that Lighthouse may say of their pages. */
const VISITORS = { 'just arrived': 95, account: 90 } as const
type Visitor = keyof typeof VISITORS
const LIMITS = { lcpRatio: 1.5, tbt: 250 }
const PATHS = ['/auth', ...DASHBOARD_PAGES.map(page => `/dashboard/${page}`)]

/** The app's pages on a slow phone, as Lighthouse sees them: the medians of `runs` visits. */
export function appPages(runs: number, isWanted: (path: string) => boolean): Promise<Figure[]> {
  // Where the account's owner is: elsewhere their day may be another one.
  process.env.TZ = HOME_ZONE
  return besideStatic(runs, async function* ({ server, browser, measure, ratioOf }) {
    const owner = await signedIn(browser, server.origin)
    for (const visitor of Object.keys(VISITORS) as Visitor[]) {
      for (const path of PATHS.filter(isWanted)) {
        if (path === '/auth' && visitor === 'account') continue
        const cookie = visitor === 'account' ? owner : undefined
        const visit = await measure(`${server.origin}${path}${cookie || path === '/auth' ? '' : '?as=guest'}`, {
          cookie,
        })
        yield figureOf(`${path}, ${visitor}`, VISITORS[visitor], visit, ratioOf(visit))
      }
    }
  })
}

/** What the browser of an account's owner sends along. */
async function signedIn(from: Browser, origin: string): Promise<string> {
  const person = await newPerson(from, {})
  await becomeBuyer(person, origin, 'account')
  const cookies = await person.cookies()
  await person.close()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function figureOf(name: string, least: number, { scores: [score = 0], tbt, shift }: Visit, ratio: number): Figure {
  return {
    claim: `Lighthouse mobile, ${name}`,
    measured: `performance ${score}; LCP ${ratio.toFixed(2)} of a static page's; blocked for ${tbt.toFixed(0)} ms; CLS ${shift}`,
    aim: `${least}; at most ${LIMITS.lcpRatio}; below ${LIMITS.tbt} ms; 0`,
    met: score >= least && ratio <= LIMITS.lcpRatio && tbt < LIMITS.tbt && shift === 0,
  }
}
