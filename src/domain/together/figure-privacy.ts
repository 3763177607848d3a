/** What each of two people says of themselves in a loan: theirs to show. */
export const FIGURES = ['income', 'debts', 'scores', 'cash'] as const
export type Figure = (typeof FIGURES)[number]

/** `result`: not the figure, only what follows from it. */
export const FIGURE_PRIVACY = ['shown', 'result', 'hidden'] as const
export type FigurePrivacy = (typeof FIGURE_PRIVACY)[number]

/** Nothing follows from cash alone: what closing takes is not known here. */
export function hasResult(figure: Figure): boolean {
  return figure !== 'cash'
}

export type FigurePrivacies = Record<Figure, FigurePrivacy>

/** As long as nobody said otherwise. */
export const PRIVATE_AT_FIRST: FigurePrivacies = {
  income: 'result',
  debts: 'result',
  scores: 'result',
  cash: 'hidden',
}

export const ALL_SHOWN: FigurePrivacies = { income: 'shown', debts: 'shown', scores: 'shown', cash: 'shown' }

export function areAllShown(privacies: FigurePrivacies): boolean {
  return FIGURES.every(figure => privacies[figure] === 'shown')
}

/**
 * As it is stored: all shown or not, and which. A server of the version before knows the first alone; where the two do not agree it
 * was the last to change it.
 */
export function storedPrivacies(all_shown: boolean, each: FigurePrivacies | null): FigurePrivacies {
  if (all_shown) return ALL_SHOWN
  return each === null || areAllShown(each) ? PRIVATE_AT_FIRST : each
}
