import type { FeeKey } from '#domain/fee-estimate.ts'

/** What a name in a quote stands for. `passed` has figures that an offer does not take. */
export type Concept =
  | FeeKey
  | 'upfront_fee'
  | 'points'
  | 'credit'
  | 'rate'
  | 'apr'
  | 'loan'
  | 'total'
  | 'lender-total'
  | 'sum'
  | 'closing-costs'
  | 'insurance'
  | 'lock'
  | 'passed'

const PHRASES: Record<Concept, string> = {
  originationFee: 'origination, loan origination, orig',
  processingFee: 'processing, loan processing',
  underwritingFee: 'underwriting, uw',
  appraisalFee: 'appraisal',
  titleInsurance:
    'title, title insurance, title policy, title premium, lenders title, lenders title insurance, lenders title policy',
  creditReportFee: 'credit report, credit reports',
  floodDetermination: 'flood, flood determination, flood certification, flood certificate, flood cert',
  recordingFee: 'recording, county recording, government recording',
  pointsCharge: '',
  otherFee:
    'admin, administration, administrative, owners title insurance, owners title policy, owners policy, application fee, doc fee, doc prep, document prep, document preparation, commitment fee, wire fee, wire transfer, courier, notary, settlement fee, attorney, survey, pest inspection, tax service, tax monitoring, transfer tax, transfer taxes, mers, verification fee, endorsements, title search, title exam, broker fee, inspection fee, technology fee, lock fee, closing fee, other fees, lender fee',
  upfront_fee: 'va funding, funding fee, upfront mip, ufmip, upfront mortgage insurance, guarantee fee, usda guarantee',
  points: 'points, point, pts, discount points, discount point',
  credit:
    'lender credit, lender credits, lenders credit, bank credit, closing credit, closing cost credit, credit, credits',
  rate: 'rate, interest rate, note rate',
  apr: 'apr, annual percentage rate',
  loan: 'loan, loan amount, base loan amount, loan size',
  total: 'total fees, all fees, total loan costs, total costs, total loan fees, fees total, fees',
  'lender-total': 'lender fees, total lender fees, total lender costs, total lender charges, lender charges',
  sum: 'total',
  'closing-costs': 'closing costs, total closing costs, closing cost',
  insurance: 'pmi, mip, mortgage insurance, private mortgage insurance',
  lock: 'lock, locked, locks, rate lock, lock period, rate locked',
  passed:
    'price, purchase price, sales price, value, home value, down, down payment, ltv, dti, payment, monthly payment, payments, principal and interest, piti, p and i, cash to close, funds to close, cash needed, escrow, escrows, taxes, property taxes, tax, insurance, homeowners insurance, home insurance, hazard insurance, hoa, dues, income, score, credit score, fico, reserves, deposit, earnest money, margin, index, caps, cap, commission, prepaids, prepaid, per diem, credit union, credit card, credit check, credit pull, credit history, nmls, suite, unit, apt, floor, box',
}

/** Words that belong to the name before them. */
const SUFFIXES = new Set(['fee', 'fees', 'charge', 'charges', 'cost', 'costs', 'premium'])

const LONGEST = 4
const concepts = new Map<string, Concept>(
  (Object.entries(PHRASES) as [Concept, string][]).flatMap(([concept, phrases]) =>
    phrases === '' ? [] : phrases.split(', ').map(phrase => [phrase, concept] as const),
  ),
)

/** The longest name that begins with the first of these words, and how many of them it takes. */
export function conceptAt(words: readonly string[]): { concept: Concept; words: number } | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const concept = concepts.get(words.slice(0, length).join(' '))
    if (concept)
      return { concept, words: isNamedFee(concept) && SUFFIXES.has(words[length] ?? '') ? length + 1 : length }
  }
  return null
}

function isNamedFee(concept: Concept): boolean {
  return isFee(concept) || concept === 'credit' || concept === 'insurance'
}

export function isFee(concept: Concept): concept is FeeKey | 'upfront_fee' {
  return concept.endsWith('Fee') || ['titleInsurance', 'floodDetermination', 'upfront_fee'].includes(concept)
}

/** Between a name and its figure these say nothing. */
export const CONNECTORS = new Set(
  'is are of at for the a an our your be will would today currently only just flat est estimated fixed in with on'.split(
    ' ',
  ),
)

/** With one of these a sentence does not say what somebody offers, or not for certain. */
export const HEDGES = new Set(
  'about around approx approximately roughly maybe perhaps possibly could might may if unless between start starting starts begin begins beginning qualify qualified rates advertised low lowest or either was were normally usually typically typical average averaging instead save saves saving savings waive waived waives refund refunded vs versus compared competitor competitors quoted before previously last yesterday drop drops dropped lower higher increase increases increased decrease reduce reduced reduces extension extensions extend extra additional each every minimum maximum max min least most buydown example sample tbd varies vary depends after then until ranging range ranges upto'.split(
    ' ',
  ),
)

/** What stands behind one of these is no rate of the loan. */
export const NO_RATE = new Set(
  'cap caps margin index adjust adjusts adjustment floor tax taxes commission inflation gift'.split(' '),
)

/** In such a sentence a percentage alone is the rate. */
export const RATE_CONTEXT = new Set(
  'rate fixed arm adjustable conventional conv fha va usda jumbo lock locked offer offering do get got give quote at'.split(
    ' ',
  ),
)
