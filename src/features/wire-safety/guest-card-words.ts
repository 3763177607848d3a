/** Asked once after sign-in, when a guest left a card in this browser. */
export const guestCardWords = {
  title: 'Use this wire safety card?',
  detail:
    'It was made in this browser before you signed in. Use it only if you know the number. You’ll call it before you send money.',
  use: 'Use this card',
  besideTitle: 'Write down a second number?',
  besideDetail: (phone: string) =>
    `Another card was made in this browser before you signed in. Your own card keeps ${phone}. The other number is only noted on it, so that you can ask which is right.`,
  noteIt: 'Note it on my card',
  leaveOut: 'Leave it out',
  bannerTitle: 'A wire safety card waits for your answer',
  bannerDetail: (phone: string) => `It shows ${phone}. It isn’t in your account yet.`,
  look: 'Look at it',
} as const
