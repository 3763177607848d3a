import { Hono } from 'hono'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import type { AppEnv } from './context.ts'
import { mountEndpoints } from './endpoint.ts'
import { answerError } from './error-answer.ts'
import { policyReports } from './policy-reports.ts'
import { readBody } from './request-body.ts'

function world() {
  const logged: string[] = []
  const log = createLog({ level: 'info', forPeople: false, write: line => logged.push(line) })
  const metrics = new Registry()
  const app = new Hono<AppEnv>().onError(answerError(log)).post('/api/*', readBody)
  mountEndpoints(app, [policyReports({ metrics, log })], async (_c, next) => next())
  const send = (report: object, type = 'application/csp-report') =>
    app.request('/api/csp-report', { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(report) })
  const counted = async () => {
    const lines = (await metrics.metrics()).split('\n')
    return lines.filter(line => line.startsWith('csp_reports_total'))
  }
  return { logged, send, counted }
}

test('[X61] what a policy stopped is counted by its kind, and logged once a minute', async () => {
  const { logged, send, counted } = world()
  const report = {
    'csp-report': {
      'document-uri': 'https://keyturn.example/dashboard/timeline?email=ada@example.com',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?token=abc',
      'script-sample': 'ada@example.com',
    },
  }
  for (let times = 0; times < 3; times += 1) expect((await send(report)).status).toBe(204)
  await send({
    'csp-report': { 'violated-directive': "require-trusted-types-for 'script'", 'blocked-uri': 'trusted-types-sink' },
  })
  expect(await counted()).toEqual([
    'csp_reports_total{directive="script-src-elem",blocked="https"} 3',
    'csp_reports_total{directive="require-trusted-types-for",blocked="trusted-types-sink"} 1',
  ])
  expect(logged.map(line => JSON.parse(line).event)).toEqual(['policy-report', 'policy-report'])
  expect(logged.join('')).not.toMatch(/evil|example|ada|abc/)
})

test('[X61] whatever strangers invent makes no more than one further figure, and no report no figure', async () => {
  const { send, counted } = world()
  for (const name of ['a', 'b', '{', 'x-'.repeat(90)]) {
    await send({ 'csp-report': { 'effective-directive': name, 'blocked-uri': `${name}://host` } })
  }
  expect(await counted()).toEqual(['csp_reports_total{directive="other",blocked="other"} 4'])
  expect((await send({ nothing: true })).status).toBe(400)
  expect((await send({ 'csp-report': {} }, 'text/plain')).status).toBe(415)
  expect(await counted()).toHaveLength(1)
})
