/** What an action may know of the world beside its state and input. Only entry points make one. */
export interface ActionContext {
  /** The person's own calendar day, `2026-11-15`. */
  today: string
  /** The instant, ISO 8601 in UTC. */
  now: string
  /** A fresh unguessable identifier (UUID). */
  newId(): string
  /** `length` characters chosen uniformly at random from `alphabet`. */
  randomText(alphabet: string, length: number): string
}
