import type { MiddlewareHandler } from 'hono'
import { problemWords } from '#resources/problem-words.ts'
import type { AppEnv } from './context.ts'
import { ProblemError } from './problem.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whatever changes something must come from our own pages: browsers send the page's origin, and no page can forge it.
 * `exempt` are addresses where another proof comes with the request.
 */
export function originCheck(origins: string[], exempt: Set<string>): MiddlewareHandler<AppEnv> {
  const ours = new Set(origins)
  return (c, next) => {
    if (
      !READING.has(c.req.method) &&
      !exempt.has(c.req.path) &&
      !isOurs(c.req.header('origin'), c.req.header('sec-fetch-site'))
    ) {
      throw new ProblemError({ status: 403, code: 'wrong-origin', ...problemWords.wrongOrigin })
    }
    return next()
  }

  function isOurs(origin: string | undefined, site: string | undefined): boolean {
    return origin === undefined ? site === 'same-origin' : ours.has(origin)
  }
}
