import { expect, test } from 'vitest'
import type { Notification } from '../notification.ts'
import { isOutsideList, withUpdate } from './live-update.ts'

const one = (id: string, minute: number, read = false): Notification => ({
  id,
  type: 'info',
  title: id,
  message: '',
  read,
  action_url: null,
  created_at: `2026-11-15T12:${String(minute).padStart(2, '0')}:00.000Z`,
})

test('[N8] a new notification comes on top, is counted once, and pushes the oldest out of twenty', () => {
  const full = { notifications: Array.from({ length: 20 }, (_, at) => one(`n${at}`, 40 - at)), unread: 20 }
  const heard = withUpdate(full, one('new', 50))
  expect(heard.notifications).toHaveLength(20)
  expect(heard.notifications[0]?.id).toBe('new')
  expect(heard.unread).toBe(21)
  expect(withUpdate(heard, one('new', 50))).toEqual(heard)
})

test('[N8] one that was read in another tab is read here too', () => {
  const view = { notifications: [one('a', 2), one('b', 1)], unread: 2 }
  expect(withUpdate(view, one('b', 1, true))).toEqual({ notifications: [one('a', 2), one('b', 1, true)], unread: 1 })
})

test('[N8] one that was read elsewhere and is not shown here changes nothing by itself: the count is read afresh', () => {
  const view = { notifications: [one('a', 2)], unread: 3 }
  expect(isOutsideList(view, one('older', 1, true))).toBe(true)
  expect(withUpdate(view, one('older', 1, true))).toEqual(view)
  expect([isOutsideList(view, one('a', 2, true)), isOutsideList(view, one('new', 3))]).toEqual([false, false])
})
