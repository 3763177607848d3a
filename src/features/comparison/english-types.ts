import type { MortgageType } from '#domain/mortgage-type.ts'

/** What a type of mortgage is called on disclosures and in letters, whatever the reader's language. */
export const englishMortgageTypes: Record<MortgageType, string> = {
  '30_year_fixed': '30-year fixed',
  '15_year_fixed': '15-year fixed',
  '5_1_arm': '5/1 ARM',
  '7_1_arm': '7/1 ARM',
  '10_1_arm': '10/1 ARM',
}
