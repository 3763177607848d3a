import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { TIMELINE_EVENT_KEYS } from '#domain/timeline-events.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { timelineResource } from './actions.ts'
import type { EventUpdate, Timeline, TimelineEvent } from './model.ts'
import { ADVICE, TENTATIVE_NOTE } from './notes-words.ts'

const context: ActionContext = {
  today: '2026-11-15',
  now: '2026-11-15T12:00:00Z',
  newId: () => 'id',
  randomText: (alphabet, length) => alphabet.slice(0, length),
}

function changed(state: Timeline, ...changes: EventUpdate[]): Timeline {
  return changes.reduce<Timeline>((current, change) => {
    const done = applyAction(timelineResource, 'update', current, change, context)
    if (!done.ok) throw new Error(done.problem.detail)
    return done.value
  }, state)
}

function event(state: Timeline, event_key: string): TimelineEvent {
  const found = state.events.find(each => each.event_key === event_key)
  if (!found) throw new Error(`no ${event_key}`)
  return found
}

const fresh = timelineResource.empty()
const signed = changed(fresh, { event_key: 'contract_signed', scheduled_date: '2026-11-02' })

test('[T1] a new timeline has the eleven events in their order, all important but underwriting, each with advice', () => {
  expect(fresh.events.map(each => each.event_key)).toEqual([...TIMELINE_EVENT_KEYS])
  expect(fresh.events.filter(each => !each.important).map(each => each.event_key)).toEqual(['loan_underwriting'])
  expect(fresh.events.every(each => each.notes.length > 20 && each.reminder_enabled && !each.completed)).toBe(true)
})

test('[T4] the contract date fills in every other date by its offset, and says so in the notes', () => {
  expect(signed.events.map(each => each.scheduled_date)).toEqual([
    '2026-11-02',
    '2026-11-05',
    '2026-11-09',
    '2026-11-12',
    '2026-11-12',
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
    '2026-12-07',
    '2026-12-15',
    '2026-12-17',
  ])
  for (const each of signed.events.slice(1)) {
    expect(each.notes).toBe(`${ADVICE[each.event_key]}\n${TENTATIVE_NOTE}`)
    expect(each.date_change_count).toBe(0)
  }
  expect(event(signed, 'contract_signed')).toMatchObject({
    date_change_count: 1,
    notes: ADVICE.contract_signed,
  })
})

test('[T5] dates that the buyer chose survive a new contract date, the others follow it', () => {
  const moved = changed(
    signed,
    { event_key: 'home_inspection', scheduled_date: '2026-11-13' },
    { event_key: 'contract_signed', scheduled_date: '2026-11-04' },
  )
  expect(event(moved, 'home_inspection').scheduled_date).toBe('2026-11-13')
  // Counted, it is Saturday the 19th.
  expect(event(moved, 'closing_day').scheduled_date).toBe('2026-12-21')
  expect(event(moved, 'closing_day').notes.split(TENTATIVE_NOTE)).toHaveLength(2)
})

test('[T5] taking the contract date away leaves the other dates alone', () => {
  const cleared = changed(signed, { event_key: 'contract_signed', scheduled_date: null })
  expect(event(cleared, 'contract_signed')).toMatchObject({ scheduled_date: null, date_change_count: 2 })
  expect(event(cleared, 'closing_day').scheduled_date).toBe('2026-12-17')
})

test('[T3] each change of a date is counted, saving the same date is not', () => {
  const twice = changed(
    fresh,
    { event_key: 'home_inspection', scheduled_date: '2026-11-20' },
    { event_key: 'home_inspection', scheduled_date: '2026-11-20', notes: 'Bring a torch' },
    { event_key: 'home_inspection', scheduled_date: '2026-11-21' },
  )
  expect(event(twice, 'home_inspection')).toMatchObject({ date_change_count: 2, notes: 'Bring a torch' })
})

test('[T6] an event is completed and opened again, and nothing else about it changes', () => {
  const done = changed(signed, { event_key: 'closing_day', completed: true })
  expect(event(done, 'closing_day').completed).toBe(true)
  expect(changed(done, { event_key: 'closing_day', completed: false })).toEqual(signed)
})

