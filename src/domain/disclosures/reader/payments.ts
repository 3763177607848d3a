import { BLANK_COLUMN, type PaymentColumn } from '../disclosure.ts'
import { isBox, markedOption } from './boxes.ts'
import { isDash, parseCents } from './figures.ts'
import { type Area, bands, findLabel, findRowLabel, type Label, visible, wordsIn } from './labels.ts'
import { amountsIn, cellAmount, note, type Sheet, setValue } from './sheet.ts'
import { isCheckMark, type PageWords, rowsOf, textOf, type Word } from './words.ts'

/** The table 'Projected Payments': up to four columns, each the sum of three parts. */
export function readPayments(sheet: Sheet, page: PageWords): void {
  const head = findLabel(page, 'paymentcalculation')
  const heading = findRowLabel(page, ['projectedpayments'])
  const top = head?.base ?? heading?.base
  if (top === undefined) return
  const end = findRowLabel(page, ['costsatclosing'], { top })?.base ?? page.height
  const labelArea = { top, bottom: end, right: page.width * 0.36 }
  const rows = bands(
    page,
    {
      principal_and_interest: findLabel(page, 'principal&interest', labelArea),
      mortgage_insurance: findLabel(page, 'mortgageinsurance', labelArea),
      escrow: findLabel(page, 'estimatedescrow', labelArea),
      total: findLabel(page, ['estimatedtotalmonthlypayment', 'estimatedtotal'], labelArea),
      taxes: findLabel(
        page,
        ['estimatedtaxes,insurance&assessments', 'estimatedtaxesinsurance&assessments', 'estimatedtaxes'],
        labelArea,
      ),
    },
    end - 6,
  )
  readTaxes(sheet, page, rows.taxes, rows.total?.label)
  const first = rows.principal_and_interest
  if (!first) return
  const columns = columnHeads(page, {
    top: (heading?.base ?? top) + 4,
    bottom: first.top,
    left: first.label.right - 30,
  })
  columns.forEach((column, index) => {
    const payment = newColumn(column.text)
    sheet.disclosure.payments[index] = payment
    note(sheet, `payments.${index}.label`, column.words, HEAD.test(column.text) ? 'sure' : 'unsure')
    for (const key of ['principal_and_interest', 'mortgage_insurance', 'escrow', 'total'] as const) {
      const band = rows[key]
      if (!band) continue
      // A range takes two lines, the first above the label.
      const above = key === 'principal_and_interest' ? (column.words[0]?.base ?? band.top) + 3 : band.top
      const area = { top: Math.min(above, band.top), bottom: band.bottom, left: column.left, right: column.right }
      const cell = visible(wordsIn(page.words, area))
      readCell(
        sheet,
        index,
        payment,
        key,
        cell.filter(word => !band.label.words.includes(word)),
      )
    }
  })
}

const HEAD = /^years? ?\d{1,2}(?: ?[-–—−] ?\d{1,2})?$|^final\b/i

function newColumn(label: string): PaymentColumn {
  const years = /years?\s*(\d{1,2})(?:\s*[-–—−]\s*(\d{1,2}))?/i.exec(label)
  const first_year = years ? Number(years[1]) : null
  return { ...BLANK_COLUMN, label, first_year, last_year: years ? Number(years[2] ?? years[1]) : null }
}

interface Column {
  text: string
  words: Word[]
  left: number
  right: number
}

function columnHeads(page: PageWords, area: Area): Column[] {
  const words = visible(wordsIn(page.words, area))
  const starts = words.filter(({ key }) => /^years?\d*$/.test(key) || key === 'final')
  const heads = starts.map(start => {
    const row = words.filter(word => Math.abs(word.base - start.base) < 4 && word.x >= start.x)
    const own: Word[] = []
    for (const word of row.sort((one, other) => one.x - other.x)) {
      const last = own.at(-1)
      if (word !== start && starts.includes(word)) break
      if (last && word.x - last.right > 1.2 * last.size) break
      own.push(word)
    }
    return {
      text: own.map(({ text }) => text).join(' '),
      words: own,
      middle: ((own[0]?.x ?? 0) + (own.at(-1)?.right ?? 0)) / 2,
    }
  })
  heads.sort((one, other) => one.middle - other.middle)
  const left = area.left ?? 0
  return heads.map((head, at) => {
    const before = heads[at - 1]
    const after = heads[at + 1]
    // Of the first column nothing lies to the left but the labels; of the last, nothing to the right.
    return {
      text: head.text,
      words: head.words,
      left: before ? (before.middle + head.middle) / 2 : left,
      right: after ? (head.middle + after.middle) / 2 : page.width,
    }
  })
}

