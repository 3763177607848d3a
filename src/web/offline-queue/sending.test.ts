import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checklistResource } from '#features/checklist/actions.ts'
import { accepted, refused } from '#resources/problem.ts'
import { unreachable } from '#web/remote/api.ts'
import { emptyStorage } from '../../../tests/harness/empty-storage.ts'
import { mount } from '../../../tests/harness/mount.ts'
import { createOfflineQueue, type OfflineQueue } from './offline-queue.ts'
import { useSending } from './offline-queue-context.ts'

function Sender({ offlineQueue }: { offlineQueue: OfflineQueue }) {
  useSending(offlineQueue)
  return null
}

test('[H90] what could not be sent is sent as soon as the network is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => isOnline.mockRestore())
  const arrived: unknown[] = []
  const offlineQueue = createOfflineQueue({
    storage: emptyStorage(),
    owner: 'ada',
    held: { view: resource => resource.view(resource.empty(), {} as never), hold() {} },
    isSignedIn: async () => true,
    call: async ({ input }) => {
      if (!navigator.onLine) return refused(unreachable)
      arrived.push(input)
      return { ...accepted({}), revision: 1 }
    },
    read: async () => refused(unreachable),
    findResource: async () => undefined,
    onChanged() {},
    onAllSent() {},
  })
  const tick = { document: 'pay_stubs', gathered: true } as const
  await offlineQueue.execute(checklistResource, 'mark', tick, undefined)
  await mount(createElement(Sender, { offlineQueue }))
  expect([offlineQueue.state().unsent, arrived]).toEqual([1, []])
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  // Sooner than the next try of those that are made again and again.
  await expect.poll(() => offlineQueue.state().unsent, { timeout: 1_000 }).toBe(0)
  expect(arrived).toEqual([tick])
})
