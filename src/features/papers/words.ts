import type { CheckName } from '#domain/papers/check.ts'
import type { FieldKey, PaperKind } from '#domain/papers/fields.ts'
import type { CashRowKey } from '#domain/papers/paper.ts'
import type { Refusal } from '#journey/refusal.ts'
import { MOST_PAPERS } from './model.ts'
import type { OfferPlace } from './offer.ts'

export const paperRefusals = {
  'too-many-papers': {
    status: 409,
    code: 'too-many-papers',
    title: 'That is as many papers as fit',
    detail: `You can keep up to ${MOST_PAPERS} papers. Remove one to add another.`,
  },
} satisfies Record<string, Refusal>

export const kindWords: Record<PaperKind, string> = {
  'loan-estimate': 'Loan Estimate',
  'closing-disclosure': 'Closing Disclosure',
}

export const pageWords = {
  title: 'Loan Papers',
  description: 'What does the lender’s paper really say? Drop it here and we’ll read it with you.',
  dropTitle: 'Add your Loan Estimate',
  dropHint: 'The PDF your lender sent, three pages. A Closing Disclosure works too.',
  choose: 'Choose a PDF',
  another: 'Read another',
  stays: 'Your paper stays on this device',
  staysWhy: 'It is read in your browser. Only the figures are kept, never the file.',
  dropNow: 'Let go to read it here',
  reading: (page: number, of: number) => (of > 0 ? `Reading page ${page} of ${of}` : 'Opening the paper'),
  stop: 'Stop',
  dismiss: 'Dismiss',
  password: 'Password of the PDF',
  open: 'Open it',
  failed: 'The reader could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  byHand: 'Type an offer by hand',
  steps: [
    { title: 'We read the figures', detail: 'You see each one beside the place it came from.' },
    { title: 'We check the sums', detail: 'If something doesn’t add up, we’ll say where.' },
    { title: 'You compare for real', detail: 'One tap puts it next to your other offers.' },
  ],
  closingTitle: 'Closing soon?',
  closing: 'Add the Closing Disclosure too, and we’ll tell you if a fee rose more than it may.',
  estimateMissing: 'Now add the Loan Estimate',
  estimateMissingWhy: 'With it we can tell which fees rose, and whether they rose more than they may.',
  yourPapers: 'Your papers',
  revised: 'revised',
  noDate: 'no date read',
  removePaper: 'Remove this paper',
  removeAsk: 'Remove this paper?',
  removeWhy: 'Its figures go with it. The offer in your comparison stays.',
  remove: 'Remove',
  keep: 'Keep it',
  missingPages: (pages: number[]) =>
    `We didn’t find page ${pages.join(', ')} of the form in this file. What stands there is left open.`,
} as const

export const figureWords = {
  title: 'Here’s what it says',
  tally: (sure: number, check: number) => `${sure} sure, ${check} to check`,
  sure: 'Sure',
  check: 'Please check',
  empty: 'not on the paper',
  yes: (value: string) => `Yes, ${value}`,
  change: 'Change it',
  save: 'Save',
  cancel: 'Cancel',
  bad: 'Please enter it as the paper prints it.',
  ask: 'We are not sure we read this right. Is it what the paper says?',
  all: 'Every figure of this paper',
  pictureOf: (what: string) => `The paper where ${what} stands`,
} as const

export const sumWords = {
  title: 'The sums add up',
  titleNot: 'Some sums don’t add up',
  tally: (ok: number, all: number) => `${ok} of ${all}`,
  computed: 'we get',
  all: 'Show every sum',
  ask: 'Ask your lender about the marked ones: the paper’s own figures don’t give what it prints.',
  between: (low: string, high: string) => `between ${low} and ${high}`,
} as const

export const offerWords = {
  add: 'Add to comparison',
  update: 'Update the comparison',
  adds: (name: string, rate: string, costs: string) =>
    `Adds ${name} at ${rate} with ${costs} in costs. You can undo it.`,
  added: 'Added to your comparison',
  updated: 'Your comparison has the new figures',
  see: 'See the comparison',
  fromEstimate: (day: string) => `from the Loan Estimate of ${day}`,
  mapping: 'Where each cost goes',
  needed: 'The paper doesn’t say this in a way we can compare. Please choose.',
  type: 'Type of mortgage',
  program: 'Loan program',
  unnamed: 'Lender without a name',
  undo: 'Undo',
  choose: 'Choose one',
} as const

export const placeWords: Record<OfferPlace, string> = {
  originationFee: 'Origination',
  processingFee: 'Processing',
  underwritingFee: 'Underwriting',
  appraisalFee: 'Appraisal',
  titleInsurance: 'Title',
  creditReportFee: 'Credit report',
  floodDetermination: 'Flood determination',
  recordingFee: 'Government fees',
  pointsCharge: 'Points',
  otherFee: 'Other',
  upfront_fee: 'Upfront fee',
  'left-out': 'Optional, left out',
}

