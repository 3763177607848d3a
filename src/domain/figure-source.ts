/** Where a figure comes from. It is stored and shown with the figure. A figure that nobody knows is absent, never 0. */
export const FIGURE_SOURCES = ['typed', 'read', 'unsure', 'surveyed', 'guessed'] as const
export type FigureSource = (typeof FIGURE_SOURCES)[number]

/** What a verdict, a letter or a quoted sentence may be made from. */
export type KnownSource = Exclude<FigureSource, 'unsure' | 'guessed'>

export function isKnown(source: FigureSource): source is KnownSource {
  return source !== 'unsure' && source !== 'guessed'
}
