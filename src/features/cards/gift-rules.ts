import type { GiftForm, GiftRequest } from './gift-model.ts'

export const REQUIRED_LINES = ['street_address', 'city', 'state', 'zip_code'] as const
export type RequiredLine = (typeof REQUIRED_LINES)[number]

export function missingLines(form: GiftForm): RequiredLine[] {
  return REQUIRED_LINES.filter(field => !form[field]?.trim())
}

type Address = Pick<GiftRequest, RequiredLine | 'country'>

/** A second click, a retry and the same address in other letters are one parcel, whoever opens it. */
export function sameAddress(one: Address, other: Address): boolean {
  const fields = [...REQUIRED_LINES, 'country'] as const
  return fields.every(field => plain(one[field]) === plain(other[field]))
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim()
}

/** 'Ada Byron', 'Ada', or nothing where the profile has no name. */
export function fullName(profile: { first_name: string | null; last_name: string | null } | undefined): string {
  return [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
}
