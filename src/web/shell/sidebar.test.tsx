import { Scale } from 'lucide-react'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { mount, the } from '../../../tests/harness/mount.ts'
import { SidebarMenu } from './sidebar.tsx'

test('[X167] whoever reaches for a page of the menu, by pointer or keyboard, has its code fetched', async () => {
  const asked: string[] = []
  const items = [
    { to: '/dashboard/comparison', label: 'Comparison', icon: Scale, loadAhead: () => void asked.push('comparison') },
  ]
  await mount(
    <MemoryRouter>
      <SidebarMenu menu={{ block: { label: 'While you plan', items }, groups: [] }} onFind={() => {}} />
    </MemoryRouter>,
  )
  await act(async () => the('a').focus())
  await act(async () => void the('a').dispatchEvent(new MouseEvent('pointerover', { bubbles: true })))
  expect(asked).toEqual(['comparison', 'comparison'])
})
