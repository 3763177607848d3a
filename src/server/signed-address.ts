import { createHmac, timingSafeEqual } from 'node:crypto'

/** Makes a part of an address that only we can make. One for a calendar is of no use for anything else. */
export function signedPart(purpose: string, value: string, secret: string): string {
  return `${value}.${signature(purpose, value, secret).toString('base64url')}`
}

/** The value, if we signed it for this purpose. */
export function openSignedPart(purpose: string, part: string, secret: string): string | null {
  const dot = part.lastIndexOf('.')
  if (dot < 1) return null
  const value = part.slice(0, dot)
  const given = Buffer.from(part.slice(dot + 1), 'base64url')
  const ours = signature(purpose, value, secret)
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : null
}

function signature(purpose: string, value: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest()
}
