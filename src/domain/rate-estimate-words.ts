/** What moves our estimate of a rate. */
export const rateEstimateWords = {
  credit: {
    excellent_740_plus: 'Excellent credit',
    good_670_739: 'Good credit',
    fair_580_669: 'Fair credit',
    poor_below_580: 'Poor credit',
  },
  property: { investment_property: 'Investment property', secondary_home: 'Second home' },
  employment: { self_employed: 'Self-employed', unemployed: 'Not employed', retired: 'Retired' },
  loanToValue: (percent: string) => `Loan is ${percent} of the home's value`,
  debtToIncome: (percent: string) => `Debt is ${percent} of income`,
  jumbo: (limit: string, year: number) => `Above our line of ${limit} (${year})`,
} as const
