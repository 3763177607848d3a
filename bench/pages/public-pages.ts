import { LANGUAGES } from '#domain/languages.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import { siteLimit } from '../../scripts/build/budgets.ts'
import type { Figure } from '../report.ts'
import { besideStatic } from './beside-static.ts'
import type { Visit } from './lighthouse.ts'

const PATHS = [
  '/',
  '/mortgage-guide',
  '/mortgage-guide/rate-and-apr',
  '/mortgage-calculator',
  '/affordability-calculator',
]
const LCP_RATIO = 1.3

/** The public pages in both languages on a slow phone, as Lighthouse sees them: the medians of `runs` visits. */
export function publicPages(runs: number, isWanted: (path: string) => boolean): Promise<Figure[]> {
  return besideStatic(runs, async function* ({ server, measure, ratioOf }) {
    for (const language of LANGUAGES) {
      for (const path of PATHS) {
        const address = sitePath(path, language)
        if (!isWanted(address)) continue
        const visit = await measure(server.origin + address)
        yield figureOf(address, siteLimit(path), visit, ratioOf(visit))
      }
    }
  })
}

function figureOf(path: string, limit: number, { scores, scriptKilobytes, shift }: Visit, ratio: number): Figure {
  return {
    claim: `Lighthouse mobile, ${path}`,
    measured: `${scores.join(' / ')}; LCP ${ratio.toFixed(2)} of a static page's; ${scriptKilobytes.toFixed(1)} kB of scripts; CLS ${shift}`,
    aim: `100 in all four; at most ${LCP_RATIO}; ${limit} kB; 0`,
    met: scores.every(score => score === 100) && ratio <= LCP_RATIO && scriptKilobytes <= limit && shift === 0,
  }
}
