import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { click, mount, the } from '../../../tests/harness/mount.ts'
import { dismissToast, shownToasts, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const say = (message: Parameters<typeof toast>[0]) => act(async () => toast(message))

test('a note is read out when the reader pauses, a problem at once', async () => {
  await mount(<Toaster />)
  const [urgent, calm] = [the('[aria-live=assertive]'), the('[aria-live=polite]')]
  await say({ title: 'Event Completed', description: 'Home inspection is done.' })
  await say({ title: 'State Required', description: 'Please select a property state.', destructive: true })

  expect(calm.textContent).toBe('Event CompletedHome inspection is done.')
  expect(urgent.textContent).toBe('State RequiredPlease select a property state.')
  expect(the('[data-variant=destructive]').closest('[aria-live]')).toBe(urgent)
})

test('a note goes by itself, but not while somebody is busy with it', async () => {
  vi.useFakeTimers()
  await mount(<Toaster />)
  await say({ title: 'Profile saved' })
  const region = the('[data-toasts]')
  the('[data-toasts] button').focus()
  await act(async () => vi.advanceTimersByTimeAsync(60_000))
  expect(region.textContent).toContain('Profile saved')

  the('[data-toasts] button').blur()
  await act(async () => vi.advanceTimersByTimeAsync(6_000))
  expect(region.textContent).toBe('')
  vi.useRealTimers()
})

test('undo undoes once and the note is gone', async () => {
  const undone = vi.fn()
  await mount(<Toaster />)
  await say({ title: 'Lender removed', action: { label: 'Undo', onClick: undone } })
  await click(the('[data-toasts] button'))
  expect(undone).toHaveBeenCalledOnce()
  expect(the('[data-toasts]').textContent).toBe('')
})

test('of many notes the newest three are shown', async () => {
  await mount(<Toaster />)
  for (const title of ['One', 'Two', 'Three', 'Four']) await say({ title })
  expect([...document.querySelectorAll('.toast p')].map(title => title.textContent)).toEqual(['Two', 'Three', 'Four'])
})

test('notes step aside when they would cover what the keyboard has reached', async () => {
  await mount(
    <>
      <button type="button" id="low">
        Submit
      </button>
      <Toaster />
    </>,
  )
  const low = the('#low')
  // happy-dom lays nothing out.
  low.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 40, 100, 30)
  await say({ title: 'Profile saved' })
  the('.toast').getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 60, 200, 50)
  const region = the('[data-toasts]')
  expect(region.className).toContain('bottom-0')
  low.focus()
  await act(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  expect(region.className).not.toContain('bottom-0')
})
