import { expect, test } from 'vitest'
import {
  formatApr,
  formatCents,
  formatMoney,
  formatMonths,
  formatPercent,
  formatRate,
  signed,
  yearsAndMonths,
} from './figures.ts'

test('[M19] differences carry their sign, and a minus is no dash', () => {
  expect([12.4, -12.4, 0.2, -0.2].map(amount => signed(amount, formatMoney))).toEqual(['+$12', '−$12', '$0', '$0'])
  expect([0.25, -0.25].map(points => signed(points, formatRate))).toEqual(['+0.25%', '−0.25%'])
})

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

test('[M19] figures are written exactly as the platform writes them for US readers', () => {
  const platform = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat('en-US', options)
    return (value: number) => format.format(value)
  }
  const dollars = platform({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const cents = platform({ style: 'currency', currency: 'USD' })
  const upToThree = platform({ maximumFractionDigits: 3 })
  const three = platform({ minimumFractionDigits: 3, maximumFractionDigits: 3 })
  for (let step = 1; step < 1_000; step += 1) {
    // Halves, thirds, figures that no binary fraction hits, from tenths of a cent to billions.
    const size = 10 ** (step % 13)
    const value = ((step * 7919) % 10_007) * size * 1e-4 * (step % 3 === 0 ? -1 : 1)
    if (Math.round(Math.abs(value) * 1e3) === 0) continue
    if (Math.abs(value) >= 0.005) expect(formatCents(value)).toBe(cents(value))
    expect(formatApr(value)).toBe(`${three(value)}%`)
    expect(formatRate(value)).toBe(`${upToThree(value)}%`)
    if (Math.abs(value) >= 0.5) expect(formatMoney(value)).toBe(dollars(value))
  }
  expect([0.5, 1.5, 2.5, -2.5, 0, -0].map(formatMoney)).toEqual(['$1', '$2', '$3', '-$3', '$0', '$0'])
  expect([formatCents(1e-9), formatMoney(1e21)]).toEqual(['$0.00', '—'])
})
