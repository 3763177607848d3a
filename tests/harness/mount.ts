import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders a part of a page into the document, and takes it away when the test is over. */
export async function mount(node: ReactNode) {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () => root.render(node))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return {
    place,
    rerender: (next: ReactNode) => act(async () => root.render(next)),
  }
}

export function the<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing on the page matches ${selector}`)
  return found
}

/** For what comes with code of its own, when it is opened. */
export async function appears(selector: string): Promise<HTMLElement> {
  const look = async () => {
    await act(async () => undefined)
    return the(selector)
  }
  return vi.waitFor(look, { timeout: 30_000 })
}

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
}

/** Types over what is there, as a person would: focus, text. */
export async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => enter(input, text))
}

/** The same, without waiting for what React makes of it. */
function enter(input: HTMLInputElement, text: string): void {
  input.focus()
  // React listens to the native setter, so that it sees the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export async function leave(input: HTMLInputElement): Promise<void> {
  await act(async () => input.blur())
}

/** What a screen reader adds after the name: the text of everything in aria-describedby. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent ?? `[no #${id}]`).join(' ')
}
