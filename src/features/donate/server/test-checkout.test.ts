import { beforeEach, describe, expect, test } from 'vitest'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { createDonationFixture } from '../../../../tests/harness/donation-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { ORIGIN } from '../../../../tests/harness/test-app.ts'

describe('the test checkout', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => createDonationFixture(database))
  beforeEach(async () => {
    await fixture.clear()
    fixture.signOut()
  })

  async function open(amount = 12.5, frequency = 'one-time'): Promise<string> {
    const answer = await fixture.donate(amount, frequency)
    const { url } = (await answer.json()) as { url: string }
    expect(url).toMatch(new RegExp(`^${ORIGIN}/donate/test-checkout/[0-9a-f-]{36}$`))
    return new URL(url).pathname
  }

  test('[F26] says that no money moves, and looking at it gives nothing', async () => {
    const path = await open()
    const page = await fixture.get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const text = await page.text()
    expect(text).toContain('No money moves here.')
    expect(text).toContain('$12.50')
    expect(text).not.toContain('<script')
    expect(await fixture.given()).toEqual([])
  })

  test('[F27] [F29] paying records one donation, thanks the donor by mail and leads back', async () => {
    const ada = await fixture.signIn('ada@example.com')
    const path = await open(25, 'monthly')
    const answer = await fixture.press(`${path}/pay`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/dashboard/donate?success=true&amount=25`)
    expect(await fixture.given()).toMatchObject([
      { user_id: ada.id, amount_cents: 2500, currency: 'usd', frequency: 'monthly', status: 'paid', livemode: false },
    ])
    const [sent, ...more] = await fixture.emails()
    expect(more).toEqual([])
    expect(sent).toMatchObject({ recipient: 'ada@example.com', user_id: ada.id })
    expect(sent?.subject).toBe('Thank you for your donation')
    expect(sent?.text).toContain('Your monthly donation of $25.00 has arrived.')
    expect(sent?.text).toContain('no money moved')
    expect((await fixture.get(path)).status).toBe(410)
  })

  test('[F26] twenty clicks on Pay at once make one donation, and all lead to the thank-you', async () => {
    await fixture.signIn('ada@example.com')
    const path = await open()
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.press(`${path}/pay`)))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([303]))
    expect(await fixture.given()).toHaveLength(1)
    expect(await fixture.emails()).toHaveLength(1)
  })

  test('[F26] a canceled checkout gives nothing and cannot be paid any more', async () => {
    const path = await open()
    const answer = await fixture.press(`${path}/cancel`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/dashboard/donate?canceled=true&as=guest`)
    expect((await fixture.press(`${path}/pay`)).status).toBe(410)
    expect(await fixture.given()).toEqual([])
  })

  test('[F26] a paid checkout cannot be canceled', async () => {
    const path = await open()
    await fixture.press(`${path}/pay`)
    expect((await fixture.press(`${path}/cancel`)).status).toBe(410)
    expect(await fixture.given()).toHaveLength(1)
  })

  test('[F27] another site cannot press Pay for somebody', async () => {
    const path = await open()
    expect((await fixture.press(`${path}/pay`, 'https://evil.example')).status).toBe(403)
    expect(await fixture.given()).toEqual([])
  })

  test('[F29] a visitor’s test donation is recorded without a name and mailed to nobody', async () => {
    await fixture.press(`${await open()}/pay`)
    expect(await fixture.given()).toMatchObject([{ user_id: null, amount_cents: 1250 }])
    expect(await fixture.emails()).toEqual([])
  })

  test.each(['nonsense', '%00', 'a'.repeat(2000), crypto.randomUUID()])('[F26] there is nothing at %s', async id => {
    expect((await fixture.get(`/donate/test-checkout/${id}`)).status).toBe(404)
    expect((await fixture.press(`/donate/test-checkout/${id}/pay`)).status).toBe(404)
  })

  test('[F26] a checkout is gone after a day', async () => {
    const path = await open()
    await database.run(`update test_checkouts set created_at = now() - interval '25 hours'`)
    expect((await fixture.get(path)).status).toBe(404)
    expect((await fixture.press(`${path}/pay`)).status).toBe(404)
    expect(await fixture.given()).toEqual([])
  })
})
