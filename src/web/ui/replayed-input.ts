import { useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A visitor on a slow line types and chooses before the page's code is here; React would not know of it. */
export function useReplayedInput(within: HTMLElement): void {
  // Before the next key: React would render the form without input that it does not know of. But not while React renders:
  // it would put the fields back to what it rendered.
  useLayoutEffect(() => queueMicrotask(() => replayInput(within)), [within])
}

function replayInput(within: HTMLElement): void {
  // All that was given first: as React hears of one field, it puts the others back to what it rendered.
  const given = [...within.querySelectorAll<Field>('input, textarea, select')]
    .filter(wasChanged)
    .map(field => ({ field, value: field.value }))
  for (const { field, value } of given) {
    if (isTick(field)) tickAgain(field)
    else giveAgain(field, value)
    // What is wrong is said when the field is left.
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(option => option.selected !== option.defaultSelected)
  }
  if (!isTick(field)) return field.value !== field.defaultValue
  // Of several choices the one that was made; the other was unmade by that.
  return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked)
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** As it was, and then pressed once. */
function tickAgain(field: HTMLInputElement): void {
  field.checked = field.defaultChecked
  field.click()
}

function giveAgain(field: Field, value: string): void {
  // A file that was chosen stays chosen, and no script may say which.
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // React remembers what it last saw through the element's own setter, and listens only to what differs from that.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
