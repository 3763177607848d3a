/** What is said of a field that cannot be right. */
export const giftFormWords = { country: 'Please choose United States or Canada.' } as const
