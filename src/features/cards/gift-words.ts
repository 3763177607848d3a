import { plural } from '#domain/plural.ts'
import type { Problem } from '#resources/problem.ts'
import type { GiftCountry } from './gift-model.ts'
import type { RequiredLine } from './gift-rules.ts'

const ADDRESS_REQUIRED = 'Please provide a complete mailing address for the gift delivery.'

export function addressRequired(missing: readonly RequiredLine[]): Problem {
  return {
    status: 400,
    code: 'address-required',
    title: 'Address Required',
    detail: ADDRESS_REQUIRED,
    errors: missing.map(path => ({ path, message: lineWords[path] })),
  }
}

const lineWords: Record<RequiredLine, string> = {
  street_address: 'Please enter the street and number.',
  city: 'Please enter the city.',
  state: 'Please enter the state or province.',
  zip_code: 'Please enter the ZIP or postal code.',
}

export const tooManyGifts: Problem = {
  status: 409,
  code: 'too-many-gifts',
  title: 'Gifts are on their way',
  detail: 'You have asked for several gifts already. Please wait until those have been sent.',
}

export const noGifts: Problem = {
  status: 409,
  code: 'no-gifts',
  title: 'There are no gifts here today',
  detail: 'Whoever runs this site doesn’t send gifts, so we don’t take your address.',
}

export const giftToasts = {
  confirmed: (isExample: boolean, isRefinance: boolean) => ({
    title: 'Gift Confirmed! 🎁',
    description: asExample(
      isExample,
      isRefinance
        ? 'We have your address. Your gift will be sent to your home.'
        : 'We have your address. Your gift will be sent to your new home.',
    ),
  }),
  signedOut: {
    title: 'Authentication Required',
    description: 'You must be logged in to request a gift.',
    destructive: true,
  },
  saveFailed: { title: 'Error', description: 'Failed to save your gift request. Please try again.', destructive: true },
} as const

function asExample(isExample: boolean, said: string): string {
  return isExample ? `Example: ${said}` : said
}

export const giftFormWords = {
  addressTitle: 'Where should it go?',
  sendAnother: 'Send one to another address',
  recipient: 'Name on the package',
  street: 'Street address',
  city: 'City',
  state: 'State',
  province: 'Province',
  zip: 'ZIP code',
  postalCode: 'Postal code',
  country: 'Country',
  countries: { 'United States': 'United States', Canada: 'Canada' } satisfies Record<GiftCountry, string>,
  confirming: 'Confirming...',
  confirmMyGift: 'Confirm My Gift',
} as const

export const giftPageWords = {
  gift: 'A gift for your doorstep',
  titleOfHome: 'Congratulations on your new home',
  titleOfLoan: 'Congratulations on your new loan',
  greeting: (name: string) => `Hello ${name || 'there'}, a small gift is waiting for you. Where should we send it?`,
  noGift: (name: string) =>
    `Hello ${name || 'there'}, whoever runs this site doesn’t send gifts today. A card is yours to make.`,
  makeCard: 'Make a celebration card',
  giftsAsked: (count: number) => plural(count, { one: 'Your gift request', other: 'Your gift requests' }),
  pending: 'Pending',
} as const
