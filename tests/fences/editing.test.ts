import { expect, test } from 'vitest'
import { checkEditing } from '../../scripts/checks/editing.ts'

test("[ED16] the product drops no outcome of an action, and reaches the browser's storage through its door alone", () => {
  expect(checkEditing()).toEqual([])
})
