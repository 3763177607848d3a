import type { Problem } from '#resources/problem.ts'

/** Statuses that only the HTTP layer gives; features refuse with those of `Problem`. */
type HttpOnlyStatus = 405 | 408 | 415 | 422 | 500

export interface HttpProblem extends Omit<Problem, 'status'> {
  status: Problem['status'] | HttpOnlyStatus
}

/** Thrown anywhere below a route to answer with a problem document. Problems of actions are values; this is for the edge. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly problem: HttpProblem
  readonly headers: Record<string, string>

  constructor(problem: HttpProblem, headers: Record<string, string> = {}) {
    super(problem.code)
    this.problem = problem
    this.headers = headers
  }
}

/** RFC 9457. */
export function problemResponse(problem: HttpProblem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', ...problem }), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
}
