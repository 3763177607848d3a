import { readEscrowStatement } from '../../escrow/reader/read-statement.ts'
import { FIELD_KEYS, isOn, PAPER_PAGES, type PaperKind } from '../fields.ts'
import { doubted, type FileReading, type PaperReading, type PositionedText } from '../reading.ts'
import { readStatement } from '../statement/read-statement.ts'
import { readDisclosureCash, readEstimateCash } from './cash.ts'
import { readCalculations, readComparisons } from './comparisons.ts'
import { readDisclosureContacts, readEstimateContacts } from './contacts.ts'
import { readDisclosureCosts } from './disclosure-costs.ts'
import { readAdjustable, readConsiderations, readLiability, readLoanDisclosures } from './disclosures.ts'
import { readEstimateCosts } from './estimate-costs.ts'
import { readTerms, readTop } from './first-page.ts'
import { inEnglish } from './in-english.ts'
import { type FormPage, formPages, isShuffled, papersOf, realPages } from './pages.ts'
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

/** From the words of a file to the papers in it. Nothing is guessed: what is not sure says so, or is left out. */
export function readPapers(texts: readonly PositionedText[], sizes: readonly PageSize[]): FileReading {
  const pictures = new Set(sizes.filter(({ isPicture }) => isPicture).map(({ page }) => page))
  // How large the letters of a picture are says nothing about the sheet.
  const pages = readablePages(texts, sizes)
    .map(inEnglish)
    .flatMap(page => (pictures.has(page.page) ? [page] : pagesOnSheet(page)))
  const found = papersOf(realPages(pages.flatMap(formPages)))
  const [first, ...more] = found.map(form => {
    const [level, higher] = bothWays(form)
    const lower = readPaper(level, pictures)
    const read = higher ? betterReading(lower, readPaper(higher, pictures)) : lower
    return isShuffled(form, found) ? { ...read, readings: doubted(read.readings) } : read
  })
  if (!first) return noPaper(texts, pages, pictures)
  const why = declined(first.paper.values.purpose, found[0]?.map(({ page }) => page) ?? [])
  if (why) return { kind: 'unknown', why, papers: [] }
  const papers: [PaperReading, ...PaperReading[]] = [first, ...more]
  const other_pages = sizes.map(({ page }) => page).filter(page => !papers.some(paper => paper.pages.includes(page)))
  return { kind: first.paper.kind, papers, other_pages }
}

/** Statements of a loan that runs have no form, and are known by their sums; a table of months is the yearly one's. */
function noPaper(
  texts: readonly PositionedText[],
  pages: readonly PageWords[],
  pictures: ReadonlySet<number>,
): FileReading {
  const escrow = readEscrowStatement(texts)
  const isYearly = escrow !== null && (escrow.projection ?? escrow.history) !== null
  const statement = isYearly ? null : readStatement(pages, pictures)
  if (statement) return { kind: 'unknown', why: 'periodic-statement', papers: [], statement }
  const why = unknownReason(pages)
  if (escrow && (isYearly || why === 'other')) return { kind: 'unknown', why: 'escrow-statement', papers: [], escrow }
  return { kind: 'unknown', why, papers: [] }
}

type Step = (sheet: Sheet, page: PageWords) => void

const STEPS: Record<PaperKind, Record<number, Step[]>> = {
  'loan-estimate': {
    1: [readTop, readTerms, readPayments, readCostsAtClosing],
    2: [readEstimateCosts, readEstimateCash, readAdjustable],
    3: [readComparisons, readConsiderations, readEstimateContacts],
  },
  'closing-disclosure': {
    1: [readTop, readTerms, readPayments, readCostsAtClosing],
    2: [readDisclosureCosts],
    3: [readDisclosureCash, readSummaries],
    4: [readLoanDisclosures, readAdjustable],
    5: [readCalculations, readLiability, readDisclosureContacts],
  },
}

function readPaper(form: readonly FormPage[], pictures: ReadonlySet<number>): PaperReading {
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
    paper: sheet.paper,
    readings: sheet.readings,
    pages,
    picture_pages: pages.filter(page => pictures.has(page)),
    missing_pages: PAPER_PAGES[kind].filter(number => !held.has(number)),
  }
}
