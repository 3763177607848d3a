import { DISCLOSURE_PAGES, type DisclosureKind } from '../fields.ts'
import { parseCents, parsePercent } from './figures.ts'
import { findLabel, findLabels, isHeading, isOneRow } from './labels.ts'
import { squeeze } from './squeeze.ts'
import { isCheckMark, type PageWords } from './words.ts'

/** A page of a form: which one, of which disclosure. */
export interface FormPage {
  kind: DisclosureKind
  number: number
  page: PageWords
  loan_id: string | null
  /** How many of the page's headings were found. */
  headings: number
}

interface Mark {
  kind: DisclosureKind
  number: number
  /** Said somewhere on the page, all of them. */
  needs: string[]
  /** Headings, of which some have to be there: two, or three where a title may be said by other disclosures too. */
  of: string[]
  least?: number
  /** With this heading two are enough. */
  title?: string
  not?: string[]
}

/** Headings that tell a page, wherever its program has put the page number. */
const MARKS: Mark[] = [
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
      'taxesandothergovernmentfees',
      'initialescrowpaymentatclosing',
      'totalothercosts',
      'totalclosingcosts',
      'calculatingcashtoclose',
    ],
    // Other disclosures have some of these sections; an addendum has the title and one of them.
    least: 5,
    title: 'closingcostdetails',
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
      'totalclosingcosts',
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
      'closingcostspaidbeforeclosing',
      'totalpayoffsandpayments',
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
    of: [
      'loancalculations',
      'totalofpayments',
      'otherdisclosures',
      'contactinformation',
      'financecharge',
      'confirmreceipt',
    ],
  },
]

/** Titles of disclosures that come in one file with a form and speak of its sections. */
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
  'changedcircumstance',
  'changeofcircumstance',
  'changeincircumstance',
  'variancereport',
  'toleranceanalysis',
  'tolerancereport',
  'feecomparison',
  'closingcostestimate',
  'intenttoproceed',
]

/** Of what page 1 is about, one table at least: an addendum or a sheet for signatures may repeat the words above them. */
const FIRST_TABLES = ['loanterms', 'projectedpayments', 'costsatclosing', 'summariesoftransactions']

/** The form pages a sheet of paper holds; an excerpt may have the end of one page and the start of the next. */
export function formPages(page: PageWords): FormPage[] {
  if (OTHER_TITLES.some(title => findLabel(page, title, { bottom: page.height * 0.2 }) !== null)) return []
  const says = (label: string) => findLabels(page, label).some(isOneRow)
  const has = (label: string) => hasHeading(page, label)
  const loan_id = footerLoanId(page)
  return MARKS.flatMap(({ kind, number, needs, of, least, title, not = [] }): FormPage[] => {
    if (!needs.every(says) || not.some(says)) return []
    const headings = of.filter(has).length
    const enough = needs.length > 0 ? 3 : title !== undefined && has(title) ? 2 : (least ?? 2)
    if (headings < enough) return []
    // Page 1 of an estimate names the Closing Disclosure in a sentence, and the other way round; only its own has the tables.
    if (number === 1 && !(isKind(page, kind) && FIRST_TABLES.some(has))) return []
    return [{ kind, number, page, loan_id, headings }]
  })
}

function hasHeading(page: PageWords, label: string): boolean {
  return findLabels(page, label).some(found => isHeading(page.words, found))
}

/**
 * Without what only looks like a page of a form: a guide or a blank form beside the filled one, a cost sheet or a notice that
 * names its sections beside the page itself.
 */
export function realPages(pages: readonly FormPage[]): FormPage[] {
  const filled = pages.filter(({ page }) => hasFigures(page))
  return pages.filter(page => {
    if (!filled.includes(page)) {
      // A guide explains several pages of the form on one, and says no figure.
      if (pages.some(other => other !== page && other.page === page.page)) return false
      if (filled.length > 0 && !filled.some(({ kind }) => kind === page.kind)) return false
    }
    const rivals = filled.filter(
      other =>
        other !== page &&
        other.kind === page.kind &&
        other.number === page.number &&
        !isOfOtherLoan(other, page) &&
        !isRestOf(other, page),
    )
    if (rivals.length > 0 && !filled.includes(page)) return false
    return saysItsNumber(page) || !rivals.some(({ headings }) => headings >= page.headings + 2)
  })
}

