import * as z from 'zod/mini'
import { checklistFormWords as words } from './form-words.ts'

export const CHECKLIST_KEYS = [
  'pay_stubs',
  'w2_forms',
  'tax_returns',
  'employment_letter',
  'forms_1099',
  'bank_statements',
  'investment_statements',
  'gift_letter',
  'asset_liquidation',
  'debt_statements',
  'credit_report',
  'divorce_decree',
  'bankruptcy_documents',
  'purchase_contract',
  'property_listing',
  'hoa_documents',
  'flood_certification',
  'government_id',
  'social_security_card',
  'proof_of_residency',
  'rent_verification',
] as const

export type ChecklistKey = (typeof CHECKLIST_KEYS)[number]

export const ChecklistKey = z.enum(CHECKLIST_KEYS, words.fromTheList)

/** What a person has gathered so far. */
export const Gathered = z.object({
  gathered: z.array(ChecklistKey).check(z.maxLength(CHECKLIST_KEYS.length, words.fromTheList)),
})
export type Gathered = z.infer<typeof Gathered>
