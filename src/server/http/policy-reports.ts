import { Counter, type Registry } from 'prom-client'
import * as z from 'zod/mini'
import { atMost } from '#resources/plain-text.ts'
import type { Log } from '#server/log.ts'
import { type Endpoint, forAnyone } from './endpoint.ts'
import { POLICY_REPORTS } from './security-headers.ts'

/** As browsers have sent it since the first level of the policy. What else they tell is not read. */
const PolicyReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string().check(atMost(200))),
    'violated-directive': z.optional(z.string().check(atMost(200))),
    'blocked-uri': z.optional(z.string().check(atMost(8000))),
  }),
})

const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'worker-src',
  'manifest-src',
  'frame-src',
  'object-src',
  'media-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])

const LOG_AGAIN_AFTER_MS = 60_000

/**
 * Counts what the pages' policy stopped. Anybody can send a report, and an extension in somebody's browser causes many, so
 * nothing is stored, of the figures there are only so many, and each kind is logged once a minute. The address of the page
 * and what was blocked can hold what people typed: only its kind is stored.
 */
export function policyReports({ metrics, log }: { metrics: Registry; log: Log }): Endpoint {
  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'Things that the policy of a page stopped, as browsers report them.',
    labelNames: ['directive', 'blocked'],
    registers: [metrics],
  })
  const loggedAt = new Map<string, number>()

  return forAnyone({
    method: 'POST',
    path: POLICY_REPORTS,
    summary: 'Takes a browser’s report of what the policy of a page stopped, and counts it.',
    answer: {},
    input: PolicyReport,
    async handle({ input: { 'csp-report': report } }) {
      const directive = nameOf(report['effective-directive'] ?? report['violated-directive'] ?? '')
      const blocked = kindOf(report['blocked-uri'] ?? '')
      reports.inc({ directive, blocked })
      const now = performance.now()
      const kind = `${directive} ${blocked}`
      if (now - (loggedAt.get(kind) ?? Number.NEGATIVE_INFINITY) >= LOG_AGAIN_AFTER_MS) {
        loggedAt.set(kind, now)
        log.warn('policy-report', { directive, blocked })
      }
      return new Response(null, { status: 204 })
    },
  })
}

function nameOf(directive: string): string {
  const name = directive.trim().split(/\s/, 1)[0] ?? ''
  return DIRECTIVES.has(name) ? name : 'other'
}

/** `inline`, `eval` and their kin are words of the policy; everything else is an address, of which the scheme is enough. */
function kindOf(blocked: string): string {
  if (/^(inline|eval|wasm-eval|data|blob|trusted-types-sink|trusted-types-policy)$/.test(blocked)) return blocked
  const scheme = /^(https?|wss?|data|blob|chrome-extension|moz-extension|safari-web-extension):/.exec(blocked)?.[1]
  return scheme ?? 'other'
}
