import { CONTACT_ROLES, type ContactKey, type Disclosure } from '#domain/disclosures/disclosure.ts'
import type { Canvas } from './canvas.ts'
import { renderAdjustable } from './render-adjustable.ts'

/** Page 4 of a Closing Disclosure. */
export function renderLoanDisclosures(canvas: Canvas, disclosure: Disclosure): void {
  const { values } = disclosure
  const choice = (x: number, base: number, on: boolean, text: string) => {
    canvas.box(x, base, on)
    canvas.text(x + 11, base, text, { size: 8.5 })
  }
  const line = (x: number, base: number, text: string, size = 8.5) => canvas.text(x, base, text, { size })
  line(36, 46, 'Additional Information About This Loan', 13)
  canvas.text(42, 79, 'Loan Disclosures', { white: true, size: 10 })
  line(36, 98, 'Assumption', 9)
  line(36, 109, 'If you sell or transfer this property to another person, your lender')
  choice(37, 121, values.assumption === 'yes', 'will allow, under certain conditions, this person to assume this')
  line(48, 132, 'loan on the original terms.')
  choice(37, 144, values.assumption === 'no', 'will not allow assumption of this loan on the original terms.')
  line(36, 165, 'Demand Feature', 9)
  line(36, 178, 'Your loan')
  choice(37, 190, values.demand_feature === 'yes', 'has a demand feature, which permits your lender to require early')
  line(48, 200, 'repayment of the loan. You should review your note for details.')
  choice(37, 213, values.demand_feature === 'no', 'does not have a demand feature.')
  line(36, 234, 'Late Payment', 9)
  line(36, 245, `If your payment is more than ${values.late_payment_days ?? ''} days late, your lender will charge a`)
  line(36, 255, `late fee of ${values.late_payment_fee ?? ''}.`)
  line(36, 276, 'Negative Amortization (Increase in Loan Amount)', 9)
  line(36, 287, 'Under your loan terms, you')
  choice(
    37,
    299,
    values.negative_amortization === 'scheduled',
    'are scheduled to make monthly payments that do not pay all of',
  )
  line(48, 310, 'the interest due that month.')
  choice(
    37,
    354,
    values.negative_amortization === 'possible',
    'may have monthly payments that do not pay all of the interest',
  )
  line(48, 364, 'due that month.')
  choice(37, 408, values.negative_amortization === 'none', 'do not have a negative amortization feature.')
  line(36, 429, 'Partial Payments', 9)
  line(36, 442, 'Your lender')
  choice(37, 454, values.partial_payments === 'accepted', 'may accept payments that are less than the full amount due')
  line(48, 465, '(partial payments) and apply them to your loan.')
  choice(
    37,
    477,
    values.partial_payments === 'held',
    'may hold them in a separate account until you pay the rest of the',
  )
  choice(37, 500, values.partial_payments === 'refused', 'does not accept any partial payments.')
  line(36, 534, 'Security Interest', 9)
  line(36, 544, 'You are granting a security interest in')
  line(36, 556, values.security_interest ?? '')
  line(36, 591, 'You may lose this property if you do not make your payments.')
  line(315, 98, 'Escrow Account', 9)
  line(315, 108, 'For now, your loan')
  choice(316, 121, values.escrow_account === 'yes', 'will have an escrow account (also called an impound)')
  line(319, 187, 'Escrow')
  const amounts: [number, string, number | null][] = [
    [201, 'Escrowed', values.escrowed_costs_year_1],
    [251, 'Non-Escrowed', values.non_escrowed_costs_year_1],
    [304, 'Initial Escrow', values.initial_escrow_payment],
    [340, 'Monthly Escrow', values.monthly_escrow_payment],
  ]
  for (const [base, label, cents] of amounts) {
    line(319, base, label)
    line(319, base + 9, base < 300 ? 'Property Costs' : 'Payment')
    if (base < 300) line(319, base + 18, 'over Year 1')
    canvas.value(431, base, canvas.money(cents, 'cents'), { size: 8.5, right: true })
    line(439, base, base < 300 ? 'Estimated total amount over year 1 for' : 'The amount included in your payment')
  }
  choice(316, 380, values.escrow_account === 'no', 'will not have an escrow account because')
  canvas.box(488, 380, values.escrow_account === 'no' && values.escrow_waiver_fee !== null)
  line(497, 380, 'you declined it')
  canvas.box(556, 380, values.escrow_account === 'no' && values.escrow_waiver_fee === null)
  line(565, 380, 'your')
  line(327, 390, 'lender does not offer one. You must directly pay your property')
  line(319, 429, 'No Escrow')
  line(319, 444, 'Estimated')
  line(319, 453, 'Property Costs')
  line(319, 462, 'over Year 1')
  canvas.value(431, 444, canvas.money(values.no_escrow_costs_year_1, 'cents'), { size: 8.5, right: true })
  line(439, 444, 'Estimated total amount over year 1. You')
  line(319, 476, 'Escrow Waiver Fee')
  canvas.value(431, 476, canvas.money(values.escrow_waiver_fee, 'cents'), { size: 8.5, right: true })
  renderAdjustable(canvas, disclosure, 622)
}

