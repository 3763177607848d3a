import { siteLimit } from '../scripts/build/budgets.ts'
import { preparePages } from '../scripts/prepare.mjs'
import { type Figure, record } from '../tests/harness/figures.ts'
import { startServer } from '../tests/harness/server.ts'
import { CATEGORIES, startLighthouse, TABLE_HEAD, tableLine, type Visit } from './lighthouse.ts'
import { servePeers } from './peers/serve.ts'

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

await preparePages()
const server = await startServer()
const peers = await servePeers()
const { browser, measure } = await startLighthouse(RUNS)
const problems: string[] = []
const figures: Figure[] = []
try {
  console.log(TABLE_HEAD)
  const still = await measure(`${peers.origin}/static`)
  console.log(tableLine('static page, same words', still, 1))
  const plain = await measure(`${peers.origin}/plain`)
  console.log(tableLine('plain page, no font', plain, plain.lcp / still.lcp))
  const react = await measure(`${peers.origin}/react`)
  console.log(tableLine('bare React page', react, react.lcp / still.lcp))
  for (const path of paths) {
    const visit = await measure(server.origin + path)
    const ratio = visit.lcp / still.lcp
    console.log(tableLine(path, visit, ratio))
    figures.push(figureOf(path, visit, ratio))
    problems.push(...complaints(path, visit, ratio).map(problem => `${path}: ${problem}`))
  }
} finally {
  await browser.close()
  peers.server.close()
  await server.stop()
}
record('public-pages', figures)
console.log(problems.length === 0 ? 'Every page keeps its limits.' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

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
