/**
 * The schedule once more, in whole numbers of 10^-50 cent and without any float: what the ledger's rows are held against.
 * Slow on purpose; only tests and benchmarks use it.
 */
const DIGITS = 50n
const ONE = 10n ** DIGITS

export interface ReferenceRow {
  payment: bigint
  interest: bigint
  principal: bigint
  balance: bigint
}

export function referenceSchedule({
  principal_cents,
  rate_millionths,
  months,
  extra_cents = 0,
}: {
  principal_cents: number
  /** The yearly percent times a million. */
  rate_millionths: number
  months: number
  extra_cents?: number
}): ReferenceRow[] {
  const principal = BigInt(principal_cents) * ONE
  const rate = (BigInt(rate_millionths) * ONE) / 1_200_000_000n
  let growth = ONE
  for (let month = 0; month < months; month++) growth = (growth * (ONE + rate)) / ONE
  const payment = rate === 0n ? principal / BigInt(months) : (((principal * rate) / ONE) * growth) / (growth - ONE)
  const extra = BigInt(extra_cents) * ONE

  const rows: ReferenceRow[] = []
  let owed = principal
  let paid = 0n
  let interestSoFar = 0n
  let shownPaid = 0n
  let shownRepaid = 0n
  for (let month = 1; month <= months; month++) {
    const interest = (owed * rate) / ONE
    interestSoFar += interest
    paid += payment + extra
    owed += interest - payment - extra
    const left = BigInt(principal_cents) - shownRepaid
    let paying = toWhole(paid) - shownPaid
    const due = toWhole(interestSoFar) - (shownPaid - shownRepaid)
    const shownInterest = smaller(due, paying)
    const settles = month === months || left + shownInterest - paying <= 1n
    if (settles) paying = left + due
    const repaying = settles ? left : paying - shownInterest
    shownPaid += paying
    shownRepaid += repaying
    rows.push({ payment: paying, interest: paying - repaying, principal: repaying, balance: left - repaying })
    if (settles) break
  }
  return rows
}

/** Halves up; what is within 10^-20 of a half is one, cut by the last digit. */
function toWhole(value: bigint): bigint {
  return (value + ONE / 2n + 10n ** (DIGITS - 20n)) / ONE
}

function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}
