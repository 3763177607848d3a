import { unsubscribeUrl } from '#features/notifications/server/unsubscribe.ts'
import { escrowStatement, insured, locked, settlementAgent, yearTwo } from '../conformance/scripts.ts'
import { escrowLetter } from '../conformance/servicing-script.ts'
import { ORIGIN, SECRET } from '../harness/test-app.ts'
import { ownerRecipes } from './owner-recipes.ts'
import { offer, type Victim } from './people.ts'
import { first, type Recipe } from './recipe.ts'
import { PASSWORD } from './whole-app.ts'

const text = (value: unknown) => String(value)
const stranger = () => `${crypto.randomUUID()}@example.com`

/** The victim's key as a copy of the database names it, and nothing that its owner's device would have signed. */
const keyOf = (victim: Victim) => {
  const id = text(first(victim, 'passkeys').credential_id).replaceAll(' ', '-')
  return { id, rawId: id, type: 'public-key' }
}
const assertion = (victim: Victim) => ({
  response: { ...keyOf(victim), response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
})

/** A recovery code as a copy of the database has it. */
const codeOf = (victim: Victim) => ({ password: PASSWORD, code: text(first(victim, 'recovery_codes').code_hash) })

/** An address that we signed for the attacker, with the victim put in. */
const resigned = (path: string, own: string, victims: string) => path.replace(own, victims)

const address = { street_address: '1 Elm Street', city: 'Austin', state: 'Texas', zip_code: '78701' }
const closure = { chosen_lender_name: 'Harbor', loan_amount: 300_000, interest_rate: 6.5, apr: 6.7, loan_type: 'fha' }
const figures = { kind: 'loan-estimate', values: {}, payments: [], lines: [], cash: {}, contacts: {} }
const unsubscribePath = (user_id: string) => unsubscribeUrl(ORIGIN, SECRET, user_id, 'reminders').slice(ORIGIN.length)

const unsubscribing: Recipe = {
  ownPath: own => unsubscribePath(own.id),
  forgedPaths: (victim, own) => [
    resigned(unsubscribePath(own.id), own.id, victim.id),
    `/api/unsubscribe?token=reminders.${victim.id}`,
    `/api/unsubscribe?token=${victim.id}`,
    `/api/unsubscribe?user_id=${victim.id}`,
  ],
}

/** Only who got the mail has what opens it; what the database stores of it opens nothing. */
const agreeing: Recipe = {
  ownPath: own => `/api/reminder-address?token=${own.reminder_token}`,
  forgedPaths: victim => [
    `/api/reminder-address?token=${encodeURIComponent(text(first(victim, 'reminder_confirmations').token_hash))}`,
    `/api/reminder-address?token=${victim.id}&user_id=${victim.id}`,
    `/api/reminder-address?token=${encodeURIComponent(victim.email)}`,
  ],
}

const verifying: Recipe = {
  ownPath: () => '/api/auth/verify-email?token=nothing',
  forgedPaths: victim => [
    `/api/auth/verify-email?token=${encodeURIComponent(text(first(victim, 'email_confirmations').token_hash))}`,
    `/api/auth/verify-email?token=${victim.id}`,
  ],
}

export const recipes: Record<string, Recipe> = {
  ...ownerRecipes,
  'POST /api/auth/sign-up/email': {
    good: () => ({ email: stranger(), password: PASSWORD, first_name: 'Eve', last_name: 'Buyer' }),
    naming: victim => [{ email: victim.email, password: 'another-door-9', first_name: 'Eve', last_name: 'Buyer' }],
  },
  'POST /api/auth/sign-in/email': {
    good: own => ({ email: own.email, password: PASSWORD }),
    stolen: victim => [
      { email: victim.email, password: 'another-door-9' },
      { email: victim.email, password: text(first(victim, 'credentials').password).slice(0, 128) },
    ],
  },
  'POST /api/auth/sign-out': {},
  'GET /api/auth/get-session': {},
  'POST /api/auth/request-password-reset': {
    good: own => ({ email: own.email }),
    naming: victim => [{ email: victim.email, redirectTo: '/auth' }],
  },
  'GET /api/auth/reset-password/:token': {
    ownPath: () => '/api/auth/reset-password/nothing',
    forgedPaths: victim => [`/api/auth/reset-password/${text(first(victim, 'verifications').identifier)}`],
  },
  'POST /api/auth/reset-password': {
    stolen: victim => [
      { token: text(first(victim, 'verifications').identifier), newPassword: 'another-door-9' },
      { token: victim.id, newPassword: 'another-door-9' },
    ],
  },
  'POST /api/auth/change-email': {
    good: () => ({ newEmail: stranger() }),
    naming: victim => [{ newEmail: victim.email }],
  },
  'GET /api/auth/verify-email': verifying,
  'POST /api/auth/verify-email': verifying,
  'POST /api/auth/undo-email-change': {
    stolen: victim => [
      { token: text(first(victim, 'email_undos').token_hash), newPassword: 'another-door-9' },
      { token: victim.id, newPassword: 'another-door-9' },
    ],
  },
  'POST /api/auth/change-password': {
    good: () => ({ currentPassword: PASSWORD, newPassword: 'another-door-9' }),
    stolen: victim => [{ currentPassword: victim.id, newPassword: 'another-door-9' }],
  },
  'POST /api/auth/delete-user': {
    good: () => ({ password: PASSWORD }),
    stolen: victim => [{ password: victim.id }],
  },
  'GET /api/auth/list-sessions': {},
  'POST /api/auth/revoke-session': {
    good: own => ({ id: own.session_id }),
    stolen: victim => (victim.rows.get('sessions') ?? []).map(({ id }) => ({ id })),
  },
  'POST /api/auth/revoke-sessions': {
    good: () => ({ password: PASSWORD }),
    stolen: victim => [{ password: victim.id }],
  },
  'POST /api/functions/export-user-data': {},
  'GET /api/auth/security-events': {},
  'GET /api/auth/passkey/generate-authenticate-options': {},
  'POST /api/auth/passkey/verify-authentication': { stolen: victim => [assertion(victim)] },
  'GET /api/auth/passkey/list-user-passkeys': {},
  'GET /api/auth/passkey/generate-register-options': {},
  'POST /api/auth/passkey/verify-registration': {
    stolen: victim => [
      { response: { ...keyOf(victim), response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: [] } } },
    ],
  },
  'POST /api/auth/passkey/update-passkey': {
    stolen: victim => [{ id: first(victim, 'passkeys').id, name: 'Mine' }],
  },
  'POST /api/auth/passkey/delete-passkey': { stolen: victim => [{ id: first(victim, 'passkeys').id }] },
  'GET /api/auth/two-factor': {},
  'POST /api/auth/two-factor/enable': { good: () => ({ password: PASSWORD }) },
  'POST /api/auth/two-factor/confirm': { stolen: () => [{ code: '000000' }] },
  'POST /api/auth/two-factor/recovery-codes': { stolen: victim => [codeOf(victim)] },
  'POST /api/auth/two-factor/disable': { stolen: victim => [codeOf(victim)] },
  'POST /api/auth/two-factor/verify': { stolen: victim => [{ code: '000000' }, codeOf(victim)] },
  'POST /api/auth/two-factor/undo': {
    stolen: victim => [{ token: text(first(victim, 'two_factors').undo_hash), newPassword: 'another-door-9' }],
  },
  'GET /api/profile': {},
  'POST /api/profile/save': { good: () => ({ first_name: 'Eve', last_name: 'Buyer', phone: '555 0100' }) },
  'GET /api/application': {},
  'POST /api/application/save-draft': {
    good: () => ({ property_state: 'Ohio', loan_amount: 200_000 }),
    naming: victim => [
      { id: first(victim, 'mortgage_applications').id, property_state: 'Ohio' },
      { tracking_id: first(victim, 'mortgage_applications').tracking_id, status: 'completed', property_state: 'Ohio' },
    ],
  },
  'POST /api/application/complete': {
    good: () => ({ property_state: 'Ohio' }),
    stolen: () => [{ new: true, property_state: 'Ohio' }],
    naming: victim => [{ id: first(victim, 'mortgage_applications').id, property_state: 'Ohio' }],
  },
  'GET /api/closure': {},
  'POST /api/closure/save': {
    good: own => ({ ...closure, application_id: own.tracking_id }),
    stolen: victim => [{ ...closure, application_id: first(victim, 'mortgage_applications').tracking_id }],
    naming: victim => [{ ...closure, id: first(victim, 'loan_closures').id }],
  },
  'POST /api/closure/close': {
    good: own => ({ ...closure, application_id: own.tracking_id }),
    stolen: victim => [{ ...closure, application_id: first(victim, 'mortgage_applications').tracking_id }],
  },
  'GET /api/comparison': {},
  'POST /api/comparison/add': {
    good: () => offer,
    // Ids are the page's own choice and unique for one person only: the same one makes a row of the attacker's.
    naming: victim => [{ ...offer, id: first(victim, 'user_comparison_scenarios').id }],
  },
  'POST /api/comparison/save': {
    good: own => ({ offers: own.scenarios.map(id => ({ ...offer, id })) }),
    naming: victim => [{ offers: [{ ...offer, id: first(victim, 'user_comparison_scenarios').id }] }],
  },
  'POST /api/comparison/update': {
    good: own => ({ id: own.scenarios[0], name: 'Mine' }),
    stolen: victim => [{ id: first(victim, 'user_comparison_scenarios').id, name: 'Mine' }],
  },
  'POST /api/comparison/choose': {
    good: own => ({ id: own.scenarios[0], is_chosen: true }),
    stolen: victim => [{ id: first(victim, 'user_comparison_scenarios').id, is_chosen: true }],
  },
  'POST /api/comparison/remove': {
    good: own => ({ id: own.scenarios[0] }),
    stolen: victim => [{ id: first(victim, 'user_comparison_scenarios').id }],
  },
  'GET /api/loans': {},
  'POST /api/loans/open': {
    good: () => ({ purpose: 'purchase' }),
    stolen: victim => [{ purpose: 'refinance', refinances: first(victim, 'loans').id }],
  },
  'POST /api/loans/rename': { stolen: victim => [{ id: first(victim, 'loans').id, name: 'Mine' }] },
  'POST /api/loans/select': { stolen: victim => [{ id: first(victim, 'loans').id }] },
  'POST /api/loans/end': { stolen: victim => [{ id: first(victim, 'loans').id, reason: 'sold', on: '2026-11-01' }] },
  'GET /api/documents': {},
  'POST /api/documents/mark': { good: () => ({ document: 'pay_stubs', gathered: true }) },
  'GET /api/gifts': {},
  'POST /api/gifts/request': {
    good: () => address,
    naming: victim => [{ ...address, id: first(victim, 'gift_requests').id }],
  },
  'GET /api/escrow': {},
  'POST /api/escrow/plan': { strict: true, good: () => yearTwo },
  'POST /api/escrow/forget': { strict: true, good: () => ({}) },
  'POST /api/escrow/keep': {
    strict: true,
    good: () => ({ id: crypto.randomUUID(), figures: escrowStatement }),
    naming: victim => [{ id: first(victim, 'escrow_statements').id, figures: escrowStatement }],
  },
  'POST /api/escrow/letter': {
    strict: true,
    stolen: victim => [{ id: first(victim, 'escrow_statements').id, letter: escrowLetter }],
  },
  'POST /api/escrow/remind-letter': {
    strict: true,
    stolen: victim => [{ id: first(victim, 'escrow_statements').id, reminder_enabled: false }],
  },
  'POST /api/escrow/remove': {
    strict: true,
    good: () => ({ id: crypto.randomUUID() }),
    naming: victim => [{ id: first(victim, 'escrow_statements').id }],
  },
  'GET /api/insurance-diary': {},
  'POST /api/insurance-diary/keep': {
    strict: true,
    good: () => ({ ...insured, id: crypto.randomUUID(), reminder_enabled: true }),
    naming: victim => [{ ...insured, id: first(victim, 'insurance_diaries').id, reminder_enabled: false }],
  },
  'POST /api/insurance-diary/remove': {
    strict: true,
    good: () => ({ id: crypto.randomUUID() }),
    naming: victim => [{ id: first(victim, 'insurance_diaries').id }],
  },
  'GET /api/lenders': {},
  'GET /api/lenders/offered': {},
  'POST /api/lenders/apply': {
    good: own => ({ lender_ids: [own.lender_id] }),
    stolen: victim => [{ lender_ids: [victim.id] }],
  },
  'POST /api/lenders/applied': {
    good: own => ({ lender_id: own.lender_id, applied: true }),
    stolen: victim => [{ lender_id: victim.id, applied: true }],
  },
  'POST /api/lenders/pulled': {
    good: own => ({ lender_id: own.lender_id, pulled: true }),
    stolen: victim => [{ lender_id: victim.id, pulled: true }],
  },
  'GET /api/notifications': {},
  'POST /api/notifications/read': {
    good: own => ({ id: own.notification_id }),
    stolen: victim => [{ id: first(victim, 'notifications').id }],
  },
  'POST /api/notifications/read-all': { good: () => ({}) },
  'GET /api/notifications/stream': {},
  'GET /api/papers': {},
  'POST /api/papers/keep': {
    strict: true,
    good: () => ({ id: crypto.randomUUID(), figures, unsure: [] }),
    // Ids are the page's own choice, as in the comparison.
    naming: victim => [{ id: first(victim, 'loan_papers').id, figures, unsure: [] }],
  },
  'POST /api/papers/remove': {
    strict: true,
    good: () => ({ id: crypto.randomUUID() }),
    naming: victim => [{ id: first(victim, 'loan_papers').id }],
  },
  'POST /api/papers/settle': {
    strict: true,
    stolen: victim => [{ id: first(victim, 'loan_papers').id, path: 'section_A', value: 1 }],
  },
  'POST /api/papers/link': {
    strict: true,
    stolen: victim => [{ id: first(victim, 'loan_papers').id, offer_id: crypto.randomUUID() }],
  },
  'POST /api/papers/answer': { strict: true, good: () => ({ question: 'intent', answer: 'never' }) },
  'POST /api/papers/pair': { strict: true, good: () => ({ final: { section: 'B', label: 'Survey' }, estimate: null }) },
  'GET /api/preferences': {},
  'POST /api/preferences/save': {
    good: () => ({ email_enabled: false, time_zone: 'America/Denver' }),
    naming: victim => [{ email: victim.email }],
  },
  'POST /api/preferences/ask-again': { good: () => ({}) },
  'GET /api/reminder-address': agreeing,
  'POST /api/reminder-address': agreeing,
  'GET /api/support': {},
  'GET /api/rights': {},
  'POST /api/rights/tell': { strict: true, good: () => ({ applied_on: '2026-11-05', lender_open_saturdays: true }) },
  'POST /api/rights/remind': { strict: true, good: () => ({ key: 'refund-by', reminder_enabled: false }) },
  'GET /api/timeline': {},
  'POST /api/timeline/update': { good: () => ({ event_key: 'closing_day', notes: 'Mine', completed: true }) },
  'GET /api/rate-lock': {},
  'POST /api/rate-lock/save': { strict: true, good: () => locked },
  'POST /api/rate-lock/remove': { strict: true, good: () => ({}) },
  'GET /api/wire-safety': {},
  'POST /api/wire-safety/lock': { strict: true, good: () => settlementAgent },
  // Without a card of one's own there is nothing to change: nobody else's is reached either.
  'POST /api/wire-safety/change': { strict: true, stolen: () => [{ ...settlementAgent, confirmed: true }] },
  'POST /api/wire-safety/note': {
    strict: true,
    stolen: () => [
      {
        other_name: '',
        other_phone: '',
        code_hint: 'The dog',
        bank_name: '',
        bank_phone: '',
        expected_amount: null,
      },
    ],
  },
  'POST /api/wire-safety/remove': { strict: true, good: () => ({}) },
  'POST /api/account/import-guest': {
    strict: true,
    good: () => ({ timeline: [], keep: 'account' }),
    naming: victim => [
      {
        comparison: {
          scenarios: [
            {
              ...offer,
              id: first(victim, 'user_comparison_scenarios').id,
              created_at: '2026-11-01T12:00:00.000Z',
            },
          ],
        },
      },
    ],
  },
  'GET /api/calendar': {},
  'POST /api/calendar/renew': {},
  'GET /api/calendar/:file': {
    ownPath: own => own.calendar,
    forgedPaths: (victim, own) => {
      const key = text(first(victim, 'calendar_subscriptions').key)
      const ownKey = own.calendar.split('/').at(-1)?.split('.')[0] ?? ''
      return [resigned(own.calendar, ownKey, key), `/api/calendar/${key}.ics`, `/api/calendar/${victim.id}.ics`]
    },
  },
  'POST /api/functions/process-reminders': {},
  'GET /api/unsubscribe': unsubscribing,
  'POST /api/unsubscribe': unsubscribing,
  'POST /api/functions/create-donation-payment': { good: () => ({ amount: 25, frequency: 'one-time' }) },
  'POST /api/webhooks/stripe': {
    stolen: victim => [
      {
        id: 'evt_1',
        type: 'checkout.session.completed',
        data: { object: { client_reference_id: victim.id, metadata: { user_id: victim.id, site: ORIGIN } } },
      },
    ],
  },
  'POST /api/functions/send-feedback': {
    good: () => ({ type: 'praise', priority: 'low', title: 'Nice', description: 'Very' }),
    naming: victim => [{ type: 'praise', priority: 'low', title: 'Nice', description: 'Very', email: victim.email }],
  },
  'POST /api/functions/send-realtor-message': {
    good: () => ({ name: 'Eve', email: stranger(), message: 'Hello' }),
    naming: victim => [{ name: 'Eve', email: victim.email, message: 'Hello' }],
  },
  'POST /api/functions/get-mortgage-rates': {},
  'POST /api/functions/get-fed-calendar': {},
  'GET /api/rates/history': {},
  'GET /api/rates/survey': {},
  'POST /api/csp-report': {
    good: () => ({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/' } }),
  },
}
