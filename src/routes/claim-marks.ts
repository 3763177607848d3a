import type { Language } from '#domain/languages.ts'
import { LANGUAGE } from '#domain/locale.ts'
import { claimWords as inSpanish } from './claim-words.es.ts'
import { claimWords, compensationWords } from './claim-words.ts'
import { type Claim, type ClaimState, type Claims, claimNote, NO_CLAIMS } from './claims.ts'

/**
 * Pages are made once, by the build, and every copy sends them: a part that depends on a claim stands between two marks, and
 * the server leaves it out or takes the marks away. No script or style has such words with a hyphen after a brace.
 */

/** In which states of a claim a part is sent. */
const WHEN = {
  off: ['off'],
  example: ['example'],
  proved: ['proved'],
  shown: ['example', 'proved'],
  unproved: ['off', 'example'],
} as const
export type When = keyof typeof WHEN

/** The text where it holds for one of the claims. It must not hold the very same mark again. */
export function whenClaimed(when: When, claims: readonly Claim[], text: string): string {
  return startMark(when, claims) + text + endMark(when, claims)
}

/** Who pays for it, as this copy can say. */
export const WHO_PAYS =
  whenClaimed('unproved', ['compensation'], compensationWords.nobody) +
  whenClaimed('proved', ['compensation'], compensationWords.lenders)

export function startMark(when: When, claims: readonly Claim[]): string {
  return `{claim-${when}:${claims.join('+')}}`
}

export function endMark(when: When, claims: readonly Claim[]): string {
  return `{/claim-${when}:${claims.join('+')}}`
}

/** Stands where the source of a claim belongs, or that it is an example, in the page's language. */
export function noteMark(claim: Claim): string {
  return `{claim-note:${claim}/${LANGUAGE}}`
}

/** Stands in the shells of the app, in an attribute; the browser reads it (`claimsIn`). */
const CLAIMS_MARK = '{claims-of-this-site}'
export const CLAIMS_META = 'claims'

const PART = new RegExp(`\\{claim-(${Object.keys(WHEN).join('|')}):([a-z+-]+)\\}([\\s\\S]*?)\\{/claim-\\1:\\2\\}`, 'g')
const NOTE = /\{claim-note:([a-z-]+)\/(en|es)\}/g

export function hasClaimMarks(page: string): boolean {
  return page.includes(CLAIMS_MARK) || page.search(PART) >= 0 || page.search(NOTE) >= 0
}

/** A page of the build as this copy sends it. */
export function withClaims(page: string, claims: Claims): string {
  return parts(page, claims)
    .replace(NOTE, (_mark, claim: Claim, language: Language) => escaped(noteOf(claims[claim], language)))
    .replaceAll(CLAIMS_MARK, () => escaped(JSON.stringify(shownOf(claims))))
}

function parts(page: string, claims: Claims): string {
  return page.replace(PART, (_part, when: When, named: string, text: string) => {
    const states: readonly string[] = WHEN[when]
    const holds = named.split('+').some(claim => states.includes(kindOf(claims[claim as Claim])))
    return holds ? parts(text, claims) : ''
  })
}

function kindOf(state: ClaimState): 'off' | 'example' | 'proved' {
  return typeof state === 'string' ? state : 'proved'
}

function noteOf(state: ClaimState, language: Language): string {
  return state === 'off' ? '' : claimNote(state, language === 'es' ? inSpanish : claimWords)
}

function shownOf(claims: Claims): Partial<Claims> {
  return Object.fromEntries(Object.entries(claims).filter(([, state]) => state !== 'off'))
}

/** What the shell of a page says of them. Without a server in front, as in development, the mark still stands there. */
export function claimsIn(content: string | null | undefined, unfilled: Claims): Claims {
  if (!content) return NO_CLAIMS
  return content === CLAIMS_MARK ? unfilled : { ...NO_CLAIMS, ...JSON.parse(content) }
}

function escaped(text: string): string {
  return text.replace(/[&<>"'{}]/g, sign => `&#${sign.charCodeAt(0)};`)
}
