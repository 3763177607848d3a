import type { FieldKey } from '../fields.ts'
import { bands, findLabel, visible, wordsIn } from './labels.ts'
import { amountsIn, readInto, type Sheet, setValue } from './sheet.ts'
import { type PageWords, rowsOf, textOf, type Word } from './words.ts'

/** 'Comparisons' on page 3 of an estimate. */
export function readComparisons(sheet: Sheet, page: PageWords): void {
  const heading = findLabel(page, 'comparisons')
  const end = findLabel(page, 'otherconsiderations')?.base ?? page.height * 0.5
  const area = { top: (heading?.base ?? 0) + 2, bottom: end - 6 }
  const rows = bands(
    page,
    {
      in_5: findLabel(page, 'in5years', area),
      apr: findLabel(page, ['annualpercentagerateapr', 'annualpercentagerate'], area),
      tip: findLabel(page, ['totalinterestpercentagetip', 'totalinterestpercentage'], area),
    },
    area.bottom,
  )
  for (const key of ['apr', 'tip'] as const) {
    const band = rows[key]
    if (band) readInto(sheet, key, figuresOf(page, band.label.right, band.top - 2, band.bottom))
  }
  if (rows.in_5)
    readFiveYears(
      sheet,
      visible(wordsIn(page.words, { left: rows.in_5.label.right, top: rows.in_5.top - 12, bottom: rows.in_5.bottom })),
    )
}

/** Figures alone: sentences beside them speak of a rate as well, without one. */
function figuresOf(page: PageWords, left: number, top: number, bottom: number): Word[] {
  return rowsOf(visible(wordsIn(page.words, { left, top, bottom })))
    .flat()
    .filter(({ text }) => /\d|^%$|^[–—−-]$/.test(text))
}

/** Two amounts, each before the words that say what it is. */
function readFiveYears(sheet: Sheet, words: readonly Word[]): void {
  const amounts = rowsOf(words).flatMap(row => amountsIn(row))
  const beside = (sign: RegExp) =>
    amounts.filter(amount => {
      const at = amount.words.at(-1)
      const after = words
        .filter(word => at && word !== at && (word.x + word.right) / 2 > at.right && Math.abs(word.base - at.base) < 6)
        .sort((one, other) => one.x - other.x)
      return sign.test(textOf(after.slice(0, 1)))
    })
  const found = [
    ['in_5_years_total', beside(/^total/i)],
    ['in_5_years_principal', beside(/^principal/i)],
  ] as const
  // Two are printed: where one has no words beside it, the other may have those of its neighbour.
  const isWhole = found.every(([, own]) => own.length === 1)
  for (const [key, own] of found) {
    const [amount] = own
    const one = isWhole && amount
    setValue(sheet, key, one ? amount.cents : null, one ? amount.words : words, one ? 'sure' : 'unsure')
  }
}

/** 'Loan Calculations' on page 5 of a Closing Disclosure. */
export function readCalculations(sheet: Sheet, page: PageWords): void {
  const right = (findLabel(page, 'otherdisclosures')?.x ?? page.width * 0.5) - 6
  const top = findLabel(page, 'loancalculations')?.base ?? 0
  const end =
    findLabel(page, ['questionsifyouhavequestions', 'questions', 'contactinformation'], { top })?.base ??
    top + page.height * 0.45
  const area = { right, top, bottom: end - 6 }
  const rows = bands(
    page,
    {
      total_of_payments: findLabel(page, 'totalofpayments', area),
      finance_charge: findLabel(page, 'financecharge', area),
      amount_financed: findLabel(page, 'amountfinanced', area),
      apr: findLabel(page, ['annualpercentagerateapr', 'annualpercentagerate'], area),
      tip: findLabel(page, ['totalinterestpercentagetip', 'totalinterestpercentage'], area),
    },
    area.bottom,
  )
  for (const [key, band] of Object.entries(rows)) {
    const words = rowsOf(visible(wordsIn(page.words, { right, top: band.top, bottom: band.bottom }))).flat()
    readInto(
      sheet,
      key as FieldKey,
      words.filter(({ text }) => /\d|^%$|^[–—−-]$/.test(text)),
    )
  }
}
