import type { FieldKey } from '../fields.ts'
import { markedOption } from './boxes.ts'
import { NEARER } from './cost-rows.ts'
import { dayIn, isNothing, parseTerm } from './figures.ts'
import { type Area, bands, findLabel, findLabels, findRowLabel, type Label, visible, wordsIn } from './labels.ts'
import { cellAmount, note, percentsIn, readInto, type Sheet, setValue } from './sheet.ts'
import { type PageWords, rowsOf, textOf, type Word } from './words.ts'

/** What stands over the answers of 'Loan Terms'. */
const QUESTIONS = ['canthisamountincreaseafterclosing', 'doestheloanhavethesefeatures'] as const

/** The blocks above 'Loan Terms': who, what, which loan. */
export function readTop(sheet: Sheet, page: PageWords): void {
  // The Closing Disclosure that only the seller gets goes on with the seller's side.
  const tables = findRowLabel(page, ['loanterms', 'summariesoftransactions', 'sellerstransaction'])
  // The question beside the heading may stand a little higher than it.
  const question = findLabel(page, QUESTIONS[0])
  const bottom = Math.min(tables?.base ?? page.height * 0.3, question?.base ?? page.height) - 4
  const top = sheet.disclosure.kind === 'loan-estimate' ? readEstimateTop : readClosingDisclosureTop
  top(sheet, page, bottom)
}

function readEstimateTop(sheet: Sheet, page: PageWords, bottom: number): void {
  const find = (labels: string | string[], area: Area = {}) => findLabel(page, labels, { ...area, bottom })
  const term = find('loanterm')
  const middle = (term?.x ?? page.width * 0.48) - 4
  const left = bands(
    page,
    {
      date_issued: find('dateissued', { right: middle }),
      applicants: find(['applicants', 'applicant'], { right: middle }),
      property: find('property', { right: middle }),
      sale_price: find(['saleprice', 'estpropvalue', 'propvalue', 'estimatedpropertyvalue', 'propertyvalue'], {
        right: middle,
      }),
    },
    bottom,
  )
  for (const [key, band] of Object.entries(left)) readBand(sheet, page, key as FieldKey, band, middle)
  if (left.sale_price && sheet.disclosure.values.sale_price !== null) {
    const isSale = labelKey(left.sale_price.label).startsWith('sale')
    setValue(sheet, 'price_is', isSale ? 'sale' : 'estimated', left.sale_price.label.words)
  }
  const right = loanBands(page, bottom, middle, {
    rate_lock: find('ratelock', { left: middle, top: (term?.base ?? 0) + 4 }),
  })
  readLoanBlock(sheet, page, right)
  if (right.rate_lock) readRateLock(sheet, page, right.rate_lock)
  readLender(sheet, page)
}

function loanBands(page: PageWords, bottom: number, left: number, more: { rate_lock?: Label | null }) {
  const loan_term = findLabel(page, 'loanterm', { left, bottom })
  // A line over the page may name the loan too.
  const find = (labels: string | string[]) => findLabel(page, labels, { left, top: (loan_term?.base ?? 0) - 4, bottom })
  return bands(
    page,
    {
      loan_term,
      purpose: find('purpose'),
      product: find('product'),
      loan_type: find('loantype'),
      loan_id: find(['loanid', 'loanidno', 'loannumber']),
      mic_number: find('mic'),
      ...more,
    },
    bottom,
  )
}

type Band = { label: Label; top: number; bottom: number }

function inBand(page: PageWords, { label, top, bottom }: Band, right = 1e9): Word[] {
  const after = wordsIn(page.words, { left: label.right, right, top, bottom })
  return visible(after).filter(word => !label.words.includes(word) && word.text !== '#')
}

/** A label as letters alone, in however many pieces it came. */
function labelKey({ words }: Label): string {
  return words.map(({ key }) => key).join('')
}

function readBand(sheet: Sheet, page: PageWords, key: FieldKey, band: Band, right?: number): void {
  const words = inBand(page, band, right)
  if (key === 'applicants' || key === 'seller' || key === 'property') {
    const lines = rowsOf(words).map(row => row.map(({ text }) => text).join(' '))
    const text = lines.join('\n')
    setValue(sheet, key, text === '' || isNothing(text) ? null : text, words)
  } else if (key === 'date_issued' || key === 'closing_date' || key === 'disbursement_date') {
    // A day is one row; what stands below it in the band may be the first row of what follows.
    const [first = [], ...more] = rowsOf(words)
    readInto(sheet, key, first)
    if (more.length > 0 && sheet.readings[key]?.confidence === 'sure') note(sheet, key, first, 'unsure')
  } else readInto(sheet, key, words)
}

