import type { Transfer, TransferNotice } from './model.ts'

export const NO_TRANSFER: Transfer = { from_old: null, from_new: null, reminder_enabled: true, is_autopay_moved: false }

/** A letter as its form begins: whoever is paid now is the old servicer. */
export function blankNotice(servicer: string): TransferNotice {
  return {
    old_servicer: servicer,
    new_servicer: '',
    effective_on: '',
    last_day_old: null,
    first_day_new: null,
    dated_on: null,
  }
}

/** A letter in which nothing was filled in has not come. */
export function filledNotice(notice: TransferNotice | null, servicer: string): TransferNotice | null {
  if (!notice) return null
  const { old_servicer, ...others } = notice
  const isBlank = Object.values(others).every(value => value === null || value === '')
  return isBlank && (old_servicer === servicer || old_servicer === '') ? null : notice
}
