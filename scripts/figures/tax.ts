import { monthlyChange, percentOfMills, yearlyTax } from '#domain/escrow/reassessed-tax.ts'
import { fiscalYear, rollYears, supplementalTax } from '#domain/escrow/supplemental-tax.ts'
import { roundToCent } from '#domain/money.ts'
import type { JsonFields } from './fields.ts'

/** What a sale does to the tax, for the command line; `null` where the file asks something else. */
export function taxJson(file: JsonFields): object | null {
  if (file.has('purchase')) return californiaJson(file)
  if (file.has('taxable_before') || file.has('sev_next_year')) return michiganJson(file)
  if (file.has('assessed_before') || file.has('just_value_after')) return floridaJson(file)
  return null
}

function californiaJson(file: JsonFields): object {
  const bought_on = file.day('purchase')
  const rollName = (first_year: number) => `roll_${fiscalYear(first_year, '_')}`
  const years = rollYears(bought_on)
  const values = new Map(years.map(year => [year, amountOf(file, rollName(year))]))
  const tax = supplementalTax({
    price: amountOf(file, 'price'),
    rate_percent: file.percent('rate_percent'),
    flat_charges: file.has('flat_charges') ? amountOf(file, 'flat_charges') : 0,
    bought_on,
    roll: year => values.get(year),
  })
  if (!tax) throw file.problem(rollName(years[0] ?? 0), 'is missing')
  const named = (name: string, each: readonly { first_year: number; amount: number }[]) =>
    Object.fromEntries(each.map(({ first_year, amount }) => [`${name}_${fiscalYear(first_year, '_')}`, amount]))
  return {
    effective_date: tax.effective_on,
    factor: tax.factor,
    ...named('supplemental', tax.bills),
    supplemental_sum: tax.sum,
    ...named('regular', tax.regular),
    ...Object.fromEntries(
      tax.regular.map(({ first_year, amount }) => [
        `escrow_tax_part_by_${fiscalYear(first_year, '_')}_bill`,
        roundToCent(amount / 12),
      ]),
    ),
  }
}

function michiganJson(file: JsonFields): object {
  const mills = millsOf(file, 'mills_homestead')
  const other = file.has('mills_non_homestead') ? millsOf(file, 'mills_non_homestead') : null
  const taxOf = (name: string, rate: number) =>
    yearlyTax({ taxable_value: amountOf(file, name), rate_percent: percentOfMills(rate), flat_charges: 0 })
  const [before, after] = [taxOf('taxable_before', mills), taxOf('sev_next_year', mills)]
  return {
    tax_before: before,
    tax_after: after,
    ...(other !== null && { tax_after_without_exemption: taxOf('sev_next_year', other) }),
    change_a_month: monthlyChange(before, after),
  }
}

function floridaJson(file: JsonFields): object {
  const mills = millsOf(file, 'mills')
  const exemption = file.has('exemption') ? amountOf(file, 'exemption') : 0
  const flat_charges = file.has('flat_charges') ? amountOf(file, 'flat_charges') : 0
  const taxOf = (name: string) =>
    yearlyTax({ taxable_value: amountOf(file, name), rate_percent: percentOfMills(mills), flat_charges, exemption })
  const [before, after] = [taxOf('assessed_before'), taxOf('just_value_after')]
  return { tax_before: before, tax_after: after, change_a_month: monthlyChange(before, after) }
}

function amountOf(file: JsonFields, name: string): number {
  return file.cents(name) / 100
}

function millsOf(file: JsonFields, name: string): number {
  const mills = file.number(name)
  if (mills < 0 || mills > 1000) throw file.problem(name, 'must be mills from 0 to 1000')
  return mills
}