function readLoanBlock(sheet: Sheet, page: PageWords, found: ReturnType<typeof loanBands>): void {
  if (found.loan_term) {
    const words = inBand(page, found.loan_term)
    const months = parseTerm(textOf(words))
    setValue(sheet, 'loan_term_months', months, words, months === null && words.length > 0 ? 'unsure' : 'sure')
  }
  for (const key of ['purpose', 'product', 'loan_id', 'mic_number'] as const) {
    const band = found[key]
    if (band)
      readInto(
        sheet,
        key,
        inBand(page, band).filter(({ text }) => !/^_+$/.test(text)),
      )
  }
  if (found.loan_type) readLoanType(sheet, inBand(page, found.loan_type), page)
}

const LOAN_TYPES = {
  conventional: 'conventional',
  fha: 'fha',
  va: 'va',
  other: 'other',
  usda: 'other',
  rhs: 'other',
} as const

function readLoanType(sheet: Sheet, words: readonly Word[], page: PageWords): void {
  const names = Object.keys(LOAN_TYPES) as (keyof typeof LOAN_TYPES)[]
  // The last type is the line on which its name is written.
  const named = words.map(word => (/^_{2,}$/.test(word.text) ? { ...word, key: 'other' } : word))
  const marked = markedOption(named, names, page)
  // Without boxes, a disclosure that prints one word alone says it as well.
  const alone = words.length === 1 ? names.find(name => name === words[0]?.key && name !== 'other') : undefined
  const name = marked ?? alone
  setValue(sheet, 'loan_type', name ? LOAN_TYPES[name] : null, words, name ? 'sure' : 'unsure')
}

function readRateLock(sheet: Sheet, page: PageWords, band: Band): void {
  const words = inBand(page, band)
  const text = textOf(words)
  // In a narrow column the hour, or its zone, takes a second row.
  const sentence = findLabel(words, 'beforeclosing')
  const lowest = Math.max(band.label.base + 8, (sentence?.base ?? 0) - 4)
  const lock = words.filter(({ base }) => base < lowest)
  const answer = markedOption(lock, ['no', 'yes'], page)
  setValue(sheet, 'rate_lock', answer, lock, answer ? 'sure' : 'unsure')
  const until = /until (.{6,18}?) at (.+?)(?= Before\b|$)/i.exec(textOf(lock))
  const day = until ? dayIn(until[1] ?? '') : dayIn(textOf(lock))
  const untilWords = lock.filter(({ text }) => dayIn(text) !== null)
  setValue(
    sheet,
    'rate_lock_until',
    answer === 'no' ? null : day,
    untilWords.length > 0 || answer === 'no' ? untilWords : lock,
    answer === 'no' || (answer && day !== null) || !/until.*\d/i.test(textOf(lock)) ? 'sure' : 'unsure',
  )
  setHour(sheet, 'rate_lock_time', answer === 'yes' ? until?.[2] : undefined, untilWords)
  const expire = /expire on (.{6,18}?)(?: at (.+))?$/i.exec(text)
  const expires = expire ? dayIn(expire[1] ?? '') : null
  const expireWords = words.filter(word => dayIn(word.text) === expires && !lock.includes(word))
  const found = /expire/i.test(text)
  setValue(
    sheet,
    'closing_costs_expire',
    expires,
    expireWords.length > 0 ? expireWords : words,
    !found ? 'missing' : expires === null && /expire on.*\d/i.test(text) ? 'unsure' : 'sure',
  )
  setHour(sheet, 'closing_costs_expire_time', expire?.[2], expireWords)
}

/** '5:00 p.m. EDT'. What else stands after it may not be a part of it. */
function setHour(
  sheet: Sheet,
  key: 'rate_lock_time' | 'closing_costs_expire_time',
  text: string | undefined,
  words: readonly Word[],
): void {
  const hour = /^\d{1,2}(?::\d{2})? ?[ap]\.? ?m\b\.?(?: [A-Z]{2,4}\b| \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? Time)?/iu.exec(
    text?.trim() ?? '',
  )
  const whole = text?.trim().replace(/[.,]$/, '') ?? ''
  // 'ED' is what is left of EDT.
  const zone = /[ap]\.? ?m\b\.? ([A-Z]{2,4})$/i.exec(whole)?.[1]
  const isZone = zone === undefined || /^(?:[ECMPAH][SD]?T|AK[SD]?T|H[AS]T|UTC|GMT)$/i.test(zone)
  const sure = whole === (hour?.[0].replace(/[.,]$/, '') ?? '') && isZone
  setValue(sheet, key, hour?.[0] ?? (whole || null), words, sure ? 'sure' : 'unsure')
}

