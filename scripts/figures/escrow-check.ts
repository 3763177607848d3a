import {
  checkBasePayment,
  checkCushion,
  checkDeficiencyDemand,
  checkEstimate,
  checkHistory,
  checkShortageDemand,
  checkSurplus,
  checkTransfer,
  type Demand,
} from '#domain/escrow/statement-checks.ts'
import type { JsonFields } from './fields.ts'

/** What one check of a statement finds, for the command line; `null` where the file asks something else. */
export function checkJson(file: JsonFields): object | null {
  const check = CHECKS.find(({ fields }) => file.hasAll(...fields))
  return check ? check.answer(file) : null
}

const ANY = { min: Number.NEGATIVE_INFINITY }

const CHECKS: { fields: string[]; answer: (file: JsonFields) => object }[] = [
  {
    fields: ['lowest_projected'],
    answer: file => {
      const found = checkCushion(file.cents('annual_total'), file.cents('lowest_projected', ANY))
      return { limit: found.limit / 100, too_much: found.too_much / 100, finding: found.finding }
    },
  },
  {
    fields: ['shortage', 'demanded'],
    answer: file => demandJson(checkShortageDemand(file.cents('shortage'), months(file))),
  },
  {
    fields: ['deficiency', 'demanded'],
    answer: file =>
      demandJson(checkDeficiencyDemand(file.cents('deficiency'), { ...months(file), is_current: isCurrent(file) })),
  },
  {
    fields: ['estimate'],
    answer: file => {
      const is_known = file.has('is_known') && file.flag('is_known')
      if (is_known) return { finding: null }
      const [last, estimate] = [file.cents('last'), file.cents('estimate')]
      const found = checkEstimate({ last, estimate, is_known, cpi_percent: changeOf(file) })
      return {
        at_most: found.at_most / 100,
        finding: found.finding,
        ...(found.finding && { ask: 'which bill?' }),
      }
    },
  },
  {
    fields: ['surplus', 'handled'],
    answer: file => {
      const is_refunded = /refund/i.test(file.text('handled'))
      return checkSurplus(file.cents('surplus'), { is_current: isCurrent(file), is_refunded })
    },
  },
  {
    fields: ['opening', 'paid_in', 'paid_out', 'printed_closing'],
    answer: file => {
      const found = checkHistory({
        opening: file.cents('opening', ANY),
        paid_in: file.cents('paid_in', ANY),
        paid_out: file.cents('paid_out', ANY),
        printed_closing: file.cents('printed_closing', ANY),
      })
      return { closing: found.closing / 100, finding: found.finding, difference: found.difference / 100 }
    },
  },
  {
    fields: ['old_closing', 'new_opening'],
    answer: file => {
      const found = checkTransfer(file.cents('old_closing', ANY), file.cents('new_opening', ANY))
      return { finding: found.finding, difference: found.difference / 100 }
    },
  },
  {
    fields: ['base_payment', 'annual_total'],
    answer: file => {
      const found = checkBasePayment(file.cents('annual_total'), file.cents('base_payment'))
      return { twelfth: found.twelfth / 100, finding: found.finding, difference: found.difference / 100 }
    },
  },
]

function demandJson({ finding, monthly_at_most }: { finding: string | null; monthly_at_most: number }): object {
  return { finding, ...(finding && { monthly_at_most: monthly_at_most / 100 }) }
}

function isCurrent(file: JsonFields): boolean {
  return file.has('is_current') ? file.flag('is_current') : true
}

function months(file: JsonFields): { one_month: number; old_month?: number; demand: Demand } {
  const one_month = file.cents('one_month')
  const old = 'one_month_by_old_payment'
  return { one_month, old_month: file.has(old) ? file.cents(old) : one_month, demand: demandOf(file) }
}

/** `12 months` and `2 payments` are so many payments; `30 days`, `one sum` and `at once` are one. */
function demandOf(file: JsonFields): Demand {
  const text = file.text('demanded')
  const [, count, unit = ''] =
    /(\d{1,3})\s*(?:equal\s+)?(?:monthly\s+)?(months?|payments?|installments?|days?)/i.exec(text) ?? []
  if (count !== undefined && !/^day/i.test(unit)) return { payments: Number(count) }
  const isOneSum = count !== undefined || /\b(?:one|single|lump|at once|now|immediately|whole|full)\b/i.test(text)
  if (!isOneSum) throw file.problem('demanded', 'must say in how much time, like 30 days or 12 months')
  return { payments: 1 }
}

function changeOf(file: JsonFields): number {
  const change = file.number('cpi_percent')
  if (change < -50 || change > 100) throw file.problem('cpi_percent', 'must be a percentage from -50 to 100')
  return change
}
