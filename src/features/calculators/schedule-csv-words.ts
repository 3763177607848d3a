export const scheduleCsvWords = {
  head: ['Month', 'Year', 'Payment', 'Interest', 'Principal', 'Balance', 'Balance without extra payments'],
} as const
