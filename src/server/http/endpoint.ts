import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import { parseInput } from '#resources/apply-action.ts'
import type { FieldError, Outcome, Problem } from '#resources/problem.ts'
import { wasSessionRechecked } from '#server/auth/as-person.ts'
import type { AppEnv, RequireUser, SignedInUser } from './context.ts'
import { problemResponse } from './problem.ts'

/** One address of the API. The list of all of them makes the routes, the OpenAPI document and the tests of who may do what. */
export interface Endpoint {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  /** A sentence for the documentation. */
  summary: string
  access: 'anyone' | 'user'
  /** A POST that a signature or the token of a mailed link vouches for: no origin is asked of it, and its body is left unread. */
  anyOrigin?: true
  /** What a POST must carry. */
  input?: z.ZodMiniType
  /** Parameters of the query. */
  query?: readonly string[]
  /** Something with a revision: the answer has an `ETag`, and a change may carry `If-Match` and `Idempotency-Key`. */
  revised?: true
  /** What comes back: JSON of this shape, or something else. */
  answer: z.ZodMiniType | OtherAnswer
  /** Stands over what is wrong with the input, where the product has words of its own: over all of it, or over this field. */
  title?: string | ((first: FieldError) => string | undefined)
  handle(context: Context<AppEnv>, input: unknown): Answer
}

/** Content that is no JSON, the way to another page, or one of the two; or nothing at all. */
export interface OtherAnswer {
  content?: 'text/html' | 'text/calendar' | 'text/event-stream'
  redirects?: boolean
}

type Answer = Promise<Outcome<unknown> | Response>

interface Description<Input>
  extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'query' | 'answer' | 'title' | 'revised'> {
  input?: z.ZodMiniType<Input>
}

interface Call<Input> {
  input: Input
  context: Context<AppEnv>
}

export function forAnyone<Input = unknown>(
  endpoint: Description<Input> & Pick<Endpoint, 'anyOrigin'> & { handle(call: Call<Input>): Answer },
): Endpoint {
  return {
    ...endpoint,
    access: 'anyone',
    handle: (context, input) => endpoint.handle({ context, input: input as Input }),
  }
}

export function forUsers<Input = unknown>(
  endpoint: Description<Input> & { handle(call: Call<Input> & { user: SignedInUser }): Answer },
): Endpoint {
  return {
    ...endpoint,
    access: 'user',
    handle: (context, input) => endpoint.handle({ context, input: input as Input, user: context.get('user') }),
  }
}

export function mountEndpoints(app: Hono<AppEnv>, endpoints: Endpoint[], requireUser: RequireUser): void {
  for (const endpoint of endpoints) {
    const { method, path } = endpoint
    const answer = (context: Context<AppEnv>) => answerCall(endpoint, context)
    if (endpoint.access === 'user') app.on(method, [path], requireUser, answer)
    else app.on(method, [path], answer)
  }
}

async function answerCall(endpoint: Endpoint, context: Context<AppEnv>): Promise<Response> {
  const body = endpoint.revised ? withoutSeen(await context.get('body')) : await context.get('body')
  const input = endpoint.input ? parseInput(endpoint.input, body) : undefined
  if (input && !input.ok) return problemResponse(titled(input.problem, endpoint.title))
  const outcome = await endpoint.handle(context, input?.value)
  if (
    outcome.ok &&
    endpoint.access === 'user' &&
    endpoint.method === 'POST' &&
    !wasSessionRechecked(context.get('user'))
  ) {
    throw new Error(`${endpoint.path} has to change things inside sessionTransaction`)
  }
  if (outcome instanceof Response) return outcome
  return outcome.ok ? context.json(outcome.value as object) : problemResponse(outcome.problem)
}

/** Pages of the version before say in the body what they had read. Their saves are done as they come. */
function withoutSeen(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('seen' in body)) return body
  const { seen: _seen, ...said } = body
  return said
}

function titled(problem: Problem, title: Endpoint['title']): Problem {
  const [first] = problem.errors ?? []
  const own = typeof title === 'function' ? first && title(first) : title
  return own === undefined ? problem : { ...problem, title: own }
}
