import { expect, test } from 'vitest'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { notificationsResource, preferencesResource } from './actions.ts'
import type { Notification } from './notification.ts'
import { mailAddress } from './rules.ts'

const context: ActionContext = {
  today: '2026-11-15',
  now: '2026-11-15T12:00:00Z',
  newId: () => 'id',
  randomText: () => '',
}

function notification(id: number, read = false): Notification {
  const created_at = new Date(Date.UTC(2026, 10, 15) - id * 1000).toISOString()
  return { id: `n${id}`, type: 'info', title: 'Title', message: 'Message', read, action_url: null, created_at }
}

const state = { notifications: Array.from({ length: 23 }, (_, index) => notification(index, index % 2 === 0)) }

test('[N1] the newest 20 are shown, and the count of unread ones knows the older ones too', () => {
  const view = notificationsResource.view(state, context)
  expect(view.notifications.map(each => each.id)).toEqual(state.notifications.slice(0, 20).map(each => each.id))
  expect(view.unread).toBe(11)
})

test('[N2] one is marked read, marking it again does no harm, and one that is not there is refused', () => {
  const once = applyAction(notificationsResource, 'read', state, { id: 'n1' }, context)
  if (!once.ok) throw new Error(once.problem.detail)
  expect(notificationsResource.view(once.value, context).unread).toBe(10)
  expect(applyAction(notificationsResource, 'read', once.value, { id: 'n1' }, context)).toEqual(once)
  expect(applyAction(notificationsResource, 'read', state, { id: 'other' }, context)).toMatchObject({
    ok: false,
    problem: { status: 404, code: 'no-such-notification' },
  })
})

test('[N2] all are marked read at once', () => {
  const all = applyAction(notificationsResource, 'read-all', state, {}, context)
  if (!all.ok) throw new Error(all.problem.detail)
  expect(notificationsResource.view(all.value, context).unread).toBe(0)
})

const own = { email: 'ann@example.com', account_email: 'ann@example.com' }
const start = { ...preferencesResource.empty(), ...own }

test('[N3] preferences start with e-mail and rate alerts on, marketing off and three days', () => {
  expect(preferencesResource.view(start, context).preferences).toEqual({
    ...own,
    email_confirmed: true,
    account_confirmed: true,
    email_asked_at: null,
    email_enabled: true,
    reminder_days: 3,
    marketing_emails: false,
    rate_alerts: true,
    time_zone: 'America/New_York',
    language: 'en',
  })
})

test('[N4] what is left out of a save stays as it was', () => {
  const first = applyAction(
    preferencesResource,
    'save',
    start,
    { reminder_days: 14, time_zone: 'Pacific/Honolulu' },
    context,
  )
  if (!first.ok) throw new Error(first.problem.detail)
  const second = applyAction(preferencesResource, 'save', first.value, { email_enabled: false }, context)
  expect(second).toMatchObject({
    ok: true,
    value: { ...start, reminder_days: 14, time_zone: 'Pacific/Honolulu', email_enabled: false },
  })
})

test('[N4] an address, a number of days or a zone that cannot be is refused in words', () => {
  for (const wrong of [
    { email: '' },
    { email: 'ann at home' },
    { reminder_days: 2 },
    { reminder_days: '3' },
    { time_zone: 'Mars/Olympus' },
    { rate_alerts: 'on' },
  ]) {
    const outcome = applyAction(preferencesResource, 'save', start, wrong, context)
    expect(outcome).toMatchObject({ ok: false, problem: { status: 400, code: 'invalid-input' } })
    if (!outcome.ok) expect(outcome.problem.detail).toMatch(/^Please /)
  }
})

test('[N25] another address waits until it is confirmed; mail goes to the account’s until then', () => {
  const other = applyAction(preferencesResource, 'save', start, { email: 'both@example.com' }, context)
  if (!other.ok) throw new Error(other.problem.detail)
  expect(other.value).toMatchObject({
    email: 'both@example.com',
    email_confirmed: false,
    email_asked_at: context.now,
  })
  expect(mailAddress(other.value)).toBe('ann@example.com')
  expect(mailAddress({ ...other.value, email_confirmed: true })).toBe('both@example.com')
  expect(mailAddress({ ...other.value, account_confirmed: false })).toBeNull()
  const back = applyAction(preferencesResource, 'save', other.value, { email: 'ann@example.com' }, context)
  expect(back).toMatchObject({ ok: true, value: start })
})