const LOWEST_TITLE = 0.4

/** The lender stands above the title of an estimate, in the largest letters there. */
function readLender(sheet: Sheet, page: PageWords): void {
  // The foot of the page says it, too.
  const titles = findLabels(page, 'loanestimate', { bottom: page.height * LOWEST_TITLE })
  const title = titles.sort((one, other) => other.size - one.size)[0]
  if (!title) return
  const above = visible(
    wordsIn(page.words, { top: title.base - 60, bottom: title.base - title.size * 0.8, right: page.width * 0.48 }),
  )
  const rows = rowsOf(above).filter(row => row.some(({ text }) => /\p{L}{2}/u.test(text)))
  const largest = Math.max(0, ...rows.flatMap(row => row.map(({ size }) => size)))
  const name = rows.find(row => row.some(({ size }) => size >= largest - 0.5))
  if (!name || /save this|loan estimate/i.test(textOf(name))) return
  // The name may be a picture, and what is left of the letterhead is where the lender sits.
  const isAddress = /\b[A-Z]{2} \d{5}\b/.test(textOf(name))
  setValue(sheet, 'lender', textOf(name), name, isAddress ? 'unsure' : 'sure')
}

function readClosingDisclosureTop(sheet: Sheet, page: PageWords, bottom: number): void {
  const people = findLabel(page, 'transactioninformation', { bottom })
  const peopleX = (people?.x ?? page.width * 0.37) - 4
  // Without words about the loan, the people have its place too.
  const loan = findLabel(page, ['loaninformation', 'loanterm', 'loanid'], { left: page.width * 0.5, bottom })
  const loanX = (loan?.x ?? page.width) - 4
  const left = { right: peopleX, bottom }
  const closing = bands(
    page,
    {
      date_issued: findLabel(page, 'dateissued', left),
      closing_date: findLabel(page, 'closingdate', left),
      disbursement_date: findLabel(page, 'disbursementdate', left),
      settlement_agent: findLabel(page, 'settlementagent', left),
      file_number: findLabel(page, ['file', 'filenumber'], left),
      property: findLabel(page, 'property', left),
      sale_price: findLabel(
        page,
        ['saleprice', 'appraisedpropvalue', 'estimatedpropvalue', 'estpropvalue', 'appraisedvalue'],
        left,
      ),
    },
    bottom,
  )
  for (const [key, band] of Object.entries(closing)) readBand(sheet, page, key as FieldKey, band, peopleX)
  const price = closing.sale_price?.label
  if (price && sheet.disclosure.values.sale_price !== null) {
    const key = labelKey(price)
    const is = key.startsWith('sale') ? 'sale' : key.startsWith('appraised') ? 'appraised' : 'estimated'
    setValue(sheet, 'price_is', is, price.words)
  }
  const middle = { left: peopleX, right: loanX, bottom }
  const parties = bands(
    page,
    {
      applicants: findLabel(page, ['borrower', 'borrowers'], middle),
      seller: findLabel(page, ['seller', 'sellers'], middle),
      lender: findLabel(page, 'lender', middle),
    },
    bottom,
  )
  for (const [key, band] of Object.entries(parties)) readBand(sheet, page, key as FieldKey, band, loanX)
  readLoanBlock(sheet, page, loanBands(page, bottom, loanX, {}))
}

const LAST_ROW = 60

/** 'Loan Terms': five rows of an amount, whether it can rise, and how. */
export function readTerms(sheet: Sheet, page: PageWords): void {
  const top = findRowLabel(page, ['loanterms'])
  const lowest = findRowLabel(page, ['projectedpayments'])
  if (!top) return
  const below = { top: top.base + 4, right: page.width * 0.38 }
  // An excerpt may end after these rows; the last of them has some lines of its own.
  const last = findLabel(page, 'balloonpayment', below)
  const bottom = lowest?.base ?? (last ? last.base + LAST_ROW : page.height * 0.55)
  const area = { ...below, bottom: bottom - 6 }
  const rows = bands(
    page,
    {
      loan_amount: findLabel(page, 'loanamount', area),
      interest_rate: findLabel(page, 'interestrate', area),
      principal_and_interest: findLabel(page, ['monthlyprincipal&interest', 'principal&interest'], area),
      prepayment_penalty: findLabel(page, 'prepaymentpenalty', area),
      balloon_payment: findLabel(page, 'balloonpayment', area),
    },
    area.bottom,
  )
  const answerX = answersFrom(page, Object.values(rows))
  const answers = Object.values(rows).map(band => visible(wordsIn(page.words, { ...band, left: answerX })))
  const isShifted = runOver(page, answers, { left: answerX, top: top.base + 4, bottom: area.bottom })
  for (const [name, band] of Object.entries(rows)) {
    const key = name as keyof typeof rows
    const cell = rowsOf(visible(wordsIn(page.words, { ...band, left: band.label.right, right: answerX }))).flat()
    if (key === 'loan_amount' || key === 'principal_and_interest') {
      const { cents, words, confidence } = cellAmount(cell)
      setValue(sheet, key, cents, words, confidence)
    } else if (key === 'interest_rate') {
      const [rate, ...more] = percentsIn(cell)
      setValue(
        sheet,
        key,
        rate && more.length === 0 ? rate.percent : null,
        rate?.words ?? cell,
        rate && more.length === 0 ? 'sure' : 'unsure',
      )
    }
    readAnswer(sheet, key, visible(wordsIn(page.words, { ...band, left: answerX })), page)
    for (const path of isShifted ? ([answerKey(key), `${key}_words`, ...termAmounts(key)] as const) : []) {
      const reading = sheet.readings[path]
      if (reading?.confidence === 'sure') sheet.readings[path] = { ...reading, confidence: 'unsure' }
    }
  }
}

