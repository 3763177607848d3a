import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, shownToast } from '#web/ui/toast.ts'
import { callPatiently, remoteClient } from './remote-client.ts'
import { mayBeOlder } from './saves-in-flight.ts'

afterEach(() => vi.unstubAllGlobals())

function recordRequest(): { path: string; method: string; body: unknown; keepalive: boolean }[] {
  const sent: { path: string; method: string; body: unknown; keepalive: boolean }[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, keepalive = false }: RequestInit) => {
    sent.push({ path, method, body, keepalive })
    return Response.json({})
  })
  return sent
}

const resource = { name: 'bell', empty: () => ({}), view: () => ({}), actions: {} } as never

test('[G13] an action without anything to say is sent as an action, not asked for as a page', async () => {
  const sent = recordRequest()
  await remoteClient.execute(resource, 'ring' as never, undefined as never)
  expect(sent).toEqual([{ path: '/api/bell/ring', method: 'POST', body: '{}', keepalive: true }])
})

test('[G13] reading sends nothing', async () => {
  const sent = recordRequest()
  await remoteClient.read(resource)
  expect(sent).toEqual([{ path: '/api/bell', method: 'GET', body: undefined, keepalive: false }])
})

test('[H130] the next page knows what this one was still saving, or had answered while that one was on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const saving = remoteClient.execute(resource, 'ring' as never, {} as never)
  const before = Date.now()
  expect(mayBeOlder(sessionStorage.getItem('lastSave'), before)).toBe(true)
  resolve(Response.json({}))
  await saving
  expect(mayBeOlder(sessionStorage.getItem('lastSave'), before)).toBe(true)
  expect(mayBeOlder(sessionStorage.getItem('lastSave'), before + 60_000)).toBe(false)
  expect(mayBeOlder(null, before)).toBe(false)
})

test('[X92] what is too long to outlive the page is sent all the same', async () => {
  const sent = recordRequest()
  await remoteClient.execute(resource, 'ring' as never, { notes: 'x'.repeat(10_000) } as never)
  expect(sent).toMatchObject([{ path: '/api/bell/ring', keepalive: false }])
})

test('[H100] a save that can wait is given up after ten seconds, to be kept; what cannot is waited for', async () => {
  const patience: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    patience.push(milliseconds)
    return AbortSignal.abort()
  })
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return Response.json({})
  })
  const muted = await callPatiently({ id: crypto.randomUUID(), resource: 'bell', action: 'mute', input: {} })
  expect(muted).toMatchObject({ ok: false, problem: { code: 'unreachable' } })
  expect(await remoteClient.execute(resource, 'ring' as never, {} as never)).toMatchObject({ ok: true })
  expect(patience).toEqual([10_000])
  vi.restoreAllMocks()
})

test('[X164] what cannot wait is spoken of after ten seconds, again and again, and the person may stop waiting', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  )
  for (let note = shownToast(); note; note = shownToast()) dismissToast(note.id)
  const sending = remoteClient.execute(resource, 'ring' as never, {} as never)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(shownToast()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(shownToast()?.title).toBe('We’re still trying')
  dismissToast(shownToast()?.id ?? 0)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(shownToast()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(shownToast()?.title).toBe('We’re still trying')
  shownToast()?.action?.onClick()
  expect(await sending).toMatchObject({
    ok: false,
    problem: { code: 'unreachable', detail: expect.stringContaining('may have arrived') },
  })
  expect(shownToast()).toBeNull()
  vi.useRealTimers()
})
