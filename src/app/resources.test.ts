import { describe, expect, test } from 'vitest'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import type { AnyResource } from '#resources/resource.ts'
import { scripts } from '../../tests/conformance/scripts.ts'
import { guestResources, resources } from './resources.ts'

const offlineResources = Object.values<AnyResource>(resources).filter(resource => resource.offline)

let seconds = 0
function context(): ActionContext {
  seconds += 1
  const now = new Date(Date.UTC(2026, 10, 16, 0, 0, seconds)).toISOString()
  return {
    today: '2026-11-16',
    now,
    newId: () => `id-${seconds}`,
    randomText: (_alphabet, length) => 'A'.repeat(length),
  }
}

describe.each(offlineResources.map(resource => [resource.name, resource] as const))('%s', (name, resource) => {
  const actions = Object.keys(resource.actions).filter(action => resource.actions[action]?.offline)
  const said = actions.flatMap(action => (scripts[name]?.[action] ?? []).map(input => [action, input] as const))

  test('[X140] what a page is shown is enough to go on from without the server', () => {
    let state = resource.empty()
    for (const [action, input] of said) {
      const done = applyAction(resource, action, state, input, context())
      if (done.ok) state = done.value
      const view = resource.view(state, context())
      expect(resource.view(resource.offline?.state(view), context())).toEqual(view)
    }
  })

  test('[X140] what is sent again because its answer got lost is done once', () => {
    let state = resource.empty()
    for (const [action, input] of said) {
      // Pages name what they add; without a name every call adds one.
      if (action === 'add' && !(input as { id?: string } | null)?.id) continue
      const done = applyAction(resource, action, state, input, context())
      if (!done.ok) continue
      const again = applyAction(resource, action, done.value, input, context())
      if (action === 'remove' && !again.ok) expect(again.problem.status).toBe(404)
      else expect(untimed(again)).toEqual(untimed({ ok: true, value: done.value }))
      state = done.value
    }
  })
})

/** When it was saved may differ, nothing else. */
function untimed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, part) => (key === 'updated_at' ? null : part)))
}

test('[X247] what a guest keeps is known by its key, so that ending an account’s session leaves it alone', () => {
  for (const { guest } of guestResources) expect(guest?.key).toMatch(/^guest[A-Z]/)
})
