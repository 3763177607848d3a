import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { estimateFees } from '#domain/fee-estimate.ts'
import { TIMELINE_EVENT_KEYS } from '#domain/timeline-events.ts'
import { DASHBOARD_PAGES } from '#routes/pages.ts'
import { test } from '../harness/browser.ts'
import { newPerson } from '../harness/people.ts'
import { confirmEmail, newPersonCalled, post, signedIn } from './people.ts'
import { LONG_PAYLOADS, PAYLOADS } from './script-payloads.ts'
import { startXssDetector, type XssDetector } from './xss-detector.ts'

const origin = inject('origin')
const dashboard = DASHBOARD_PAGES.map(page => `/dashboard/${page}`)
const ALL = [...PAYLOADS, ...LONG_PAYLOADS]
/** The payload after so many others, round and round. */
const nth = (at: number) => PAYLOADS[at % PAYLOADS.length] ?? ''
const fees = estimateFees(320_000)
const today = new Date().toISOString().slice(0, 10)

const counts = {
  shown: new Set<string>(),
  recipients: new Set<string>(),
}

/** Asks as the page does, and must be heard: a payload that is refused proves nothing. */
async function write(page: Page, path: string, body: Record<string, unknown>): Promise<string> {
  const { status, text } = await post(page, path, body)
  expect(status, `${path} ${text}`).toBe(200)
  return text
}

function expectNoScriptRan({ raised }: XssDetector): void {
  expect(raised).toEqual([])
}

async function visit(detector: XssDetector, page: Page, path: string): Promise<void> {
  await detector.visit(page, `${origin}${path}`)
  const words = await page.evaluate(() =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll('input, textarea')].map(field => 'value' in field && field.value),
    ].join('\n'),
  )
  for (const payload of PAYLOADS) if (words.includes(payload)) counts.shown.add(payload)
}

/** Payloads in every text that an account stores, each alone in its field where there are enough fields. */
async function fillAccount(page: Page, from: number): Promise<void> {
  await write(page, '/api/application/complete', { property_state: 'Texas', loan_amount: 320_000 })
  await write(page, '/api/profile/save', { first_name: nth(from), last_name: nth(from + 1), phone: nth(from + 2) })
  for (const [at, event_key] of TIMELINE_EVENT_KEYS.entries()) {
    const some = ALL.filter((_, index) => index % TIMELINE_EVENT_KEYS.length === at)
    await write(page, '/api/timeline/update', { event_key, notes: some.join('\n'), scheduled_date: addDays(today, at) })
  }
  for (let at = 0; at < 20; at += 1) {
    const offer = { interest_rate: 6 + at / 8, mortgage_type: '30_year_fixed', fees }
    await write(page, '/api/comparison/add', { ...offer, name: nth(from + at) })
  }
  for (let at = 0; at < 10; at += 1) {
    const [street_address, city, state, zip_code, recipient_name] = [0, 1, 2, 3, 4].map(line =>
      nth(from + at * 5 + line),
    )
    await write(page, '/api/gifts/request', { street_address, city, state, zip_code, recipient_name })
  }
}

async function writeMessages(page: Page): Promise<void> {
  const [title, name, phone] = ['<img class=written src=x onerror=ran()>', nth(0), '<svg class=written onload=ran()>']
  const everything = ALL.join('\n').slice(0, 5_000)
  const email = "o'ran@example.com"
  const feedback = { type: 'other', priority: 'low', title, description: everything, email }
  await write(page, '/api/functions/send-feedback', feedback)
  const message = { name, email, phone, message: everything, propertyLocation: nth(5) }
  await write(page, '/api/functions/send-realtor-message', message)
}

async function closeLoan(page: Page, notes: string): Promise<void> {
  const { completed } = JSON.parse(await write(page, '/api/application/complete', { property_state: 'Texas' }))
  const figures = { loan_amount: 300_000, interest_rate: 6.5, apr: 6.7, loan_type: 'fha' }
  const closure = { ...figures, application_id: completed.tracking_id, chosen_lender_name: nth(3), notes }
  await write(page, '/api/closure/save', closure)
  await write(page, '/api/closure/close', closure)
}

