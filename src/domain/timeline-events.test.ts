import { expect, test } from 'vitest'
import { EVENT_OFFSETS, isImportantEvent, TIMELINE_EVENT_KEYS, tentativeDates } from './timeline-events.ts'

test('[M31] a contract signed on November 15 closes on December 30', () => {
  expect(tentativeDates('2026-11-15')).toEqual({
    contract_signed: '2026-11-15',
    loan_application: '2026-11-18',
    home_inspection: '2026-11-22',
    due_diligence_ends: '2026-11-25',
    insurance_shopping: '2026-11-25',
    appraisal_scheduled: '2026-11-29',
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
