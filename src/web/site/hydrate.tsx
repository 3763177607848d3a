import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Makes an island of a component: `export default hydrate(Calculator)` in a file called *.island.tsx. */
export function hydrate<Props extends object>(Component: ComponentType<Props>) {
  return (element: HTMLElement, props: Props): void => {
    hydrateRoot(element, <Component {...props} />, { identifierPrefix: element.dataset.id ?? '' })
  }
}