export const besideWords = {
  title: 'Side by side',
  lenders: 'What the lender controls',
  same: 'What is about the same everywhere',
  caption: 'Loan Estimates side by side',
  row: 'Figure',
  rows: {
    interest_rate: 'Interest rate',
    apr: 'APR',
    principal_and_interest: 'Principal and interest',
    section_A: 'A. Origination charges',
    section_B: 'B. Services you cannot shop for',
    lender_credits: 'Lender credits',
    section_C: 'C. Services you can shop for',
    section_E: 'E. Taxes and government fees',
    section_F: 'F. Prepaids',
    section_G: 'G. Escrow',
    section_H: 'H. Other',
    cash_to_close: 'Cash to close',
    in_5_years_total: 'Paid in five years',
  } satisfies Partial<Record<FieldKey, string>>,
} as const

export const knowing = {
  title: 'Worth knowing',
  penalty: (words: string) => `This loan has a prepayment penalty: ${words}. Ask for the price without it.`,
  penaltyPlain: 'This loan has a prepayment penalty. Ask for the price without it.',
  balloon: 'This loan has a balloon payment: one payment that is far larger than the others. Ask what happens then.',
  canRise: 'The rate of this loan can rise after closing. Ask how far and how soon.',
  lock: (day: string) => `The rate is locked until ${day}.`,
  noLock: 'The rate is not locked. It can change until you lock it; ask when you can.',
  expires: (day: string) => `The closing costs are good until ${day}, as printed. Say by then if you want to go on.`,
} as const

export const cashWords: Record<CashRowKey, string> = {
  loan_amount: 'Loan amount',
  total_closing_costs: 'Total closing costs',
  paid_before_closing: 'Paid before closing',
  payoffs: 'Payoffs and payments',
  closing_costs_financed: 'Closing costs financed',
  down_payment: 'Down payment',
  deposit: 'Deposit',
  funds_for_borrower: 'Funds for you',
  seller_credits: 'Seller credits',
  adjustments: 'Adjustments and other credits',
  cash_to_close: 'Cash to close',
}

/** How a sum or formula is called where it is shown. */
export const checkWords: Record<CheckName, string> = {
  section_A: 'A. Origination charges',
  section_B: 'B. Services you cannot shop for',
  section_C: 'C. Services you can shop for',
  section_D: 'Loan costs (A + B + C)',
  section_E: 'E. Taxes and government fees',
  section_F: 'F. Prepaids',
  section_G: 'G. Escrow',
  section_H: 'H. Other',
  section_I: 'Other costs (E + F + G + H)',
  section_J: 'Closing costs (D + I, less credits)',
  line_times: 'A monthly or daily amount times its count',
  points: 'Points as a share of the loan',
  subtotals_loan: 'Loan costs by column',
  subtotals_other: 'Other costs by column',
  subtotals_closing: 'Closing costs by column',
  page_1_closing_costs: 'Closing costs on page 1',
  page_1_loan_costs: 'Loan costs on page 1',
  page_1_other_costs: 'Other costs on page 1',
  page_1_credits: 'Lender credits on page 1',
  page_1_cash_to_close: 'Cash to close on page 1',
  cash_total_closing_costs: 'Closing costs in the cash table',
  cash_to_close: 'Cash to close',
  cash_estimate_column: 'Cash to close of the estimate',
  cash_loan_amount: 'Loan amount in the cash table',
  cash_down_payment: 'Down payment',
  cash_paid_before: 'Paid before closing',
  closing_costs_financed: 'Closing costs financed',
  payment_total: 'Whole monthly payment',
  payment_first: 'First monthly payment',
  section_K: 'K. Due from you at closing',
  section_L: 'L. Paid already',
  section_M: 'M. Due to the seller',
  section_N: 'N. Due from the seller',
  borrower_cash: 'Your cash at closing',
  borrower_cash_table: 'Your cash in both tables',
  seller_cash: 'The seller’s cash at closing',
  closing_costs_at_closing: 'Closing costs paid at closing',
  payoffs: 'Payoffs and payments',
  initial_escrow: 'Initial escrow payment',
  monthly_escrow: 'Monthly escrow payment',
  escrow_year_1: 'Escrowed costs over the first year',
  principal_and_interest: 'Principal and interest from loan, rate and term',
  tip: 'Total interest percentage',
  in_5_years_total: 'Paid in five years',
  in_5_years_principal: 'Principal paid in five years',
  mortgage_insurance_end: 'Year in which mortgage insurance ends',
  total_of_payments: 'Total of payments',
  finance_and_financed: 'Finance charge and amount financed',
  apr: 'APR',
}
