/** A visitor on a slow line types before the page is awake; React would not know of it. */
export function typedAgain(within: HTMLElement): void {
  for (const input of within.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const isTicked = input instanceof HTMLInputElement && (input.type === 'checkbox' || input.type === 'radio')
    if (!isTicked && input.value !== input.defaultValue) typeAgain(input, input.value)
  }
  for (const select of within.querySelectorAll('select')) {
    const isChosen = [...select.options].some(option => option.selected !== option.defaultSelected)
    if (isChosen) select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React remembers what it last saw through the element's own setter, and listens only to what differs from that.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
