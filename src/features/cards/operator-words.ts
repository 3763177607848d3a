import type { GiftRequest } from './gift-model.ts'

/** What the operator reads. */
export const giftNoticeWords = {
  subject: 'A gift to send',
  lines: ({ recipient_name, street_address, city, state, zip_code, country }: GiftRequest) => [
    'Somebody closed their loan and asked for the gift. It goes to:',
    [recipient_name, street_address, `${city}, ${state} ${zip_code}`, country].join('\n'),
    'All gifts: npm run operator -- list gifts',
  ],
} as const
