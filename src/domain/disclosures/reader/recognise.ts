import type { UnknownReason } from '../reading.ts'
import { squeeze } from './squeeze.ts'
import { type PageWords, rowsOf, type Word } from './words.ts'

/** What other disclosures call themselves in their titles; the first that fits decides. */
const TITLES: [UnknownReason, RegExp][] = [
  ['reverse', /reversemortgage|homeequityconversion|hecm/],
  ['home-equity-line', /homeequitylineofcredit|heloc|creditlineagreement/],
  ['application-1003', /uniformresidentialloanapplication|freddiemacform65|fanniemaeform1003|form1003/],
  ['fees-worksheet', /feesworksheet|feeworksheet|itemizedfeeworksheet|feedetailsandsummary|closingcostworksheet/],
  ['good-faith-estimate', /goodfaithestimate|truthinlendingdisclosurestatement/],
  ['settlement-statement', /settlementstatement|hud1/],
  ['appraisal', /appraisalreport|appraisalupdate|propertyvaluationreport/],
  ['form-1098', /form1098|mortgageintereststatement/],
]

/** What disclosures without one title have in their text. */
const SIGNS: [UnknownReason, RegExp][] = [
  ['spanish', /estimaciond(el|e)prestamo|estimacionderprestamo|declaraciondecierre|divulgaciondecierre/],
  [
    'bank-statement',
    /(beginning|opening|previous|starting)balance.*(ending|closing|new)balance|statementperiod|accountsummary/,
  ],
]

const SPANISH = [
  'prestamo',
  'costosdecierre',
  'tasadeinteres',
  'pagosproyectados',
  'cierre',
  'prestamista',
  'hipoteca',
  'pagomensual',
]

/** Why pages on which no page of a form was found are no disclosure that we read. */
export function unknownReason(pages: readonly PageWords[]): UnknownReason {
  if (pages.length === 0) return 'empty'
  if (pages.every(({ words }) => words.filter(({ hidden }) => !hidden).length < 5)) return 'picture'
  // Letters without a table that says which they are: what people see is only in the picture.
  if (isUnreadable(pages)) return 'picture'
  const text = withoutAccents(pages.flatMap(({ words }) => words.map(word => word.key)).join(''))
  // The Spanish forms have several titles; their words are always these.
  const spanish = SPANISH.filter(word => text.includes(word)).length >= 3
  if (spanish) return 'spanish'
  const titles = titlesOf(pages)
  const title = TITLES.find(([, sign]) => sign.test(titles))?.[0]
  return title ?? SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'other'
}

const LONGEST_TITLE = 10

/** Rows that name a disclosure, squeezed together: short ones with capitals. A sentence may speak of any other disclosure. */
function titlesOf(pages: readonly PageWords[]): string {
  const rows = pages.flatMap(({ words }) => rowsOf(words)).filter(isTitle)
  return withoutAccents(rows.flatMap(row => row.map(({ key }) => key)).join(''))
}

function isTitle(row: readonly Word[]): boolean {
  const long = row.filter(({ key }) => /\p{L}{4}/u.test(key))
  const capital = long.filter(({ text }) => /^\P{L}*\p{Lu}/u.test(text))
  return row.length <= LONGEST_TITLE && capital.length > 0 && capital.length >= 0.7 * long.length
}

function isUnreadable(pages: readonly PageWords[]): boolean {
  const words = pages.flatMap(page => page.words).filter(({ hidden }) => !hidden)
  const readable = words.filter(({ text }) => /[a-z]{3}/i.test(text))
  return readable.length < words.length * 0.1
}

function withoutAccents(text: string): string {
  return squeeze(text.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** Loans whose disclosures follow other rules, recognised by the form's own words. */
export function declined(purpose: string | null, pages: readonly PageWords[]): UnknownReason | null {
  if (/construction/i.test(purpose ?? '')) return 'construction'
  if (/line of credit|heloc/i.test(purpose ?? '')) return 'home-equity-line'
  const text = pages.flatMap(({ words }) => words.filter(({ hidden }) => !hidden).map(word => word.key)).join('')
  return /reversemortgage|homeequityconversion/.test(text) ? 'reverse' : null
}
