import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accepted } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { fakeClient } from '../../../tests/harness/fake-client.ts'
import { mount, the } from '../../../tests/harness/mount.ts'
import { ClientContext, useAction, useCachedView, useResource } from './client-context.tsx'

interface Count {
  count: number
}

function countingResource(name: string, invalidates?: readonly string[]) {
  return defineResource({
    name,
    empty: (): Count => ({ count: 0 }),
    view: (state: Count) => state,
    actions: {
      raise: { input: z.object({}), apply: (state: Count) => accepted(state), ...(invalidates && { invalidates }) },
    },
  })
}

const contract = countingResource('contract', ['dates'])
const resources = [contract, countingResource('dates'), countingResource('papers')]

let parts: { raise(): void; hear(count: number): void }
let reads: string[]
let acts: ((count: number) => void)[]
let stored: Record<string, number>

function Page() {
  const { dispatch: raise } = useAction(contract, 'raise')
  const held = useCachedView(contract)
  parts = { raise: () => void raise({}), hear: count => held.change(() => ({ count })) }
  const counts = resources.map(resource => <Shown key={resource.name} resource={resource} />)
  return <output>{counts}</output>
}

function Shown({ resource }: { resource: (typeof resources)[number] }) {
  return <>{` ${resource.name} ${useResource(resource).view?.count}`}</>
}

beforeEach(async () => {
  reads = []
  acts = []
  stored = { contract: 1, dates: 1, papers: 1 }
  const client = fakeClient({
    async read({ name }: { name: string }) {
      reads.push(name)
      return accepted({ count: stored[name] })
    },
    execute: () => new Promise(answer => acts.push(count => answer(accepted({ count })))),
  })
  await mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } })}>
      <ClientContext value={{ client, owner: 'ada' }}>
        <Page />
      </ClientContext>
    </QueryClientProvider>,
  )
  await expect.poll(shown).toBe('contract 1 dates 1 papers 1')
  reads = []
})

function shown() {
  return the('output').textContent?.trim()
}

test('[X91] the answer to an action is shown as it is; only what the action touches is read again', async () => {
  await act(async () => parts.raise())
  stored = { contract: 2, dates: 7, papers: 8 }
  await act(async () => acts[0]?.(2))
  await expect.poll(shown).toBe('contract 2 dates 7 papers 1')
  expect(reads).toEqual(['dates'])
})

test('[X91] of two answers that crossed on their way neither is taken for the newest', async () => {
  await act(async () => parts.raise())
  await act(async () => parts.raise())
  stored = { ...stored, contract: 3 }
  await act(async () => acts[1]?.(3))
  await act(async () => acts[0]?.(2))
  await expect.poll(shown).toContain('contract 3')
  expect(reads).toContain('contract')
})

test('[X91] what was told while an action was under way is not lost to its answer', async () => {
  await act(async () => parts.raise())
  await act(async () => parts.hear(5))
  stored = { ...stored, contract: 6 }
  await act(async () => acts[0]?.(2))
  await expect.poll(shown).toContain('contract 6')
})
