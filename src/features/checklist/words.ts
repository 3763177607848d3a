import type { ChecklistKey } from './model.ts'

export interface ChecklistItem {
  key: ChecklistKey
  name: string
  description: string
  required: boolean
}

export interface ChecklistCategory {
  title: string
  why: string
  items: ChecklistItem[]
}

/** What a refinance reads in place of the words for buyers. */
export const refinanceItems = {
  asset_why: 'It shows where closing costs and reserves come from.',
  tax_returns: 'Federal returns for the last 2 years, with all schedules. The self-employed always need them.',
  debt_statements:
    'The newest statement for each card, car, student or other loan, and for the mortgage that you want to replace.',
} as const

export const checklistCategories: ChecklistCategory[] = [
  {
    title: 'Income Verification',
    why: 'A lender has to see that your income is steady enough for the payment.',
    items: [
      {
        key: 'pay_stubs',
        name: 'Recent pay stubs',
        description: 'From the last 2-3 months, every page.',
        required: true,
      },
      { key: 'w2_forms', name: 'W-2 forms', description: 'For the last 2 years, from every employer.', required: true },
      {
        key: 'tax_returns',
        name: 'Tax returns',
        description: 'Federal returns for the last 2 years, with all schedules. Self-employed buyers always need them.',
        required: false,
      },
      {
        key: 'employment_letter',
        name: 'Employment verification letter',
        description: 'From your employer: your job, pay and start date. It helps if you changed jobs.',
        required: false,
      },
      {
        key: 'forms_1099',
        name: '1099 forms',
        description: 'For freelance or contract pay, interest or a pension of the last 2 years.',
        required: false,
      },
    ],
  },
  {
    title: 'Asset Documentation',
    why: 'It shows where the down payment, closing costs and reserves come from.',
    items: [
      {
        key: 'bank_statements',
        name: 'Bank statements',
        description: 'From the last 2-3 months, all pages, even blank ones. Large deposits need a short explanation.',
        required: true,
      },
      {
        key: 'investment_statements',
        name: 'Investment statements',
        description: 'Brokerage and retirement accounts, if they count as reserves.',
        required: false,
      },
      {
        key: 'gift_letter',
        name: 'Gift letter',
        description: 'Signed by whoever helps with the down payment: who they are, how much, and that it isn’t a loan.',
        required: false,
      },
      {
        key: 'asset_liquidation',
        name: 'Asset liquidation records',
        description: 'Proof of sale if you sold stock, a car or anything else to raise the money.',
        required: false,
      },
    ],
  },
  {
    title: 'Credit & Debt Information',
    why: 'Your monthly debts decide how big a payment you can carry.',
    items: [
      {
        key: 'debt_statements',
        name: 'Debt statements',
        description: 'The newest statement for each card, car, student or other loan.',
        required: true,
      },
      {
        key: 'credit_report',
        name: 'Credit report',
        description: 'Your own copy lets you find and correct mistakes before a lender sees them.',
        required: false,
      },
      {
        key: 'divorce_decree',
        name: 'Divorce decree',
        description: 'If alimony or child support is paid or received.',
        required: false,
      },
      {
        key: 'bankruptcy_documents',
        name: 'Bankruptcy documents',
        description: 'Filing and discharge papers, if it happened within the last 7 years.',
        required: false,
      },
    ],
  },
  {
    title: 'Property Documentation',
    why: 'The home secures the loan, so the lender looks at it too.',
    items: [
      {
        key: 'purchase_contract',
        name: 'Purchase contract',
        description: 'Signed by both sides, with every addendum.',
        required: true,
      },
      {
        key: 'property_listing',
        name: 'Property listing',
        description: 'The sheet with size, year built and taxes helps the appraiser.',
        required: false,
      },
      {
        key: 'hoa_documents',
        name: 'HOA documents',
        description: 'Dues, rules and budget, if there’s a homeowners association.',
        required: false,
      },
      {
        key: 'flood_certification',
        name: 'Flood certification',
        description: 'Says whether the home lies in a flood zone; the lender usually orders it.',
        required: false,
      },
    ],
  },
  {
    title: 'Identity & Personal Information',
    why: 'The law asks lenders to know who they lend to.',
    items: [
      {
        key: 'government_id',
        name: 'Government-issued ID',
        description: 'A driver’s license or passport that hasn’t expired.',
        required: true,
      },
      {
        key: 'social_security_card',
        name: 'Social Security card',
        description: 'Or another official paper that shows the number.',
        required: true,
      },
      {
        key: 'proof_of_residency',
        name: 'Proof of residency',
        description: 'A utility bill or lease with your current address.',
        required: false,
      },
      {
        key: 'rent_verification',
        name: 'Rent verification',
        description: 'Checks or a note from your landlord that show you paid rent on time.',
        required: false,
      },
    ],
  },
]

export const checklistTimings = [
  { when: '4-6 weeks before', what: 'Start gathering your documents.' },
  { when: '2-3 weeks before', what: 'Hand them in for your pre-approval. The initial review takes 1-3 days.' },
  { when: '1 week before', what: 'Give the final updates. Underwriting takes 5-10 days from a complete file.' },
] as const

export const uploadComing = {
  title: 'Secure document upload is coming soon',
  detail:
    'For now this list helps you gather everything. Send the papers through your lender’s secure site, never by plain email.',
} as const
