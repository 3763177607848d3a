/** What stands beside a field of which two versions were saved. */
export const differenceWords = {
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  onLoan: { first: 'You', second: 'The other one', both: 'Both of you' },
} as const
