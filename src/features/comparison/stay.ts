/** How long people usually keep a home or its loan: what is asked about until a buyer says otherwise. */
export const USUAL_STAY = 7
export const LONGEST_STAY = 30

const KEY = 'stayYears'

/** As much of the browser's storage as this needs. */
interface StayStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): unknown
}

/** Years the buyer means to stay, as they last said on this device. */
export function savedStay(storage: StayStorage): number {
  return stayFrom(storage.getItem(KEY)) ?? USUAL_STAY
}

export function saveStay(storage: StayStorage, years: number): void {
  storage.setItem(KEY, String(years))
}

/** A whole number of years that a loan can last, or nothing. */
export function stayFrom(text: string | null): number | null {
  const years = Number(text ?? Number.NaN)
  return Number.isInteger(years) && years >= 1 && years <= LONGEST_STAY ? years : null
}
