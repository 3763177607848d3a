import { plural } from '#domain/plural.ts'
/** What an account saved without a network. */
export const offlineQueueWords = {
  queued: 'Kept here, will be sent.',
  unsent: (count: number) =>
    plural(count, {
      one: '1 change is kept here and will be sent.',
      other: `${count} changes are kept here and will be sent.`,
    }),
  sendNow: 'Send now',
  sent: 'Sent',
  sentDetail: 'What was kept here is saved in your account now.',
  full: 'This browser wouldn’t keep it',
  fullDetail:
    'You’re offline, and this browser’s storage is full. Leave this page open: what you typed stays here. Save it again later.',
  onlyInThisTab:
    'Its storage is full or turned off. What you typed is in this tab only, and there again when you come back to its page. Keep the tab open and save it again later.',
  answerFirst: 'There is a question first',
  answerFirstDetail: 'Something you saved earlier could not be sent. Please answer the note at the top of the page.',
  keepMine: 'Save what I entered here',
  takeSaved: 'Use the saved version',
  dropIt: 'Let it go',
  notSaved: 'You entered this while you were offline. It hasn’t been saved yet.',
  leaveTitle: 'Sign out with unsent changes?',
  leaveDetail: (count: number) =>
    plural(count, {
      one: '1 change is kept in this browser and hasn’t been sent yet. Signing out deletes it.',
      other: `${count} changes are kept in this browser and haven’t been sent yet. Signing out deletes them.`,
    }),
  leave: 'Sign out and delete',
  stay: 'Stay',
} as const
