import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { Canvas } from './canvas.ts'

/** The two tables of loans whose payment and rate change. */
export function renderAdjustable(canvas: Canvas, disclosure: Disclosure, top: number): void {
  const { values } = disclosure
  if (values.step_payments === null) return
  const row = (x: number, at: number, label: string, value: string | null) => {
    canvas.text(x, top + 15 + at * 12.7, label, { size: 8 })
    canvas.value(x + (x < 300 ? 112 : 138), top + 15 + at * 12.7, value ?? '', { size: 8 })
  }
  canvas.text(48, top, 'Adjustable Payment (AP) Table', { white: true, size: 9 })
  row(42, 0, 'Interest Only Payments?', values.interest_only_payments)
  row(42, 1, 'Optional Payments?', values.optional_payments)
  row(42, 2, 'Step Payments?', values.step_payments)
  row(42, 3, 'Seasonal Payments?', values.seasonal_payments)
  row(42, 4, 'Monthly Principal and Interest Payments', null)
  row(48, 5, 'First Change/Amount', values.first_payment_change)
  row(48, 6, 'Subsequent Changes', values.subsequent_payment_changes)
  row(48, 7, 'Maximum Payment', values.maximum_payment)
  if (values.index_and_margin === null) return
  canvas.text(320, top, 'Adjustable Interest Rate (AIR) Table', { white: true, size: 9 })
  row(314, 0, 'Index + Margin', values.index_and_margin)
  row(314, 1, 'Initial Interest Rate', canvas.rate(values.initial_rate))
  row(
    314,
    2,
    'Minimum/Maximum Interest Rate',
    `${canvas.rate(values.minimum_rate)}/${canvas.rate(values.maximum_rate)}`,
  )
  row(314, 3, 'Change Frequency', null)
  row(320, 4, 'First Change', values.first_rate_change)
  row(320, 5, 'Subsequent Changes', values.subsequent_rate_changes)
  row(314, 6, 'Limits on Interest Rate Changes', null)
  row(320, 7, 'First Change', values.first_rate_change_limit)
  row(320, 8, 'Subsequent Changes', values.subsequent_rate_change_limit)
}
