import type { CostSection, EstimatedCharge, FinalCharge } from './charges.ts'
import { feeMeaning, likeness } from './fee-meaning.ts'
import { isOtherGovernmentFee, isTransferTax } from './government-fees.ts'
import { plainLabel } from './plain-label.ts'

/** One charge across two disclosures. Government fees are one line on an estimate and several on a Closing Disclosure. */
export interface ChargePair {
  /** Names it by what is printed, so that an answer about it survives another reading of the disclosures. */
  id: string
  estimate: EstimatedCharge | null
  finals: FinalCharge[]
  /** A line of the estimate that reads alike and stands where the rule keeps it apart: only the buyer can say that they are one. */
  moved: EstimatedCharge | null
}

/** What the buyer put together, or took apart, by hand: labels as printed; `null` for "there is none". */
export interface HandPairing {
  estimate: EstimatedLine | null
  final: { section: CostSection; label: string } | null
}

type EstimatedLine = Pick<EstimatedCharge, 'section' | 'label'>

/**
 * Where a line of the estimate may stand on the Closing Disclosure. A service that one may shop for goes to B with a provider
 * from the lender's list and to C otherwise; what was optional never becomes the same charge as a required one.
 */
const MAY_MOVE: Record<CostSection, CostSection[]> = {
  A: ['A', 'B'],
  B: ['B', 'A'],
  C: ['C', 'B', 'H', 'A'],
  E: ['E'],
  F: ['F'],
  G: ['G'],
  H: ['H', 'C'],
}

/** Sections of services: among them a line can be put into the wrong one. Taxes, prepaids and escrow never become a service. */
const SERVICES: readonly CostSection[] = ['A', 'B', 'C', 'H']

const LEAST_LIKENESS = 0.6

type Unnamed = Omit<ChargePair, 'id' | 'moved'>

export function pairCharges(
  estimated: EstimatedCharge[],
  finals: FinalCharge[],
  byHand: HandPairing[] = [],
): ChargePair[] {
  const pairs: Unnamed[] = []
  const openEstimates = new Set(estimated)
  const openFinals = new Set(finals)

  for (const { estimate, final } of byHand) {
    const before = estimate && [...openEstimates].find(line => isSame(line, estimate))
    const after = final && [...openFinals].find(line => isSame(line, final))
    // One line of the estimate may have become several of one section; in another section it is another charge.
    const shared = pairs.find(pair => estimate && after && isPart(pair, estimate, after))
    if (after && shared) {
      shared.finals.push(after)
      openFinals.delete(after)
      continue
    }
    if ((estimate && !before) || (final && !after)) continue
    pairs.push({ estimate: before ?? null, finals: after ? [after] : [] })
    if (before) openEstimates.delete(before)
    if (after) openFinals.delete(after)
  }

  for (const government of [isTransferTax, isOtherGovernmentFee]) {
    const before = [...openEstimates].filter(government).sort((a, b) => order(a.label, b.label))
    const after = [...openFinals].filter(government).sort((a, b) => order(a.label, b.label))
    if (after.length === 0) continue
    pairs.push({ estimate: together(before), finals: after })
    for (const line of before) openEstimates.delete(line)
    for (const line of after) openFinals.delete(line)
  }

  const candidates = [...openEstimates]
    .flatMap(estimate => [...openFinals].map(final => ({ estimate, final, score: score(estimate, final) })))
    .filter(({ score }) => score > 0)
    // Amounts decide only between lines with the same words: a lower charge must not change what it is held against.
    .sort((a, b) => b.score - a.score || order(textOf(a), textOf(b)) || dearness(a) - dearness(b))
  for (const { estimate, final } of candidates) {
    if (!openEstimates.has(estimate) || !openFinals.has(final)) continue
    pairs.push({ estimate, finals: [final] })
    openEstimates.delete(estimate)
    openFinals.delete(final)
  }

  for (const estimate of openEstimates) pairs.push({ estimate, finals: [] })
  for (const final of openFinals) pairs.push({ estimate: null, finals: [final] })
  for (const { finals } of pairs) finals.sort((a, b) => order(a.label, b.label) || a.cents - b.cents)
  // What the buyer took apart by hand is not asked about again.
  return named(pairs).map(pair => {
    const [final] = pair.finals
    return { ...pair, moved: final && openFinals.has(final) ? movedFrom(final, [...openEstimates]) : null }
  })
}

