import { describe, expect, test } from 'vitest'
import { final } from '../../../tests/disclosures/dollar-charges.ts'
import type { CostSection } from './charges.ts'
import { feeMeaning } from './fee-meaning.ts'
import { pairCharges } from './pairing.ts'

/** Ways in which disclosures write one and the same fee. */
const WAYS: Record<string, string[]> = {
  points: ['0.25% of Loan Amount (Points)', '.25 % of Loan Amount (Points)', 'Discount Points', 'Loan Discount Fee'],
  origination: ['Origination Fee', 'Loan Origination Fee', 'Origination Charge'],
  underwriting: ['Underwriting Fee', 'Lender Underwriting', 'UW Fee', 'Desktop Underwriter Fee'],
  processing: ['Processing Fee', 'Loan Processing', 'Lender Processing Fee'],
  administration: ['Administration Fee', 'Admin Fee', 'Lender Administrative Fee'],
  'rate-lock': ['Rate Lock Fee', 'Lock Extension Fee', 'Rate Lock Extension', 'Float Down Fee'],
  appraisal: ['Appraisal Fee', 'Appraisal', 'Property Appraisal Fee', 'Appraiser’s Fee', 'Appraisal Fee (Full)'],
  'appraisal-inspection': ['Appraisal Re-inspection Fee', 'Final Inspection - Appraisal', '1004D Appraisal Completion'],
  'appraisal-management': ['Appraisal Management Company Fee', 'AMC Fee', 'Appraisal Mgmt / AMC'],
  'credit-report': ['Credit Report Fee', 'Credit Report', 'Tri-Merge Credit', 'Credit Bureau Fee', 'Credit Reports'],
  'flood-determination': [
    'Flood Determination Fee',
    'Flood Certification',
    'Flood Cert Fee',
    'Flood Zone Determination',
  ],
  'flood-monitoring': ['Flood Monitoring Fee', 'Flood Life of Loan', 'Life of Loan Flood Monitoring'],
  'tax-monitoring': ['Tax Monitoring Fee', 'Tax Service Fee', 'Tax Service', 'Real Estate Tax Service Fee'],
  'tax-status-research': ['Tax Status Research Fee', 'Tax Research Fee'],
  mers: ['MERS Registration Fee', 'MERS Fee', 'Mortgage Electronic Registration Systems'],
  verification: ['Verification of Employment', 'VOE Fee', '4506-T Transcripts', 'Tax Return Verification Fee'],
  'mortgage-insurance': [
    'Mortgage Insurance Premium',
    'Upfront MIP',
    'UFMIP',
    'PMI Premium',
    'Private Mortgage Insurance',
  ],
  'va-funding': ['VA Funding Fee', 'Funding Fee'],
  'usda-guarantee': ['USDA Guarantee Fee', 'Rural Housing Guarantee Fee'],
  'lenders-policy': [
    'Title – Lender’s Title Policy',
    'Title - Lender’s Title Insurance',
    "Title - Lender's Coverage Premium",
    'Title – Loan Policy',
    'Title – Mortgagee Policy',
    'Lender’s Title Insurance',
  ],
  'owners-policy': [
    'Title – Owner’s Title Policy (optional)',
    'Title – Owner’s Title Insurance (Optional)',
    'Title - Owner’s Coverage Premium',
    'Owners Policy',
  ],
  settlement: [
    'Title – Settlement Agent Fee',
    'Title - Settlement or Closing Fee',
    'Title – Escrow Fee',
    'Title – Closing/Escrow Fee',
    'Closing Fee',
    'Settlement Fee',
  ],
  'title-search': ['Title – Title Search', 'Title - Abstract', 'Title – Title Examination', 'Title - Search & Exam'],
  'title-binder': ['Title – Insurance Binder', 'Title - Binder Fee'],
  endorsement: [
    'Title – Endorsements',
    'Title - ALTA 9 Endorsement',
    'Title - Endorsement Fee',
    'Title - EPA Endorsement',
  ],
  'closing-protection': [
    'Title – Closing Protection Letter',
    'Title - CPL',
    'CPL Fee',
    'Title - Insured Closing Letter',
  ],
  courier: ['Title – Courier Fee', 'Courier/Overnight', 'Title - FedEx', 'Title - Overnight Delivery Fee'],
  wire: ['Title – Wire Fee', 'Wire Transfer Fee', 'Title - Incoming Wire'],
  notary: ['Title – Notary Fee', 'Notary', 'Title - Mobile Notary', 'Title - Signing Agent Fee'],
  'document-preparation': [
    'Document Preparation Fee',
    'Doc Prep',
    'Title - Deed Preparation',
    'Title – Document Prep Fee',
  ],
  'recording-service': ['Title – E-Recording Fee', 'eRecording Fee', 'Recording Service Fee', 'Title - Simplifile'],
  attorney: ['Attorney Fee', 'Title - Attorney’s Fee', 'Legal Fees', 'Closing Attorney Fee'],
  survey: ['Survey Fee', 'Survey', 'Title - Survey', 'Plot Plan', 'Improvement Location Certificate'],
  'pest-inspection': [
    'Pest Inspection Fee',
    'Termite Inspection',
    'Termite / WDI Inspection',
    'Wood Destroying Insect Report',
  ],
  'home-inspection': ['Home Inspection Fee', 'Property Inspection'],
  'home-warranty': ['Home Warranty Fee (optional)', 'Home Warranty'],
  association: [
    'HOA Capital Contribution',
    'HOA Transfer Fee',
    'HOA Processing Fee',
    'Condo Association Dues',
    'Homeowners Association Dues',
  ],
  commission: ['Real Estate Commission', 'Commission - Buyer Agent', 'Real Estate Broker Fee'],
  'transfer-tax': [
    'Transfer Taxes',
    'Transfer Tax',
    'State Transfer Tax',
    'Deed Tax',
    'Documentary Stamps',
    'Conveyance Tax',
    'City/County Tax Stamps',
    'Mortgage Tax',
  ],
  recording: ['Recording Fees and Other Taxes', 'Recording Fees Deed: $40.00 Mortgage: $45.00', 'Recording Fees'],
  'homeowners-insurance': [
    'Homeowner’s Insurance Premium (12 mo.)',
    'Hazard Insurance',
    'Homeowners Insurance $100.83 per month for 2 mo.',
  ],
  'property-tax': ['Property Taxes (6 mo.)', 'County Taxes', 'School Tax', 'City Property Taxes', 'Real Estate Taxes'],
  'prepaid-interest': [
    'Prepaid Interest ($17.44 per day from 4/15/13 to 5/1/13)',
    'Daily Interest',
    'Per Diem Interest',
  ],
  'flood-insurance': ['Flood Insurance Premium', 'Flood Ins.'],
}

