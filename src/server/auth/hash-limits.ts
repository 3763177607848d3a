import type { Attempt, LimitRule } from '#server/limits/limits.ts'
import { perNetwork } from '#server/limits/network.ts'

/**
 * Every hash is counted, also that of a right password: whoever has an account could otherwise keep the processor busy for as
 * long as they like. Nobody signs in, changes a password and ends devices twenty times in a few minutes.
 */
const PER_PERSON: LimitRule = { name: 'hash-person', burst: 20, refillSeconds: 30 }
/** Of devices and sessions that we know. Apart from the strangers' one, which a stranger next door could use up. */
const PER_KNOWN_NETWORK: LimitRule = { name: 'hash-known-network', burst: 60, refillSeconds: 2 }
/** Whoever comes to this address on a new device, rightly or not: apart from its owner's own. */
const PER_ADDRESS: LimitRule = { name: 'hash-address', burst: 20, refillSeconds: 30 }
const PER_NETWORK: LimitRule = { name: 'hash-network', burst: 60, refillSeconds: 5 }
/** Whoever reads the mail. Apart from all others, so that nobody who has the password can keep the owner from a new one. */
const BY_LINK: LimitRule = { name: 'hash-link', burst: 10, refillSeconds: 60 }

/** For whom something is hashed, and from where. */
export type HashedFor =
  | { kind: 'known'; email: string; client_address: string }
  | { kind: 'stranger'; email?: string; client_address: string }
  | { kind: 'link'; user_id: string }

/** On one's own machine nobody else can be, and one network is everybody. */
export function hashTries(who: HashedFor, isLoopbackOnly: boolean): Attempt[] {
  const network = (rule: LimitRule, address: string) => (isLoopbackOnly ? [] : perNetwork(rule, address))
  switch (who.kind) {
    case 'known':
      return [{ rule: PER_PERSON, subject: who.email }, ...network(PER_KNOWN_NETWORK, who.client_address)]
    case 'stranger': {
      const address = who.email === undefined ? [] : [{ rule: PER_ADDRESS, subject: who.email }]
      return [...network(PER_NETWORK, who.client_address), ...address]
    }
    case 'link':
      return [{ rule: BY_LINK, subject: who.user_id }]
  }
}
