import type { LetterRule } from './letter-clock.ts'

/** What a servicer owes after a letter, by the rule that counts its days. */
export const clockWords: Record<LetterRule, { title: string; why: string; today: string }> = {
  'error-acknowledged': {
    title: 'They must confirm it',
    why: '5 working days',
    today: 'They must have confirmed your letter by today',
  },
  'error-answered': {
    title: 'They must fix it or say why not',
    why: '30 working days',
    today: 'They must have fixed it or said why not by today',
  },
  'error-answered-extended': {
    title: 'Only if they write for 15 more',
    why: '45 working days',
    today: 'They must have fixed it or said why not by today',
  },
  'payoff-error-answered': {
    title: 'They must fix it or say why not',
    why: '7 working days',
    today: 'They must have fixed it or said why not by today',
  },
  'information-acknowledged': {
    title: 'They must confirm it',
    why: '5 working days',
    today: 'They must have confirmed your letter by today',
  },
  'information-answered': {
    title: 'They must answer',
    why: '30 working days',
    today: 'They must have answered your letter by today',
  },
  'information-answered-extended': {
    title: 'Only if they write for 15 more',
    why: '45 working days',
    today: 'They must have answered your letter by today',
  },
}

export const escrowDayWords = {
  title: 'From your escrow account',
  homestead: 'The last day to file for your homestead',
  letter: (servicer: string, title: string) => (servicer ? `${servicer}: ${title}` : title),
} as const