async function newAccount(context: BrowserContext, payload: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/auth`)
  const mallory = newPersonCalled('Mallory')
  await signedIn(page, mallory)
  await confirmEmail(mallory)
  // Signing up takes names only; what is edited later is anything.
  await write(page, '/api/profile/save', { first_name: payload, last_name: payload })
  return page
}

test('the detector sees a payload that does come to life', async ({ browser }) => {
  for (const payload of [
    '<img class=written src=x onerror=ran()>',
    '<script>ran()</script>',
    '<img src=//evil.example/x>',
  ]) {
    const context = await newPerson(browser, {})
    const detector = await startXssDetector(context, origin)
    const page = await context.newPage()
    await page.setContent(`<h1>${payload}</h1>`)
    await detector.look(page)
    await expect.poll(() => detector.raised.length, { message: payload }).toBeGreaterThan(0)
    await context.close()
  }
})

test('[X36] what an account has written is shown as text on every screen, whatever it looks like', async ({
  browser,
}) => {
  const context = await newPerson(browser, {})
  const detector = await startXssDetector(context, origin)
  const page = await newAccount(context, nth(3))
  await fillAccount(page, 0)
  for (const path of [...dashboard, '/', '/auth', '/mortgage-calculator']) await visit(detector, page, path)
  await page.goto(`${origin}/dashboard/profile`)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('group', { name: 'Your account' }).waitFor()
  await detector.look(page)
  await closeLoan(page, ALL.join('\n').slice(0, 2_000))
  for (const path of ['application', 'closure', 'cards', 'lenders']) await visit(detector, page, `/dashboard/${path}`)
  expectNoScriptRan(detector)
  // A payload that no screen shows proves nothing.
  expect(PAYLOADS.filter(payload => !counts.shown.has(payload))).toEqual([])
  await context.close()
})

test('[X36] what lies in a guest’s browser, or in an address, is shown as text on every screen', async ({
  browser,
}) => {
  const context = await newPerson(browser, {})
  const detector = await startXssDetector(context, origin)
  await context.addInitScript(stored => Object.assign(localStorage, stored), guestData())
  const page = await context.newPage()
  // An account has been on all of them above; a guest's own belongings show on these.
  for (const path of dashboard.filter(path => GUEST_SCREENS.test(path))) {
    await visit(detector, page, path)
  }
  const parameters = ['new', 'success', 'amount', 'error', 'notice', 'token', 'loan', 'months', 'q', 'as']
  for (const [at, path] of ['/auth', '/dashboard/donate', '/dashboard/comparison', '/mortgage-calculator'].entries()) {
    const query = new URLSearchParams(parameters.map((name, index) => [name, nth(at * 10 + index)]))
    await visit(detector, page, `${path}?${query}#${encodeURIComponent(nth(at))}`)
  }
  await visit(detector, page, `/${encodeURIComponent(nth(0))}`)
  await visit(detector, page, `/donate/test-checkout/${encodeURIComponent(nth(1))}`)
  await visit(detector, page, `/api/unsubscribe?token=${encodeURIComponent(nth(2))}`)
  expectNoScriptRan(detector)
  await context.close()
})

const GUEST_SCREENS =
  /\/(application|comparison|timeline|documents|lenders|affordability|payment-breakdown|papers|rate-lock)$/

function guestData(): Record<string, string> {
  const scenarios = Array.from({ length: 20 }, (_, at) => ({
    id: crypto.randomUUID(),
    name: nth(at),
    interest_rate: 6.5,
    mortgage_type: '30_year_fixed',
    fees: { ...fees, totalFees: 0 },
    created_at: new Date(1_700_000_000_000 + at).toISOString(),
  }))
  const events = TIMELINE_EVENT_KEYS.map((event_key, at) => ({
    event_key,
    scheduled_date: addDays(today, at),
    completed: false,
    notes: nth(at),
    date_change_count: 1,
    reminder_enabled: true,
  }))
  const [id, tracking_id, now] = [nth(0), nth(1), new Date().toISOString()]
  const texts = { id, tracking_id, created_at: now, updated_at: now, completed_at: now, status: 'completed' }
  const nothing = ['loan_purpose', 'property_type', 'property_value', 'loan_amount', 'down_payment_percentage']
  const more = ['down_payment_amount', 'property_zip_code', 'property_found', 'credit_score_range', 'employment_status']
  const blank = Object.fromEntries(
    [...nothing, ...more, 'annual_income', 'monthly_debt_payments'].map(key => [key, null]),
  )
  return {
    guestId: `guest_1763200000000_${nth(2)}`,
    guestComparison: JSON.stringify({ scenarios }),
    guestTimelineEvents: JSON.stringify(events),
    guestApplicationData: JSON.stringify({ ...blank, ...texts, property_state: 'Texas' }),
    theme: nth(3),
  }
}

