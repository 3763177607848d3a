import { plural } from '#domain/plural.ts'
export const dataBehindWords = {
  showFigures: 'Show the figures',
} as const

export const donutWords = {
  part: 'Part',
  amount: 'Amount',
  share: 'Share',
} as const

export const lineChartWords = {
  readFiguresTitle: (title: string | number) => `${title}: read the figures`,
  seeYears: (years: number) => plural(years, { one: 'See 1 year', other: `See ${years} years` }),
} as const
