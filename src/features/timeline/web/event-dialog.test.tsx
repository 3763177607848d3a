import { expect, test, vi } from 'vitest'
import { appears, click, mount, the, type } from '../../../../tests/harness/mount.ts'
import { TENTATIVE_NOTE } from '../kept-words.ts'
import { eventsFor, loanContext } from '../loan-context.ts'
import { wholeTimeline } from '../model.ts'
import { EventDialog } from './event-dialog.tsx'

test('[ED9] [T4] only what was changed of an event is sent: not its old day, and no line of ours', async () => {
  const events = wholeTimeline([
    {
      event_key: 'home_inspection',
      scheduled_date: '2026-12-02',
      completed: false,
      notes: 'Bring Ann',
      date_change_count: 0,
      reminder_enabled: true,
    },
  ]).events
  const event = eventsFor(events, loanContext(null), '2026-11-18').find(each => each.event_key === 'home_inspection')
  if (!event) throw new Error('no event')
  expect(event.notes).toBe(`Bring Ann\n${TENTATIVE_NOTE}`)
  const onSave = vi.fn()
  await mount(<EventDialog event={event} busy={false} onClose={() => {}} onSave={onSave} />)
  const notes = (await appears('textarea')) as HTMLInputElement
  expect(notes.value).toBe('Bring Ann')
  await type(notes, 'Bring Ben')
  await click(the('button[type=submit]'))
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ notes: 'Bring Ben' })
})
