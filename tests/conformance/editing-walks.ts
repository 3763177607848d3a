import fc from 'fast-check'
import { expect } from 'vitest'
import { isSame } from '#resources/merge-fields.ts'
import type { browserOf, EditedForm } from './editing-browser.ts'

const STEPS = [
  'type',
  'type',
  'type',
  'type-back',
  'save',
  'save-unawaited',
  'switch',
  'lose-request',
  'lose-answer',
  'network',
  'sign-out',
  'restart',
  'close',
  'away-and-back',
  'leave',
  'mine',
  'theirs',
  'tab',
  'send',
  'full',
  'no-storage',
  'room',
] as const
const step = fc.record({ do: fc.constantFrom(...STEPS), field: fc.nat(1), number: fc.integer({ min: 2, max: 900 }) })
export const walks = fc.array(step, { minLength: 3, maxLength: 16 })

/** Each begins in the first tab: what is done there, with which field, and a number for what is typed. */
function walkOf(
  ...steps: (readonly [(typeof STEPS)[number], field?: number, number?: number])[]
): [Step[], asGuest: boolean] {
  return [steps.map(([what, field = 0, number = 2]) => ({ do: what, field, number })), false]
}

function asGuest(...steps: Parameters<typeof walkOf>): ReturnType<typeof walkOf> {
  return [walkOf(...steps)[0], true]
}

/** Walks that once ended wrong, or that do when a repair is taken out. */
export const FOUND = [
  // The answer is lost, and its author types on.
  walkOf(['type', 0, 5], ['lose-answer'], ['save'], ['type', 0, 9], ['save']),
  walkOf(['type', 0, 5], ['lose-answer'], ['save'], ['type', 0, 9], ['close']),
  walkOf(['type', 0, 5], ['save-unawaited'], ['restart'], ['type', 0, 9], ['save']),
  // Typed while a save is under way, and a switch beside what is typed.
  walkOf(['type', 0, 5], ['save-unawaited'], ['type', 0, 9], ['save']),
  walkOf(['type', 0, 5], ['save-unawaited'], ['type-back'], ['save']),
  walkOf(['type', 0, 5], ['switch', 1, 7]),
  // The tab is closed with a save under way.
  walkOf(['type', 0, 5], ['save-unawaited'], ['type', 0, 9], ['close']),
  // Both tabs come to the same, and one types over it.
  walkOf(['tab'], ['type', 0, 342], ['leave'], ['type', 0, 2], ['tab'], ['type', 0, 57]),
  // One tab's change waits, the other saves the same field.
  walkOf(['lose-request'], ['type', 0, 5], ['save'], ['tab'], ['network'], ['type', 0, 9], ['save']),
  // Both tabs hear one question: it is answered in one, and then once more where it is still on the screen.
  walkOf(
    ...([['tab'], ['type', 0, 9], ['save'], ['tab'], ['lose-request'], ['type', 0, 5], ['save'], ['network']] as const),
    ...([['tab'], ['type', 1, 7], ['save'], ['tab'], ['type', 1, 8], ['save'], ['tab'], ['theirs']] as const),
    ...([['tab'], ['mine']] as const),
  ),
  // The browser has no room, and its owner goes to another page, comes back, and closes the tab.
  walkOf(['no-storage'], ['lose-request'], ['type', 0, 5], ['away-and-back'], ['close'], ['network'], ['save']),
  walkOf(['lose-request'], ['type', 0, 5], ['save'], ['full'], ['type', 1, 9], ['save'], ['away-and-back'], ['close']),
  // A switch whose answer is lost, without room to try again.
  walkOf(['type', 0, 2], ['no-storage'], ['lose-answer'], ['switch', 1, 3]),
  // What was left while signed out is typed over, and the tab is closed: what was left must not come back.
  walkOf(['type', 1, 2], ['sign-out'], ['leave'], ['lose-answer'], ['type', 1, 185], ['close'], ['switch'], ['save']),
  // A guest's storage has room for what is typed, and none for the second figure of how often it was changed.
  asGuest(
    ...([['switch'], ['type', 0, 3], ['leave'], ['type'], ['save'], ['switch', 0, 3], ['type']] as const),
    ...([['save-unawaited'], ['save-unawaited'], ['full'], ['switch', 0, 3], ['switch'], ['save']] as const),
    ['type', 0, 3],
  ),
]

interface Step {
  do: (typeof STEPS)[number]
  field: number
  number: number
}

export async function walk(
  form: EditedForm,
  browser: Awaited<ReturnType<typeof browserOf>>,
  steps: Step[],
): Promise<void> {
  const names = Object.keys(form.fields)
  for (const { do: what, field, number } of steps) {
    const name = names[field % names.length] as string
    await browser.step(what, name, form.fields[name]?.(number))
  }
  const { asked, open, saved, typed, touched } = await browser.finish()
  for (const [name, byTab] of typed) {
    if (byTab.size === 0) continue
    // One tab alone is never asked about its own changes.
    if (touched.get(name)?.size === 1 && !open.includes(name))
      expect(asked, `${name} was asked about`).not.toContain(name)
    if ([...asked, ...open].includes(name)) continue
    const last = [...byTab.values()].at(-1)
    // Both tabs can come to the same, one by typing it, the other by typing over it: then nobody's is lost.
    const over = [...byTab.values()].filter(({ was }) => isSame(was, last?.value))
    expect([last, ...over].map(edit => edit?.value)).toContainEqual(saved?.[name])
  }
}
