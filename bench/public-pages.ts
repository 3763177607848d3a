import { siteLimit } from '../scripts/build/budgets.ts'
import type { Figure } from '../tests/harness/figures.ts'
import { besideStatic } from './beside-static.ts'
import { CATEGORIES, tableLine, type Visit } from './lighthouse.ts'

/**
 * `node bench/public-pages.ts`: the public pages on a slow phone, as Lighthouse sees them, beside a static page with the same
 * words and fonts and a bare React page in the same run. With words as arguments only paths that contain one. Medians of
 * RUNS visits.
 */
const RUNS = Number(process.env.RUNS || 3)
const PAGES = [
  '/',
  '/mortgage-guide',
  '/mortgage-guide/rate-and-apr',
  '/mortgage-calculator',
  '/affordability-calculator',
]
const LIMITS = { requests: 8, lcpRatio: 1.3 }

const wanted = process.argv.slice(2)
const paths = PAGES.filter(path => wanted.length === 0 || wanted.some(word => path.includes(word)))

await besideStatic('public-pages', RUNS, async function* ({ server, peers, measure, ratioOf }) {
  const plain = await measure(`${peers}/plain`)
  console.log(tableLine('plain page, no font', plain, ratioOf(plain)))
  for (const path of paths) {
    const visit = await measure(server.origin + path)
    const ratio = ratioOf(visit)
    console.log(tableLine(path, visit, ratio))
    yield { name: path, figure: figureOf(path, visit, ratio), problems: complaints(path, visit, ratio) }
  }
})

function complaints(path: string, visit: Visit, ratio: number): string[] {
  const found = CATEGORIES.filter((_, at) => visit.scores[at] !== 100).map(
    name => `${name} is not 100 (${visit.failed})`,
  )
  if (visit.scriptKilobytes > siteLimit(path))
    found.push(`${visit.scriptKilobytes} kB of scripts, ${siteLimit(path)} allowed`)
  if (visit.requests > LIMITS.requests) found.push(`${visit.requests} requests, ${LIMITS.requests} allowed`)
  if (ratio > LIMITS.lcpRatio)
    found.push(`LCP is ${ratio.toFixed(2)} times the static page's, ${LIMITS.lcpRatio} allowed`)
  if (visit.shift > 0) found.push(`content moves by ${visit.shift}`)
  return found
}

function figureOf(path: string, visit: Visit, ratio: number): Figure {
  const { scores, scriptKilobytes, requests, shift } = visit
  return {
    claim: `Lighthouse mobile, ${path}`,
    measured: `${scores.join(' / ')}; LCP ${ratio.toFixed(2)} of a static page's; ${scriptKilobytes.toFixed(1)} kB of scripts; ${requests} requests; CLS ${shift}`,
    aim: `100 in all four; LCP at most ${LIMITS.lcpRatio}; ${siteLimit(path)} kB; ${LIMITS.requests} requests; CLS 0`,
    met: complaints(path, visit, ratio).length === 0,
  }
}
