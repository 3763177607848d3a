export interface Contender<Input> {
  name: string
  run: (input: Input) => number
  own?: boolean
  /** Not a rival but a measure: how fast it could be if nothing had to be exact. */
  yardstick?: boolean
}

interface Result {
  name: string
  own: boolean
  yardstick: boolean
  nanoseconds: number
  error: number
}

const ROUNDS = 40
const ROUND_MILLISECONDS = 8
const WARM_UP_MILLISECONDS = 150

/** Times all contenders in turns, so that a busy moment of the machine falls on each of them, and tells their worst error. */
export function compare<Input>({
  title,
  unit,
  inputs,
  contenders,
  truth,
}: {
  title: string
  unit: string
  inputs: Input[]
  contenders: Contender<Input>[]
  truth: (input: Input) => number
}): string {
  const truths = inputs.map(truth)
  const times = contenders.map(() => [] as number[])
  const calls = contenders.map(({ run }) => callsInARound(run, inputs))
  for (let round = 0; round < ROUNDS; round++) {
    contenders.forEach(({ run }, index) => {
      times[index]?.push(time(run, inputs, calls[index] ?? 1))
    })
  }
  const results = contenders.map(({ name, run, own = false, yardstick = false }, index) => ({
    name,
    own,
    yardstick,
    // The best round: others measure what else the machine had to do.
    nanoseconds: Math.min(...(times[index] ?? [])),
    error: Math.max(...inputs.map((input, at) => Math.abs(run(input) - (truths[at] ?? 0)))),
  }))
  return report(title, unit, results)
}

function report(title: string, unit: string, results: Result[]): string {
  const own = results.find(result => result.own)
  const lines = results.map(({ name, nanoseconds, error }) => {
    const ratio = own ? nanoseconds / own.nanoseconds : 1
    const size = Number.isNaN(error) ? 'no answer' : error.toExponential(1)
    return `${name.padEnd(40)} ${figure(nanoseconds).padStart(10)} ns ${`${ratio.toFixed(2)}×`.padStart(9)}   ${size}`
  })
  const heading = `${title.padEnd(40)} ${'time'.padStart(13)} ${'to ours'.padStart(9)}   worst error, ${unit}`
  return [heading, ...lines, verdict(results), ''].join('\n')
}

function verdict(results: Result[]): string {
  const own = results.find(result => result.own)
  if (!own) return ''
  const peers = results.filter(result => !result.own && !result.yardstick)
  const fastest = (most: number) =>
    Math.min(...peers.filter(({ error }) => error <= most).map(peer => peer.nanoseconds))
  const said = (name: string, peer: number) =>
    Number.isFinite(peer) ? `${name}: ${(peer / own.nanoseconds).toFixed(2)}× our time.` : `${name}: none.`
  const yard = results.find(({ yardstick }) => yardstick)
  return [
    said('→ Fastest peer as accurate as we are', fastest(own.error * 2)),
    said('Fastest right to 1e-9', fastest(1e-9)),
    yard ? `Ours: ${(own.nanoseconds / yard.nanoseconds).toFixed(2)}× a bare loop (limit 5).` : '',
  ].join(' ')
}

function callsInARound<Input>(run: (input: Input) => number, inputs: Input[]): number {
  const warm = performance.now() + WARM_UP_MILLISECONDS
  while (performance.now() < warm) time(run, inputs, 8)
  let calls = 8
  while (time(run, inputs, calls) * calls < (ROUND_MILLISECONDS * 1e6) / 2 && calls < 1e6) calls *= 2
  return calls
}

function time<Input>(run: (input: Input) => number, inputs: Input[], calls: number): number {
  let sum = 0
  const start = process.hrtime.bigint()
  for (let call = 0; call < calls; call++) sum += run(inputs[call % inputs.length] as Input)
  const nanoseconds = Number(process.hrtime.bigint() - start)
  // Used, or the engine would see that nobody needs the answers.
  return sum === Number.MAX_VALUE ? 0 : nanoseconds / calls
}

function figure(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
