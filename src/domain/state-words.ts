import type { US_STATES } from './us-states.ts'

export type StateName = (typeof US_STATES)[number]['name']

/** What a state is called in the reader's language. What is stored and sent is its English name. */
export function stateLabel(name: string): string {
  return name
}
