export const feedbackPageWords = {
  voiceMatters: 'Your Voice Matters',
  pageHint: 'What works, what doesn’t, what is missing? A person reads every message.',
  whatAbout: 'What is it about?',
  priority: 'How much does it matter?',
  title: 'Title',
  description: 'Description',
  email: 'Email',
  onlyIfWouldLike: 'Only if you’d like an answer.',
  sending: 'Sending...',
  submitFeedback: 'Submit Feedback',
} as const
