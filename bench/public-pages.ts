import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { siteLimit } from '../scripts/build/budgets.ts'
import { preparePages } from '../scripts/prepare.mjs'
import { type Figure, record } from '../tests/harness/figures.ts'
import { freePort } from '../tests/harness/free-port.ts'
import { launchBrowser } from '../tests/harness/people.ts'
import { startServer } from '../tests/harness/server.ts'
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
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const LIMITS = { requests: 8, lcpRatio: 1.3 }

/** What we read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

interface Audit {
  id: string
  score: number | null
  numericValue?: number
  displayValue?: string
  details?: { items?: { resourceType: string; transferSize: number }[] }
}

interface Visit {
  scores: number[]
  lcp: number
  tbt: number
  shift: number
  scriptKilobytes: number
  requests: number
  /** What cost points, for whoever has to mend it. */
  failed: string[]
}

const wanted = process.argv.slice(2)
const paths = PAGES.filter(path => wanted.length === 0 || wanted.some(word => path.includes(word)))

await preparePages()
const server = await startServer()
const peers = await servePeers()
const debugPort = await freePort()
const browser = await launchBrowser(`--remote-debugging-port=${debugPort}`)
const problems: string[] = []
const figures: Figure[] = []
try {
  console.log('page                             perf a11y best  seo   LCP ms  ratio  TBT ms    CLS  JS kB  requests')
  const still = await measure(`${peers.origin}/static`)
  show('static page, same words', still, 1)
  const plain = await measure(`${peers.origin}/plain`)
  show('plain page, no font', plain, plain.lcp / still.lcp)
  const react = await measure(`${peers.origin}/react`)
  show('bare React page', react, react.lcp / still.lcp)
  for (const path of paths) {
    const visit = await measure(server.origin + path)
    const ratio = visit.lcp / still.lcp
    show(path, visit, ratio)
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

async function measure(url: string): Promise<Visit> {
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run += 1) {
    visits.push(visitOf(await report(url)))
  }
  const median = (pick: (visit: Visit) => number) => visits.map(pick).sort((a, b) => a - b)[RUNS >> 1] ?? 0
  return {
    scores: CATEGORIES.map((_, at) => median(visit => visit.scores[at] ?? 0)),
    lcp: median(visit => visit.lcp),
    tbt: median(visit => visit.tbt),
    shift: Math.max(...visits.map(visit => visit.shift)),
    scriptKilobytes: median(visit => visit.scriptKilobytes),
    requests: median(visit => visit.requests),
    failed: [...new Set(visits.flatMap(visit => visit.failed))],
  }
}

/** In a process of its own: what one visit leaves behind must not slow the next. */
async function report(url: string): Promise<Report> {
  const options = ['--quiet', '--output=json', `--port=${debugPort}`, `--only-categories=${CATEGORIES.join()}`]
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...options], { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout)
}

function visitOf({ categories, audits }: Report): Visit {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(request => request.resourceType === 'Script')
  const weighted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  return {
    scores: CATEGORIES.map(name => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    scriptKilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    requests: requests.length,
    failed: Object.values(audits)
      .filter(({ id, score }) => weighted.has(id) && score !== null && score < 0.9)
      .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()),
  }
}

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

function show(name: string, visit: Visit, ratio: number): void {
  const scores = visit.scores.map(score => String(score).padStart(5)).join('')
  const cells = [
    visit.lcp.toFixed(0).padStart(8),
    ratio.toFixed(2).padStart(6),
    visit.tbt.toFixed(0).padStart(7),
    visit.shift.toFixed(3).padStart(7),
    visit.scriptKilobytes.toFixed(1).padStart(6),
    String(visit.requests).padStart(9),
  ]
  console.log(`${name.padEnd(32)}${scores} ${cells.join(' ')}`)
}
