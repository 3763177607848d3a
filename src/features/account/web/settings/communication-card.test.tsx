import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { defaultPreferences } from '#features/notifications/model.ts'
import { accepted } from '#resources/problem.ts'
import { ClientContext } from '#web/client/client-context.tsx'
import { fakeClient } from '../../../../../tests/harness/fake-client.ts'
import { appears, click, mount } from '../../../../../tests/harness/mount.ts'
import { CommunicationCard } from './communication-card.tsx'

test('[P9] [ED9] a switch that another tab has moved stays where it is when this one saves its own', async () => {
  let preferences = { ...defaultPreferences, email_enabled: false }
  const read = async () => accepted({ preferences })
  const execute = async (_resource: unknown, _action: unknown, fields: object) => {
    preferences = { ...preferences, ...fields }
    return accepted({ preferences })
  }
  const { place } = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <ClientContext value={{ client: fakeClient({ read, execute }), owner: 'ada' }}>
        <CommunicationCard />
      </ClientContext>
    </QueryClientProvider>,
  )
  await appears('[role=switch]')
  const [, marketing, alerts] = place.querySelectorAll<HTMLInputElement>('[role=switch]')
  await click(alerts as HTMLElement)
  preferences = { ...preferences, marketing_emails: true }
  onTestFinished(() => focusManager.setFocused(undefined))
  for (const isFocused of [false, true]) await act(async () => focusManager.setFocused(isFocused))
  await appears('[role=switch]:checked')
  expect([marketing?.checked, alerts?.checked]).toEqual([true, false])
  await click(place.querySelector('button') as HTMLElement)
  expect(preferences).toMatchObject({ marketing_emails: true, rate_alerts: false })
})
