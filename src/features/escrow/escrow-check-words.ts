/** Of the page before its parts have come. */
export const escrowCheckWords = {
  title: 'Is my escrow statement right?',
  description: 'Once a year your servicer says what your escrow account needs. We add it up again, to the cent.',
} as const
