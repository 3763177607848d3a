import { formatCents, formatMoney } from '#domain/figures.ts'

export type DonationProblem = 'amount-invalid' | 'preset-invalid' | 'frequency-missing'

export const donationProblems = {
  'amount-invalid': 'Please enter a valid donation amount.',
  'preset-invalid': 'Please select a valid donation amount.',
  'frequency-missing': 'Please choose one-time or monthly.',
} satisfies Record<DonationProblem, string>

export const INVALID_AMOUNT = 'Invalid Amount'

export const donationFailed = {
  title: 'Donation Failed',
  detail: 'There was an issue processing your donation. Please try again.',
} as const

export const donationToasts = {
  invalid: (problem: DonationProblem) => ({
    title: INVALID_AMOUNT,
    description: donationProblems[problem],
    destructive: true,
  }),
  failed: { title: donationFailed.title, description: donationFailed.detail, destructive: true },
  canceled: {
    title: 'Donation Canceled',
    description: 'No money was taken. You can give whenever you like.',
    destructive: true,
  },
  thanks: {
    title: 'Thank You',
    description: 'Your donation helps keep Keyturn free for every homebuyer. Our thank-you email says what arrived.',
  },
}

export const frequencyLabels = { 'one-time': 'One time', monthly: 'Every month' } as const

export const donationWords = {
  title: 'Support Our Mission',
  description: 'Keyturn is free for every homebuyer. Donations help keep it that way.',
  range: 'From $1 to $10,000, such as 40 or 12.50.',
  next: 'You’ll enter your card on the next page, in a new tab. Nothing is charged until you confirm there.',
  opened: { title: 'Your checkout is open in a new tab', text: 'Finish your donation there, or open it again here.' },
  blocked: {
    title: 'Your checkout is ready',
    text: 'Your browser didn’t open the new tab. Open it with this button.',
  },
  openCheckout: 'Open the checkout',
  waiting: 'Opening the checkout…',
  promises: [
    'A donation buys nothing: every tool stays free, whether you give or not.',
    'Donations aren’t tax-deductible.',
    'Card details go to the payment company. Keyturn never sees them.',
    'A monthly donation stops when you say so: each thank-you email has a link for it.',
  ],
} as const

export const checkoutWords = {
  oneTime: 'Donation to Keyturn',
  monthly: 'Monthly donation to Keyturn',
  testTitle: 'Test checkout',
  noMoney: 'No money moves here. This Keyturn has no payment company set up, so this page stands in for one.',
  pay: (amount: number) => `Pay ${inDollars(amount)} in test money`,
  cancel: 'Cancel',
  used: 'This checkout is finished. Nothing more will happen here.',
  unknown: 'There’s no checkout at this address, or it’s too old.',
  back: 'Back to Keyturn',
} as const

export const stopWords = {
  title: 'Stop your monthly donation?',
  question: 'No more money will be taken. Thank you for what you gave. Every tool stays free for you.',
  button: 'Stop my monthly donation',
  done: 'Your monthly donation has stopped. Thank you for what you gave.',
  unknown: 'This link isn’t complete. Please copy the whole address from the email.',
  failed: 'We couldn’t reach the payment company. Please try again in a few minutes.',
} as const

export const thankYouWords = {
  subject: 'Thank you for your donation',
  received: (amount: string, frequency: 'one-time' | 'monthly') =>
    frequency === 'monthly'
      ? `Thank you. Your monthly donation of ${amount} has arrived.`
      : `Thank you. Your donation of ${amount} has arrived.`,
  why: 'It helps keep Keyturn free for every homebuyer.',
  test: 'This was a test: no money moved.',
  stop: 'Stop my monthly donation',
} as const

/** `$25`, `$12.50`. */
export function inDollars(amount: number): string {
  return Number.isInteger(amount) ? formatMoney(amount) : formatCents(amount)
}
