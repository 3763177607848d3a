import type { Browser } from 'playwright-core'
import { DASHBOARD_PAGES } from '#routes/pages.ts'
import { HOME_ZONE } from '../tests/harness/accounts.ts'
import { becomeBuyer } from '../tests/harness/buyers.ts'
import type { Figure } from '../tests/harness/figures.ts'
import { newPerson } from '../tests/harness/people.ts'
import { besideStatic } from './beside-static.ts'
import { countRequests, type Requests } from './browser/first-load.ts'
import { tableLine, type Visit } from './lighthouse.ts'

/**
 * `node bench/app-pages.ts`: the app's pages on a slow phone, as Lighthouse sees them, for somebody who has just arrived and
 * for the owner of an account in the middle of it, beside the static page and the bare React page in the same run: medians of
 * RUNS visits for pages where people begin, one visit of every other that keeps its limits in it. With words as arguments only
 * paths that contain one.
 */
const RUNS = Number(process.env.RUNS || 5)
const LIMITS = { lcpRatio: 1.5, tbt: 200, requests: 12 }
/** Of a page of the dashboard. */
const SCORE = 92
const VISITORS = ['just arrived', 'account'] as const
type Visitor = (typeof VISITORS)[number]

interface AppPage {
  path: string
  /** The least that Lighthouse may say of its performance. */
  score: number
  visitors: readonly Visitor[]
}

const BEGINNINGS = ['comparison', 'application', 'timeline']
const beginnings: AppPage[] = [{ path: '/auth', score: 97, visitors: ['just arrived'] }, ...BEGINNINGS.map(ofDashboard)]
const others = DASHBOARD_PAGES.filter(page => !BEGINNINGS.includes(page)).map(ofDashboard)

function ofDashboard(page: string): AppPage {
  return { path: `/dashboard/${page}`, score: SCORE, visitors: VISITORS }
}

// Where the account's owner is. At night in Greenwich their day is another one, and a page that came drawn is drawn again.
process.env.TZ = HOME_ZONE

const wanted = process.argv.slice(2)
const isWanted = ({ path }: AppPage) => wanted.length === 0 || wanted.some(word => path.includes(word))

/** What somebody saw of a page, and what it lacks. */
interface Seen {
  page: AppPage
  name: string
  visit: Visit
  ratio: number
  requests: Requests
  problems: string[]
}

await besideStatic('app-pages', RUNS, async function* ({ server, browser, measure, ratioOf }) {
  const owner = await signedIn(browser, server.origin)

  async function see(page: AppPage, visitor: Visitor, runs: number): Promise<Seen> {
    const cookie = visitor === 'account' ? owner : undefined
    const url = server.origin + page.path + (cookie || page.path === '/auth' ? '' : '?as=guest')
    const visit = await measure(url, { cookie, runs })
    const requests = await countRequests(browser, url, cookie)
    const ratio = ratioOf(visit)
    const name = `${page.path}, ${visitor}`
    console.log(
      `${tableLine(name, visit, ratio)}, ${requests.untilAnswer} until the answer stands, ${requests.untilAwake} until it works`,
    )
    return { page, name, visit, ratio, requests, problems: complaints(page, visit, ratio, requests) }
  }

  for (const visitor of VISITORS) {
    const isTheirs = (page: AppPage) => isWanted(page) && page.visitors.includes(visitor)
    for (const page of beginnings.filter(isTheirs)) {
      const seen = await see(page, visitor, RUNS)
      yield { name: seen.name, figure: figureOf(seen), problems: seen.problems }
    }
    const rest: Seen[] = []
    for (const page of others.filter(isTheirs)) {
      const once = await see(page, visitor, 1)
      // A single visit may meet a busy moment of the computer.
      rest.push(once.problems.length > 0 ? await see(page, visitor, RUNS) : once)
    }
    if (rest.length > 0) yield { name: visitor, figure: figureOfRest(visitor, rest), problems: namedProblems(rest) }
  }
})

/** What the browser of an account's owner sends along. */
async function signedIn(from: Browser, origin: string): Promise<string> {
  const person = await newPerson(from, {})
  await becomeBuyer(person, origin, 'account')
  // The first page after the server's start fetches the code that draws; that is no page's own time.
  await person.request.get(`${origin}/dashboard/settings`)
  const cookies = await person.cookies()
  await person.close()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function complaints(page: AppPage, visit: Visit, ratio: number, { untilAnswer }: Requests): string[] {
  const performance = performanceOf(visit)
  const found: string[] = []
  if (performance < page.score) found.push(`performance is ${performance}, ${page.score} wanted (${visit.failed})`)
  if (ratio > LIMITS.lcpRatio) found.push(`LCP is ${ratio.toFixed(2)} times the static page's`)
  if (visit.tbt >= LIMITS.tbt) found.push(`blocked for ${visit.tbt.toFixed(0)} ms`)
  if (visit.shift > 0) found.push(`content moves by ${visit.shift}`)
  if (untilAnswer > LIMITS.requests) found.push(`${untilAnswer} requests until the answer stands`)
  return found
}

function performanceOf({ scores: [performance = 0] }: Visit): number {
  return performance
}

function aimOf(score: number): string {
  return `performance ${score}; LCP at most ${LIMITS.lcpRatio}; below ${LIMITS.tbt} ms; CLS 0; ${LIMITS.requests} requests`
}

function figureOf({ page, name, visit, ratio, requests, problems }: Seen): Figure {
  return {
    claim: `Lighthouse mobile, ${name}`,
    measured: `performance ${performanceOf(visit)}; LCP ${ratio.toFixed(2)} of a static page's; blocked for ${visit.tbt.toFixed(0)} ms; CLS ${visit.shift}; ${requests.untilAnswer} requests until the answer stands, ${requests.untilAwake} until it works; ${visit.scriptKilobytes.toFixed(1)} kB of scripts in all`,
    aim: aimOf(page.score),
    met: problems.length === 0,
  }
}

/** The worst of each figure, and where. */
function figureOfRest(visitor: Visitor, rest: Seen[]): Figure {
  const worst = (pick: (seen: Seen) => number, digits = 0) => {
    const [first] = rest.toSorted((one, other) => pick(other) - pick(one))
    return first ? `${Math.abs(pick(first)).toFixed(digits)} (${first.page.path.replace('/dashboard/', '')})` : ''
  }
  return {
    claim: `Lighthouse mobile, the other ${rest.length} pages of the dashboard, ${visitor}: one visit each, the medians of ${RUNS} where that one missed a limit`,
    measured: `at worst performance ${worst(seen => -performanceOf(seen.visit))}; LCP ${worst(seen => seen.ratio, 2)} of a static page's; blocked for ${worst(seen => seen.visit.tbt)} ms; CLS ${worst(seen => seen.visit.shift, 3)}; ${worst(seen => seen.requests.untilAnswer)} requests until the answer stands, ${worst(seen => seen.requests.untilAwake)} until it works`,
    aim: aimOf(SCORE),
    met: rest.every(({ problems }) => problems.length === 0),
  }
}

function namedProblems(rest: Seen[]): string[] {
  return rest.flatMap(({ page, problems }) => problems.map(problem => `${page.path} ${problem}`))
}
