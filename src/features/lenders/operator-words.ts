import { LOAN_TYPES } from '#domain/loan-type.ts'

/** What is wrong with a lender that an operator typed. */
export const lenderProblems = {
  nameMissing: 'A lender needs a name.',
  nameLong: 'The name is one line of at most 100 characters.',
  descriptionLong: 'The description is one line of at most 300 characters.',
  rate: 'interest_rate is a percentage from 0.5 to 25, such as 6.5.',
  apr: 'apr is a percentage from 0.5 to 25, such as 6.62.',
  day: 'rate_day is a day such as 2026-11-12.',
  dayToCome: 'rate_day is the day on which the lender quoted the rate; it cannot be in the future.',
  quoteIncomplete: 'A rate needs its APR and its day: give interest_rate, apr and rate_day together, or none of them.',
  least: 'min_loan_amount is an amount in dollars, such as 50000.',
  most: 'max_loan_amount is an amount in dollars, such as 800000.',
  leastAboveMost: 'min_loan_amount is larger than max_loan_amount.',
  types: `loan_types are words of this list: ${LOAN_TYPES.join(', ')}.`,
  typesMissing: `A lender needs loan_types, of this list: ${LOAN_TYPES.join(', ')}.`,
  website: 'website is an address that begins with https://.',
  email: 'email is one address, such as loans@bank.example.',
  taken: 'Another lender has this name.',
  madeUp: 'This lender is made up, for trying the product. Add a real one instead.',
} as const

/** What is wrong with a file of lenders. */
export const lenderFileWords = {
  empty: 'The file needs a first line with the names of its columns, and a line for each lender.',
  'quote-open': 'A quotation mark is opened and never closed.',
  'quote-inside': 'A quotation mark stands inside a cell. Put the whole cell into quotation marks and write it twice.',
  unknownColumn: (column: string) => `There is no column “${column}”.`,
  columnTwice: (column: string) => `The column “${column}” is there twice.`,
  noName: 'The column “name” is missing.',
  otherLength: (cells: number, columns: number) => `The line has ${cells} cells, the first line ${columns}.`,
  nameTwice: (line: number) => `The same lender stands in line ${line}.`,
} as const

/** How the command shows a lender. */
export const lenderLineWords = {
  noRate: 'no rate',
  quote: (rate: string, apr: string, day: string) => `${rate}, APR ${apr}, quoted on ${day}`,
  madeUp: 'made up',
  retired: 'retired',
  active: 'active',
  noEmail: 'no email address',
} as const

/** How the command shows a request for pre-approval. */
export const requestLineWords = {
  headline: (name: string, email: string, lender: string) => `${name} <${email}> → ${lender}`,
  mailed: (day: string) => `Mailed to the lender on ${day}.`,
  notMailed: 'Not mailed to the lender.',
} as const

/** The mail that tells the operator of a request. */
export const requestNoticeWords = {
  subject: (name: string) => `Pre-approval asked for by ${name}`,
  asked: (name: string, email: string, lenders: string) => `${name} (${email}) put on their list: ${lenders}.`,
  mailed: (lenders: string) => `Mailed to: ${lenders}.`,
  notMailed: 'Nothing was mailed to a lender.',
  command: 'All requests: npm run operator -- list requests',
} as const
