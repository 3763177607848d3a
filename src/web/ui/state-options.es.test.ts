import { expect, test } from 'vitest'
import { US_STATES } from '#domain/us-states.ts'
import { closingCustom } from '#features/timeline/closing-customs.ts'
import { stateNote } from '#features/timeline/state-notes.ts'
import { STATE_OPTIONS } from './state-options.ts'

test('[LG22] states are listed by their Spanish names, and chosen by those that are kept', () => {
  expect(STATE_OPTIONS.map(({ value }) => value).sort()).toEqual(US_STATES.map(({ name }) => name).sort())
  const labels = STATE_OPTIONS.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('es-US').compare))
  expect(labels.filter(label => /New|North|South|West|District/.test(label))).toEqual([])
  expect(STATE_OPTIONS.find(({ value }) => value === 'North Carolina')?.label).toBe('Carolina del Norte')
})

test('[LG22] a sentence about a state names it in Spanish', () => {
  for (const { name } of US_STATES) {
    expect(stateNote(name).detail, closingCustom(name)).not.toMatch(/New |North |South |West |District/)
  }
  expect(stateNote('New York').detail).toMatch(/^En Nueva York /)
})
