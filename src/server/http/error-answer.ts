import type { ErrorHandler } from 'hono'
import { problemWords } from '#resources/problem-words.ts'
import { inputWords } from '#resources/words.ts'
import { isDatabaseAway, isUnstorable } from '#server/db/away.ts'
import { errorFields, type Log } from '#server/log.ts'
import type { AppEnv } from './context.ts'
import { type HttpProblem, ProblemError, problemResponse } from './problem.ts'

const away: HttpProblem = { status: 503, code: 'unavailable', ...problemWords.away }
const unstorable: HttpProblem = {
  status: 400,
  code: 'invalid-input',
  title: inputWords.title,
  detail: inputWords.detail,
}
const unexpected: HttpProblem = { status: 500, code: 'unexpected', ...problemWords.unexpected }

const RETRY_AFTER_SECONDS = '2'

/** The one place where what was thrown becomes an answer. */
export function answerError(log: Log): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof ProblemError) return problemResponse(error.problem, error.headers)
    const facts = { request_id: c.get('request_id'), ...errorFields(error) }
    if (isDatabaseAway(error)) {
      log.warn('database-away', { request_id: facts.request_id, code: facts.code })
      return problemResponse(away, { 'retry-after': RETRY_AFTER_SECONDS })
    }
    if (isUnstorable(error)) {
      // A schema let it through, so it is ours to mend, but the answer is about what was sent.
      log.error('unstorable', facts)
      return problemResponse(unstorable)
    }
    log.error('unexpected', facts)
    return problemResponse(unexpected)
  }
}
