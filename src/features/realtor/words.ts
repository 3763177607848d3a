import type { Problem } from '#resources/problem.ts'
import type { ClaimState } from '#routes/claims.ts'

export const realtorProblems = {
  incomplete: 'Please fill in your name, email, and message.',
  'email-malformed': 'Please enter an email address such as name@example.com.',
  'contact-unknown': 'Please choose email, phone or text.',
  'budget-unknown': 'Please choose a budget from the list.',
} as const

export const realtorToasts = {
  incomplete: { title: 'Required fields missing', description: realtorProblems.incomplete, destructive: true },
  failed: (problem: Problem) => ({
    title: 'Failed to send message',
    description: problem.detail || 'Please try again later.',
    destructive: true,
  }),
} as const

/** What happens to a message. The 24 hours are only where the operator vouches for a desk, or as an example. */
export const realtorPromises = {
  off: 'Your message goes to whoever runs this site. They decide whether and when somebody answers.',
  on: 'A realtor will contact you within 24 hours.',
} as const

export function sentToast(desk: ClaimState) {
  const title = 'Message sent successfully!'
  if (desk === 'off') return { title, description: realtorPromises.off }
  return { title, description: desk === 'example' ? `Example: ${realtorPromises.on}` : realtorPromises.on }
}

export const contactLabels = { email: 'Email', phone: 'Phone', text: 'Text message' } as const

export const budgetLabels = {
  'under-200k': 'Under $200,000',
  '200k-400k': '$200,000 – $400,000',
  '400k-600k': '$400,000 – $600,000',
  '600k-800k': '$600,000 – $800,000',
  '800k-1m': '$800,000 – $1 million',
  'over-1m': 'Over $1 million',
} as const

/** The hours are a promise too: without a desk that keeps them they are not named. */
export const otherWays = {
  phone: { title: 'Phone support', detail: 'Mon-Sat 9AM-7PM EST' },
  email: { title: 'Email support', detail: 'We answer within 12 hours.' },
  missing: 'Not set up here. Use the message form instead.',
} as const

/** The spec shows these buttons and gives them nothing to do; each says so. */
export const commonQuestions = [
  'How do I find a realtor I can trust?',
  'What does a buyer’s agent cost me?',
  'Can I see homes before I am pre-approved?',
] as const

export const realtorStatuses = {
  available: 'Available Now',
  'with-client': 'With Client',
  'in-showing': 'In Showing',
} as const

/** Samples, and labelled as such on the page. */
export const sampleRealtors = [
  { name: 'Maria Alvarez', area: 'First homes, Raleigh', status: 'available' },
  { name: 'Daniel Osei', area: 'Condos, Columbus', status: 'with-client' },
  { name: 'Hannah Lindqvist', area: 'Family homes, Denver', status: 'in-showing' },
] as const
