import { listed } from '#domain/listed.ts'
import { possessive } from '#domain/possessive.ts'
import type { Figure, FigurePrivacy } from '#domain/together/figure-privacy.ts'

const names: Record<Figure, string> = { income: 'income', debts: 'debts', scores: 'score', cash: 'cash' }

/** Who sees what of one's own figures. */
export const privacyWords = {
  /** Each figure with what is chosen for it, on one line. */
  chosen: (figure: Figure, choice: string) => `${names[figure]}: ${choice.toLowerCase()}`,
  title: 'What the others see of yours',
  hint: 'House, offers, dates and the ledger are shared. These are yours: what you enter stays with you and goes into no one else’s file.',
  choices: { shown: 'Shown', hidden: 'Hidden' },
  figures: {
    income: {
      name: 'Your income',
      hint: '“Enough” says only whether it carries your debts and the payment.',
      result: '“Enough”',
    },
    debts: {
      name: 'Your debts',
      hint: '“Counted” means that they are in “enough”, and not seen.',
      result: 'Counted',
    },
    scores: {
      name: 'Your score',
      hint: '“Weaker” says only whether yours is the weaker one, which sets the price.',
      result: 'Weaker',
    },
    cash: { name: 'Your cash', hint: 'What you bring for the house.', result: '' },
  } satisfies Record<Figure, { name: string; hint: string; result: string }>,
} as const

/** What is known of another's figures. */
export const othersFiguresWords = {
  private: (name: string, figures: readonly Figure[]) =>
    `${name} keeps these private: ${listed(figures.map(figure => names[figure]))}.`,
  enough: (name: string, payment: string, day: string) =>
    `${possessive(name)} income is enough for a payment of ${payment} a month, as of ${day}.`,
  notEnough: (name: string, payment: string, day: string) =>
    `${possessive(name)} income alone is not enough for a payment of ${payment} a month, as of ${day}.`,
  open: (name: string) => `Whether ${possessive(name)} income is enough can’t be said yet: something is not entered.`,
  setsPrice: (name: string, day: string) =>
    `${possessive(name)} score is not the higher one: it sets the price, as of ${day}.`,
  otherSetsPrice: (name: string, day: string) =>
    `${possessive(name)} score is the higher one, so the other sets the price, as of ${day}.`,
  rule: 'Enough means: their debts and the payment take at most 43% of their income, as many lenders count. Only a lender can approve.',
} as const

export function choiceWord(figure: Figure, privacy: FigurePrivacy): string {
  return privacy === 'result' ? privacyWords.figures[figure].result : privacyWords.choices[privacy]
}
