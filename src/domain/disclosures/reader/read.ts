import { readEscrowStatement } from '../../escrow/reader/read-statement.ts'
import { DISCLOSURE_PAGES, type DisclosureKind, FIELD_KEYS, isOn } from '../fields.ts'
import { type DisclosureReading, doubted, type FileReading, type PositionedText } from '../reading.ts'
import { readStatement } from '../statement/read-statement.ts'
import { readClosingDisclosureCash, readEstimateCash } from './cash.ts'
import { readClosingDisclosureCosts } from './closing-disclosure-costs.ts'
import { readCalculations, readComparisons } from './comparisons.ts'
import { readClosingDisclosureContacts, readEstimateContacts } from './contacts.ts'
import { readEstimateCosts } from './estimate-costs.ts'
import { readTerms, readTop } from './first-page.ts'
import { inEnglish } from './in-english.ts'
import { readAdjustable, readConsiderations, readLiability, readLoanDisclosures } from './loan-disclosures.ts'
import { disclosuresOf, type FormPage, formPages, isShuffled, realPages } from './pages.ts'
import { readCostsAtClosing, readPayments } from './payments.ts'
import { declined, unknownReason } from './recognise.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { pagesOnSheet } from './sheets.ts'
import { readSummaries } from './summaries.ts'
import { betterReading, bothWays } from './two-readings.ts'
import { type PageWords, readablePages } from './words.ts'

export interface PageSize {
  page: number
  width: number
  height: number
  /** Its words were read from a picture of it. */
  isPicture?: boolean
}

/** From the words of a file to the disclosures in it. Nothing is guessed: what is not sure says so, or is left out. */
export function readDisclosures(texts: readonly PositionedText[], sizes: readonly PageSize[]): FileReading {
  const pictures = new Set(sizes.filter(({ isPicture }) => isPicture).map(({ page }) => page))
  // How large the letters of a picture are says nothing about the sheet.
  const pages = readablePages(texts, sizes)
    .map(inEnglish)
    .flatMap(page => (pictures.has(page.page) ? [page] : pagesOnSheet(page)))
  const found = disclosuresOf(realPages(pages.flatMap(formPages)))
  const [first, ...more] = found.map(form => {
    const [level, higher] = bothWays(form)
    const lower = readDisclosure(level, pictures)
    const read = higher ? betterReading(lower, readDisclosure(higher, pictures)) : lower
    return isShuffled(form, found) ? { ...read, readings: doubted(read.readings) } : read
  })
  if (!first) return noDisclosure(texts, pages, pictures)
  const why = declined(first.disclosure.values.purpose, found[0]?.map(({ page }) => page) ?? [])
  if (why) return { kind: 'unknown', why, disclosures: [] }
  const disclosures: [DisclosureReading, ...DisclosureReading[]] = [first, ...more]
  const other_pages = sizes
    .map(({ page }) => page)
    .filter(page => !disclosures.some(disclosure => disclosure.pages.includes(page)))
  return { kind: first.disclosure.kind, disclosures, other_pages }
}

/** Statements of a loan that runs have no form, and are known by their sums; a table of months is the yearly one's. */
function noDisclosure(
  texts: readonly PositionedText[],
  pages: readonly PageWords[],
  pictures: ReadonlySet<number>,
): FileReading {
  const escrow = readEscrowStatement(texts)
  const isYearly = escrow !== null && (escrow.projection ?? escrow.history) !== null
  const statement = isYearly ? null : readStatement(pages, pictures)
  if (statement) return { kind: 'unknown', why: 'periodic-statement', disclosures: [], statement }
  const why = unknownReason(pages)
  if (escrow && (isYearly || why === 'other'))
    return { kind: 'unknown', why: 'escrow-statement', disclosures: [], escrow }
  return { kind: 'unknown', why, disclosures: [] }
}

type Step = (sheet: Sheet, page: PageWords) => void

const STEPS: Record<DisclosureKind, Record<number, Step[]>> = {
  'loan-estimate': {
    1: [readTop, readTerms, readPayments, readCostsAtClosing],
    2: [readEstimateCosts, readEstimateCash, readAdjustable],
    3: [readComparisons, readConsiderations, readEstimateContacts],
  },
  'closing-disclosure': {
    1: [readTop, readTerms, readPayments, readCostsAtClosing],
    2: [readClosingDisclosureCosts],
    3: [readClosingDisclosureCash, readSummaries],
    4: [readLoanDisclosures, readAdjustable],
    5: [readCalculations, readLiability, readClosingDisclosureContacts],
  },
}

function readDisclosure(form: readonly FormPage[], pictures: ReadonlySet<number>): DisclosureReading {
  const kind = form[0]?.kind ?? 'loan-estimate'
  const sheet = newSheet(
    kind,
    form.map(({ page }) => page),
  )
  for (const { number, page } of form) for (const step of STEPS[kind][number] ?? []) step(sheet, page)
  for (const key of FIELD_KEYS) {
    if (isOn(key, kind)) sheet.readings[key] ??= { confidence: 'missing', place: null }
  }
  const held = new Set(form.map(({ number }) => number))
  const pages = [...new Set(form.map(({ page }) => page.page))]
  return {
    disclosure: sheet.disclosure,
    readings: sheet.readings,
    pages,
    picture_pages: pages.filter(page => pictures.has(page)),
    missing_pages: DISCLOSURE_PAGES[kind].filter(number => !held.has(number)),
  }
}