function isPart({ estimate, finals }: Unnamed, line: EstimatedLine, final: FinalCharge): boolean {
  return estimate !== null && isSame(estimate, line) && finals[0]?.section === final.section
}

/** The forms print one line for each kind of government fee; a disclosure that has more of them means their sum. */
function together([first, ...more]: EstimatedCharge[]): EstimatedCharge | null {
  return first ? { ...first, cents: more.reduce((total, { cents }) => total + cents, first.cents) } : null
}

function movedFrom(final: FinalCharge, open: EstimatedCharge[]): EstimatedCharge | null {
  if (!SERVICES.includes(final.section)) return null
  const alike = open
    .filter(({ section }) => SERVICES.includes(section) && !MAY_MOVE[section].includes(final.section))
    .map(line => ({ line, step: alikeness(line, final) }))
    .filter(({ step }) => step > 0)
    .sort((a, b) => b.step - a.step || order(a.line.section + a.line.label, b.line.section + b.line.label))
  return alike[0]?.line ?? null
}

/** In an order that does not depend on the disclosures'; the second of two with the same words is numbered. */
function named(pairs: Unnamed[]): Omit<ChargePair, 'moved'>[] {
  const seen = new Map<string, number>()
  return pairs
    .map(pair => ({ ...pair, id: printedName(pair) }))
    .sort((a, b) => order(a.id, b.id) || amounts(a) - amounts(b))
    .map(pair => {
      const count = (seen.get(pair.id) ?? 0) + 1
      seen.set(pair.id, count)
      return count === 1 ? pair : { ...pair, id: `${pair.id} (${count})` }
    })
}

function printedName({ estimate, finals: [final] }: Unnamed): string {
  if (final) return `${final.section}: ${final.label}`
  return `only estimated ${estimate?.section}: ${estimate?.label}`
}

function amounts({ estimate, finals }: Unnamed): number {
  return finals.reduce((total, { cents }) => total + cents, estimate?.cents ?? 0)
}

/** 0 for two that are not one charge; the same section counts for more than a permitted move. */
function score(estimate: EstimatedCharge, final: FinalCharge): number {
  const place = isStillLenders(estimate, final) ? LAST_PLACE : MAY_MOVE[estimate.section].indexOf(final.section)
  if (place < 0) return 0
  const alike = alikeness(estimate, final)
  return alike === 0 ? 0 : alike - place / 10
}

const LAST_PLACE = 4

/**
 * What lenders order themselves, such as an appraisal, nobody shopped for, whichever section of the Closing Disclosure it
 * stands in.
 */
function isStillLenders(estimate: EstimatedCharge, final: FinalCharge): boolean {
  const isMoved = estimate.section === 'B' && final.section === 'C'
  return isMoved && sameMeaning(estimate, final) && feeMeaning(final.label).usually_shoppable === false
}

/** 4 and more for the same words, 2 and more for the same meaning, 0 for two that have nothing to do with each other. */
function alikeness(estimate: EstimatedCharge, final: FinalCharge): number {
  const like = likeness(estimate.label, final.label)
  const step = plainLabel(estimate.label) === plainLabel(final.label) ? 4 : sameMeaning(estimate, final) ? 2 : 0
  return step === 0 && (like < LEAST_LIKENESS || areKnownApart(estimate, final)) ? 0 : step + like
}

/** Both are fees that we know, and other ones: that they share words means nothing. */
function areKnownApart(estimate: EstimatedCharge, final: FinalCharge): boolean {
  const [one, other] = [feeMeaning(estimate.label), feeMeaning(final.label)]
  return one.is_known && other.is_known && one.key !== other.key
}

function sameMeaning(estimate: EstimatedCharge, final: FinalCharge): boolean {
  const key = feeMeaning(estimate.label).key
  return key !== '' && key === feeMeaning(final.label).key
}

function isSame(a: { section: CostSection; label: string }, b: { section: CostSection; label: string }): boolean {
  return a.section === b.section && a.label === b.label
}

function dearness({ estimate, final }: { estimate: EstimatedCharge; final: FinalCharge }): number {
  return estimate.cents + final.cents
}

function textOf({ estimate, final }: { estimate: EstimatedCharge; final: FinalCharge }): string {
  return `${estimate.section}${estimate.label}\n${final.section}${final.label}`
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
