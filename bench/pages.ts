import { prepareProduct } from '../scripts/prepare.mjs'
import { appPages } from './pages/app-pages.ts'
import { comparisonTyping } from './pages/interactions.ts'
import { publicPages } from './pages/public-pages.ts'
import { report } from './report.ts'

/**
 * Pages on a slow phone, and typing on a slow computer. `node bench/pages.ts [words …]`: with words only the pages whose path
 * has one of them in it. RUNS visits each, of which the medians count.
 */
const RUNS = Number(process.env.RUNS ?? 5)
const words = process.argv.slice(2)
const isWanted = (path: string) => words.length === 0 || words.some(word => path.includes(word))

await prepareProduct()
report([
  ...(await publicPages(RUNS, isWanted)),
  ...(await appPages(RUNS, isWanted)),
  ...(isWanted('/dashboard/comparison') ? await comparisonTyping() : []),
])
