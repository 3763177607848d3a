import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Problem } from '#resources/problem.ts'
import { wordsForProblem } from './problem-catalog.ts'

/** Only programs ever see these: they send what no page sends, or are no page at all. */
const FOR_PROGRAMS = new Set([
  'bad-signature',
  'key-used',
  'malformed',
  'no-such-calendar',
  'not-ready',
  'refund-not-recorded',
  'unreadable-event',
  'webhook-secret-missing',
  'wrong-method',
])

const about = { path: '/api/escrow/keep', retryAfterSeconds: 0 }
const english = { title: 'As programs read it', detail: 'As programs read it.' }

test('[LG14] every problem of the server has words in the catalog that pages in another language use', () => {
  const files = globSync('src/{server,resources,features}/**/*.ts').filter(
    file => !/\.(test|es)\.ts$|\/web\//.test(file),
  )
  const codes = files.flatMap(file =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /status: \d{3},\s*code: '([a-z-]+)'|^ {2}'?([a-z-]+)'?: (?:problem|missing)\(/gm,
      ),
    ].map(([, named, made]) => named ?? made ?? ''),
  )
  expect(codes.length).toBeGreaterThan(60)
  const isKnown = (code: string) => wordsForProblem({ status: 400, code, ...english }, about).title !== english.title
  expect([...new Set(codes)].filter(code => !isKnown(code) && !FOR_PROGRAMS.has(code))).toEqual([])
})

test('[LG14] a problem is said in the words of its own resource, at the fields that it names', () => {
  const problem = { status: 409, code: 'too-many-statements', ...english } as const
  const mine = wordsForProblem(problem, about)
  expect(mine).not.toMatchObject(english)
  expect(wordsForProblem(problem, { ...about, path: '/api/servicing/keep?loan=x' }).detail).not.toBe('')
  const wrong: Problem = {
    status: 400,
    code: 'invalid-input',
    ...english,
    errors: [{ path: 'amount', message: 'English' }],
  }
  const said = wordsForProblem(wrong, about)
  expect(said.errors).toMatchObject([{ path: 'amount', message: said.detail }])
  expect(wordsForProblem({ status: 409, code: 'of-tomorrow', ...english }, about)).toMatchObject(english)
})

test('[LG14] how long to wait is said with the problem', () => {
  const problem = { status: 429, code: 'too-many-attempts', ...english } as const
  expect(wordsForProblem(problem, { path: '/api/auth/sign-in/email', retryAfterSeconds: 600 }).detail).toContain('10')
})
