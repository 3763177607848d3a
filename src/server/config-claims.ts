import { isCalendarDay } from '#domain/calendar-day.ts'
import {
  type ClaimSource,
  type Claims,
  EXAMPLE_CLAIMS,
  MARKETING_CLAIMS,
  type MarketingClaim,
  NO_CLAIMS,
} from '#routes/claims.ts'
import { isOwnMachine } from './http/loopback-only.ts'
import { StartProblem } from './start-problem.ts'

export interface ClaimSettings {
  MARKETING_CLAIMS?: string | undefined
  COMPENSATION?: string | undefined
  REALTOR_DESK?: string | undefined
  GIFTS?: string | undefined
  OPERATOR_LICENSE?: string | undefined
}

const SINGLE = { COMPENSATION: 'compensation', REALTOR_DESK: 'realtor-desk', GIFTS: 'gifts' } as const

/**
 * What this copy says of itself. Whatever is named with its source and day is shown; what is not named is an example while
 * the site's address is this machine, and off everywhere else.
 */
export function readClaims(set: ClaimSettings, baseUrl: string): Claims {
  const unnamed = isOwnMachine(new URL(baseUrl).hostname) ? EXAMPLE_CLAIMS : NO_CLAIMS
  const claims = { ...unnamed, ...marketingClaims(set.MARKETING_CLAIMS) }
  for (const name of Object.keys(SINGLE) as (keyof typeof SINGLE)[]) {
    const value = set[name]
    if (value === undefined) continue
    const source = value === 'off' ? 'off' : sourceIn(value)
    if (!source) throw new StartProblem(`${name} must be off, or its source and day: ${EXAMPLES[name]}.`)
    claims[SINGLE[name]] = source
  }
  if (typeof claims.compensation === 'object' && !set.OPERATOR_LICENSE) {
    throw new StartProblem('COMPENSATION must come with OPERATOR_LICENSE: who is paid by lenders needs a license.')
  }
  return claims
}

const EXAMPLES = {
  COMPENSATION: 'Agreement with Example Bank, 2026-11-01',
  REALTOR_DESK: 'Desk of Example Realty, 2026-11-01',
  GIFTS: 'Contract with Example Baskets, 2026-11-01',
} as const

const HOW_TO_NAME = `off, or name each claim with its source and day, such as savings=Survey of 212 closings, 2026-10-01; rating=Example Reviews, 2026-11-01. The claims are ${MARKETING_CLAIMS.join(', ')}`

/** `savings=Survey of 212 closings, 2026-10-01; rating=…`. Whoever names some has switched the others off. */
function marketingClaims(value: string | undefined): Partial<Claims> {
  if (value === undefined) return {}
  const off = Object.fromEntries(MARKETING_CLAIMS.map(claim => [claim, 'off'])) as Record<MarketingClaim, 'off'>
  if (value === 'off') return off
  const named = value
    .split(';')
    .filter(entry => entry.trim() !== '')
    .map(entry => {
      const [, claim = '', text = ''] = /^\s*([a-z-]+)\s*=(.*)$/s.exec(entry) ?? []
      const source = sourceIn(text)
      if (!source || !MARKETING_CLAIMS.some(known => known === claim)) {
        throw new StartProblem(`MARKETING_CLAIMS must be ${HOW_TO_NAME}.`)
      }
      return [claim, source] as const
    })
  return { ...off, ...Object.fromEntries(named) }
}

/** `Survey of 212 closings, 2026-10-01` */
function sourceIn(text: string): ClaimSource | undefined {
  const comma = text.lastIndexOf(',')
  const source = text.slice(0, Math.max(0, comma)).trim()
  const day = text.slice(comma + 1).trim()
  return /^[^\r\n]{3,200}$/.test(source) && isCalendarDay(day) ? { source, day } : undefined
}
