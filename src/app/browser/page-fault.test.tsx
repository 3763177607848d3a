import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checklistResource } from '#features/checklist/actions.ts'
import { ClientContext, useResource } from '#web/client/client-context.tsx'
import { unreachable } from '#web/remote/api.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { ReadOnly } from '#web/ui/read-only.ts'
import { loadFailedWords, pageFaultWords } from '#web/words.ts'
import { fakeClient } from '../../../tests/harness/fake-client.ts'
import { appears, mount, the } from '../../../tests/harness/mount.ts'
import { FaultBoundary, PageFault } from './page-fault.tsx'

function Page() {
  const { pathname } = useLocation()
  if (pathname === '/broken') throw new Error('cannot be drawn')
  return <output>{pathname}</output>
}

test('[X168] a page that cannot be drawn says so in its place, and the next one is drawn again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => reported.mockRestore())
  await mount(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/whole">Elsewhere</Link>
      <FaultBoundary>
        <Page />
      </FaultBoundary>
    </MemoryRouter>,
  )
  expect(the('h1').textContent).toBe(pageFaultWords.pageDidNotLoad)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  onTestFinished(() => reload.mockRestore())
  await act(async () => the('button').click())
  expect(reload).toHaveBeenCalledOnce()
  await act(async () => the('a').click())
  expect(the('output').textContent).toBe('/whole')
})

function Reading() {
  return <output>{useResource(checklistResource).view?.gathered.length}</output>
}

test('[X168] a page whose data cannot be read for a fault of ours says so in its place', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => reported.mockRestore())
  const client = fakeClient({ read: () => Promise.reject(new TypeError('cannot be read')), execute: undefined })
  await mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientContext value={{ client, owner: 'ada' }}>
        <MemoryRouter>
          <FaultBoundary>
            <Reading />
          </FaultBoundary>
        </MemoryRouter>
      </ClientContext>
    </QueryClientProvider>,
  )
  await appears('h1')
  expect(the('h1').textContent).toBe(pageFaultWords.pageDidNotLoad)
})

test('[TG39] whoever looks on can try again what could not be loaded', async () => {
  const { place } = await mount(
    <ReadOnly value>
      <LoadFailed problem={unreachable} onRetry={() => {}} />
      <PageFault />
    </ReadOnly>,
  )
  expect([...place.querySelectorAll('button')].map(button => button.textContent)).toEqual([
    loadFailedWords.tryAgain,
    pageFaultWords.loadAgain,
  ])
})
