import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Makes an island of a component: `export default hydrate(Calculator)` in a file called *.island.tsx. */
export function hydrate<Props extends object>(Component: ComponentType<Props>) {
  return (element: HTMLElement, props: Props): void => {
    const island = (
      <Typed element={element}>
        <Component {...props} />
      </Typed>
    )
    hydrateRoot(element, island, { identifierPrefix: element.dataset.id ?? '' })
  }
}

/** A visitor on a slow line types before the island is awake; React would not know of it. */
function Typed({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    for (const input of element.querySelectorAll('input')) {
      if (input.type === 'checkbox' || input.type === 'radio') continue
      if (input.value !== input.defaultValue) typeAgain(input, input.value)
    }
  }, [element])
  return children
}

function typeAgain(input: HTMLInputElement, text: string): void {
  // React remembers what it last saw through the element's own setter, and listens only to what differs from that.
  input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
