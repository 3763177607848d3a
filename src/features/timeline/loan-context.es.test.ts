import { expect, test } from 'vitest'
import { ADVICE, TENTATIVE_NOTE } from './kept-words.ts'
import { eventsFor, notesToKeep } from './loan-context.ts'
import { wholeTimeline } from './model.ts'
import { tentativeNote } from './words.ts'

const context = { is_refinance: false, may_cancel: false, is_closed: false }

test('[LG40] an event is shown in the reader’s words; what is kept and sent of it is the same in every language', () => {
  const { events } = wholeTimeline([])
  const [signed] = events
  expect(signed?.notes).toBe(ADVICE.contract_signed)
  const [shown] = eventsFor(events, context, '2026-11-18')
  expect(shown).toMatchObject({ title: 'Contrato firmado', notes: expect.stringMatching(/^Guarde una copia/) })
})

test('[LG40] a note of ours that comes back with somebody’s own is kept as it was', () => {
  const notes = notesToKeep(`Llamar al inspector.\n${tentativeNote}`)
  expect(notes).toBe(`Llamar al inspector.\n${TENTATIVE_NOTE}`)
  const [, event] = wholeTimeline([]).events
  if (!event) throw new Error('no event')
  const [shown] = eventsFor([{ ...event, notes }], context, '2026-11-18')
  expect(shown?.notes).toBe(`Llamar al inspector.\n${tentativeNote}`)
})
