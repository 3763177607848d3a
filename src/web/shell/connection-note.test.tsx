import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../../../tests/harness/mount.ts'
import { ConnectionNote } from './connection-note.tsx'

const text = () => document.querySelector('[role=status]')?.textContent ?? ''

function Waiting({ answer }: { answer: Promise<string> }) {
  useQuery({ queryKey: ['page'], queryFn: () => answer })
  return <ConnectionNote />
}

test('[H90] after ten seconds of waiting the page says so and offers another try; without a network it says that', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    // Else it reads nothing for the files that come after this one.
    onlineManager.setOnline(true)
  })
  let answered = (_text: string) => {}
  const answer = new Promise<string>(resolve => {
    answered = resolve
  })
  await mount(
    <QueryClientProvider client={new QueryClient()}>
      <Waiting answer={answer} />
    </QueryClientProvider>,
  )
  await act(async () => vi.advanceTimersByTimeAsync(9_900))
  expect(text()).toBe('')
  await act(async () => vi.advanceTimersByTimeAsync(200))
  expect(text()).toContain('longer than usual')
  expect(text()).toContain('Try again')
  await act(async () => {
    answered('there')
    await vi.advanceTimersByTimeAsync(10)
  })
  expect(text()).toBe('')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void window.dispatchEvent(new Event('offline')))
  expect(text()).toContain('You’re offline')
})
