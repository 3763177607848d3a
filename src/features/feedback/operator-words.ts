/** What the operator reads. */
export const endpointsWords = {
  feedbackTitle: (title: string | number) => `Feedback: ${title}`,
  from: (address: string | null | undefined) => `From ${address ?? 'a visitor who left no address'}.`,
} as const
