import { growth } from './load/growth.ts'
import { onEmbedded, onPostgres } from './load/races.ts'
import { report } from './report.ts'

/**
 * How much of the machine's power reaches people, and does that stay so with more of them?
 * `node bench/load.ts` races against bare Node on both databases; `node bench/load.ts growth [people …]` counts the database's
 * pages among ever more people. It needs a build (`npm run build`).
 */
const [part, ...rest] = process.argv.slice(2)
if (part === 'growth') report(await growth(rest.map(Number)))
else report([...(await onPostgres()), ...(await onEmbedded())])
