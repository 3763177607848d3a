/** Beyond this, cents are no longer whole numbers in a float: about 90 trillion dollars. */
const MOST_CENTS = Number.MAX_SAFE_INTEGER
export const MOST_DOLLARS = MOST_CENTS / 100

/** Dollars to whole cents, halves up. Negative amounts and nonsense are no money; absurd ones are cut. */
export function toCents(dollars: number): number {
  return dollars > 0 ? Math.min(MOST_CENTS, roundDecimal(dollars * 100)) : 0
}

/** Cents as dollars, where there are any. */
export function toDollars(cents: number | null | undefined): number | null {
  return cents === null || cents === undefined ? null : cents / 100
}

/** Dollars rounded to the cent, halves away from zero. */
export function roundToCent(dollars: number): number {
  if (!Number.isFinite(dollars)) return 0
  const rounded = dollars < 0 ? -roundDecimal(-dollars * 100) / 100 : roundDecimal(dollars * 100) / 100
  return rounded === 0 || !Number.isFinite(rounded) ? 0 : rounded
}

// 1.005 * 100 is 100.49999999999999: what was typed as half a cent must still go up. The allowance has a limit, because
// trillions of dollars have so few digits after the point that whole cents would go up as well.
function roundDecimal(scaled: number): number {
  const nearest = Math.round(scaled)
  return scaled - nearest >= 0.5 - Math.min(0.1, scaled * 4e-16) ? nearest + 1 : nearest
}

/** No figure people type is longer; what is pasted by mistake can be. */
const LONGEST_FIGURE = 60

const MULTIPLIERS: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, mil: 1e6, million: 1e6 }

/** An amount as people type it: `$450,000`, `450k`, `1.2 million`, `450 000.50`. `null` when it is not a number. */
export function parseMoney(text: string): number | null {
  if (text.length > LONGEST_FIGURE) return null
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim()
  const match =
    /^([-−+]?) ?(?:usd|us[$]|[$])? ?([-−+]?)([\d, ]*(?:\.[\d ]*)?)(k|thousand|mm|mil|million|m)?\.?(?: ?(?:usd|dollars?))?$/.exec(
      plain,
    )
  if (!match) return null
  const [, signBefore, signAfter, digits = '', unit = ''] = match
  // With a word behind it a comma is a point: nobody has 15 million in mind who writes `1,5 million`.
  const isPoint = unit !== '' && ODD_COMMA.test(digits.trim())
  const amount = digitsToNumber((isPoint ? digits.replace(',', '.') : digits).replace(/[, ]/g, ''))
  if (amount === null || (signBefore && signAfter)) return null
  const negative = /[-−]/.test(`${signBefore}${signAfter}`)
  return finite(roundToCentOrKeep(amount * (MULTIPLIERS[unit] ?? 1)) * (negative ? -1 : 1))
}

/** One comma and no thousands behind it. */
const ODD_COMMA = /^\d+,\d{1,2}$/

/** What `1,5` may mean: fifteen, with a slip, or one and a half. `null` where there is no doubt. */
export function doubtfulMoney(text: string): [number, number] | null {
  const plain = text.replace(/[\s$]/g, '')
  return ODD_COMMA.test(plain) ? [Number(plain.replace(',', '')), Number(plain.replace(',', '.'))] : null
}

/** A percentage as people type it: `6.5`, `6.5 %`, `6 7/8`, `6½%`, `6,5`. `null` when it is not a number. */
export function parsePercent(text: string): number | null {
  if (text.length > LONGEST_FIGURE) return null
  const plain = text
    .replace(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, ' $&')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .toLowerCase()
    .trim()
  const match = /^([-−+]?) ?(.*?) ?(?:%|percent|pct\.?)?$/.exec(plain.replace(/\s+/g, ' '))
  if (!match) return null
  const [, sign, value = ''] = match
  const fraction = /^(?:(\d+)(?: |-))?(\d{1,3})\/(\d{1,3})$/.exec(value)
  // A rate of 65 is never meant by `6,5`.
  const amount = fraction
    ? Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3])
    : digitsToNumber(/^\d+,\d+$/.test(value) ? value.replace(',', '.') : value)
  return amount === null ? null : finite(sign === '-' || sign === '−' ? -amount : amount)
}

function digitsToNumber(digits: string): number | null {
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : null
}

// 1.1 * 1e6 is 1100000.0000000002: a multiplier must not add digits that nobody typed.
function roundToCentOrKeep(amount: number): number {
  return amount < MOST_DOLLARS ? roundToCent(amount) : amount
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null
}