/** Sentences that begin above their label run over into the row before, or are in no row at all. */
function runOver(page: PageWords, cells: readonly (readonly Word[])[], area: Area): boolean {
  const questions = QUESTIONS.flatMap(label => findLabel(page, label)?.words ?? [])
  const isAnswer = (word: Word) => !questions.includes(word)
  const taken = new Set(cells.flat())
  const left = visible(wordsIn(page.words, area)).filter(word => isAnswer(word) && !taken.has(word))
  if (left.length > 0) return true
  const rows = cells.map(cell => rowsOf(cell.filter(isAnswer)).map(row => row[0]?.base ?? 0))
  return rows.some((own, at) => {
    const [last, before, next] = [own.at(-1), own.at(-2), rows[at + 1]?.[0]]
    return last !== undefined && before !== undefined && next !== undefined && next - last < last - before - NEARER
  })
}

/** Where the column of answers begins: with its YES and NO; the questions over it may begin further left. */
function answersFrom(page: PageWords, rows: readonly Band[]): number {
  const answers = rows.flatMap(band =>
    visible(wordsIn(page.words, { left: band.label.right, top: band.top, bottom: band.bottom })).filter(isYesOrNo),
  )
  const question = QUESTIONS.flatMap(label => findLabel(page, label) ?? [])[0]
  return Math.min(...(answers.length > 0 ? answers : [question ?? { x: page.width * 0.49 }]).map(({ x }) => x)) - 6
}

function isYesOrNo({ key }: Word): boolean {
  return key === 'yes' || key === 'no'
}

type TermRow = 'loan_amount' | 'interest_rate' | 'principal_and_interest' | 'prepayment_penalty' | 'balloon_payment'

function answerKey(row: TermRow) {
  return row === 'prepayment_penalty' || row === 'balloon_payment' ? row : (`${row}_can_increase` as const)
}

/** What the sentence beside an answer may name. */
function termAmounts(row: TermRow): ('prepayment_penalty_most' | 'balloon_payment_amount')[] {
  return row === 'prepayment_penalty'
    ? ['prepayment_penalty_most']
    : row === 'balloon_payment'
      ? ['balloon_payment_amount']
      : []
}

function readAnswer(sheet: Sheet, row: TermRow, words: readonly Word[], page: PageWords): void {
  const questions = QUESTIONS.flatMap(label => findLabel(page, label)?.words ?? [])
  const cell = words.filter(word => !questions.includes(word))
  const all = cell.filter(isYesOrNo).sort((one, other) => one.x - other.x)
  const [answer] = all
  // The sentences beside it may say no as well: 'only interest and no principal until year 6'.
  const answers = all.filter(word => answer && word.x - answer.x < 2 * answer.size)
  const key = answerKey(row)
  const one = answers.length === 1 && answer
  setValue(sheet, key, one ? (answer.key as 'yes' | 'no') : null, one ? [answer] : cell, one ? 'sure' : 'unsure')
  const rest = cell.filter(word => word !== answer)
  const text = textOf(rest).replace(/^• */, '')
  setValue(sheet, `${row}_words`, text === '' ? null : text, rest)
  if (row === 'prepayment_penalty' || row === 'balloon_payment') {
    const [amount] = termAmounts(row)
    const { cents, words: used, confidence } = cellAmount(rest.filter(({ text }) => text.includes('$')))
    // Without its one answer, the sentence may be that of the row beside.
    if (amount) setValue(sheet, amount, cents, used, cents === null || one ? confidence : 'unsure')
  }
}