const ROWS: [ContactKey, string, number][] = [
  ['name', 'Name', 472],
  ['address', 'Address', 497],
  ['nmls_id', 'NMLS ID', 532],
  ['license_id', 'ST License ID', 547],
  ['contact', 'Contact', 562],
  ['contact_nmls_id', 'Contact NMLS ID', 577],
  ['contact_license_id', 'Contact', 591],
  ['email', 'Email', 616],
  ['phone', 'Phone', 642],
]

/** Page 5 of a Closing Disclosure. */
export function renderCalculations(canvas: Canvas, disclosure: Disclosure): void {
  const { values } = disclosure
  const line = (x: number, base: number, text: string, size = 8.5) => canvas.text(x, base, text, { size })
  canvas.text(42, 50, 'Loan Calculations', { white: true, size: 10 })
  canvas.text(318, 50, 'Other Disclosures', { white: true, size: 10 })
  const rows: [number, string, string, string][] = [
    [
      70,
      'Total of Payments. Total you will have paid after',
      'you make all payments, as scheduled.',
      canvas.money(values.total_of_payments, 'cents'),
    ],
    [114, 'Finance Charge. The dollar amount the loan will', 'cost you.', canvas.money(values.finance_charge, 'cents')],
    [
      149,
      'Amount Financed. The loan amount available after',
      'paying your upfront finance charge.',
      canvas.money(values.amount_financed, 'cents'),
    ],
    [
      184,
      'Annual Percentage Rate (APR). Your costs over',
      'the loan term expressed as a rate.',
      canvas.rate(values.apr),
    ],
    [
      229,
      'Total Interest Percentage (TIP). The total amount',
      'of interest that you will pay.',
      canvas.rate(values.tip),
    ],
  ]
  for (const [base, first, second, value] of rows) {
    line(40, base, first)
    line(40, base + 10, second)
    canvas.value(293, base + 10, value, { right: true, size: 9 })
  }
  line(312, 217, 'Liability after Foreclosure', 9)
  line(312, 228, 'If your lender forecloses on this property and it does not')
  line(312, 238, 'cover the amount of unpaid balance on this loan,')
  canvas.box(313, 250, values.liability_after_foreclosure === 'protected')
  line(324, 250, 'state law may protect you from liability for the unpaid balance.')
  canvas.box(313, 295, values.liability_after_foreclosure === 'liable')
  line(324, 295, 'state law does not protect you from liability for the unpaid balance.')
  line(312, 318, 'Refinance', 9)
  line(95, 313, 'Questions? If you have questions about the')
  line(95, 324, 'loan terms or costs on this form, use the contact information below.')
  canvas.text(40, 433, 'Contact Information', { white: true, size: 10 })
  const heads = ['Lender', 'Mortgage Broker', 'Real Estate Broker', 'Real Estate Broker', 'Settlement Agent']
  heads.forEach((head, at) => {
    line(120 + at * 92, 448, head)
  })
  line(304, 458, '(B)')
  line(396, 458, '(S)')
  for (const [key, label, base] of ROWS) {
    line(40, base, label)
    if (key === 'contact_license_id') line(40, base + 10, 'ST License ID')
    CONTACT_ROLES.forEach((role, at) => {
      const text = disclosure.contacts[role][key] ?? (role === 'mortgage_broker' ? canvas.style.blank : '')
      // Narrow columns break a name after three words.
      const words = text.split(' ')
      const parts = text.length > 18 ? [words.slice(0, 2).join(' '), words.slice(2).join(' ')] : [text]
      parts.forEach((part, row) => {
        if (part) canvas.value(120 + at * 92, base + row * 9.5, part, { size: 8 })
      })
    })
  }
  canvas.text(41, 679, 'Confirm Receipt', { white: true, size: 10 })
}
