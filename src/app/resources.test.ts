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

/** What guests do not have. */
const accountScripts: typeof scripts = {
  profile: { save: [{ first_name: 'Ada', last_name: 'Byron', phone: '555 0100' }] },
  closure: { save: [{ chosen_lender_name: 'Harbor Bank', loan_amount: '360000', notes: 'Signed' }] },
  preferences: { save: [{ email_enabled: false }, { reminder_days: 7 }] },
}
const examples = { ...scripts, ...accountScripts }

/** Loans are opened with a network; renaming one can wait. */
const OPENED = { loans: 'open' } as Record<string, string>

describe.each(offlineResources.map(resource => [resource.name, resource] as const))('%s', (name, resource) => {
  const actions = Object.keys(resource.actions).filter(action => resource.actions[action]?.offline)
  const inputs = (action: string) => examples[name]?.[action] ?? []
  const said = actions.flatMap(action => inputs(action).map(input => [action, input] as const))

  function begun() {
    const opens = OPENED[name]
    const opened = opens ? applyAction(resource, opens, resource.empty(), inputs(opens)[0], context()) : undefined
    return opened?.ok ? opened.value : resource.empty()
  }

  test('[X140] what a page is shown is enough to go on from without the server', () => {
    let state = begun()
    // Every action that can wait has an example, and so something to prove.
    expect(actions.filter(action => inputs(action).length === 0)).toEqual([])
    for (const [action, input] of said) {
      const done = applyAction(resource, action, state, input, context())
      if (done.ok) state = done.value
      const view = resource.view(state, context())
      expect(resource.view(resource.offline?.state(view), context())).toEqual(view)
    }
  })

  test('[X140] what is sent again because its answer got lost is done once', () => {
    let state = begun()
    let repeated = 0
    for (const [action, input] of said) {
      // Pages name what they add; without a name every call adds one.
      if (action === 'add' && !(input as { id?: string } | null)?.id) continue
      const done = applyAction(resource, action, state, input, context())
      if (!done.ok) continue
      const again = applyAction(resource, action, done.value, input, context())
      if (action === 'remove' && !again.ok) expect(again.problem.status).toBe(404)
      else expect(untimed(again)).toEqual(untimed({ ok: true, value: done.value }))
      state = done.value
      repeated += 1
    }
    expect(repeated).toBeGreaterThan(0)
  })
})

/** When it was saved may differ, nothing else. */
function untimed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, part) => (key === 'updated_at' ? null : part)))
}

test('[X247] what a guest keeps is known by its key, so that ending an account’s session leaves it alone', () => {
  for (const { guest } of guestResources) expect(guest?.key).toMatch(/^guest[A-Z]/)
})
