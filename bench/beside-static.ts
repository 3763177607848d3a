import { prepareProduct } from '../scripts/prepare.mjs'
import { type Figure, record } from '../tests/harness/figures.ts'
import { type RunningServer, startServer } from '../tests/harness/server.ts'
import { type Lighthouse, startLighthouse, TABLE_HEAD, tableLine, type Visit } from './lighthouse.ts'
import { servePeers } from './peers/serve.ts'

interface Bench extends Lighthouse {
  server: RunningServer
  /** Where the peers are. */
  peers: string
  /** How much later than on a static page with the same words and fonts the largest thing is painted. */
  ratioOf(visit: Visit): number
}

/** A page that was measured, and what it lacks. */
interface Measured {
  name: string
  figure: Figure
  problems: string[]
}

/** The product's pages as Lighthouse sees them, beside a static page and a bare React page in the same run. */
export async function besideStatic(
  part: string,
  runs: number,
  measurePages: (bench: Bench) => AsyncIterable<Measured>,
): Promise<never> {
  await prepareProduct()
  const server = await startServer()
  const peers = await servePeers()
  const lighthouse = await startLighthouse(runs)
  const measured: Measured[] = []
  try {
    console.log(TABLE_HEAD)
    const still = await lighthouse.measure(`${peers.origin}/static`)
    const ratioOf = (visit: Visit) => visit.lcp / still.lcp
    console.log(tableLine('static page, same words', still, 1))
    const react = await lighthouse.measure(`${peers.origin}/react`)
    console.log(tableLine('bare React page', react, ratioOf(react)))
    for await (const page of measurePages({ ...lighthouse, server, peers: peers.origin, ratioOf })) measured.push(page)
  } finally {
    await lighthouse.browser.close()
    peers.server.close()
    await server.stop()
  }
  record(
    part,
    measured.map(({ figure }) => figure),
  )
  const problems = measured.flatMap(({ name, problems }) => problems.map(problem => `${name}: ${problem}`))
  console.log(problems.length === 0 ? 'Every page keeps its limits.' : problems.join('\n'))
  process.exit(problems.length === 0 ? 0 : 1)
}
