import type { CalendarDay } from '../../calendar-day.ts'
import { STATEMENT_FIGURES, type StatementFigure } from '../../servicing/statement.ts'
import { dayIn, parseCents } from '../reader/figures.ts'
import { squeeze } from '../reader/squeeze.ts'
import { type PageWords, placeOf, rowsOf, type Word } from '../reader/words.ts'
import type { Reading, StatementReading } from '../reading.ts'
import { type Cell, cellRows, labelledValues } from './cells.ts'
import {
  type Block,
  DUE_DAY,
  DUE_LABELS,
  EVERYWHERE,
  HEADINGS,
  OTHER_DISCLOSURES,
  PAID_LABELS,
  RATE,
  SINCE_LAST,
  STATEMENT_DAY,
  TITLES,
  YEAR_TO_DATE,
} from './labels.ts'
import type { StatementDisclosure, StatementField, StatementMovement } from './statement-disclosure.ts'
import { withStatementWitnesses } from './statement-witnesses.ts'

/** A figure that was found under a label. */
interface Found {
  field: StatementField
  value: number | CalendarDay
  words: Word[]
  page: PageWords
  /** Whether block and column were found by their headings. */
  is_placed: boolean
}

/**
 * A periodic statement from the words of its pages; `null` when it is none. No form is prescribed: blocks are found by their
 * headings, figures by their labels, and sums decide what is sure.
 */
export function readStatement(
  pages: readonly PageWords[],
  pictures: ReadonlySet<number> = new Set(),
): StatementReading | null {
  const titles = pages.flatMap(titleRows).join(' ')
  if (OTHER_DISCLOSURES.test(titles)) return null
  const found = pages.flatMap(findFigures)
  const disclosure = blank()
  const readings: StatementReading['readings'] = {}
  for (const [field, hits] of Map.groupBy(found, ({ field }) => field))
    settle(disclosure, readings, field, hits ?? [], pictures)
  if (!isStatement(readings, titles)) return null
  disclosure.movements = pages.flatMap(movementsOn)
  for (const page of pages) readLateSentence(disclosure, readings, page)
  return {
    disclosure,
    readings: withStatementWitnesses(disclosure, readings, pictures),
    pages: pages.map(({ page }) => page),
  }
}

const LONGEST_TITLE = 9

function titleRows({ words }: PageWords): string[] {
  return rowsOf(words)
    .filter(row => row.length <= LONGEST_TITLE)
    .map(row => row.map(({ key }) => key).join(''))
}

/** A day and an amount that are due, and what makes it a mortgage: principal with interest or a rate. */
function isStatement(readings: StatementReading['readings'], titles: string): boolean {
  const has = (...fields: StatementField[]) => fields.some(field => readings[field] !== undefined)
  if (!has('due_on') || !has('amount_due')) return false
  const signs = [
    has('principal_due', 'principal_paid'),
    has('interest_due', 'interest_ytd'),
    has('principal_balance'),
    has('rate_percent'),
  ].filter(Boolean).length
  return signs >= 3 || (signs >= 2 && TITLES.test(titles))
}

function findFigures(page: PageWords): Found[] {
  const cells = cellRows(page).flat()
  const headings = cells.flatMap((cell): { block: Block; cell: Cell }[] => {
    const block = (Object.keys(HEADINGS) as Block[]).find(each => cell.value === null && HEADINGS[each].test(cell.key))
    return block ? [{ block, cell }] : []
  })
  const columns = {
    since: cells.filter(({ key, value }) => value === null && SINCE_LAST.test(key)),
    year: cells.filter(({ key, value }) => value === null && YEAR_TO_DATE.test(key)),
  }
  const { labelled, orphans } = labelledValues(page)
  // Where a value without a label stands close by in the same column, either may be the label's.
  const isDisputed = ({ words: [word] }: Omit<Found, 'page'>) =>
    word !== undefined && orphans.some(cell => isNear(cell, word))
  return labelled.flatMap(each => {
    const inside = blockOf(each.label, headings)
    const own = meaning(each.label.key, each.values, inside, columns)
    const found = own.length > 0 ? own : meaning(each.long_key, each.values, inside, columns)
    return found.map(one => ({ ...one, page, is_placed: one.is_placed && !isDisputed(one) }))
  })
}

