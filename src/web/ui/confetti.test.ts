import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { celebrate } from './confetti.ts'

/** happy-dom draws nothing: what a canvas was asked to fill is counted instead. */
function countFills(): { count: number } {
  const fills = { count: 0 }
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_target, name) => () => {
      if (name === 'fill') fills.count += 1
    },
    set: () => true,
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  return fills
}

function withReducedMotion(reduced: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList)
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[CL14] confetti goes off at once, after 250 and after 400 milliseconds, and clears itself away', () => {
  withReducedMotion(false)
  const fills = countFills()
  celebrate()
  const piecesAfter = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    fills.count = 0
    vi.advanceTimersToNextFrame()
    return fills.count
  }
  const first = piecesAfter(100)
  expect(first).toBeGreaterThan(0)
  expect(piecesAfter(100)).toBe(first)
  expect(piecesAfter(80)).toBe(first * 2)
  expect(piecesAfter(150)).toBe(first * 3)
  vi.advanceTimersByTime(4_000)
  expect(document.querySelector('[data-confetti]')).toBeNull()
})

test('[CL14] whoever asked for less motion gets no confetti', () => {
  withReducedMotion(true)
  const fills = countFills()
  celebrate()
  vi.advanceTimersByTime(1_000)
  expect(document.querySelector('[data-confetti]')).toBeNull()
  expect(fills.count).toBe(0)
})
