import type { Browser } from 'playwright-core'
import { becomeBuyer } from '../tests/harness/buyers.ts'
import type { Figure } from '../tests/harness/figures.ts'
import { newPerson } from '../tests/harness/people.ts'
import { besideStatic } from './beside-static.ts'
import { countRequests, type Requests } from './browser/first-load.ts'
import { tableLine, type Visit } from './lighthouse.ts'

/**
 * `node bench/app-pages.ts`: the app's pages on a slow phone, as Lighthouse sees them, for somebody who has just arrived and
 * for the owner of an account in the middle of it, beside the static page and the bare React page in the same run. With words
 * as arguments only paths that contain one. Medians of RUNS visits.
 */
const RUNS = Number(process.env.RUNS || 5)
const LIMITS = { lcpRatio: 1.5, tbt: 200, requests: 12 }

interface AppPage {
  path: string
  as: 'guest' | 'account'
  /** The least that Lighthouse may say of its performance. */
  score: number
}

const dashboard = ['comparison', 'application', 'timeline'].map(page => `/dashboard/${page}`)
const PAGES: AppPage[] = [
  { path: '/auth', as: 'guest', score: 97 },
  ...dashboard.map(path => ({ path, as: 'guest' as const, score: 92 })),
  ...dashboard.map(path => ({ path, as: 'account' as const, score: 92 })),
]

// Where the account's owner is. At night in Greenwich their day is another one, and a page that came drawn is drawn again.
process.env.TZ = 'America/Chicago'

const wanted = process.argv.slice(2)
const pages = PAGES.filter(({ path }) => wanted.length === 0 || wanted.some(word => path.includes(word)))

await besideStatic('app-pages', RUNS, async function* ({ server, browser, measure, ratioOf }) {
  const cookie = await signedIn(browser, server.origin)
  for (const page of pages) {
    const isAccount = page.as === 'account'
    const url = server.origin + page.path + (isAccount || page.path === '/auth' ? '' : '?as=guest')
    const visit = await measure(url, isAccount ? { cookie } : {})
    const requests = await countRequests(browser, url, isAccount ? cookie : undefined)
    const ratio = ratioOf(visit)
    const name = `${page.path}, ${isAccount ? 'account' : 'just arrived'}`
    console.log(
      `${tableLine(name, visit, ratio)}, ${requests.untilAnswer} until the answer stands, ${requests.untilAwake} until it works`,
    )
    const problems = complaints(page, visit, ratio, requests)
    yield { name, figure: figureOf(name, page, visit, { ratio, requests, met: problems.length === 0 }), problems }
  }
})

/** What the browser of an account's owner sends along. */
async function signedIn(from: Browser, origin: string): Promise<string> {
  const person = await newPerson(from, {})
  await becomeBuyer(person, origin, 'account')
  const cookies = await person.cookies()
  await person.close()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function complaints({ score }: AppPage, visit: Visit, ratio: number, { untilAnswer }: Requests): string[] {
  const [performance = 0] = visit.scores
  const found: string[] = []
  if (performance < score) found.push(`performance is ${performance}, ${score} wanted (${visit.failed})`)
  if (ratio > LIMITS.lcpRatio) found.push(`LCP is ${ratio.toFixed(2)} times the static page's`)
  if (visit.tbt >= LIMITS.tbt) found.push(`blocked for ${visit.tbt.toFixed(0)} ms`)
  if (visit.shift > 0) found.push(`content moves by ${visit.shift}`)
  if (untilAnswer > LIMITS.requests) found.push(`${untilAnswer} requests until the answer stands`)
  return found
}

function figureOf(
  name: string,
  { score }: AppPage,
  visit: Visit,
  { ratio, requests, met }: { ratio: number; requests: Requests; met: boolean },
): Figure {
  const [performance] = visit.scores
  return {
    claim: `Lighthouse mobile, ${name}`,
    measured: `performance ${performance}; LCP ${ratio.toFixed(2)} of a static page's; blocked for ${visit.tbt.toFixed(0)} ms; CLS ${visit.shift}; ${requests.untilAnswer} requests until the answer stands, ${requests.untilAwake} until it works; ${visit.scriptKilobytes.toFixed(1)} kB of scripts in all`,
    aim: `performance ${score}; LCP at most ${LIMITS.lcpRatio}; below ${LIMITS.tbt} ms; CLS 0; ${LIMITS.requests} requests`,
    met,
  }
}
