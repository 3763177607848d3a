import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { accepted } from '#resources/problem.ts'
import { ClientContext } from '#web/client/client-context.tsx'
import { fakeClient } from '../../../../tests/harness/fake-client.ts'
import { leave, mount, the, type } from '../../../../tests/harness/mount.ts'
import type { LendersView } from '../model.ts'
import { AppliedList } from './applied-list.tsx'

const view: LendersView = {
  lenders: [],
  applied: ['a'],
  applications: [
    {
      lender_id: 'a',
      lender_name: 'Harbor',
      status: 'pending',
      applied_on: '2026-11-10',
      credit_pulled_on: null,
      mailed_on: null,
      self_applied_on: '2026-11-12',
      is_sample: false,
    },
  ],
  inquiry_window: null,
  request_mail: null,
}

test('[L48] the day of applying is saved once it is typed, not with each figure of its year', async () => {
  const saved: unknown[] = []
  const execute = async (_resource: unknown, _action: unknown, input: unknown) => {
    saved.push(input)
    return accepted(view)
  }
  const client = fakeClient({ read: async () => accepted(view), execute })
  await mount(
    <QueryClientProvider client={new QueryClient()}>
      <ClientContext value={{ client, owner: 'ada' }}>
        <AppliedList view={view} />
      </ClientContext>
    </QueryClientProvider>,
  )
  const day = the<HTMLInputElement>('[type=date]')
  for (const year of ['0002', '0020', '0202', '2025']) await type(day, `${year}-11-12`)
  expect([saved, day.value]).toEqual([[], '2025-11-12'])
  await leave(day)
  expect(saved).toEqual([{ lender_id: 'a', applied: true, on: '2025-11-12' }])
  await type(day, '')
  await leave(day)
  expect(saved).toHaveLength(1)
  expect(day.value).toBe('2026-11-12')
})
