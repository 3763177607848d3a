import { act, Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mount } from '../../../tests/harness/mount.ts'
import { lazyPart } from './lazy-part.tsx'
import { dismissToast, shownToast } from './toast.ts'

afterEach(dismissAll)
beforeEach(dismissAll)

function dismissAll(): void {
  for (let note = shownToast(); note; note = shownToast()) dismissToast(note.id)
}

function Table({ rows }: { rows: number }) {
  return <p>{rows} lenders</p>
}

/** Code that cannot be fetched until the network is back. */
function cut() {
  const network = { isBack: false, asked: 0 }
  const fetchPart = async () => {
    network.asked += 1
    if (!network.isBack) throw new TypeError('Failed to fetch')
    return Table
  }
  return { network, fetchPart }
}

async function page(Part: ReturnType<typeof lazyPart<{ rows: number }>>): Promise<HTMLElement> {
  const { place } = await mount(
    <>
      <h1>The page</h1>
      <Suspense fallback="coming">
        <Part rows={3} />
      </Suspense>
    </>,
  )
  await act(async () => {})
  return place
}

test('[X163] a part that cannot be fetched says so in its place, and comes when asked again', async () => {
  const { network, fetchPart } = cut()
  const root = await page(lazyPart(fetchPart))
  expect(root.textContent).toContain('The page')
  expect(root.textContent).toContain('Check your connection and try again.')
  network.isBack = true
  await act(async () => root.querySelector('button')?.click())
  expect(root.textContent).toBe('The page3 lenders')
})

test('[X163] it comes by itself when the network is back', async () => {
  const { network, fetchPart } = cut()
  const root = await page(lazyPart(fetchPart))
  network.isBack = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(root.textContent).toBe('The page3 lenders')
})

test('[X163] what lies over the page says it in a note, whose button tries again', async () => {
  const { network, fetchPart } = cut()
  const root = await page(lazyPart(fetchPart, { missing: 'note' }))
  expect(root.textContent).toBe('The page')
  network.isBack = true
  await act(async () => shownToast()?.action?.onClick())
  expect(root.textContent).toBe('The page3 lenders')
})