const ONE_ROW = 1.8

function isNear(cell: Cell, word: Word): boolean {
  return Math.abs(cell.base - word.base) < ONE_ROW * word.size && cell.x < word.right && cell.right > word.x
}

type Columns = Record<'since' | 'year', Cell[]>

function meaning(key: string, values: readonly Cell[], block: Block | null, columns: Columns): Omit<Found, 'page'>[] {
  const has = (label: RegExp) => label.test(key)
  const one = (field: StatementField, type: 'cents' | 'percent' | 'day'): Omit<Found, 'page'>[] => {
    const cell = values.find(({ value }) => value?.type === type)
    return cell ? [{ field, value: plain(cell), words: cell.words, is_placed: true }] : []
  }
  if (has(RATE)) return one('rate_percent', 'percent')
  if (has(DUE_DAY) && values[0]?.value?.type === 'day') return one('due_on', 'day')
  if (has(STATEMENT_DAY)) return one('statement_on', 'day')
  if (block === 'activity') return []
  const money = values.filter(({ value }) => value?.type === 'cents')
  const everywhere = EVERYWHERE.find(([, label]) => has(label))
  if (everywhere) return one(everywhere[0], 'cents')
  const isPaid = block === 'paid' || (block !== 'due' && money.length > 1)
  if (!isPaid) {
    const due = DUE_LABELS.find(([, label]) => has(label))
    const [cell] = money
    // Of an account's block nothing else is due.
    if (!due || !cell || money.length > 1 || block === 'account') return []
    return [{ field: due[0], value: plain(cell), words: cell.words, is_placed: block === 'due' }]
  }
  const paid = PAID_LABELS.find(([, label]) => has(label))
  return paid ? paidColumns(paid[0], money, columns) : []
}

const YEAR_FIGURES: Partial<Record<StatementFigure, StatementFigure>> = {
  principal_paid: 'principal_ytd',
  interest_paid: 'interest_ytd',
  escrow_paid: 'escrow_ytd',
  fees_paid: 'fees_ytd',
  suspense_paid: 'suspense_held',
  total_paid: 'total_ytd',
}

/** Each amount goes to the column whose head it stands under; two in one column are a question. */
function paidColumns(figure: StatementFigure, money: readonly Cell[], columns: Columns): Omit<Found, 'page'>[] {
  const year = YEAR_FIGURES[figure] ?? figure
  return money.flatMap((cell, at) => {
    const since = nearest(cell, columns.since)
    const toDate = nearest(cell, columns.year)
    const is_placed = since !== null && toDate !== null
    if (!is_placed && money.length !== 2) return []
    const isYear = is_placed ? toDate < since : at === 1
    return [{ field: isYear ? year : figure, value: plain(cell), words: cell.words, is_placed }]
  })
}

/** How far sideways the next head above is; `null` without one. */
function nearest(cell: Cell, heads: readonly Cell[]): number | null {
  const above = heads.filter(({ base }) => base < cell.base)
  const away = above.map(head =>
    Math.min(Math.abs(head.right - cell.right), Math.abs((head.x + head.right - cell.x - cell.right) / 2)),
  )
  return away.length > 0 ? Math.min(...away) : null
}

const ALIGNED = 40

/** Boxes stand beside and below each other: a label belongs to the heading that it is aligned with, or to the next above. */
function blockOf(label: Cell, headings: readonly { block: Block; cell: Cell }[]): Block | null {
  const above = headings
    .filter(({ cell }) => cell.base < label.base && cell.x < label.x + ALIGNED)
    .sort((a, b) => b.cell.base - a.cell.base)
  const aligned = above.find(({ cell }) => Math.abs(cell.x - label.x) < ALIGNED)
  return (aligned ?? above[0])?.block ?? null
}

