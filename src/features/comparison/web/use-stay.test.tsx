import { act } from 'react'
import { type Navigator, Router } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../../../../tests/harness/mount.ts'
import { useStay } from './use-verdict.ts'

const ADDRESS = '/dashboard/comparison?stay='

/** The browser's address changes at once, and the router renders it later: here, when the test says so. */
const browser: Navigator = {
  createHref: String,
  go: () => undefined,
  push: () => undefined,
  replace: to => history.replaceState(null, '', typeof to === 'string' ? to : `?${to.search?.slice(1)}`),
}

let move: (years: number) => void

function Slider() {
  const [years, stay] = useStay()
  move = stay
  return <output>{years}</output>
}

const routerAt = (years: number) => (
  <Router location={ADDRESS + years} navigator={browser}>
    <Slider />
  </Router>
)

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  history.replaceState(null, '', `${ADDRESS}9`)
})

async function moveAndRest(years: number): Promise<void> {
  await act(async () => move(years))
  await act(async () => vi.advanceTimersByTimeAsync(1_000))
  expect(location.search).toBe(`?stay=${years}`)
}

test('[C40] the slider stays where it was moved to, also when the page draws an address late that it has written over', async () => {
  const { place, rerender } = await mount(routerAt(9))
  await moveAndRest(10)
  await moveAndRest(11)
  await rerender(routerAt(10))
  expect(place.textContent).toBe('11')
  await rerender(routerAt(11))
  expect(place.textContent).toBe('11')
})

test('[C40] a link to the page, and the way back, move the slider', async () => {
  const { place, rerender } = await mount(routerAt(9))
  await moveAndRest(10)
  await rerender(routerAt(10))
  history.replaceState(null, '', `${ADDRESS}5`)
  await rerender(routerAt(5))
  expect(place.textContent).toBe('5')
})
