import { isRefinance } from '#features/application/current-loan.ts'
import type { ChecklistKey } from './model.ts'
import { type ChecklistCategory, type ChecklistItem, checklistCategories, refinanceItems } from './words.ts'

/** What the list is fitted to; anything may be unknown. */
export interface Borrower {
  employment_status: string | null
  loan_purpose: string | null
}

const firstFor: Record<string, ChecklistKey[]> = {
  self_employed: ['tax_returns', 'forms_1099'],
  retired: ['forms_1099', 'tax_returns'],
}

/** Only somebody who buys a home has them. */
const OF_PURCHASES: readonly ChecklistKey[] = ['purchase_contract', 'property_listing', 'gift_letter']

/** The five categories with what matters most to this borrower first. A refinance has no purchase contract, listing or gift. */
export function fittedCategories(borrower: Borrower | null): ChecklistCategory[] {
  const first = firstFor[borrower?.employment_status ?? ''] ?? []
  const all = isRefinance(borrower?.loan_purpose) ? checklistCategories.map(ofRefinance) : checklistCategories
  return all.map(category => ({
    ...category,
    items: category.items
      .map(item => (first.includes(item.key) ? { ...item, required: true } : item))
      .toSorted((one, other) => place(first, one.key) - place(first, other.key)),
  }))
}

function ofRefinance(category: ChecklistCategory): ChecklistCategory {
  const { asset_why, ...descriptions } = refinanceItems
  const own: Partial<Record<ChecklistKey, string>> = descriptions
  return {
    ...category,
    why: category.items.some(({ key }) => key === 'gift_letter') ? asset_why : category.why,
    items: category.items
      .filter(({ key }) => !OF_PURCHASES.includes(key))
      .map(item => ({ ...item, description: own[item.key] ?? item.description })),
  }
}

function place(first: ChecklistKey[], key: ChecklistKey): number {
  const at = first.indexOf(key)
  return at === -1 ? first.length : at
}

export interface GatheringProgress {
  gathered: number
  required: number
  missing: ChecklistItem[]
}

/** How many of the required documents are there, and which are not. */
export function gatheringProgress(
  categories: ChecklistCategory[],
  gathered: readonly ChecklistKey[],
): GatheringProgress {
  const required = categories.flatMap(category => category.items).filter(item => item.required)
  const missing = required.filter(item => !gathered.includes(item.key))
  return {
    gathered: required.length - missing.length,
    required: required.length,
    missing,
  }
}
