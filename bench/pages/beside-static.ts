import { type RunningServer, startServer } from '../../tests/harness/server.ts'
import { servePeers } from '../peers/serve.ts'
import type { Figure } from '../report.ts'
import { type Lighthouse, startLighthouse, type Visit } from './lighthouse.ts'

interface Bench extends Lighthouse {
  server: RunningServer
  /** How much later than on a static page with the same words and fonts the largest thing is painted. */
  ratioOf(visit: Visit): number
}

/** The product's pages as Lighthouse sees them, beside a static page in the same run. */
export async function besideStatic(
  runs: number,
  measurePages: (bench: Bench) => AsyncIterable<Figure>,
): Promise<Figure[]> {
  const server = await startServer()
  const peers = await servePeers()
  const lighthouse = await startLighthouse(runs)
  const figures: Figure[] = []
  try {
    const still = await lighthouse.measure(`${peers.origin}/static`)
    const ratioOf = (visit: Visit) => visit.lcp / still.lcp
    for await (const figure of measurePages({ ...lighthouse, server, ratioOf })) {
      console.log(`${figure.met ? '✓' : '✗'} ${figure.claim}: ${figure.measured}`)
      figures.push(figure)
    }
  } finally {
    await lighthouse.browser.close()
    peers.server.close()
    await server.stop()
  }
  return figures
}
