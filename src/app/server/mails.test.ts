import { expect, test } from 'vitest'
import { emailWords } from '#features/account/words.ts'
import { emailOf } from '#server/mail/mails.ts'
import { mails } from './mails.ts'

const url = 'https://keyturn.example/auth?token=abc'
const reader = { first_name: 'Ada', unsubscribe_url: 'https://keyturn.example/api/unsubscribe?token=a.b' }
const move = { rate: 6.5, previous: 6.75, week: '2026-11-12' }
const stored = { key: 'rates.moved', parameters: { given: move, timing: 'due', days: 0 } }
const gift = {
  ...{
    id: 'a',
    recipient_name: 'Ada',
    street_address: '1 Oak Street',
    city: 'Raleigh',
    state: 'NC',
    zip_code: '27601',
  },
  ...{ country: 'United States', status: 'pending' },
}

/** What each mail may be given. A new mail is missing here until it is written down. */
const samples: Record<string, object[]> = {
  'account.news': Object.keys(emailWords).map(kind => ({ kind, url, first_name: 'Ada' })),
  'account.recovery-code-used': [{ left: 1, url, first_name: 'Ada' }],
  'account.new-device': [
    { device: 'Firefox', network: '192.0.2', at: '2026-11-19T10:00:00Z', time_zone: 'America/New_York', url },
  ],
  'notifications.reminder': [{ ...reader, told: stored, notice: 3, url }],
  'notifications.address': [{ url }],
  'notifications.rate': [{ ...reader, move, url }],
  'together.invitation': ['together', 'looks_on'].map(role => ({ inviter: 'Ada Buyer', role, url })),
  'donate.thank-you': [{ amount_cents: 2500, currency: 'usd', frequency: 'one-time', livemode: true, stop_url: url }],
  'lenders.request': [{ subject: 'Pre-approval', paragraphs: ['Hello,', 'I would like to borrow.'] }],
  'lenders.notice': [{ name: 'Ada', email: 'ada@example.com', lenders: ['Harbor', 'Prairie'], mailed: ['Harbor'] }],
  'cards.gift': [gift],
  'feedback.message': [
    { type: 'suggestion', priority: 'low', title: 'Dark', description: 'Keep it.', from: 'a@b.example' },
  ],
  'realtor.message': [{ name: 'Ada', email: 'ada@example.com', message: 'A small house.', phone: '919 555 0100' }],
  'operator.more-messages': [{}],
}

const blank = { subject: '', text: '', html: '' }
const said = (key: string, parameters: object, language: 'en' | 'es') =>
  emailOf(mails, { ...blank, key, parameters, language })

test('[ML4] every mail is composed from what a row can keep, in both languages', () => {
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(mails).toSorted())
  for (const [key, given] of Object.entries(samples)) {
    for (const parameters of given) {
      for (const language of ['en', 'es'] as const) {
        const { subject, text, html } = said(key, JSON.parse(JSON.stringify(parameters)), language)
        expect(subject, key).not.toBe('')
        for (const words of [subject, text, html]) expect(words, key).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  }
})

test('[ML4] [X23] markup in whatever a row keeps is text in the mail, and a line end starts no header', () => {
  const evil = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com'
  // What chooses words or is counted is not typed by anybody.
  const chosen = new Set([
    'kind',
    'role',
    'type',
    'priority',
    'frequency',
    'currency',
    'at',
    'time_zone',
    'key',
    'timing',
    'week',
  ])
  const typed = (given: unknown, name = ''): unknown => {
    if (typeof given === 'string') return chosen.has(name) ? given : evil
    if (Array.isArray(given)) return given.map(each => typed(each, name))
    if (given === null || typeof given !== 'object') return given
    return Object.fromEntries(Object.entries(given).map(([field, value]) => [field, typed(value, field)]))
  }
  for (const [key, given] of Object.entries(samples)) {
    for (const language of ['en', 'es'] as const) {
      const { subject, html } = said(key, typed(given[0]) as object, language)
      expect(html, key).not.toContain('<img')
      expect(subject, key).not.toMatch(/[\r\n]/)
    }
  }
})

test('[ML5] a key that this version does not know is no empty mail', () => {
  expect(() => said('newer', {}, 'en')).toThrow('Nothing composes newer')
  expect(() => said('notifications.reminder', { ...reader, told: { ...stored, key: 'newer' }, url }, 'en')).toThrow()
})
