import {
  escrowLetter,
  forcedInsurance,
  homeLoan,
  monthlyStatement,
  payoffLetter,
  rateNotice,
  refinancePlan,
  transferLetters,
} from '../conformance/servicing-script.ts'
import { giftOfMoney, ledgerEntry, sharedHouse, termSheet, twoBorrowers } from '../conformance/together-script.ts'
import type { Victim } from './people.ts'
import { first, type Recipe } from './recipe.ts'

/** What a copy of the database has of an invitation opens nothing. */
const inviting: Recipe = {
  strict: true,
  stolen: victim => [{ token: first(victim, 'loan_invitations').token_hash }, { token: victim.id }],
}
const memberOf = (victim: Victim) => ({ person_id: first(victim, 'loan_members').member_id })

const ledgerId = { id: ledgerEntry.id }
const entryOf = (victim: Victim) => ({ id: first(victim, 'ledger_entries').id })

/** Routes of people who own a home, alone or together. */
export const ownerRecipes: Record<string, Recipe> = {
  'GET /api/servicing': {},
  'POST /api/servicing/own': { strict: true, good: () => homeLoan },
  'POST /api/servicing/transfer': { strict: true, good: () => transferLetters },
  'POST /api/servicing/refinance': { strict: true, good: () => refinancePlan },
  'POST /api/servicing/payoff': { strict: true, good: () => payoffLetter },
  'POST /api/servicing/rate-notice': { strict: true, good: () => rateNotice },
  'POST /api/servicing/forced-insurance': { strict: true, good: () => forcedInsurance },
  'POST /api/servicing/write': { strict: true, good: () => ({ about: 'payoff', letter: null }) },
  'POST /api/servicing/remind': {
    strict: true,
    good: () => ({ kind: 'insurance-ends', reminder_enabled: false }),
  },
  'POST /api/servicing/keep': {
    strict: true,
    good: () => ({ id: crypto.randomUUID(), figures: monthlyStatement }),
    naming: victim => [{ id: first(victim, 'monthly_statements').id, figures: monthlyStatement }],
  },
  'POST /api/servicing/letter': {
    strict: true,
    stolen: victim => [{ id: first(victim, 'monthly_statements').id, letter: escrowLetter }],
  },
  'POST /api/servicing/remind-letter': {
    strict: true,
    stolen: victim => [{ id: first(victim, 'monthly_statements').id, reminder_enabled: false }],
  },
  'POST /api/servicing/remind-about': { strict: true, good: () => ({ about: 'payoff', reminder_enabled: false }) },
  'POST /api/servicing/remove': {
    strict: true,
    good: () => ({ id: crypto.randomUUID() }),
    naming: victim => [{ id: first(victim, 'monthly_statements').id }],
  },
  'GET /api/together': {},
  'POST /api/together/house': { strict: true, good: () => sharedHouse },
  'POST /api/together/borrow': { strict: true, good: () => twoBorrowers },
  'POST /api/together/sheet': { strict: true, good: () => termSheet },
  'POST /api/together/gift': { strict: true, good: () => giftOfMoney },
  'POST /api/together/enter': {
    strict: true,
    good: () => ledgerEntry,
    naming: victim => [{ ...ledgerEntry, ...entryOf(victim) }],
  },
  'POST /api/together/remove': { strict: true, good: () => ledgerId, naming: victim => [entryOf(victim)] },
  'GET /api/people': {},
  'POST /api/people/invite': { strict: true, good: () => ({ role: 'looks_on', email: null }) },
  'POST /api/people/revoke': { strict: true, stolen: victim => [{ id: first(victim, 'loan_invitations').id }] },
  'POST /api/people/role': { strict: true, stolen: victim => [{ ...memberOf(victim), role: 'looks_on' }] },
  'POST /api/people/remove': { strict: true, stolen: victim => [memberOf(victim)] },
  'POST /api/people/leave': { stolen: () => [{}] },
  'POST /api/people/figures': { strict: true, good: () => ({ figure: 'income', privacy: 'hidden' }) },
  'POST /api/invitations/look': inviting,
  'POST /api/invitations/accept': inviting,
  'GET /api/loan-copies': {},
  'POST /api/loan-copies/remove': { strict: true, stolen: victim => [{ id: first(victim, 'loan_copies').id }] },
}
