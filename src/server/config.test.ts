import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLE_CLAIMS, NO_CLAIMS } from '#routes/claims.ts'
import { readConfig } from './config.ts'
import { hostsOf, withoutPassword } from './db/postgres-hosts.ts'

let DATA_DIR: string
beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'keyturn-config-'))
})
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const SECRET = 'a'.repeat(32)

test('[X5] without any setting it listens on this machine only, at port 3000', () => {
  const config = readConfig({ DATA_DIR })
  expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, baseUrl: 'http://localhost:3000', role: 'all' })
  expect(config.databaseUrl).toBeUndefined()
})

test('[X5] a setting left empty counts as not set', () => {
  expect(readConfig({ DATA_DIR, PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  ['PORT', '80a'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['BASE_URL', 'keyturn.example'],
  ['BASE_URL', 'https://keyturn.example/app'],
  ['BASE_URL', 'https://keyturn".example'],
  ['DATABASE_URL', 'mysql://localhost/keyturn'],
  ['DATABASE_URL', 'postgresql://one:5432,two:port/keyturn'],
  ['DATABASE_DIRECT_URL', 'localhost'],
  ['DATABASE_DIRECT_URL', 'postgresql://localhost/keyturn'],
  ['AUTH_SECRET', 'short'],
  ['SMTP_URL', 'mail.example.com'],
  ['OPERATOR_EMAIL', 'nobody'],
  ['RATES_URL', 'sometimes'],
  ['MARKETING_CLAIMS', 'on'],
  ['MARKETING_CLAIMS', 'savings'],
  ['MARKETING_CLAIMS', 'savings=Survey of 212 closings'],
  ['MARKETING_CLAIMS', 'savings=2026-10-01'],
  ['MARKETING_CLAIMS', 'savings=Survey, 2026-02-30'],
  ['MARKETING_CLAIMS', 'fame=Survey, 2026-10-01'],
  ['COMPENSATION', 'on'],
  ['COMPENSATION', 'Agreement with Example Bank, 2026-11-01'],
  ['REALTOR_DESK', 'on'],
  ['GIFTS', 'Example Baskets'],
  ['OPERATOR_NAME', 'two\nlines'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'all'],
  ['ROLE', 'boss'],
  ['LOG_LEVEL', 'loud'],
])('[X4] [W42] %s=%s stops the start with one line that names it and does not repeat it', (name, value) => {
  const start = () => readConfig({ DATA_DIR, AUTH_SECRET: SECRET, [name]: value })
  expect(start).toThrow(new RegExp(`^${name} must[^\n]*$`))
  if (name === 'AUTH_SECRET') expect(start).not.toThrow(value)
})

test('[W28] claims are examples at a loopback address and off at any other', () => {
  for (const BASE_URL of [undefined, 'http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:3000'])
    expect(readConfig({ DATA_DIR, BASE_URL }).claims, BASE_URL).toEqual(EXAMPLE_CLAIMS)
  for (const BASE_URL of ['https://keyturn.example', 'http://192.168.0.7:3000'])
    expect(readConfig({ DATA_DIR, BASE_URL }).claims, BASE_URL).toEqual(NO_CLAIMS)
})

test('[W42] each claim is named with its source and day; naming some leaves the others off', () => {
  const MARKETING_CLAIMS = 'savings=Survey of 212 closings, Ohio, 2026-10-01; rating = Example Reviews , 2026-11-01;'
  const { claims } = readConfig({ DATA_DIR, MARKETING_CLAIMS, GIFTS: 'off' })
  expect(claims).toMatchObject({
    savings: { source: 'Survey of 212 closings, Ohio', day: '2026-10-01' },
    rating: { source: 'Example Reviews', day: '2026-11-01' },
    'days-saved': 'off',
    gifts: 'off',
    'realtor-desk': 'example',
  })
  const public_ = {
    DATA_DIR,
    BASE_URL: 'https://keyturn.example',
    COMPENSATION: 'Agreement with Example Bank, 2026-11-01',
  }
  expect(() => readConfig(public_)).toThrow(/^COMPENSATION must come with OPERATOR_LICENSE: [^\n]*$/)
  expect(readConfig({ ...public_, OPERATOR_LICENSE: 'NMLS 123' }).claims).toEqual({
    ...NO_CLAIMS,
    compensation: { source: 'Agreement with Example Bank', day: '2026-11-01' },
  })
})

test('a database on several hosts is one address', () => {
  const DATABASE_URL = 'postgresql://keyturn:secret@one:5432,two:5433/keyturn?sslmode=require'
  expect(readConfig({ DATA_DIR, AUTH_SECRET: SECRET, DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL })
  expect(hostsOf(DATABASE_URL)).toEqual([
    'postgresql://keyturn:secret@one:5432/keyturn?sslmode=require',
    'postgresql://keyturn:secret@two:5433/keyturn?sslmode=require',
  ])
  expect(withoutPassword(DATABASE_URL)).toBe('one:5432,two:5433/keyturn')
})

test('[X4] two bad settings are named together', () => {
  expect(() => readConfig({ DATA_DIR, PORT: 'x', ROLE: 'y' })).toThrow(/^PORT must .*; ROLE must /)
})

test('[X6] the secret is made once, kept for the owner only, and used again', () => {
  const first = readConfig({ DATA_DIR }).authSecret
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR }).authSecret).toBe(first)
  const file = join(DATA_DIR, 'auth-secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toBe(first)
})

test('[X57] a secret that was restored for all to read is closed again', () => {
  const { authSecret } = readConfig({ DATA_DIR })
  const file = join(DATA_DIR, 'auth-secret')
  chmodSync(file, 0o644)
  expect(readConfig({ DATA_DIR }).authSecret).toBe(authSecret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('[X6] a damaged secret is not silently replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-config-'))
  writeFileSync(join(folder, 'auth-secret'), '')
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(/auth-secret is damaged/)
  rmSync(folder, { recursive: true })
})

test('[X6] servers that share a PostgreSQL must be given the secret', () => {
  const DATABASE_URL = 'postgresql://keyturn@localhost/keyturn'
  expect(() => readConfig({ DATA_DIR, DATABASE_URL })).toThrow(/^AUTH_SECRET must be set with DATABASE_URL/)
  expect(readConfig({ DATA_DIR, DATABASE_URL, AUTH_SECRET: SECRET }).authSecret).toBe(SECRET)
})

test('networks of proxies are understood in both families', () => {
  const { trustedProxies } = readConfig({ DATA_DIR, TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,127.0.0.1' })
  expect(trustedProxies.check('10.9.8.7')).toBe(true)
  expect(trustedProxies.check('11.0.0.1')).toBe(false)
  expect(trustedProxies.check('fd12::1', 'ipv6')).toBe(true)
  expect(trustedProxies.check('127.0.0.1')).toBe(true)
})
