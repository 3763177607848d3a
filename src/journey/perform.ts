import * as z from 'zod/mini'
import type { AnyAction, AnyDrawer } from './drawer.ts'
import type { Moment } from './moment.ts'
import { accepted, type Outcome, refused } from './refusal.ts'

/** Parses what somebody sent. The refusal names every field that is wrong, in the same words for guests and accounts. */
export function parseInput<Value>(schema: z.ZodMiniType<Value>, input: unknown): Outcome<Value> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return accepted(parsed.data)
  const errors = parsed.error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message }))
  return refused({
    status: 400,
    code: 'invalid-input',
    title: 'Please check what you entered',
    detail: errors[0]?.message ?? 'Something in the form is missing or not as expected.',
    errors,
  })
}

export interface Performed {
  // biome-ignore lint/suspicious/noExplicitAny: the state belongs to the drawer, which alone reads it.
  state: any
  answer: unknown
}

/** Does one action: parse, run, answer. */
export function perform(
  drawer: AnyDrawer,
  action: string,
  state: unknown,
  input: unknown,
  moment: Moment,
): Outcome<Performed> {
  const step = drawer.actions[action]
  if (!step) throw new Error(`The drawer ${drawer.name} has no action ${action}`)
  const parsed = parseInput(step.input, input)
  return parsed.ok ? performParsed(step, state, parsed.value, moment) : parsed
}

/** One step with input that is parsed already. Guest and server both come here. */
export function performParsed(
  // biome-ignore lint/suspicious/noExplicitAny: the action's own types met where its input was parsed.
  step: AnyAction<any>,
  state: unknown,
  input: unknown,
  moment: Moment,
): Outcome<Performed> {
  const next = step.run(state, input, moment)
  if (!next.ok) return next
  return accepted({ state: next.value, answer: step.answer(next.value, moment) })
}
