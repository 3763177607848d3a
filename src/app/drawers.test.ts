import { describe, expect, test } from 'vitest'
import type { AnyDrawer } from '#journey/drawer.ts'
import type { Moment } from '#journey/moment.ts'
import { perform } from '#journey/perform.ts'
import { scripts } from '../../tests/conformance/scripts.ts'
import { drawers, guestDrawers } from './drawers.ts'

const laterDrawers = Object.values<AnyDrawer>(drawers).filter(drawer => drawer.later)

let seconds = 0
function moment(): Moment {
  seconds += 1
  const now = new Date(Date.UTC(2026, 10, 16, 0, 0, seconds)).toISOString()
  return { today: '2026-11-16', now, newId: () => `id-${seconds}`, draw: (_alphabet, length) => 'A'.repeat(length) }
}

describe.each(laterDrawers.map(drawer => [drawer.name, drawer] as const))('%s', (name, drawer) => {
  const actions = Object.keys(drawer.actions).filter(action => drawer.actions[action]?.later)
  const said = actions.flatMap(action => (scripts[name]?.[action] ?? []).map(input => [action, input] as const))

  test('[X140] what a page is shown is enough to go on from without the server', () => {
    let state = drawer.empty()
    for (const [action, input] of said) {
      const done = perform(drawer, action, state, input, moment())
      if (done.ok) state = done.value
      const view = drawer.view(state, moment())
      expect(drawer.view(drawer.later?.state(view), moment())).toEqual(view)
    }
  })

  test('[X140] what is sent again because its answer got lost is done once', () => {
    let state = drawer.empty()
    for (const [action, input] of said) {
      // Pages name what they add; without a name every call adds one.
      if (action === 'add' && !(input as { id?: string } | null)?.id) continue
      const done = perform(drawer, action, state, input, moment())
      if (!done.ok) continue
      const again = perform(drawer, action, done.value, input, moment())
      if (action === 'remove' && !again.ok) expect(again.refusal.status).toBe(404)
      else expect(again).toEqual({ ok: true, value: withTimes(drawer, again, done.value) })
      state = done.value
    }
  })
})

/** When it was saved may differ, nothing else. */
function withTimes(drawer: AnyDrawer, again: ReturnType<typeof perform>, once: unknown): unknown {
  const path = drawer.later?.version?.split('.').slice(0, -1) ?? []
  const time = again.ok && at(again.value, path)?.updated_at
  if (!time) return once
  const copy = structuredClone(once)
  const holder = at(copy, path)
  if (holder) holder.updated_at = time
  return copy
}

function at(value: unknown, path: string[]): { updated_at?: string } | undefined {
  // The profile is shown inside a view, but kept by itself.
  const record = value as Record<string, unknown>
  return path.reduce<unknown>((found, name) => (found as Record<string, unknown>)?.[name] ?? found, record) as never
}

test('[X247] what a guest keeps is known by its key, so that ending an account’s session leaves it alone', () => {
  for (const { guest } of guestDrawers) expect(guest?.key).toMatch(/^guest[A-Z]/)
})
