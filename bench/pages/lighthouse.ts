import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { freePort } from '../../tests/harness/free-port.ts'
import { launchBrowser } from '../../tests/harness/people.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const config = fileURLToPath(import.meta.resolve('./lighthouse-config.ts'))

/** What we read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, Audit>
}

interface Audit {
  numericValue?: number
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
}

export interface Lighthouse {
  browser: Browser
  /** `cookie` makes the visitor somebody who is signed in. */
  measure(url: string, visitor?: { cookie?: string | undefined }): Promise<Visit>
}

export async function startLighthouse(runs: number): Promise<Lighthouse> {
  const port = await freePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  return {
    browser,
    async measure(url, { cookie } = {}) {
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
  return {
    scores: CATEGORIES.map(name => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    scriptKilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  }
}
