type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A visitor on a slow line types and chooses before the page is awake; React would not know of it. */
export function typedAgain(within: HTMLElement): void {
  // All that was given first: as React takes a field over, it may put back what it drew.
  const given = [...within.querySelectorAll<Field>('input, textarea, select')]
    .filter(wasChanged)
    .map(field => ({ field, value: field.value }))
  for (const { field, value } of given) {
    // A part that React has not taken over yet it takes over now; more it does not make of this event.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    giveAgain(field, value)
  }
}

function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(option => option.selected !== option.defaultSelected)
  }
  const isTicked = field.type === 'checkbox' || field.type === 'radio'
  return !isTicked && field.value !== field.defaultValue
}

function giveAgain(field: Field, value: string): void {
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