function readCell(
  sheet: Sheet,
  index: number,
  payment: PaymentColumn,
  key: 'principal_and_interest' | 'mortgage_insurance' | 'escrow' | 'total',
  words: readonly Word[],
): void {
  const rows = rowsOf(words)
  const amounts = rows.flatMap(row => amountsIn(row.flatMap(endsOfRange)))
  const path = `payments.${index}.${key}` as const
  if (key === 'principal_and_interest') payment.only_interest = /only\s+interest|interest\s+only/i.test(textOf(words))
  // No payment is below nothing: a dash before an amount is that of a range.
  const cents = amounts.map(amount => Math.abs(amount.cents))
  const unread =
    rows
      .flat()
      .flatMap(endsOfRange)
      .filter(({ text }) => /\d/.test(text)).length - cents.length
  if (cents.length === 0) {
    const none = words.some(({ text }) => isDash(text))
    payment[key] = none ? 0 : null
    note(sheet, path, words, none || words.length === 0 ? 'sure' : 'unsure')
    return
  }
  const ranged = cents.length === 2 && (key === 'principal_and_interest' || key === 'total')
  const sure = unread === 0 && (cents.length === 1 || ranged)
  payment[key] = cents.length === 1 || ranged ? Math.max(...cents) : null
  note(
    sheet,
    path,
    amounts.flatMap(amount => amount.words),
    sure ? 'sure' : 'unsure',
  )
  if (key === 'principal_and_interest' || key === 'total') {
    payment[`${key}_least`] = cents.length === 1 || ranged ? Math.min(...cents) : null
  }
}

/** `$1,137–$1,468` is two amounts, also when it comes in pieces; a plus sign before an amount is none. */
function endsOfRange(word: Word): Word[] {
  const ends = /^(\$[\d,.]+)[-–—−‒](\$[\d,.]+)?$/.exec(word.text)
  if (ends) return [ends[1], ends[2]].flatMap(text => (text ? [{ ...word, text }] : []))
  return [{ ...word, text: word.text.replace(/^\+/, '') }]
}

function readTaxes(
  sheet: Sheet,
  page: PageWords,
  band: { label: Label; top: number; bottom: number } | undefined,
  above: Label | undefined,
): void {
  if (!band) return
  // The total of the table above ends higher than its label does, or a little lower.
  const end = Math.max(0, ...(above?.words ?? []).map(({ base }) => base)) + 6
  const area = { top: Math.max(band.top - 24, Math.min(end, band.top)), bottom: band.bottom }
  const items = findLabel(page, ['thisestimateincludes'], { top: band.top - 40, bottom: band.bottom })
  const itemsX = (items?.x ?? page.width * 0.47) - 6
  const cell = visible(wordsIn(page.words, { ...area, left: band.label.right, right: itemsX }))
  // A sentence below the label may name a page.
  const dollars = cell.filter(({ text }) => text.includes('$'))
  const goesOn = (word: Word) =>
    /^\d/.test(word.text) &&
    dollars.some(({ base, right }) => Math.abs(word.base - base) < 3 && Math.abs(word.x - right) < word.size)
  const printed = rowsOf(cell.filter(word => dollars.includes(word) || goesOn(word))).flat()
  const { cents, words, confidence } = cellAmount(
    printed.length > 0 ? printed : cell.filter(({ text }) => /^\d/.test(text)),
  )
  setValue(sheet, 'taxes_insurance_assessments', cents, words, confidence)
  const list = visible(wordsIn(page.words, { ...area, left: itemsX }))
  const names = {
    property_taxes_in_escrow: 'propertytaxes',
    homeowners_insurance_in_escrow: 'homeownersinsurance',
    other_in_escrow: 'other',
  } as const
  const marked = list.some(({ text }) => isCheckMark(text))
  for (const [key, label] of Object.entries(names) as [keyof typeof names, string][]) {
    const found = findLabel(list, label)
    if (!found) continue
    const row = list.filter(word => Math.abs(word.base - found.base) < 5.5)
    const checked = row.some(word => isCheckMark(word.text) && word.x < found.right + 20 && found.x - word.x < 20)
    const answers = row.filter(
      word => (word.key === 'yes' || word.key === 'no' || word.key === 'some') && word.x > found.right,
    )
    const [answer] = answers
    // An answer beside a box that is not marked may belong to the row above it.
    const unsure = answers.length > 1 || (checked && !answer) || (marked && !checked && answer !== undefined)
    setValue(sheet, key, answer && !unsure ? answer.key : null, row, unsure ? 'unsure' : 'sure')
    if (key === 'other_in_escrow') {
      // It is the last of the list, and may take a second row.
      const next = rowsOf(list).find(([first]) => first && first.base > found.base + 5.5) ?? []
      const [first] = next
      const goesOn =
        first && first.base - found.base < 1.5 * first.size && first.x > found.x - 2 * first.size && first.key !== 'see'
      // Close rows: the second row of the name above is none of this one.
      const beside = row.filter(word => Math.abs(word.base - found.base) < 0.45 * found.size)
      const text = [...beside, ...(goesOn ? next : [])].filter(
        word =>
          (word.x > found.right - 1 || next.includes(word)) &&
          !['yes', 'no', 'some'].includes(word.key) &&
          !found.words.includes(word) &&
          !isBox(word),
      )
      setValue(sheet, 'other_in_escrow_label', textOf(text).replace(/^[:\s]+/, '') || null, text)
    }
  }
}

