import { isRefinance } from '#features/application/current-loan.ts'
import type { DocumentKey } from './model.ts'
import { type DocumentCategory, documentCategories, type GuideDocument, refinanceDocuments } from './words.ts'

/** What the list is fitted to; anything may be unknown. */
export interface Borrower {
  employment_status: string | null
  loan_purpose: string | null
}

const firstFor: Record<string, DocumentKey[]> = {
  self_employed: ['tax_returns', 'forms_1099'],
  retired: ['forms_1099', 'tax_returns'],
}

/** Only somebody who buys a home has them. */
const OF_PURCHASES: readonly DocumentKey[] = ['purchase_contract', 'property_listing', 'gift_letter']

/** The five categories with what matters most to this borrower first. A refinance has no purchase contract, listing or gift. */
export function fittedCategories(borrower: Borrower | null): DocumentCategory[] {
  const first = firstFor[borrower?.employment_status ?? ''] ?? []
  const all = isRefinance(borrower?.loan_purpose) ? documentCategories.map(ofRefinance) : documentCategories
  return all.map(category => ({
    ...category,
    documents: category.documents
      .map(document => (first.includes(document.key) ? { ...document, required: true } : document))
      .toSorted((one, other) => place(first, one.key) - place(first, other.key)),
  }))
}

function ofRefinance(category: DocumentCategory): DocumentCategory {
  const { asset_why, ...descriptions } = refinanceDocuments
  const own: Partial<Record<DocumentKey, string>> = descriptions
  return {
    ...category,
    why: category.documents.some(({ key }) => key === 'gift_letter') ? asset_why : category.why,
    documents: category.documents
      .filter(({ key }) => !OF_PURCHASES.includes(key))
      .map(document => ({ ...document, description: own[document.key] ?? document.description })),
  }
}

function place(first: DocumentKey[], key: DocumentKey): number {
  const at = first.indexOf(key)
  return at === -1 ? first.length : at
}

export interface GatheringProgress {
  gathered: number
  required: number
  missing: GuideDocument[]
}

/** How many of the required documents are there, and which are not. */
export function gatheringProgress(categories: DocumentCategory[], gathered: readonly DocumentKey[]): GatheringProgress {
  const required = categories.flatMap(category => category.documents).filter(document => document.required)
  const missing = required.filter(document => !gathered.includes(document.key))
  return {
    gathered: required.length - missing.length,
    required: required.length,
    missing,
  }
}
