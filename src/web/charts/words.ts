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
  seeYears: (years: number) => (years === 1 ? 'See 1 year' : `See ${years} years`),
} as const
