import { expect, test } from 'vitest'
import { eventsFor } from './loan-context.ts'
import { storedOf, wholeTimeline } from './model.ts'
import { ADVICE, TENTATIVE_NOTE } from './notes-words.ts'
import { tentativeNote } from './words.ts'

const context = { is_refinance: false, may_cancel: false, is_closed: false }

test('[LG40] an event is shown in the reader’s words; what is kept and sent of it is the same in every language', () => {
  const { events } = wholeTimeline([])
  const [signed] = events
  expect(signed?.notes).toBe(ADVICE.contract_signed)
  const [shown] = eventsFor(events, context, '2026-11-18')
  expect(shown).toMatchObject({ title: 'Contrato firmado', notes: expect.stringMatching(/^Guarde una copia/) })
})

test('[LG40] a line of ours that an earlier version kept with somebody’s own is shown in the reader’s words, and kept no more', () => {
  const older = {
    event_key: 'home_inspection' as const,
    scheduled_date: '2026-12-02',
    completed: false,
    notes: `Llamar al inspector.\n${TENTATIVE_NOTE}`,
    date_change_count: 0,
    reminder_enabled: true,
  }
  const event = wholeTimeline([older]).events.find(({ event_key }) => event_key === older.event_key)
  if (!event) throw new Error('no event')
  expect(event.notes).toBe(older.notes)
  expect(storedOf(event).notes).toBe('Llamar al inspector.')
  const [shown] = eventsFor([event], context, '2026-11-18')
  expect(shown).toMatchObject({
    notes: `Llamar al inspector.\n${tentativeNote}`,
    bare_notes: 'Llamar al inspector.',
    tentative_note: tentativeNote,
  })
})