function plain(cell: Cell): number | CalendarDay {
  const value = cell.value
  if (value?.type === 'cents') return value.cents
  return value?.type === 'percent' ? value.percent : (value?.day ?? '')
}

/** Below this a word may be another. */
const CERTAIN = 0.9

/** The same figure may stand on several places: the slip to send back repeats what is due. */
function settle(
  disclosure: StatementDisclosure,
  readings: StatementReading['readings'],
  field: StatementField,
  hits: Found[],
  pictures: ReadonlySet<number>,
): void {
  const placed = hits.filter(({ is_placed }) => is_placed)
  const used = placed.length > 0 ? placed : hits
  const [first] = used
  if (!first) return
  const agree = used.every(({ value }) => value === first.value)
  put(disclosure, field, agree ? first.value : null)
  // On a picture every word is a guess, which a sum proves or not.
  const isGuess = !pictures.has(first.page.page) && first.words.some(({ certainty }) => certainty < CERTAIN)
  readings[field] = {
    confidence: agree && placed.length > 0 && !isGuess ? 'sure' : 'unsure',
    place: placeOf(first.words, first.page.scale),
  }
}

function put(disclosure: StatementDisclosure, field: StatementField, value: number | CalendarDay | null): void {
  if (field === 'due_on' || field === 'statement_on' || field === 'late_after')
    disclosure[field] = value as CalendarDay | null
  else if (field === 'rate_percent') disclosure.rate_percent = value as number | null
  else disclosure.figures[field] = value as number | null
}

/** 'If payment is received after 4/16/2027, $71.73 late fee will be charged.' in any order. */
function readLateSentence(
  disclosure: StatementDisclosure,
  readings: StatementReading['readings'],
  page: PageWords,
): void {
  const rows = rowsOf(page.words.filter(({ hidden }) => !hidden))
  rows.forEach((row, at) => {
    const words = [...row, ...(rows[at + 1] ?? [])]
    const key = squeeze(row.map(({ text }) => text).join(''))
    if (!/after/.test(key) || !/late(fee|charge)|latecharge/.test(words.map(word => word.key).join(''))) return
    const day = dayIn(
      words
        .map(({ text }) => text)
        .join(' ')
        .replace(/(\d),(?=\s)/g, '$1,'),
    )
    const money = words.find(({ text }) => text.includes('$') && parseCents(text.replace(/[.,;]$/, '')) !== null)
    const place: Reading['place'] = placeOf(row, page.scale)
    if (day && disclosure.late_after === null) {
      disclosure.late_after = day
      readings.late_after = { confidence: 'sure', place }
    }
    if (money && disclosure.figures.late_fee === null) {
      disclosure.figures.late_fee = parseCents(money.text.replace(/[.,;]$/, ''))
      readings.late_fee = { confidence: 'sure', place }
    }
  })
}

/** Rows with a day first and an amount last, under the heading of the activity. */
function movementsOn(page: PageWords): StatementMovement[] {
  const rows = cellRows(page)
  const start = rows.find(row => row.some(({ key, value }) => value === null && HEADINGS.activity.test(key)))?.[0]?.base
  if (start === undefined) return []
  return rows.flatMap((row): StatementMovement[] => {
    const [first, ...rest] = row
    const last = rest.at(-1)
    if (!first || !last || first.base <= start) return []
    if (first.value?.type !== 'day' || last.value?.type !== 'cents') return []
    const words = rest.filter(({ value }) => value === null).flatMap(cell => cell.words)
    return words.length > 0
      ? [{ on: first.value.day, words: words.map(({ text }) => text).join(' '), cents: last.value.cents }]
      : []
  })
}

function blank(): StatementDisclosure {
  const figures = Object.fromEntries(STATEMENT_FIGURES.map(figure => [figure, null])) as StatementDisclosure['figures']
  return { due_on: null, statement_on: null, rate_percent: null, late_after: null, figures, movements: [] }
}
