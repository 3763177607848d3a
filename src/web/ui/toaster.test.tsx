import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { appears, click, mount, the } from '../../../tests/harness/mount.ts'
import { Dialog } from './dialog.tsx'
import { leavePage, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(leavePage)

const say = (message: Parameters<typeof toast>[0]) => act(async () => toast(message))

test('a note is read out when the reader pauses, a problem at once', async () => {
  await mount(<Toaster />)
  const [urgent, calm] = [the('[aria-live=assertive]'), the('[aria-live=polite]')]
  await say({ title: 'Event Completed', description: 'Home inspection is done.' })
  expect(calm.textContent).toBe('Event CompletedHome inspection is done.')
  await act(async () => leavePage())
  await say({ title: 'State Required', description: 'Please select a property state.', destructive: true })
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
  await act(async () => vi.advanceTimersByTimeAsync(5_000))
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

const titles = (within = document.body) => [...within.querySelectorAll('.toast p')].map(title => title.textContent)

test('[H40] one note is shown at a time; it gives way to those that wait, and said again it is not said twice', async () => {
  vi.useFakeTimers()
  await mount(<Toaster />)
  await say({ title: 'Popup Blocked' })
  await say({ title: 'URL Copied' })
  await say({ title: 'URL Copied' })
  expect(titles()).toEqual(['Popup Blocked'])
  await act(async () => vi.advanceTimersByTimeAsync(2_500))
  expect(titles()).toEqual(['URL Copied'])
  await act(async () => vi.advanceTimersByTimeAsync(5_000))
  expect(titles()).toEqual([])
  vi.useRealTimers()
})

test('[H40] a note stays behind with its page, unless it says why the next one opens', async () => {
  await mount(<Toaster />)
  await say({ title: 'Profile saved' })
  await act(async () => leavePage())
  expect(titles()).toEqual([])
  await say({ title: 'No Application Found', destructive: true, goesAlong: true })
  await act(async () => leavePage())
  expect(titles()).toEqual(['No Application Found'])
  await act(async () => leavePage())
  expect(titles()).toEqual([])
})

test('[H41] while a dialog is open, a note stands inside it and not over it', async () => {
  await mount(
    <>
      <Toaster />
      <Dialog open onOpenChange={() => undefined} title="Change the date" />
    </>,
  )
  const dialog = await appears('dialog')
  await say({ title: 'Failed to save', destructive: true })
  expect(titles(the('[data-toasts]'))).toEqual([])
  expect(titles(dialog)).toEqual(['Failed to save'])
})

test('[X184] notes step aside when they would cover what was reached or pressed last', async () => {
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
  expect(region.className.split(' ')).toEqual(expect.arrayContaining(['bottom-0', 'inset-x-0', 'sm:items-start']))
  low.focus()
  await act(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  expect(region.className).not.toContain('bottom-')
})
