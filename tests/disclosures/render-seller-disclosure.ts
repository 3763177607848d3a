import { CONTACT_ROLES, type Disclosure, linesOf } from '#domain/disclosures/disclosure.ts'
import { Canvas, type Style } from './canvas.ts'
import { renderBlock, renderClosingInformation, TITLES } from './render-disclosure.ts'
import { renderResult, renderSide } from './render-summaries.ts'

/**
 * The Closing Disclosure that only the seller gets: two pages, with the seller's transaction and the seller's columns alone.
 * What is due from the seller stands below or beside what is due to the seller.
 */
export function renderSellerDisclosure(disclosure: Disclosure, style: Style, sides: 'below' | 'beside'): Canvas {
  const canvas = new Canvas(style)
  renderFirst(canvas, disclosure, sides)
  footer(canvas)
  canvas.page = 2
  renderCosts(canvas, disclosure)
  footer(canvas)
  return canvas
}

function footer(canvas: Canvas): void {
  canvas.text(36, 774, 'CLOSING DISCLOSURE', { size: 7 })
  canvas.text(520, 774, `PAGE ${canvas.page} OF 2`, { size: 7 })
}

function renderFirst(canvas: Canvas, disclosure: Disclosure, sides: 'below' | 'beside'): void {
  const { values } = disclosure
  canvas.text(36, 46, 'Closing Disclosure', { size: 18 })
  canvas.text(36, 91, 'Closing Information', { size: 10 })
  canvas.text(322, 91, 'Transaction Information', { size: 10 })
  renderClosingInformation(canvas, disclosure, 300)
  renderBlock(canvas, 322, 371, 580, [
    ['Borrower', (values.applicants ?? '').split('\n')],
    ['Seller', (values.seller ?? '').split('\n')],
  ])
  canvas.text(40, 214, 'Summaries of Transactions', { white: true, size: 10 })
  canvas.text(40, 229, 'SELLER’S TRANSACTION', { size: 8 })
  renderSide(canvas, disclosure, 'M', 40, 244)
  if (sides === 'beside') {
    renderSide(canvas, disclosure, 'N', 322, 244)
    renderResult(canvas, disclosure, 'seller', 40, 446)
    renderContacts(canvas, disclosure, 536)
  } else {
    renderSide(canvas, disclosure, 'N', 40, 446)
    renderResult(canvas, disclosure, 'seller', 40, 681)
    renderContacts(canvas, disclosure, 214)
  }
}

function renderContacts(canvas: Canvas, disclosure: Disclosure, top: number): void {
  const small = { size: 8 }
  canvas.text(322, top, 'Contact Information', { white: true, size: 10 })
  const heads = {
    real_estate_broker_buyer: 'REAL ESTATE BROKER (B)',
    real_estate_broker_seller: 'REAL ESTATE BROKER (S)',
  }
  let base = top + 15
  for (const role of CONTACT_ROLES.slice(2)) {
    canvas.text(322, base, heads[role as keyof typeof heads] ?? 'SETTLEMENT AGENT', small)
    const { name, address, license_id, contact, email, phone } = disclosure.contacts[role]
    const rows = {
      Name: name,
      Address: address,
      'ST License ID': license_id,
      Contact: contact,
      Email: email,
      Phone: phone,
    }
    for (const [label, text] of Object.entries(rows)) {
      base += 9
      canvas.text(322, base, label, small)
      canvas.value(400, base, text ?? '', small)
    }
    base += 12
  }
  canvas.text(322, base, 'Questions? If you have questions about the loan terms or costs', small)
  canvas.text(322, base + 10, 'on this form, use the contact information above.', small)
}

function renderCosts(canvas: Canvas, disclosure: Disclosure): void {
  const small = { size: 8 }
  const columns = [
    ['seller_paid', 'At Closing', 480],
    ['seller_paid_before', 'Before Closing', 574],
  ] as const
  canvas.text(36, 36, 'Closing Cost Details', { size: 13 })
  canvas.text(520, 52, 'Seller-Paid', { ...small, right: true })
  for (const [, head, right] of columns) canvas.text(right - 4, 63, head, { size: 7, right: true })
  let base = 75
  for (const section of ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const) {
    if (section === 'A' || section === 'E') {
      canvas.text(41, base, section === 'A' ? 'Loan Costs' : 'Other Costs', { white: true, size: 10 })
      base += 12
    }
    canvas.text(39, base, TITLES[section] ?? '', small)
    base += 10.5
    for (const line of linesOf(disclosure, section)) {
      canvas.text(39, base, line.number ?? '', small)
      const isPaid = line.seller_paid !== null || line.seller_paid_before !== null
      if (isPaid) canvas.text(51, base, line.label, small)
      if (isPaid && line.to !== null) canvas.text(280, base, `to ${line.to}`, small)
      for (const [key, , right] of columns)
        canvas.value(right, base, canvas.money(line[key], 'cents'), { ...small, right: true })
      base += 10
    }
  }
  const all = linesOf(disclosure, 'J')[0]
  canvas.text(39, base + 12, 'J. TOTAL CLOSING COSTS', small)
  canvas.text(39, base + 24, 'Closing Costs Subtotals', small)
  for (const [key, , right] of columns)
    canvas.value(right, base + 24, canvas.money(all?.[key] ?? null, 'cents'), { ...small, right: true })
}
