const EXTENSION = /(?:ext|x|#)\.?\s*\d*$/i

/** The digits that are dialled: without the country's 1 and without an extension. */
export function dialledDigits(phone: string): string {
  const digits = phone.trim().replace(EXTENSION, '').replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

const PHONE = /^[\d\s()+.\-–/]*(?:(?:ext|x|#)\.?\s*\d{1,8})?$/i

/** Ten digits at least: without an area code a number on a card helps nobody who is away from home. */
export function isPhone(phone: string): boolean {
  const { length } = dialledDigits(phone)
  return PHONE.test(phone) && length >= 10 && length <= 15
}

export function isSamePhone(one: string, other: string): boolean {
  return dialledDigits(one) === dialledDigits(other)
}

/** For a link that dials. */
export function phoneLink(phone: string): string {
  const digits = dialledDigits(phone)
  return `tel:${digits.length === 10 ? '+1' : '+'}${digits}`
}
