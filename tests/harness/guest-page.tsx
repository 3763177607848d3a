import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import type { AnyResource } from '#resources/resource.ts'
import { browserActionContext } from '#web/client/browser-action-context.ts'
import { ClientContext } from '#web/client/client-context.tsx'
import { guestClient } from '#web/guest/guest-client.ts'
import { memoryStorage } from './memory-storage.ts'
import { mount } from './mount.ts'

/** Renders a part of a page over a guest's storage, and says what is saved. */
export async function guestPage(resources: readonly AnyResource[]) {
  const client = guestClient(memoryStorage(), browserActionContext, async () => resources)
  return {
    client,
    async open(node: ReactNode): Promise<void> {
      await mount(
        <QueryClientProvider client={new QueryClient()}>
          <ClientContext value={{ client, owner: 'guest_1' }}>{node}</ClientContext>
        </QueryClientProvider>,
      )
      await act(async () => undefined)
    },
  }
}
