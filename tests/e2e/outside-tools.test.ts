import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { signUp } from '../harness/accounts.ts'

test('[X17] the API’s description of itself is clean for a linter that is not ours', async () => {
  const source = await (await fetch(`${inject('origin')}/api/openapi.json`)).text()
  // The server of this test is at home on this machine, and its description says so.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('[X94] a client made of that description compiles, and works', async () => {
  const origin = inject('origin')
  execFileSync(process.execPath, ['tests/client/generate.ts', origin, '.cache/client/schema.ts'])
  execFileSync('node_modules/.bin/tsc', ['-p', 'tests/client/tsconfig.json'])
  const { email, password } = await signUp(origin)
  const headers = { origin, 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  const cookie = signedIn.headers.getSetCookie().map(each => each.split(';', 1)[0])
  // By its address, so that the types of everything else do not wait for what was made just now.
  const { walk } = await import(new URL('../client/walk.ts', import.meta.url).href)
  expect(await walk(origin, cookie.join('; '))).toMatchObject({
    draft: { loan_amount: 320_000, property_state: 'Texas', status: 'draft' },
    closing: '2026-12-01',
    lenders: expect.any(Number),
    problem: { status: 404, code: 'lender-not-found' },
    stranger: 'not-signed-in',
  })
})

test('[X93] every public page is clean for a validator that is not ours, without a capital in an attribute', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))
  const pages = readdirSync('dist').filter(name => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(30)
  const problems: string[] = []
  for (const name of pages) {
    const html = readFileSync(`dist/${name}`, 'utf8')
    const { results } = await validator.validateString(html, name)
    const found = results.flatMap(({ messages }) => messages)
    problems.push(...found.map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} ${selector}`))
    const markup = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    problems.push(...(markup.match(/\s[a-z]+[A-Z][a-zA-Z]*="/g) ?? []).map(attribute => `${name}: ${attribute}`))
  }
  expect(problems).toEqual([])
})
