import { expect, test } from 'vitest'
import { closedDay, isBusinessDay, lastWorkingDay, nextWorkingDay } from './business-days.ts'
import { addDays } from './calendar-day.ts'
import { countedDate, EVENT_OFFSETS, isImportantEvent, TIMELINE_EVENT_KEYS, tentativeDates } from './timeline-events.ts'

test('[M31] a contract signed on November 15 closes on December 30', () => {
  expect(tentativeDates('2026-11-15')).toEqual({
    contract_signed: '2026-11-15',
    loan_application: '2026-11-18',
    home_inspection: '2026-11-22',
    due_diligence_ends: '2026-11-25',
    insurance_shopping: '2026-11-25',
    appraisal_scheduled: '2026-11-30',
    loan_underwriting: '2026-12-06',
    insurance_secured: '2026-12-06',
    clear_to_close: '2026-12-20',
    final_walkthrough: '2026-12-28',
    closing_day: '2026-12-30',
  })
})

test('[M31] the eleven events come in order of time, all important but underwriting', () => {
  expect(TIMELINE_EVENT_KEYS).toHaveLength(11)
  const offsets = TIMELINE_EVENT_KEYS.map(key => EVENT_OFFSETS[key])
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  expect(TIMELINE_EVENT_KEYS.filter(key => !isImportantEvent(key))).toEqual(['loan_underwriting'])
})

test('[T98] closing, walkthrough and appraisal are proposed on working days; the others stay where they were counted', () => {
  const dates = tentativeDates('2026-11-12')
  expect(dates).toMatchObject({
    // Counted, these are Thanksgiving, Christmas Day and a Sunday.
    appraisal_scheduled: '2026-11-27',
    final_walkthrough: '2026-12-28',
    closing_day: '2026-12-28',
    home_inspection: '2026-11-19',
    due_diligence_ends: '2026-11-22',
    insurance_shopping: '2026-11-22',
  })
  for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const proposed = tentativeDates(day)
    for (const key of TIMELINE_EVENT_KEYS) {
      const isMoved = proposed[key] !== countedDate(key, day)
      if (key === 'closing_day' || key === 'final_walkthrough' || key === 'appraisal_scheduled')
        expect(closedDay(proposed[key]), `${day} ${key}`).toBeNull()
      else expect(isMoved, `${day} ${key}`).toBe(false)
    }
    expect(proposed.final_walkthrough <= proposed.closing_day).toBe(true)
  }
})

test('[T98] the working day on or after a day, and on or before it, agree with the days on which offices are open', () => {
  for (let day = '2021-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    expect(closedDay(day) === null, day).toBe(isBusinessDay(day, 'open'))
    const [next, last] = [nextWorkingDay(day), lastWorkingDay(day)]
    expect(closedDay(next) === null && closedDay(last) === null && last <= day && day <= next, day).toBe(true)
    for (let between = addDays(last, 1); between < next; between = addDays(between, 1))
      if (between !== day) expect(closedDay(between), between).not.toBeNull()
  }
  expect(closedDay('2026-12-25')).toEqual({ kind: 'holiday', name: 'Christmas Day' })
  expect(closedDay('2026-12-26')).toEqual({ kind: 'saturday' })
  expect(closedDay('2026-12-27')).toEqual({ kind: 'sunday' })
  expect(closedDay('2026-07-03')).toEqual({ kind: 'observed', name: 'Independence Day' })
  expect(closedDay('2026-07-04')).toEqual({ kind: 'holiday', name: 'Independence Day' })
})
