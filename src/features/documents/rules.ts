import type { DocumentKey } from './model.ts'
import { type DocumentCategory, documentCategories } from './words.ts'

/** What the list is fitted to; anything may be unknown. */
export interface Borrower {
  employment_status: string | null
  loan_purpose: string | null
}

const firstFor: Record<string, DocumentKey[]> = {
  self_employed: ['tax_returns', 'forms_1099'],
  retired: ['forms_1099', 'tax_returns'],
}

/** The five categories with what matters most to this borrower first. A refinance has no purchase contract. */
export function fittedCategories(borrower: Borrower | null): DocumentCategory[] {
  const first = firstFor[borrower?.employment_status ?? ''] ?? []
  const refinances = borrower?.loan_purpose?.includes('refinance') ?? false
  return documentCategories.map(category => ({
    ...category,
    documents: category.documents
      .map(document => {
        if (first.includes(document.key)) return { ...document, required: true }
        return refinances && document.key === 'purchase_contract' ? { ...document, required: false } : document
      })
      .toSorted((one, other) => place(first, one.key) - place(first, other.key)),
  }))
}

function place(first: DocumentKey[], key: DocumentKey): number {
  const at = first.indexOf(key)
  return at === -1 ? first.length : at
}

export interface GatheringProgress {
  gathered: number
  required: number
  missing: string[]
}

/** How many of the required documents are there, and which are not. */
export function gatheringProgress(categories: DocumentCategory[], gathered: readonly DocumentKey[]): GatheringProgress {
  const required = categories.flatMap(category => category.documents).filter(document => document.required)
  const missing = required.filter(document => !gathered.includes(document.key))
  return {
    gathered: required.length - missing.length,
    required: required.length,
    missing: missing.map(document => document.name),
  }
}
