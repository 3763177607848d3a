import { FEE_KEYS, type FeeKey } from '#domain/fee-estimate.ts'
import { type FigureSource, isKnown } from '#domain/figure-source.ts'
import {
  type OfferFigures,
  type OfferSources,
  SOURCED_FIGURES,
  type SourcedFigure,
  type SourcedOffer,
} from './model.ts'

/** Everything of a new row that is our guess: its rate and the fees that are not 0. */
export function guessedSources(guess: OfferFigures): OfferSources {
  return sourcesOf(guess, 'guessed')
}

/** One source for every figure that says something. */
export function sourcesOf(offer: OfferFigures, source: FigureSource): OfferSources {
  return Object.fromEntries(SOURCED_FIGURES.filter(key => figureOf(offer, key) > 0).map(key => [key, source]))
}

/** What was typed is typed, whatever stood there before. */
export function typedSources(keys: readonly string[]): OfferSources {
  return Object.fromEntries(SOURCED_FIGURES.filter(key => keys.includes(key)).map(key => [key, 'typed' as const]))
}

/**
 * Where a figure comes from. Of what was saved before that was remembered, only what equals today's guess is taken for one.
 */
export function sourceOf(offer: SourcedOffer, key: SourcedFigure, guess: OfferFigures | null): FigureSource {
  const figure = figureOf(offer, key)
  return offer.sources[key] ?? (guess && figure > 0 && figure === figureOf(guess, key) ? 'guessed' : 'typed')
}

/** The figures of an offer that nobody said: guesses, and readings that have to be checked. */
export function unknownFigures(offer: SourcedOffer, guess: OfferFigures | null): SourcedFigure[] {
  return SOURCED_FIGURES.filter(key => !isKnown(sourceOf(offer, key, guess)))
}

/** How the fees as one figure are shown: a guess among them makes the sum one. */
export function feesSource(offer: SourcedOffer, guess: OfferFigures | null): FigureSource {
  const sources = [...FEE_KEYS, 'upfront_fee', 'lender_credit'].map(key => sourceOf(offer, key as SourcedFigure, guess))
  return (['guessed', 'unsure', 'read'] as const).find(source => sources.includes(source)) ?? 'typed'
}

function figureOf(offer: OfferFigures, key: SourcedFigure): number {
  return isFee(key) ? offer.fees[key] : offer[key]
}

function isFee(key: SourcedFigure): key is FeeKey {
  return (FEE_KEYS as readonly string[]).includes(key)
}
