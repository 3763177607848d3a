export const loanChangesPageWords = {
  title: 'When Something Changes',
  description:
    'Another servicer, a new rate, a letter about insurance, or paying the loan off: what they owe you, and by when.',
} as const
