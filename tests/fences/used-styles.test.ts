import { expect, test } from 'vitest'
import { usedStyles } from '../../scripts/build/used-styles.ts'

const sheet = `
  :root { --series-1: green; --series-2: brown; --ink: var(--black); --black: #111; --unread: red }
  .chart { color: var(--ink) }
  .elsewhere { color: red }
`

test('a public page carries the rules that can apply to it, and what they read', () => {
  const used = usedStyles(sheet, '<p class="chart"></p>')
  expect(used).toContain('--black: #111')
  expect(used).not.toContain('--unread')
  expect(used).not.toContain('elsewhere')
})

test('the colours that a drawing names in its attributes come along', () => {
  const used = usedStyles(sheet, '<p class="chart"><path stroke="var(--series-1)"></path></p>')
  expect(used).toContain('--series-1: green')
  expect(used).not.toContain('--series-2')
})

test('parts of inputs that the page does not have stay away', () => {
  const parts = 'input::-webkit-datetime-edit { padding: 0 } ::file-selector-button { margin: 0 }'
  expect(usedStyles(parts, '<input type="text">')).toBe('')
  expect(usedStyles(parts, '<input type="date">')).toContain('datetime-edit')
})
