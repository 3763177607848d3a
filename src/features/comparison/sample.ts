import { withTotal } from '#domain/fee-estimate.ts'
import { type ApplicationFields, noAnswers } from '#features/application/model.ts'
import { type OfferFigures, PLAIN_TERMS } from './model.ts'

/** What a visitor without an application compares. Made up, and labelled so wherever it is shown. */
export const sampleApplication: ApplicationFields = {
  ...noAnswers,
  loan_purpose: 'purchase',
  property_type: 'primary_residence',
  property_value: 500_000,
  loan_amount: 400_000,
  down_payment_percentage: 20,
  down_payment_amount: 100_000,
  property_state: 'North Carolina',
  credit_score_range: 'excellent_740_plus',
  employment_status: 'employed',
  annual_income: 144_000,
  monthly_debt_payments: 900,
}

const thirdParty = {
  appraisalFee: 450,
  creditReportFee: 45,
  floodDetermination: 25,
  recordingFee: 125,
  otherFee: 0,
}

/** Three lenders that do not exist, one for each way to price a loan: in between, low rate, low fees. */
export const sampleOffers: readonly (OfferFigures & { name: string })[] = [
  {
    name: 'Harbor Savings',
    interest_rate: 6.5,
    mortgage_type: '30_year_fixed',
    ...PLAIN_TERMS,
    fees: withTotal({
      ...thirdParty,
      originationFee: 3000,
      processingFee: 495,
      underwritingFee: 795,
      titleInsurance: 2000,
      pointsCharge: 0,
    }),
  },
  {
    name: 'First County',
    interest_rate: 6.375,
    mortgage_type: '30_year_fixed',
    ...PLAIN_TERMS,
    fees: withTotal({
      ...thirdParty,
      originationFee: 4000,
      processingFee: 595,
      underwritingFee: 895,
      titleInsurance: 2000,
      pointsCharge: 11_665,
    }),
  },
  {
    name: 'Prairie Mutual',
    interest_rate: 6.75,
    mortgage_type: '30_year_fixed',
    ...PLAIN_TERMS,
    fees: withTotal({
      ...thirdParty,
      originationFee: 0,
      processingFee: 295,
      underwritingFee: 395,
      titleInsurance: 1785,
      pointsCharge: 0,
    }),
  },
]
