/** What a servicer owes after a letter, by the rule that counts its days. */
export const clockWords: Record<string, { title: string; why: string }> = {
  'error-acknowledged': { title: 'They must confirm it', why: '5 working days' },
  'error-answered': { title: 'They must fix it or say why not', why: '30 working days' },
  'error-answered-extended': { title: 'Only if they write for 15 more', why: '45 working days' },
  'payoff-error-answered': { title: 'They must fix it or say why not', why: '7 working days' },
  'information-acknowledged': { title: 'They must confirm it', why: '5 working days' },
  'information-answered': { title: 'They must answer', why: '30 working days' },
  'information-answered-extended': { title: 'Only if they write for 15 more', why: '45 working days' },
}

export const escrowDayWords = {
  title: 'From your escrow account',
  homestead: 'The last day to file for your homestead',
  letter: (servicer: string, title: string) => (servicer ? `${servicer}: ${title}` : title),
} as const
