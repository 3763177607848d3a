import { beforeEach, expect, test, vi } from 'vitest'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { appears, click, the, type } from '../../../../tests/harness/mount.ts'
import { timelineResource } from '../actions.ts'
import { eventsFor, loanContext } from '../loan-context.ts'
import { wholeTimeline } from '../model.ts'
import { TENTATIVE_NOTE } from '../notes-words.ts'
import { EventDialog } from './event-dialog.tsx'

beforeEach(() => localStorage.clear())

/** The inspection's dialog over a timeline whose dates were filled in. */
async function inspection() {
  const page = await guestPage([timelineResource])
  const update = (change: object) => page.client.execute(timelineResource, 'update', change as never)
  await update({ event_key: 'contract_signed', scheduled_date: '2026-11-18' })
  await update({ event_key: 'home_inspection', notes: 'Bring Ann' })
  const now = async () => {
    const read = await page.client.read(timelineResource)
    return (read.ok ? read.value : wholeTimeline([])).events
  }
  const event = async () => (await now()).find(each => each.event_key === 'home_inspection')
  const onClose = vi.fn()
  async function open() {
    const shown = eventsFor(await now(), loanContext(null), '2026-11-18').find(
      each => each.event_key === 'home_inspection',
    )
    if (!shown) throw new Error('no event')
    await page.open(<EventDialog key={Math.random()} event={shown} is_refinance={false} onClose={onClose} />)
    return (await appears('textarea')) as HTMLInputElement
  }
  return { update, event, open, onClose }
}

test('[ED9] [T4] what was changed of an event is kept beside what somebody else changed: not its old day, and no line of ours', async () => {
  const { update, event, open, onClose } = await inspection()
  expect((await event())?.notes).toBe(`Bring Ann\n${TENTATIVE_NOTE}`)
  const notes = await open()
  expect(notes.value).toBe('Bring Ann')
  await type(notes, 'Bring Ben')
  await update({ event_key: 'home_inspection', scheduled_date: '2026-12-02' })
  await click(the('button[type=submit]'))
  await expect.poll(event).toMatchObject({ notes: 'Bring Ben', scheduled_date: '2026-12-02', date_change_count: 1 })
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
})

test('[ED17] an event’s dialog that was closed by the way shows again what was typed; Cancel lets go of it', async () => {
  const { event, open, onClose } = await inspection()
  await type(await open(), 'Bring a torch')
  await click(the('[aria-label=Close]'))
  expect(onClose).toHaveBeenCalledTimes(1)
  const notes = await open()
  await expect.poll(() => notes.value).toBe('Bring a torch')
  expect(await event()).toMatchObject({ notes: `Bring Ann\n${TENTATIVE_NOTE}` })
  await click([...document.querySelectorAll('button')].find(button => button.textContent === 'Cancel') as HTMLElement)
  expect((await open()).value).toBe('Bring Ann')
})
