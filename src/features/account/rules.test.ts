import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cameAlong } from './came-along-words.ts'
import { ownPath, wantedPage } from './rules.ts'

const SITE = 'https://keyturn.example'
const sneaky = fc.stringMatching(/^[/\\.:@a-c?#%\t\n 09]{0,12}$/)

test('[A17] whatever is asked for, the way back stays on this site', () => {
  const targets = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    sneaky,
    sneaky.map(end => `/${end}`),
    sneaky.map(end => SITE + end),
    sneaky.map(end => `/\u0009/${end}`),
  )
  const property = fc.property(targets, target => {
    const path = ownPath(target, SITE)
    if (path === null) return
    const landing = new URL(path, SITE)
    expect(landing.origin).toBe(SITE)
    expect(landing.username).toBe('')
  })
  fc.assert(property, { numRuns: 5000 })
})

test.each([
  ['/auth', '/auth'],
  ['/dashboard?new=1#top', '/dashboard?new=1#top'],
  [`${SITE}/auth`, '/auth'],
  [SITE, '/'],
])('%s leads to %s', (target, path) => {
  expect(ownPath(target, SITE)).toBe(path)
})

test.each([
  ['/dashboard/timeline#loan_application', '/dashboard/timeline#loan_application'],
  ['/dashboard/application?new=1#top', '/dashboard/application?new=1#top'],
  ['/dashboard/nowhere', null],
  ['//evil.example/dashboard/timeline', null],
  ['https://evil.example/dashboard/timeline', null],
  ['/dashboard/timeline#\n//evil.example', null],
  [{ pathname: '/dashboard/timeline' }, null],
  [undefined, null],
])('[S1] after signing in, %j leads to %j', (from, page) => {
  expect(wantedPage(from)).toBe(page)
})

test('[H44] what came along from the guest is named', () => {
  expect(cameAlong(['timeline', 'comparison']).title).toBe('Your lenders and dates came along')
  expect(cameAlong(['application', 'comparison', 'timeline']).title).toBe(
    'Your application, lenders, and dates came along',
  )
  expect(cameAlong([]).title).toBe('Your progress came along')
})
