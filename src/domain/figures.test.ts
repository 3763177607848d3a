import { expect, test } from 'vitest'
import {
  formatApr,
  formatCents,
  formatMoney,
  formatMonths,
  formatPercent,
  formatRate,
  yearsAndMonths,
} from './figures.ts'

test('[M19] money is shown in dollars without cents, and with them where they matter', () => {
  expect([formatMoney(450_000), formatMoney(1896.5), formatMoney(-0.3), formatMoney(-500)]).toEqual([
    '$450,000',
    '$1,897',
    '$0',
    '-$500',
  ])
  expect(formatCents(1896.2)).toBe('$1,896.20')
})

test('[M19] rates have up to three places, APRs always three', () => {
  expect([formatRate(6.5), formatRate(7), formatRate(6.875), formatRate(6.69531)]).toEqual([
    '6.5%',
    '7%',
    '6.875%',
    '6.695%',
  ])
  expect([formatApr(6.5), formatApr(4.17426)]).toEqual(['6.500%', '4.174%'])
  expect(formatPercent(21.6)).toBe('22%')
})

test('[M19] what is no number is a dash', () => {
  expect([formatMoney(Number.NaN), formatRate(null), formatApr(undefined), formatCents(Infinity)]).toEqual([
    '—',
    '—',
    '—',
    '—',
  ])
})

test('[M19] time is years and months', () => {
  expect([
    formatMonths(277),
    formatMonths(360),
    formatMonths(11),
    formatMonths(1),
    formatMonths(0),
    formatMonths(-3),
  ]).toEqual(['23 years 1 month', '30 years', '11 months', '1 month', '0 months', '0 months'])
  expect(yearsAndMonths(83)).toEqual({ years: 6, months: 11 })
})
