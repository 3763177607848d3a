/** On the landing page, where a sample disclosure is read for whoever wants to see it done. */
export const disclosureSampleWords = {
  title: 'Find out if your lender owes you money.',
  intro: 'Keyturn reads your Loan Estimate and Closing Disclosure on your device.',
  owed: 'Your lender may owe you $185',
  owedWhy: 'A fee rose past its legal limit. The letter is ready.',
  example: 'Example',
  try: 'Try it with a sample paper',
  own: 'Read my paper',
  reading: 'Reading the sample paper on your device …',
  failed: 'The sample didn’t load. Check your connection and try again.',
  done: (figures: number, seconds: string) =>
    `Read ${figures} figures in ${seconds} seconds. Nothing left your device.`,
  sums: (right: number, all: number) => `${right} of ${all} sums on the paper add up.`,
  knowing: 'Worth knowing',
} as const