test('[T7] the reminder switch is kept with the event', () => {
  const off = changed(signed, { event_key: 'closing_day', reminder_enabled: false })
  expect(event(off, 'closing_day').reminder_enabled).toBe(false)
  expect(off.events.filter(each => each.reminder_enabled)).toHaveLength(10)
})

test('[T8] a day that does not exist, a day in another century and an unknown event are refused in words', () => {
  for (const wrong of [
    { event_key: 'closing_day', scheduled_date: '2027-02-29' },
    { event_key: 'closing_day', scheduled_date: '1926-11-02' },
    { event_key: 'closing_day', scheduled_date: 'soon' },
    { event_key: 'moving_day', completed: true },
    { event_key: 'closing_day', completed: 'yes' },
    { event_key: 'closing_day', notes: 'x'.repeat(2001) },
    {},
  ]) {
    const outcome = applyAction(timelineResource, 'update', fresh, wrong, context)
    expect(outcome).toMatchObject({ ok: false, problem: { status: 400, code: 'invalid-input' } })
    if (!outcome.ok) expect(outcome.problem.detail).toMatch(/^Please /)
  }
})

describe('a guest', () => {
  const side = timelineResource.guest
  if (!side) throw new Error('guests keep a timeline')
  const merge = (account: Timeline, guest: Timeline) => {
    const outcome = side.merge(account, guest, undefined, context)
    if (!outcome.ok) throw new Error(outcome.problem.detail)
    return outcome.value
  }

  test('[T9] keeps the timeline under its own key, and nothing while it is untouched', () => {
    expect(side.key).toBe('guestTimelineEvents')
    expect(side.toStored(fresh)).toBeUndefined()
    const saved = side.toStored(signed)
    expect(saved && side.fromStored(saved)).toEqual(signed)
  })

  test('[T10] brings dates, completion and notes to events that the account has not dated itself', () => {
    const guest = changed(
      signed,
      { event_key: 'home_inspection', scheduled_date: '2026-11-13', notes: 'With Ann', completed: true },
      { event_key: 'closing_day', scheduled_date: '2026-12-18' },
    )
    expect(merge(fresh, guest)).toEqual(guest)
    const account = changed(fresh, { event_key: 'home_inspection', scheduled_date: '2026-11-30' })
    const joined = merge(account, guest)
    expect(event(joined, 'home_inspection')).toEqual(event(account, 'home_inspection'))
    expect(event(joined, 'closing_day').scheduled_date).toBe('2026-12-18')
  })

  test('[T10] a date filled in for the account gives way only to one that the guest chose', () => {
    const account = changed(fresh, { event_key: 'contract_signed', scheduled_date: '2026-10-01' })
    const guest = changed(signed, { event_key: 'closing_day', scheduled_date: '2026-12-01' })
    const joined = merge(account, guest)
    expect(event(joined, 'contract_signed').scheduled_date).toBe('2026-10-01')
    expect(event(joined, 'home_inspection').scheduled_date).toBe('2026-10-08')
    expect(event(joined, 'closing_day').scheduled_date).toBe('2026-12-01')
  })

  test('[T10] bringing the same timeline twice changes nothing more', () => {
    fc.assert(
      fc.property(changes(), changes(), (one, other) => {
        const once = merge(changed(fresh, ...one), changed(fresh, ...other))
        expect(merge(once, changed(fresh, ...other))).toEqual(once)
      }),
      { numRuns: 200 },
    )
  })
})

function changes() {
  const day = fc.option(
    fc.integer({ min: 0, max: 90 }).map(days => addDays('2026-11-01', days)),
    { nil: null },
  )
  return fc.array(
    fc.record(
      {
        event_key: fc.constantFrom(...TIMELINE_EVENT_KEYS),
        scheduled_date: day,
        completed: fc.boolean(),
        notes: fc.constantFrom('', 'A note'),
      },
      { requiredKeys: ['event_key'] },
    ),
    { maxLength: 12 },
  )
}
