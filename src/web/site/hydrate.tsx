import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useReplayedInput } from '#web/ui/replayed-input.ts'

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

function Typed({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useReplayedInput(element)
  return children
}
