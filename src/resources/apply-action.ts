import * as z from 'zod/mini'
import type { ActionContext } from './action-context.ts'
import { accepted, type Outcome, refused } from './problem.ts'
import type { AnyResource } from './resource.ts'
import { inputWords } from './words.ts'

/** No form has more fields that can be wrong at once; without a limit, a hostile list would get megabytes of errors. */
const MOST_ERRORS = 20

/** Parses what somebody sent. The problem names the fields that are wrong, in the same words for guests and accounts. */
export function parseInput<Value>(schema: z.ZodMiniType<Value>, input: unknown): Outcome<Value> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return accepted(parsed.data)
  const issues = parsed.error.issues.slice(0, MOST_ERRORS)
  const errors = issues.map(({ path, message, code }) => ({ path: path.join('.'), message, code }))
  return refused({
    status: 400,
    code: 'invalid-input',
    title: inputWords.title,
    detail: errors[0]?.message ?? inputWords.detail,
    errors,
  })
}

/** One action: parse, then apply. */
export function applyAction<State>(
  resource: Pick<AnyResource, 'name' | 'actions'>,
  action: string,
  state: State,
  input: unknown,
  context: ActionContext,
): Outcome<State> {
  const step = resource.actions[action]
  if (!step) throw new Error(`The resource ${resource.name} has no action ${action}`)
  const parsed = parseInput(step.input, input)
  return parsed.ok ? step.apply(state, parsed.value, context) : parsed
}
