import type { FigureSource } from '#domain/figure-source.ts'

/** What stands beside a figure about where it comes from. Nothing beside one that is known. */
export const sourceWords = {
  typed: null,
  read: null,
  surveyed: null,
  guessed: 'our guess',
  unsure: 'to check',
} as const satisfies Record<FigureSource, string | null>

export const fieldWords = {
  optional: 'optional',
} as const

export const logoWords = {
  keyturn: 'Keyturn',
} as const

export const toasterWords = {
  notifications: 'Notifications',
  dismissTitle: (title: string | number) => `Dismiss: ${title}`,
} as const

export const numericInputWords = {
  oneOrOther: (one: string, other: string) => `Is that $${one} or $${other}? Please write it that way.`,
  amount: 'Enter an amount in dollars, like 450,000.',
  percentage: 'Enter a percentage, like 6.5.',
  orMore: (least: string) => `Enter ${least} or more.`,
  orLess: (most: string) => `Enter ${most} or less.`,
} as const

export const dateInputWords = {
  notWhole: 'Enter the month, the day and the year.',
  notBefore: (day: string) => `Enter ${day} or later.`,
  notAfter: (day: string) => `Enter ${day} or earlier.`,
} as const

export const copyTextWords = {
  failed: 'Your browser didn’t let us copy. Select the text and copy it yourself.',
} as const

/** Where the code that reads files is not here yet. */
export const readerWords = {
  needsNetwork: 'You’re offline, and the reader needs the network once. It goes on by itself when you’re back.',
} as const

export const changeNumbersWords = {
  title: 'Change the numbers',
} as const