/** 'CLOSING DISCLOSURE … PAGE 4 OF 5' at its foot: what only looks like a page of the form has no such row. */
function saysItsNumber({ kind, number, page }: FormPage): boolean {
  const numbers = findLabels(page, `page${number}of${DISCLOSURE_PAGES[kind].length}`)
  const names = findLabels(page, squeeze(kind))
  return numbers.some(({ base }) => names.some(name => Math.abs(name.base - base) < 4))
}

/** Each page says of which loan it is, so that neither only looks like the other. */
function isOfOtherLoan(one: FormPage, other: FormPage): boolean {
  return one.loan_id !== null && other.loan_id !== null && one.loan_id !== other.loan_id
}

const LEAST_FIGURES = 3

function hasFigures({ words }: PageWords): boolean {
  const figures = words.filter(
    ({ text, hidden }) => !hidden && ((text.includes('$') && parseCents(text) !== null) || parsePercent(text) !== null),
  )
  return figures.length >= LEAST_FIGURES
}

function isKind(page: PageWords, kind: DisclosureKind): boolean {
  const closingDisclosure = ['closinginformation', 'transactioninformation', 'disbursementdate'].some(
    label => findLabel(page, label) !== null,
  )
  return (kind === 'closing-disclosure') === closingDisclosure
}

function footerLoanId(page: PageWords): string | null {
  // A letter page on a longer sheet ends above its edge.
  const footer = page.words.filter(({ base, hidden }) => base > page.height * 0.7 && !hidden)
  const at = footer.findLastIndex((word, index) => word.key === 'id' && footer[index - 1]?.key === 'loan')
  const after = footer.slice(at + 1).find(({ key, text }) => key !== '' && !isCheckMark(text))
  return at >= 0 && after ? squeeze(after.text) : null
}

/**
 * Which pages are one disclosure. Pages may lie in any order: each goes to the disclosure of its kind that was begun last,
 * has no such page yet and the same loan id.
 */
export function disclosuresOf(pages: readonly FormPage[]): FormPage[][] {
  const disclosures: FormPage[][] = []
  for (const page of pages) {
    const home = disclosures.findLast(disclosure => fits(disclosure, page))
    if (home) home.push(page)
    else disclosures.push([page])
  }
  for (const disclosure of disclosures)
    disclosure.sort((one, other) => one.number - other.number || one.page.page - other.page.page)
  return disclosures
}

/** Pages of two versions of one disclosure lie among each other: which of them belong together, nobody can tell. */
export function isShuffled(disclosure: readonly FormPage[], disclosures: readonly FormPage[][]): boolean {
  const sheets = (form: readonly FormPage[]) => form.map(({ page }) => page.page)
  const [first, last] = [Math.min(...sheets(disclosure)), Math.max(...sheets(disclosure))]
  return disclosures.some(
    other =>
      other !== disclosure &&
      other[0]?.kind === disclosure[0]?.kind &&
      Math.min(...sheets(other)) <= last &&
      Math.max(...sheets(other)) >= first,
  )
}

function fits(disclosure: readonly FormPage[], page: FormPage): boolean {
  const [first] = disclosure
  if (!first || first.kind !== page.kind) return false
  const ids = disclosure.map(({ loan_id }) => loan_id).find(id => id !== null)
  if (ids && page.loan_id && ids !== page.loan_id) return false
  const same = disclosure.filter(({ number }) => number === page.number)
  return same.every(other => isRestOf(other, page))
}

/** What a page of the form holds once, wherever it goes on. */
const ONCE: Record<number, string[]> = {
  // Page 2 of a Closing Disclosure may be two, loan costs and other costs; and page 2 of an estimate may have an addendum.
  2: ['originationcharges', 'totalloancosts', 'prepaids', 'totalothercosts'],
  // The Spanish Closing Disclosure has six pages.
  4: ['negativeamortization', 'demandfeature', 'securityinterest', 'partialpayments', 'assumption'],
  5: ['loancalculations', 'contactinformation'],
}

/** Whether a page goes on on another sheet, which holds nothing of what is on the first. */
function isRestOf({ kind, number, page }: FormPage, other: FormPage): boolean {
  const once = number !== 2 && kind === 'loan-estimate' ? [] : (ONCE[number] ?? [])
  const [own, more] = [page, other.page].map(sheet => once.filter(label => hasHeading(sheet, label)))
  if (!own || !more || once.length === 0 || own.some(label => more.includes(label))) return false
  return number === 2 || (own.length > 0 && more.length > 0)
}
