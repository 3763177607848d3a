import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { accepted, refused } from '#resources/problem.ts'
import { ClientContext } from '#web/client/client-context.tsx'
import { fakeClient } from '../../../../tests/harness/fake-client.ts'
import { appears, mount } from '../../../../tests/harness/mount.ts'
import { AffordabilityPage } from './affordability-page.tsx'
import { BreakdownPage } from './breakdown-page.tsx'
import { ScenariosPage } from './scenarios-page.tsx'

const text = () => document.body.textContent ?? ''

test.each([
  ['affordability', AffordabilityPage],
  ['breakdown', BreakdownPage],
  ['scenarios', () => <ScenariosPage WithPaidLoan={({ children }) => children(null)} />],
])('[X183] %s shows no figure until it is known whose loan it is', async (_, Page) => {
  let answer = () => {}
  const isAsked = new Promise<void>(resolve => {
    answer = resolve
  })
  const nothing: Record<string, unknown> = {
    application: { completed: null, draft: null },
    comparison: { scenarios: [] },
  }
  const client = fakeClient({
    read: async ({ name }: { name: string }) => {
      await isAsked
      return accepted(nothing[name])
    },
    execute: () => {},
  })
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ClientContext.Provider value={{ client, owner: 'ada' }}>
          <Page />
        </ClientContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await appears('[aria-busy=true]')
  expect(text()).not.toContain('$')
  answer()
  await appears('form, input')
  expect(text()).toContain('$')
})

test('[X183] what cannot be read is said, and the example is called one', async () => {
  const problem = {
    status: 503,
    code: 'unexpected',
    title: 'Something went wrong',
    detail: 'Please try again.',
  } as const
  const client = fakeClient({ read: async () => refused(problem), execute: () => {} })
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ClientContext value={{ client, owner: 'ada' }}>
          <BreakdownPage />
        </ClientContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await appears('input')
  expect(text()).toContain('We couldn’t load your own loan. The figures below are an example.')
})
