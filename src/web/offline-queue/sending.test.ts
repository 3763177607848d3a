import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checklistResource } from '#features/checklist/actions.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { unreachable } from '#web/remote/api.ts'
import { memoryStorage } from '../../../tests/harness/memory-storage.ts'
import { mount } from '../../../tests/harness/mount.ts'
import { createOfflineQueue, type OfflineQueue } from './offline-queue.ts'
import { useSending } from './offline-queue-context.ts'

function Sender({ offlineQueue }: { offlineQueue: OfflineQueue }) {
  useSending(offlineQueue)
  return null
}

function queueOf(call: () => Promise<Outcome<unknown>>): OfflineQueue {
  return createOfflineQueue({
    storage: memoryStorage(),
    owner: 'ada',
    held: { view: resource => resource.view(resource.empty(), {} as never), hold() {} },
    isSignedIn: async () => true,
    call,
    read: async () => refused(unreachable),
    findResource: async () => undefined,
    onChanged() {},
    onAllSent() {},
  })
}

const tick = (offlineQueue: OfflineQueue, document = 'pay_stubs') =>
  offlineQueue.execute(checklistResource, 'mark', { document, gathered: true }, undefined)

test('[H90] what could not be sent is sent as soon as the network is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => isOnline.mockRestore())
  let arrived = 0
  const offlineQueue = queueOf(async () => {
    if (!navigator.onLine) return refused(unreachable)
    arrived += 1
    return accepted({})
  })
  await tick(offlineQueue)
  await mount(createElement(Sender, { offlineQueue }))
  expect([offlineQueue.state().unsent, arrived]).toEqual([1, 0])
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  // Sooner than the next try of those that are made again and again.
  await expect.poll(() => offlineQueue.state().unsent, { timeout: 1_000 }).toBe(0)
  expect(arrived).toBe(1)
})

test('[ED12] somebody who saves again and again does not put off the next try', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let answer: Outcome<unknown> = refused(unreachable)
  const offlineQueue = queueOf(async () => answer)
  await tick(offlineQueue)
  await mount(createElement(Sender, { offlineQueue }))
  await vi.advanceTimersByTimeAsync(100)
  answer = accepted({})
  for (const document of ['w2_forms', 'government_id', 'tax_returns', 'bank_statements', 'pay_stubs']) {
    await tick(offlineQueue, document)
    await vi.advanceTimersByTimeAsync(1_500)
  }
  expect(offlineQueue.state().unsent).toBe(0)
})

test('[ED12] a try that ends in a fault of ours is followed by the next', async () => {
  vi.useFakeTimers()
  const faults: unknown[] = []
  const onFault = (fault: unknown) => faults.push(fault)
  process.on('unhandledRejection', onFault)
  onTestFinished(() => {
    vi.useRealTimers()
    process.off('unhandledRejection', onFault)
  })
  const answers = [() => refused(unreachable), () => Promise.reject(new Error('A fault'))]
  const offlineQueue = queueOf(async () => answers.shift()?.() ?? accepted({}))
  await tick(offlineQueue)
  await mount(createElement(Sender, { offlineQueue }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(offlineQueue.state().unsent).toBe(0)
  expect(faults).toHaveLength(1)
})