/** 'Costs at Closing': both totals, and the sentence that splits the first. */
export function readCostsAtClosing(sheet: Sheet, page: PageWords): void {
  const heading = findRowLabel(page, ['costsatclosing'])
  if (!heading) return
  const area = { top: heading.base + 4, right: page.width * 0.34 }
  const rows = bands(
    page,
    {
      closing_costs: findLabel(page, ['estimatedclosingcosts', 'closingcosts'], area),
      cash_to_close: findLabel(page, ['estimatedcashtoclose', 'cashtoclose'], area),
      foot: findLabel(page, ['visitwwwconsumerfinancegovmortgageestimate', 'loanestimate', 'closingdisclosure'], {
        top: heading.base + 40,
      }),
    },
    page.height,
  )
  for (const key of ['closing_costs', 'cash_to_close'] as const) {
    const band = rows[key]
    if (!band) continue
    // The sentence may begin in a row above its label; over it is only the heading.
    const area = { top: Math.max(heading.base + 4, band.top - 8), bottom: band.bottom, left: band.label.right }
    const around = visible(wordsIn(page.words, key === 'closing_costs' ? area : { ...area, top: band.top - 2 }))
    const sentence = around.find(word => word.key === 'includes')
    const first = around.filter(
      ({ x, base }) =>
        x < (sentence ? sentence.x - 1 : page.width * 0.42) && base >= band.top - 2 && base < band.label.base + 9,
    )
    const { cents, words, confidence } = cellAmount(rowsOf(first).flat())
    setValue(sheet, key, cents, words, confidence)
    if (key === 'closing_costs')
      readSentence(
        sheet,
        around.filter(word => !first.includes(word)),
      )
    else
      readDirection(
        sheet,
        'cash_direction',
        visible(wordsIn(page.words, { top: band.top - 2, bottom: band.bottom })),
        page,
      )
  }
}

function readSentence(sheet: Sheet, words: readonly Word[]): void {
  const text = textOf(words)
  const match =
    /Includes\s*(\$? ?\S+)\s*in Loan Costs\s*\+\s*(\$? ?\S+)\s*in Other Costs\s*[-–—−]\s*(\$? ?\S+)\s*in Lender Credits/i.exec(
      text,
    )
  const parts = [match?.[1], match?.[2], match?.[3]].map(part => (part ? parseCents(part) : null))
  const keys = ['closing_costs_loan', 'closing_costs_other', 'closing_costs_credits'] as const
  keys.forEach((key, at) => {
    const cents = parts[at] ?? null
    const own = words.filter(({ text }) => match?.[at + 1] === text)
    setValue(
      sheet,
      key,
      cents,
      own.length > 0 ? own : words,
      cents === null && (match || /\$/.test(text)) ? 'unsure' : 'sure',
    )
  })
}

/** The boxes 'From' and 'To' before 'Borrower' or 'Seller'. */
export function readDirection(
  sheet: Sheet,
  key: 'cash_direction' | 'borrower_cash_direction' | 'seller_cash_direction',
  words: readonly Word[],
  page: PageWords,
): void {
  const boxes = words.filter(({ key }) => key === 'from' || key === 'to')
  const marks = words.filter(({ text }) => isCheckMark(text))
  if (marks.length === 0 || boxes.length === 0) return
  const one = markedOption(words, ['from', 'to'], page)
  setValue(sheet, key, one, marks, one ? 'sure' : 'unsure')
}
