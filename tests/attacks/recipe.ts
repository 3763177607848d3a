import type { Attacker, Victim } from './people.ts'

/** How one route is attacked. What it takes is written here once; who sends it and what is forged beside it is generated. */
export interface Recipe {
  /** What the route takes from its rightful user: the attack must fail for whose it is, not for how it looks. */
  good?(own: Attacker): object
  /** Refuses fields that it does not know, so that nothing can be forged beside them. */
  strict?: true
  /** The same with what is the victim's. Each is refused. */
  stolen?(victim: Victim, own: Attacker): object[]
  /** Names the victim where anybody may name anybody. Whatever the answer is, it changes nothing of theirs. */
  naming?(victim: Victim): object[]
  /** Addresses that hold a key: the attacker's own, which works, and forgeries for the victim, which are refused. */
  ownPath?(own: Attacker): string
  forgedPaths?(victim: Victim, own: Attacker): string[]
}

export const first = (victim: Victim, table: string) => victim.rows.get(table)?.[0] ?? {}
