import { type BrowserStorage, parseJson } from '#web/storage/browser-storage.ts'

/** Prefix of the keys of queued changes; the person's id follows. */
export const UNSENT = 'unsent.'

/** Whether a change waits under a key. An earlier version stored a list of versions beside them. */
export function isChange(key: string): boolean {
  return key.startsWith(UNSENT) && !key.endsWith('.versions')
}

/** Prefix of the keys of held edits; the owner follows. */
export const TYPED = 'typed.'

/** Removes everybody else's: on signing out, and when another person signs in. */
export function forgetUnsent(storage: BrowserStorage, exceptOf?: string): void {
  for (const key of storage.keys()) {
    const isTheirs = key.startsWith(UNSENT) || key.startsWith(TYPED)
    if (isTheirs && !isOwn(key, exceptOf)) storage.removeItem(key)
  }
}

/** Whether something that waits under a key is this person's. */
export function isOwn(key: string, owner: string | undefined): boolean {
  return owner !== undefined && [UNSENT, TYPED].some(kind => key.startsWith(`${kind}${owner}.`))
}

/** Of a loan that somebody is no longer in, nothing stays: neither what waits to be sent nor what was typed. */
export function forgetLoan(storage: BrowserStorage, owner: string, loan: string): void {
  for (const key of storage.keys().filter(each => isOwn(each, owner))) {
    const isTyped = key.startsWith(TYPED) && key.endsWith(`.${loan}`)
    if (isTyped || (key.startsWith(UNSENT) && loanOf(storage.getItem(key)) === loan)) storage.removeItem(key)
  }
}

function loanOf(text: string | null): unknown {
  const change = parseJson(text)
  return typeof change === 'object' && change !== null && 'loan' in change ? change.loan : undefined
}
