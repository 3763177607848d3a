import { Canvas, PLAIN } from './canvas.ts'
import type { RenderedFile } from './distort.ts'

type Render = (canvas: Canvas) => void

/** Other pages in one file with a form, before it. */
export function withPagesBefore(file: RenderedFile, ...renders: Render[]): RenderedFile {
  const before = otherPages(...renders)
  const shift = before.sizes.length
  return {
    texts: [...before.texts, ...file.texts.map(text => ({ ...text, page: text.page + shift }))],
    sizes: [...before.sizes, ...file.sizes.map(size => ({ ...size, page: size.page + shift }))],
  }
}

/** A file of such pages alone. */
export function otherPages(...renders: Render[]): RenderedFile {
  const canvas = new Canvas(PLAIN)
  renders.forEach((render, at) => {
    canvas.page = at + 1
    render(canvas)
  })
  return {
    texts: canvas.texts,
    sizes: renders.map((_, at) => ({ page: at + 1, width: PLAIN.width, height: PLAIN.height })),
  }
}

function prose(canvas: Canvas, top: number, lines: string[]): number {
  lines.forEach((line, at) => {
    canvas.text(54, top + at * 14, line, { size: 10 })
  })
  return top + lines.length * 14
}

function table(canvas: Canvas, top: number, rows: [string, ...string[]][], columns: number[]): void {
  rows.forEach(([label, ...values], at) => {
    canvas.text(54, top + at * 14, label)
    values.forEach((value, column) => {
      canvas.text(columns[column] ?? 500, top + at * 14, value, { right: true })
    })
  })
}

/** What a lender or a title company puts on top; it names the parts of the form in its sentences. */
export const coverLetter: Render = canvas => {
  canvas.text(54, 60, 'Prairie Mutual Home Loans', { size: 14 })
  prose(canvas, 110, [
    'Dear Ms. Jones,',
    'Enclosed is your Loan Estimate. Please read it with care.',
    'Loan Terms and Projected Payments are on page 1, Costs at Closing below them.',
    'Closing Cost Details follow on page 2: origination charges, services you cannot shop for,',
    'services you can shop for and total loan costs.',
    'Page 3 has Comparisons and Other Considerations. Rate Lock, Date Issued and',
    'Estimated Closing Costs are explained on our site. Your Closing Disclosure comes later.',
    'Sincerely,',
  ])
}

/** The same words as headings, each with its explanation. */
export const guide: Render = canvas => {
  canvas.text(54, 60, 'How to read your Loan Estimate', { size: 16 })
  const parts = [
    'Date Issued',
    'Loan Terms',
    'Projected Payments',
    'Costs at Closing',
    'Rate Lock',
    'Closing Cost Details',
    'Origination Charges',
    'Services You Cannot Shop For',
    'Total Loan Costs',
    'Comparisons',
    'In 5 Years',
    'Other Considerations',
  ]
  parts.forEach((part, at) => {
    canvas.text(54, 90 + at * 44, part, { size: 11 })
    prose(canvas, 104 + at * 44, ['What this part of the form is for, and what to ask about it.'])
  })
}

/** The buyer says that they want to go on. */
export const intentToProceed: Render = canvas => {
  canvas.text(54, 60, 'Notice of Intent to Proceed', { size: 14 })
  prose(canvas, 100, [
    'I have received the Loan Estimate and want to proceed with this loan.',
    'Date Issued: 2/15/2024',
    'Loan Terms reviewed: yes',
    'Costs at Closing reviewed: yes',
  ])
}

/** Why the lender sends a new estimate: sections and amounts, and no page of the form. */
export const changedCircumstance: Render = canvas => {
  canvas.text(54, 60, 'Notice of Changed Circumstance', { size: 14 })
  prose(canvas, 84, ['These charges of your Loan Estimate change because of new information.'])
  canvas.text(54, 120, 'A. Origination Charges')
  table(canvas, 134, [['Underwriting Fee', '$1,097', '$1,397']], [420, 520])
  canvas.text(54, 160, 'B. Services You Cannot Shop For')
  table(canvas, 174, [['Appraisal Fee', '$405', '$505']], [420, 520])
}

/** Estimate and Closing Disclosure side by side, as programs of lenders print it for themselves. */
export const varianceReport: Render = canvas => {
  canvas.text(54, 60, 'Tolerance Variance Report', { size: 14 })
  table(
    canvas,
    100,
    [
      ['A. Origination Charges', '$1,802', '$1,802', '$0'],
      ['B. Services You Cannot Shop For', '$672', '$691', '$19'],
      ['C. Services You Can Shop For', '$3,198', '$2,655', '$0'],
      ['D. Total Loan Costs', '$5,672', '$5,148', '$0'],
    ],
    [360, 440, 520],
  )
}

export const costSheet: Render = canvas => {
  canvas.text(54, 60, 'Closing Cost Estimate', { size: 14 })
  table(
    canvas,
    100,
    [
      ['Origination Charges', '$1,950'],
      ['Services You Can Shop For', '$2,400'],
      ['Total Closing Costs', '$9,210'],
    ],
    [520],
  )
}

/** The form of settlements before 2015. */
export const hud1: Render = canvas => {
  canvas.text(54, 40, 'A. Settlement Statement (HUD-1)', { size: 14 })
  canvas.text(54, 90, 'J. Summary of Borrower’s Transaction')
  canvas.text(320, 90, 'K. Summary of Seller’s Transaction')
  table(
    canvas,
    110,
    [
      ['101. Contract sales price', '$180,000.00'],
      ['103. Settlement charges to borrower', '$6,200.00'],
      ['120. Gross Amount Due from Borrower', '$186,200.00'],
      ['303. Cash From To Borrower', '$24,200.00'],
    ],
    [300],
  )
  canvas.text(320, 200, 'Paid From Borrower’s Funds at Settlement')
}

/** A year's interest, for the tax return. */
export const form1098: Render = canvas => {
  canvas.text(320, 50, 'Form 1098', { size: 12 })
  canvas.text(320, 64, 'Mortgage Interest Statement', { size: 12 })
  table(
    canvas,
    110,
    [
      ['1 Mortgage interest received from payer(s)/borrower(s)', '$9,812.44'],
      ['2 Outstanding mortgage principal', '$162,000.00'],
      ['5 Mortgage insurance premiums', '$988.20'],
      ['10 Other: Escrow Account, property taxes', '$2,100.00'],
    ],
    [520],
  )
}

export const appraisal: Render = canvas => {
  canvas.text(54, 40, 'Uniform Residential Appraisal Report', { size: 14 })
  prose(canvas, 80, [
    'The purpose of this report is to give the lender an opinion of the market value.',
    'Financing in the area: conventional, FHA, and a few with a home equity line of credit.',
    'The lender may also use form 1003 or a reverse mortgage; neither changes this opinion.',
  ])
  table(canvas, 160, [['Opinion of market value', '$412,500']], [520])
}
