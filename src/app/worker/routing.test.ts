import { expect, test } from 'vitest'
import { filesNamedIn, mayCache, strategyFor } from './routing.ts'

const HOME = 'https://keyturn.example'
const files = new Set(['/favicon.svg'])

function way(path: string, asked: { method?: string; mode?: string; hasRange?: boolean } = {}) {
  const { method = 'GET', mode = 'navigate', hasRange = false } = asked
  return strategyFor({ method, url: new URL(path, HOME).href, mode, hasRange }, HOME, files)
}

test.each([
  '/api/application',
  '/api/auth/verify-email?token=x',
  '/api/calendar/secret.ics',
  '/api/notifications/stream',
  '/healthz',
  '/metrics',
  '/service-worker.js',
  '/robots.txt',
  '/nowhere',
  '/dashboard/nowhere',
  'https://elsewhere.example/dashboard/timeline',
])('[X132] the worker leaves %s alone', path => {
  expect(way(path)).toEqual({ kind: 'pass' })
})

test('[X132] it leaves alone what is sent, what is asked in parts, and pages that a script reads', () => {
  expect(way('/dashboard/timeline', { method: 'POST' })).toEqual({ kind: 'pass' })
  expect(way('/dashboard/timeline', { method: 'HEAD' })).toEqual({ kind: 'pass' })
  expect(way('/assets/main-Bx1.js', { hasRange: true })).toEqual({ kind: 'pass' })
  expect(way('/dashboard/timeline', { mode: 'cors' })).toEqual({ kind: 'pass' })
})

test('[X130] pages of the app, public pages, hashed files and old addresses each have their way', () => {
  expect(way('/dashboard/timeline?day=1')).toEqual({ kind: 'app', path: '/dashboard/timeline' })
  expect(way('/dashboard/cards/gift/')).toEqual({ kind: 'app', path: '/dashboard/cards/gift' })
  expect(way('/auth')).toEqual({ kind: 'app', path: '/auth' })
  expect(way('/')).toEqual({ kind: 'site', path: '/', cache: true })
  expect(way('/assets/main-Bx1.js', { mode: 'cors' })).toEqual({ kind: 'file', path: '/assets/main-Bx1.js' })
  expect(way('/favicon.svg', { mode: 'no-cors' })).toEqual({ kind: 'file', path: '/favicon.svg' })
  expect(way('/dashboard?a=b')).toEqual({ kind: 'redirect', to: '/dashboard/application?a=b' })
})

test('[X132] an address with something in it is never kept', () => {
  expect(way('/mortgage-calculator?price=500000')).toEqual({ kind: 'site', path: '/mortgage-calculator', cache: false })
})

test('[X132] only a whole answer of this site is kept, and none that is for one person or may not be kept', () => {
  const answer = { status: 200, type: 'basic', redirected: false, cacheControl: 'no-cache' }
  expect(mayCache(answer)).toBe(true)
  expect(mayCache({ ...answer, cacheControl: 'public, max-age=31536000, immutable' })).toBe(true)
  expect(mayCache({ ...answer, status: 206 })).toBe(false)
  expect(mayCache({ ...answer, status: 500 })).toBe(false)
  expect(mayCache({ ...answer, type: 'opaque' })).toBe(false)
  expect(mayCache({ ...answer, redirected: true })).toBe(false)
  expect(mayCache({ ...answer, cacheControl: 'no-store' })).toBe(false)
  expect(mayCache({ ...answer, cacheControl: 'max-age=60, Private' })).toBe(false)
  expect(mayCache({ ...answer, cacheControl: null })).toBe(false)
})

test('[X133] a page names the files by which its build is known', () => {
  const html =
    '<link href="/assets/app-A1.css"><script src="/assets/app-B_2-.js"></script><a href="/assets/app-A1.css">'
  expect(filesNamedIn(html)).toEqual(['/assets/app-A1.css', '/assets/app-B_2-.js'])
  expect(filesNamedIn('<p>plain</p>')).toEqual([])
})
