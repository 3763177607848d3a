import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { freePort } from '../tests/harness/free-port.ts'
import { launchBrowser } from '../tests/harness/people.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const config = fileURLToPath(import.meta.resolve('./lighthouse-config.ts'))

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

/** A visit on a slow phone; of several the medians, and the worst shift. */
export interface Visit {
  /** In the order of CATEGORIES. */
  scores: number[]
  lcp: number
  tbt: number
  shift: number
  scriptKilobytes: number
  requests: number
  /** What cost points, for whoever has to mend it. */
  failed: string[]
}

export interface Lighthouse {
  browser: Browser
  /** `cookie` makes the visitor somebody who is signed in, who comes `runs` times. */
  measure(url: string, visitor?: { cookie?: string | undefined; runs?: number }): Promise<Visit>
}

export async function startLighthouse(usualRuns: number): Promise<Lighthouse> {
  const port = await freePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  return {
    browser,
    async measure(url, { cookie, runs = usualRuns } = {}) {
      const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []
      const visits: Visit[] = []
      for (let run = 0; run < runs; run += 1) visits.push(visitOf(await report(url, [`--port=${port}`, ...headers])))
      return typical(visits)
    },
  }
}

function typical(visits: Visit[]): Visit {
  const median = (pick: (visit: Visit) => number) => visits.map(pick).sort((a, b) => a - b)[visits.length >> 1] ?? 0
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
async function report(url: string, more: string[]): Promise<Report> {
  const options = [
    '--quiet',
    '--output=json',
    `--config-path=${config}`,
    `--only-categories=${CATEGORIES.join()}`,
    ...more,
  ]
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

export const TABLE_HEAD = `${'page'.padEnd(40)} perf a11y best  seo   LCP ms  ratio  TBT ms    CLS  JS kB  requests`

export function tableLine(name: string, visit: Visit, ratio: number): string {
  const scores = visit.scores.map(score => String(score).padStart(5)).join('')
  const cells = [
    visit.lcp.toFixed(0).padStart(8),
    ratio.toFixed(2).padStart(6),
    visit.tbt.toFixed(0).padStart(7),
    visit.shift.toFixed(3).padStart(7),
    visit.scriptKilobytes.toFixed(1).padStart(6),
    String(visit.requests).padStart(9),
  ]
  return `${name.padEnd(40)}${scores} ${cells.join(' ')}`
}
