import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test } from 'vitest'
import { accepted } from '#resources/problem.ts'
import { type CachedView, ClientContext, useCachedView, useResource } from '#web/client/client-context.tsx'
import { fakeClient } from '../../../../tests/harness/fake-client.ts'
import { mount, the } from '../../../../tests/harness/mount.ts'
import { notificationsResource } from '../actions.ts'
import type { NotificationsView } from '../notification.ts'

let held: CachedView<NotificationsView> | undefined

function Bell() {
  held = useCachedView(notificationsResource)
  return <output>{useResource(notificationsResource).view?.unread ?? 'unknown'}</output>
}

test('[N7] what is heard while the page reads for the first time is not lost to an answer from before', async () => {
  const reads: ((unread: number) => void)[] = []
  const read = () => new Promise(resolve => reads.push(unread => resolve(accepted({ notifications: [], unread }))))
  const client = fakeClient({ read, execute: read })
  await mount(
    <QueryClientProvider client={new QueryClient()}>
      <ClientContext value={{ client, owner: 'ada' }}>
        <Bell />
      </ClientContext>
    </QueryClientProvider>,
  )
  await expect.poll(() => reads.length).toBe(1)
  await act(async () => held?.change(view => ({ ...view, unread: view.unread + 1 })))
  await act(async () => reads[0]?.(0))
  await expect.poll(() => reads.length).toBe(2)
  await act(async () => reads[1]?.(1))
  await expect.poll(() => the('output').textContent).toBe('1')
})