const LABELS = Object.entries(WAYS).flatMap(([key, labels]) => labels.map(label => [label, key] as const))

test.each(LABELS)('[TO48] “%s” means %s', (label, key) => {
  expect(feeMeaning(label).key).toBe(key)
})

describe('two fees of different meaning', () => {
  test('[TO48] are never one charge, however alike their words are', () => {
    const firsts = Object.values(WAYS).flatMap(labels => labels.slice(0, 2))
    for (const one of firsts) {
      for (const other of firsts) {
        const [pair] = pairCharges([{ section: 'B', label: one, cents: 100_00 }], [final('B', other, 100_00)])
        const isPaired = pair?.estimate !== null && pair?.finals.length === 1
        expect([one, other, isPaired]).toEqual([one, other, feeMeaning(one).key === feeMeaning(other).key])
      }
    }
  })
})

test('[TO48] a label that nobody has heard of is paired by its own words, and only by them', () => {
  const pairs = (one: string, other: string) =>
    pairCharges([{ section: 'C', label: one, cents: 1 }], [final('C', other, 1)]).length === 1
  expect(pairs('Zoning Compliance Letter', 'Zoning compliance letter fee')).toBe(true)
  expect(pairs('Zoning Compliance Letter', 'Quorum Package')).toBe(false)
})

test('[TO48] no fee is paired across sections that the rule keeps apart', () => {
  const allowed: Record<CostSection, string> = { A: 'AB', B: 'AB', C: 'ABCH', E: 'E', F: 'F', G: 'G', H: 'CH' }
  const sections = Object.keys(allowed) as CostSection[]
  for (const before of sections) {
    for (const after of sections) {
      const [first] = pairCharges(
        [{ section: before, label: 'Zoning Letter', cents: 1 }],
        [final(after, 'Zoning Letter', 1)],
      )
      const isPaired = first?.estimate !== null && first?.finals.length === 1
      expect([before, after, isPaired]).toEqual([before, after, allowed[before].includes(after)])
    }
  }
})
