/** What the operator reads. */
export const endpointsWords = {
  feedbackTitle: (title: string | number) => `Feedback: ${title}`,
} as const
