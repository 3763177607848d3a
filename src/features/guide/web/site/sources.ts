/** Where the guide's figures come from, as they are named under an article. */
export const SOURCES = {
  disclosures:
    'Truth in Lending rules on the Loan Estimate and the Closing Disclosure, 12 CFR 1026.19, 1026.37 and 1026.38, as in force in 2026.',
  'sample-forms': 'The published sample forms H-24(B) and H-25(B) to 12 CFR 1026 (Loan Estimate, Closing Disclosure).',
  'apr-rule': 'The APR rule of 12 CFR 1026, Appendix J.',
  pmi: 'Homeowners Protection Act, for conventional loans, as in force in 2026.',
  inquiries:
    'How the scoring models count mortgage inquiries, 2026: 45 days in newer FICO scores, 14 days in older ones and in VantageScore.',
  limits: 'Federal Housing Finance Agency, conforming loan limits for one-unit homes, 2025 and 2026.',
  'upfront-fees': 'Upfront and yearly fees of the FHA, VA and USDA programs, 2026.',
  minimums:
    'Usual minimums for down payment and credit score by program, 2026. A lender may ask for more than the program does.',
  attorneys:
    'Lists of states where an attorney takes part in closing: DocJacket, More4YourProperty and DOMA, compared on November 15, 2026.',
  'closing-states':
    'North Carolina State Bar, opinions on closings, and Iowa Code 16.91 on Iowa Title Guaranty, as summed up by LegalClarity and the Iowa Finance Authority; read in November 2026.',
  'trigger-leads':
    'Homebuyers Privacy Protection Act (H.R. 2808, signed on September 5, 2025), in force 180 days later, since March 2026.',
  'credit-floor':
    'Fannie Mae, Desktop Underwriter 12.0, release notes: no minimum score for new cases from November 16, 2025.',
  'other-homes':
    'Eligibility tables of Fannie Mae and Freddie Mac, as lenders print them: at most 85% to 90% of the value for a second home, 85% for a rental with one unit, 75% to 80% with more; read in November 2026.',
  'six-month-arms': 'Fannie Mae, standard ARM plans (5yr/6m, 7yr/6m, 10yr/6m), in use since August 2020.',
  'fha-end': 'HUD Mortgagee Letter 2013-04 on how long FHA insurance is paid, for loans since June 3, 2013.',
  'property-insurance': 'Fannie Mae, Selling Guide B7-3-02 on the amount of property insurance.',
  'flood-insurance': 'National Flood Insurance Program, its 30-day wait and the exception for loan closings.',
  'rates-survey': 'Freddie Mac’s weekly rate survey, as published in 2026.',
  fed: 'Meeting dates as published by the Federal Reserve for 2026 and 2027.',
  computed: 'Worked examples are computed with Keyturn’s own calculators. Your figures will differ.',
  'rate-estimate': 'Keyturn’s rate and fee estimates, which name every step. They are estimates, not offers.',
  'document-guide': 'Keyturn’s document guide and timeline, 2026.',
} as const

export type SourceId = keyof typeof SOURCES
