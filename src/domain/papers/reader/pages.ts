import type { PaperKind } from '../fields.ts'
import { findLabel, findLabels, isOneRow } from './labels.ts'
import { isCheckMark, type PageWords, squeeze } from './words.ts'

/** A page of a form: which one, of which paper. */
export interface FormPage {
  kind: PaperKind
  number: number
  page: PageWords
  loan_id: string | null
}

/** Headings that tell a page, wherever its program has put the page number. */
const MARKS: { kind: PaperKind; number: number; needs: string[]; of: string[]; not?: string[] }[] = [
  {
    kind: 'loan-estimate',
    number: 1,
    needs: ['loanestimate'],
    of: ['dateissued', 'loanterms', 'projectedpayments', 'costsatclosing', 'ratelock', 'estimatedclosingcosts'],
  },
  {
    kind: 'loan-estimate',
    number: 2,
    needs: [],
    of: [
      'closingcostdetails',
      'servicesyoucannotshopfor',
      'servicesyoucanshopfor',
      'totalloancosts',
      'originationcharges',
    ],
    not: ['servicesborrowerdidnotshopfor', 'servicesborrowerdidshopfor', 'borrowerpaid'],
  },
  {
    kind: 'loan-estimate',
    number: 3,
    needs: [],
    of: [
      'additionalinformationaboutthisloan',
      'comparisons',
      'in5years',
      'otherconsiderations',
      'totalinterestpercentage',
    ],
    not: ['loancalculations', 'loandisclosures', 'totalofpayments'],
  },
  {
    kind: 'closing-disclosure',
    number: 1,
    needs: ['closingdisclosure'],
    of: [
      'closinginformation',
      'transactioninformation',
      'loaninformation',
      'loanterms',
      'costsatclosing',
      'closingdate',
    ],
  },
  {
    kind: 'closing-disclosure',
    number: 2,
    needs: [],
    of: [
      'borrowerpaid',
      'sellerpaid',
      'servicesborrowerdidnotshopfor',
      'servicesborrowerdidshopfor',
      'othercostssubtotals',
      'closingcostssubtotals',
      'loancostssubtotals',
    ],
  },
  {
    kind: 'closing-disclosure',
    number: 3,
    needs: [],
    of: [
      'didthischange',
      'summariesoftransactions',
      'payoffsandpayments',
      'sellerstransaction',
      'borrowerstransaction',
    ],
  },
  {
    kind: 'closing-disclosure',
    number: 4,
    needs: [],
    of: [
      'loandisclosures',
      'demandfeature',
      'partialpayments',
      'securityinterest',
      'escrowaccount',
      'negativeamortization',
    ],
  },
  {
    kind: 'closing-disclosure',
    number: 5,
    needs: [],
    of: ['loancalculations', 'totalofpayments', 'otherdisclosures', 'contactinformation', 'financecharge'],
  },
]

/** Titles of papers that come in one file with a form and speak of its sections. */
const OTHER_TITLES = [
  'feesworksheet',
  'feeworksheet',
  'closingcostworksheet',
  'itemizationofamountfinanced',
  'itemizationoftheamountfinanced',
  'listofserviceproviders',
  'listofsettlementserviceproviders',
  'serviceproviderslist',
  'serviceproviderlist',
]

/** Of what page 1 is about, one table at least: an addendum or a sheet for signatures may repeat the words above them. */
const FIRST_TABLES = ['loanterms', 'projectedpayments', 'costsatclosing', 'summariesoftransactions']

/** The form pages a sheet of paper holds; an excerpt may have the end of one page and the start of the next. */
export function formPages(page: PageWords): FormPage[] {
  if (OTHER_TITLES.some(title => findLabel(page, title, { bottom: page.height * 0.2 }) !== null)) return []
  const has = (label: string) => findLabels(page, label).some(isOneRow)
  const found = MARKS.filter(({ needs, of, not = [] }) => {
    if (!needs.every(has) || not.some(has)) return false
    // A fee or a sentence may be called like a part of page 1.
    return of.filter(has).length >= (needs.length > 0 ? 3 : 2)
  })
  // Page 1 of an estimate names the disclosure in a sentence, and the other way round; only its own has the tables.
  const kept = found.filter(mark => mark.number !== 1 || (isKind(page, mark.kind) && FIRST_TABLES.some(has)))
  const loan_id = footerLoanId(page)
  return kept.map(({ kind, number }) => ({ kind, number, page, loan_id }))
}

function isKind(page: PageWords, kind: PaperKind): boolean {
  const disclosure = ['closinginformation', 'transactioninformation', 'disbursementdate'].some(
    label => findLabel(page, label) !== null,
  )
  return (kind === 'closing-disclosure') === disclosure
}

function footerLoanId(page: PageWords): string | null {
  const footer = page.words.filter(({ base, hidden }) => base > page.height * 0.9 && !hidden)
  const at = footer.findIndex((word, index) => word.key === 'id' && footer[index - 1]?.key === 'loan')
  const after = footer.slice(at + 1).find(({ key, text }) => key !== '' && !isCheckMark(text))
  return at >= 0 && after ? squeeze(after.text) : null
}

/**
 * Which pages are one paper. Pages may lie in any order: each goes to the first paper of its kind that has no such page
 * yet and the same loan id.
 */
export function papersOf(pages: readonly FormPage[]): FormPage[][] {
  const papers: FormPage[][] = []
  for (const page of pages) {
    const home = papers.find(paper => fits(paper, page))
    if (home) home.push(page)
    else papers.push([page])
  }
  for (const paper of papers) paper.sort((one, other) => one.number - other.number || one.page.page - other.page.page)
  return papers
}

function fits(paper: readonly FormPage[], page: FormPage): boolean {
  const [first] = paper
  if (!first || first.kind !== page.kind) return false
  const ids = paper.map(({ loan_id }) => loan_id).find(id => id !== null)
  if (ids && page.loan_id && ids !== page.loan_id) return false
  const same = paper.filter(({ number }) => number === page.number)
  // Page 2 of a disclosure may be two, loan costs and other costs; and page 2 of an estimate may have an addendum.
  return same.length === 0 || (page.number === 2 && same.every(other => !overlap(other.page, page.page)))
}

const COST_HEADINGS = ['originationcharges', 'totalloancosts', 'prepaids', 'totalothercosts']

function overlap(one: PageWords, other: PageWords): boolean {
  return COST_HEADINGS.some(label => findLabel(one, label) !== null && findLabel(other, label) !== null)
}
