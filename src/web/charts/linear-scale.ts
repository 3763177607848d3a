/** Numbers to places on a chart and back. d3-scale does this too, with colours, dates and 10 kB that no chart here needs. */
export interface LinearScale {
  (value: number): number
  invert(place: number): number
  domain: readonly [number, number]
  /** Round values within the domain, about as many as asked for. */
  ticks(count: number): number[]
}

export function linearScale(domain: readonly [number, number], range: readonly [number, number]): LinearScale {
  const [low, high] = domain
  const [from, to] = range
  const slope = (to - from) / (high - low)
  return Object.assign((value: number) => from + (value - low) * slope, {
    invert: (place: number) => low + (place - from) / slope,
    domain,
    ticks: (count: number) => multiples(roundStep(high - low, count), low, high),
  })
}

/** The domain widened to where its outermost ticks would stand. */
export function niceDomain([low, high]: readonly [number, number], count: number): [number, number] {
  const step = roundStep(high - low, count)
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step]
}

/** 1, 2 or 5 times a power of ten: whichever cuts the span into the number of parts nearest to the one asked for. */
function roundStep(span: number, count: number): number {
  const raw = span / Math.max(count, 1)
  const power = 10 ** Math.floor(Math.log10(raw))
  const [two, five, ten] = [Math.SQRT2, Math.sqrt(10), Math.sqrt(50)]
  const share = raw / power
  return power * (share >= ten ? 10 : share >= five ? 5 : share >= two ? 2 : 1)
}

function multiples(step: number, low: number, high: number): number[] {
  // A step of 0.1 is no binary number; dividing by ten is.
  const at = (index: number) => (step < 1 ? index / Math.round(1 / step) : index * step)
  const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)]
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, offset) => at(first + offset))
}
