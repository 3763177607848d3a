import { createHmac, timingSafeEqual } from 'node:crypto'

export interface CookieRules {
  secret: string
  secure: boolean
}

/** Whether the site is served over https. */
export function isSecure(baseUrl: string): boolean {
  return baseUrl.startsWith('https:')
}

/** `__Host-` ties a cookie to this very host and to https; a browser takes it from nobody else. */
export function cookieName(name: string, { secure }: Pick<CookieRules, 'secure'>): string {
  return secure ? `__Host-keyturn.${name}` : `keyturn.${name}`
}

export function sign(value: string, secret: string): string {
  return `${value}.${createHmac('sha256', secret).update(value).digest('base64')}`
}

/** The value, if the signature after its last dot is ours. */
export function verified(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return null
  const value = signed.slice(0, dot)
  const given = Buffer.from(signed)
  const ours = Buffer.from(sign(value, secret))
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : null
}

/** A cookie as it came, still encoded; `undefined` without one or with an encoding nobody made here. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) return decoded(part.slice(equals + 1).trim())
  }
  return undefined
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number, { secure }: CookieRules): string {
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${name}=${encodeURIComponent(value)}; ${attributes}`
}
