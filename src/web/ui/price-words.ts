export const priceInputWords = {
  meant: (price: string) => `Did you mean ${price}? Please write the whole amount.`,
} as const