test('[X36] mails, calendars, spreadsheets and the export carry what was written as text', async ({ browser }) => {
  const context = await newPerson(browser, {})
  const detector = await startXssDetector(context, origin)
  const page = await newAccount(context, '<img class=written src=x onerror=ran()>')
  await fillAccount(page, 60)
  await writeMessages(page)
  const reminded = PAYLOADS.slice(0, 5)
  for (const [at, first_name] of reminded.entries()) {
    await write(page, '/api/profile/save', { first_name })
    const event_key = TIMELINE_EVENT_KEYS[at % TIMELINE_EVENT_KEYS.length]
    // Another day is another reminder.
    const scheduled_date = addDays(today, -1 - Math.floor(at / TIMELINE_EVENT_KEYS.length))
    await write(page, '/api/timeline/update', { event_key, scheduled_date })
    await write(page, '/api/functions/process-reminders', {})
  }
  await readMails(page, context, detector)
  const { address } = JSON.parse(await write(page, '/api/calendar/renew', {}))
  expectPlainCalendar(await page.evaluate(async to => (await fetch(to)).text(), address as string))
  expectPlainTable(await downloadedCsv(page))
  const exported = await page.evaluate(async () => {
    const answer = await fetch('/api/functions/export-user-data', { method: 'POST' })
    return {
      type: answer.headers.get('content-type'),
      sniff: answer.headers.get('x-content-type-options'),
      text: await answer.text(),
    }
  })
  expect(exported).toMatchObject({ type: expect.stringContaining('application/json'), sniff: 'nosniff' })
  const { user_comparison_scenarios } = JSON.parse(exported.text) as { user_comparison_scenarios: { name: string }[] }
  expect(user_comparison_scenarios.map(({ name }) => name).sort()).toEqual(
    Array.from({ length: 20 }, (_, at) => nth(60 + at)).sort(),
  )
  // The product writes to the person, and to those who run it.
  expect(counts.recipients).toContain('operator@example.com')
  expect(counts.recipients.size).toBeGreaterThan(1)
  await visit(detector, page, '/dev/outbox')
  expectNoScriptRan(detector)
  await context.close()
})

/** As a mail program without any policy shows them. */
async function readMails(page: Page, context: BrowserContext, detector: XssDetector): Promise<void> {
  const { mails } = await page.evaluate(async () =>
    (await fetch('/dev/outbox', { headers: { accept: 'application/json' } })).json(),
  )
  const reader = await context.newPage()
  // A page of its own for each: a blank one that is written into is sometimes never idle in Chromium.
  let mail = ''
  const contentType = 'text/html; charset=utf-8'
  await reader.route(`${origin}/mail`, route => route.fulfill({ contentType, body: mail }))
  // The server's other mails are those of other tests.
  const ours = (mails as Record<string, string>[]).filter(({ recipient = '' }) =>
    /^(mallory|operator|o'ran)/.test(recipient),
  )
  for (const { html, subject, recipient, reply_to } of ours) {
    counts.recipients.add(recipient ?? '')
    for (const header of [subject, recipient, reply_to]) expect(header ?? '').not.toMatch(/[\r\n\u2028\u2029\0]/)
    mail = html ?? ''
    await reader.goto(`${origin}/mail`)
    await detector.look(reader)
  }
  await reader.close()
}

/** An entry for each event and for each date of the law, and no property that we do not write. */
function expectPlainCalendar(text: string): void {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  const ours =
    /^(BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL|UID|DTSTAMP|DTSTART|DTEND|SEQUENCE|SUMMARY|DESCRIPTION|URL|TRANSP|ACTION|TRIGGER)[;:]/
  expect(lines.filter(line => !ours.test(line))).toEqual([])
  expect(lines.filter(line => line === 'BEGIN:VEVENT').length).toBeGreaterThan(TIMELINE_EVENT_KEYS.length)
  expect(lines.filter(line => line.startsWith('ACTION:') && line !== 'ACTION:DISPLAY')).toEqual([])
}

async function downloadedCsv(page: Page): Promise<string> {
  await page.goto(`${origin}/dashboard/comparison`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  return readFile(await (await download).path(), 'utf8')
}

/** No cell is a formula, also where programs take semicolons or tabs for the end of a cell. */
function expectPlainTable(text: string): void {
  const withoutQuoted = text.replace(/"(?:[^"]|"")*"/g, quoted =>
    /^"[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(quoted) ? '=quoted' : 'x',
  )
  const cells = withoutQuoted.replace('\ufeff', '').split(/[,;\t\r\n]/)
  expect(cells.filter(cell => /^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell))).toEqual([])
}
