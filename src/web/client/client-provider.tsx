import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Read } from '#resources/client.ts'
import { UNKNOWN_REVISION } from '#resources/merge-fields.ts'
import type { AnyResource } from '#resources/resource.ts'
import type { InitialData } from '#routes/initial-data.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { readSession } from '#web/auth/session.ts'
import { guestClient } from '#web/guest/guest-client.ts'
import { offlineClient } from '#web/offline-queue/offline-client.ts'
import { createOfflineQueue, type OfflineQueue, type ViewCache } from '#web/offline-queue/offline-queue.ts'
import { OfflineQueueContext, useSending } from '#web/offline-queue/offline-queue-context.ts'
import { offlineQueueWords } from '#web/offline-queue/words.ts'
import { callPatiently, readResource, remoteClient } from '#web/remote/remote-client.ts'
import { wasLeftSaving } from '#web/remote/saves-in-flight.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { toast } from '#web/ui/toast.ts'
import { whenIdle } from '#web/when-idle.ts'
import { browserActionContext } from './browser-action-context.ts'
import { ClientContext } from './client-context.tsx'
import { InitialDataContext } from './initial-data-context.ts'

interface ClientProviderProps {
  /** Loads the code of every resource of a guest. */
  loadResources(): Promise<AnyResource[]>
  children: ReactNode
}

/** The only place that knows whether the person is a guest or has an account. */
export function ClientProvider({ loadResources, children }: ClientProviderProps) {
  const { user, guestId, guestMove } = useAuth()
  const sent = useContext(InitialDataContext)
  const [queries] = useState(() => createQueries(sent))
  // Reads made while a guest's work was being imported do not have it yet.
  useEffect(() => {
    if (guestMove.step === 'moved') void queries.invalidateQueries()
  }, [guestMove.step, queries])
  const userId = user?.id
  const owned = useMemo(() => {
    if (userId) {
      const held = heldViews(userId, queries)
      const offlineQueue = offlineQueueOf(userId, queries, held, loadResources)
      return { client: offlineClient(remoteClient, offlineQueue), owner: userId, offlineQueue }
    }
    if (guestId)
      return {
        client: guestClient(browserStorage, browserActionContext, loadResources),
        owner: guestId,
        offlineQueue: null,
      }
    return null
  }, [userId, guestId, queries, loadResources])
  useReadingAgain(sent, queries, owned?.offlineQueue ?? null)
  useSending(owned?.offlineQueue ?? null)
  return (
    <QueryClientProvider client={queries}>
      <OfflineQueueContext value={owned?.offlineQueue ?? null}>
        <ClientContext value={owned}>{children}</ClientContext>
      </OfflineQueueContext>
    </QueryClientProvider>
  )
}

// By default each query notifies through a timer; a microtask costs less.
notifyManager.setScheduler(queueMicrotask)

function createQueries(sent: InitialData | null): QueryClient {
  // By default queries wait silently for a network. A guest's need none, and an account's say themselves that there is none.
  const queries = new QueryClient({
    defaultOptions: {
      // Cached until the provider unmounts: the number of resources is fixed.
      queries: { retry: false, staleTime: 5_000, gcTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
    },
  })
  for (const [name, view] of Object.entries(sent?.views ?? {})) {
    queries.setQueryData([sent?.session.user.id, name], { view, revision: sent?.revisions[name] ?? 0 })
  }
  return queries
}

const LATEST_MS = 2_000

/** Initial data lacks what the previous page was still saving when it was left: then it is read again when the page is idle. */
function useReadingAgain(sent: InitialData | null, queries: QueryClient, offlineQueue: OfflineQueue | null): void {
  useEffect(() => {
    if (!wasLeftSaving && !offlineQueue?.state().unsent) return
    const calledOff = Object.keys(sent?.views ?? {}).map(name =>
      whenIdle(() => void queries.invalidateQueries({ queryKey: [sent?.session.user.id, name] }), LATEST_MS),
    )
    return () => {
      for (const callOff of calledOff) callOff()
    }
  }, [sent, queries, offlineQueue])
}

function heldViews(owner: string, queries: QueryClient): ViewCache {
  return {
    view: ({ name }) => queries.getQueryData<Read<unknown>>([owner, name])?.view,
    hold: ({ name }, view) =>
      void queries.setQueryData<Read<unknown>>([owner, name], before => ({
        revision: before?.revision ?? UNKNOWN_REVISION,
        view,
      })),
  }
}

function offlineQueueOf(
  owner: string,
  queries: QueryClient,
  held: ViewCache,
  loadResources: () => Promise<readonly AnyResource[]>,
): OfflineQueue {
  return createOfflineQueue({
    storage: browserStorage,
    owner,
    held,
    async isSignedIn() {
      const answer = await readSession()
      return answer.ok && answer.value?.user.id === owner
    },
    call: callPatiently,
    read: readResource,
    async findResource(name) {
      const all = await loadResources().catch(() => [])
      return all.find(resource => resource.name === name)
    },
    onChanged(resources) {
      for (const resource of resources) void queries.invalidateQueries({ queryKey: [owner, resource] })
    },
    onAllSent: () => toast({ title: offlineQueueWords.sent, description: offlineQueueWords.sentDetail }),
  })
}
