import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Figure, record } from '../tests/harness/figures.ts'
import { cases, race } from './load-cases.ts'
import { fillPeople, startContender } from './load-world.ts'

/** The same races on the embedded database, which answers one question at a time. `node bench/embedded.ts [rounds]` */
const ROUNDS = Number(process.argv[2] ?? 5)
const CONNECTIONS = [1, 16, 64]
const AIM = 0.8

const folder = mkdtempSync(join(tmpdir(), 'keyturn-embedded-'))
const figures: Figure[] = []
try {
  const database = await openEmbedded(join(folder, 'ours'))
  await migrate(database, [])
  const people = await fillPeople(database, 100)
  await database.close()
  cpSync(join(folder, 'ours'), join(folder, 'bare'), { recursive: true })
  const ours = await startContender('dist-server/main.js', { DATA_DIR: join(folder, 'ours') })
  const bare = await startContender('bench/peers/bare-node.ts', { DATA_DIR: join(folder, 'bare') })
  for (const each of cases) {
    for (const connections of CONNECTIONS) {
      const { ratio, perSecond, p99 } = await race({ each, people, ours, bare, connections, rounds: ROUNDS })
      const claim = `${each.name}, embedded, ${connections} ${connections === 1 ? 'connection' : 'connections'}`
      console.log(
        `${claim.padEnd(48)} ${ratio.toFixed(2)} of bare PGlite; ${Math.round(perSecond)} a second, p99 ${p99.toFixed(1)} ms`,
      )
      const measured = `${ratio.toFixed(2)} of bare PGlite`
      figures.push({ claim, measured, aim: `at least ${AIM.toFixed(2)}`, met: ratio >= AIM })
    }
  }
  await ours.stop()
  await bare.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
record('embedded', figures)
process.exitCode = figures.every(figure => figure.met) ? 0 : 1
