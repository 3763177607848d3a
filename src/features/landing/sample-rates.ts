/** What the landing page shows until a survey is stored. */
export const SAMPLE_RATES = [
  { term: '30-year fixed', rate: 7.4 },
  { term: '15-year fixed', rate: 6.65 },
  { term: '5/1 ARM', rate: 6.9 },
] as const
