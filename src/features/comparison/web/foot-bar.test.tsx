import { act, useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../../../../tests/harness/mount.ts'
import { firstOffers, sampleBasis } from '../basis.ts'
import type { CurrentLoan } from '../current-loan.ts'
import { FootBar } from './foot-bar.tsx'
import { useSuggestedRows } from './use-scenarios.ts'
import { useVerdict } from './use-verdict.ts'

const asked = { loan_amount: 400_000, property_value: 500_000 }

const situation = { guess: null, loan_amount: 400_000, today: '2026-11-18' }
const offers = firstOffers(sampleBasis)

function Page({ keep = null }: { keep?: CurrentLoan | null }) {
  const answer = useRef<HTMLElement>(null)
  const compared = useVerdict(useSuggestedRows(offers), asked, situation, 84, keep)
  return (
    <>
      <section ref={answer} />
      {compared && <FootBar compared={compared} answer={answer} onChoose={undefined} />}
    </>
  )
}

test('[C33] the bar goes by where the verdict is now, also when a busy browser tells of several moves at once', async () => {
  let tell = (_seen: { isIntersecting: boolean }[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { place } = await mount(<Page />)
  const isThere = () => place.querySelector('[data-foot-bar]') !== null
  await act(async () => tell([{ isIntersecting: true }, { isIntersecting: false }]))
  expect(isThere()).toBe(true)
  await act(async () => tell([{ isIntersecting: false }, { isIntersecting: true }]))
  expect(isThere()).toBe(false)
})
