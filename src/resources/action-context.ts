/** All that an action may use beside its state and input. Only entry points create one. */
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
