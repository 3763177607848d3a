import { doubtfulMoney, parseMoney, roundToCent } from './money.ts'

/** No home costs less: whoever writes less for a price means thousands or millions. */
const LEAST_PRICE = 1000

/** What `1,5` or `450` may mean where the price of a home is asked. `null` where there is no doubt. */
export function meantPrice(text: string): number | null {
  const amount = doubtfulMoney(text)?.[1] ?? parseMoney(text)
  if (amount === null || amount <= 0 || amount >= LEAST_PRICE) return null
  return roundToCent(amount * (amount < 10 ? 1e6 : 1e3))
}
