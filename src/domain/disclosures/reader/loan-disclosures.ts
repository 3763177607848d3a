import type { FieldKey } from '../fields.ts'
import { markedSentence } from './boxes.ts'
import { parsePercent } from './figures.ts'
import { bands, beginsRow, findLabel, findLabels, type Label, visible, wordsIn } from './labels.ts'
import { cellAmount, readInto, type Sheet, setValue } from './sheet.ts'
import { isCheckMark, type PageWords, rowsOf, textOf, type Word } from './words.ts'

interface Band {
  label: Label
  top: number
  bottom: number
}

/** 'Other Considerations' on page 3 of an estimate. */
export function readConsiderations(sheet: Sheet, page: PageWords): void {
  const heading = findLabel(page, 'otherconsiderations')
  if (!heading) return
  const area = { top: heading.base + 4, right: page.width * 0.27 }
  const end = findLabel(page, 'confirmreceipt')?.base ?? page.height * 0.95
  const find = (label: string) => findLabel(page, label, area)
  const rows = bands(
    page,
    {
      appraisal: find('appraisal'),
      assumption: find('assumption'),
      homeowners: find('homeownersinsurance'),
      late: find('latepayment'),
      liability: find('liabilityafterforeclosure'),
      acceptance: find('loanacceptance'),
      refinance: find('refinance'),
      servicing: find('servicing'),
    },
    end - 8,
  )
  const cell = (band: Band | undefined) =>
    band ? visible(wordsIn(page.words, { left: band.label.right, top: band.top, bottom: band.bottom })) : []
  readAssumption(sheet, cell(rows.assumption))
  readLate(sheet, cell(rows.late))
  choose(sheet, 'servicing', cell(rows.servicing), [
    [/^to service/i, 'service'],
    [/^to transfer/i, 'transfer'],
  ])
}

/** Page 4 of a Closing Disclosure: what holds for the loan, and its escrow account. */
export function readLoanDisclosures(sheet: Sheet, page: PageWords): void {
  // The Spanish form begins with the account at the left, and goes on at the right with its table.
  const half = page.width * 0.4
  const [escrow] = ['escrowaccount', 'escrow']
    .flatMap(label => findLabels(page, label, { left: half }))
    .sort((one, other) => one.base - other.base)
  const middle = (escrow?.x ?? page.width * 0.51) - 6
  const top = (findLabel(page, 'loandisclosures')?.base ?? 0) + 2
  const left = { top, right: middle }
  const tables = ['adjustablepaymentaptable', 'adjustableinterestrateairtable'].flatMap(label =>
    findLabels(page, label),
  )
  const end = Math.min(page.height * 0.965, ...tables.map(({ base }) => base - 4))
  const heads = (label: string) => findLabels(page, label, left).find(found => beginsRow(page.words, found)) ?? null
  const rows = bands(
    page,
    {
      assumption: heads('assumption'),
      demand: heads('demandfeature'),
      escrow: heads('escrowaccount'),
      late: heads('latepayment'),
      negative: heads('negativeamortization'),
      partial: heads('partialpayments'),
      security: heads('securityinterest'),
    },
    end,
  )
  const cell = (band: Band | undefined) =>
    band ? visible(wordsIn(page.words, { right: middle, top: band.top + 6, bottom: band.bottom })) : []
  readAssumption(sheet, cell(rows.assumption))
  readLate(sheet, cell(rows.late))
  choose(sheet, 'demand_feature', cell(rows.demand), [
    [/^has a demand/i, 'yes'],
    [/^does not have/i, 'no'],
  ])
  choose(sheet, 'negative_amortization', cell(rows.negative), [
    [/^are scheduled/i, 'scheduled'],
    [/^may have/i, 'possible'],
    [/^do not have/i, 'none'],
  ])
  choose(sheet, 'partial_payments', cell(rows.partial), [
    [/^may accept/i, 'accepted'],
    [/^may hold/i, 'held'],
    [/^does not accept/i, 'refused'],
  ])
  if (rows.security) {
    const match = /security interest in (.+?) You may lose/i.exec(textOf(cell(rows.security)))
    setValue(sheet, 'security_interest', match?.[1]?.replace(/^_+|(?<!_)_+$/g, '').trim() || null, cell(rows.security))
  }
  choose(sheet, 'escrow_account', cell(rows.escrow), ACCOUNT)
  readEscrow(sheet, page, middle, end)
}

const ACCOUNT: [RegExp, string][] = [
  [/^will have an escrow/i, 'yes'],
  [/^will not have an escrow/i, 'no'],
]

function readEscrow(sheet: Sheet, page: PageWords, left: number, bottom: number): void {
  const all = visible(wordsIn(page.words, { left, bottom }))
  // Whoever has no account has a second box marked: who did not want one.
  const reasons = findLabel(all, 'because')?.x ?? page.width
  choose(sheet, 'escrow_account', wordsIn(all, { right: reasons }), ACCOUNT)
  const x = { left, right: left + (page.width - left) * 0.3, bottom }
  const rows = bands(
    page,
    {
      escrowed_costs_year_1: findLabel(page, ['escrowedpropertycostsoveryear1', 'escrowed'], x),
      non_escrowed_costs_year_1: findLabel(page, ['nonescrowedpropertycostsoveryear1', 'nonescrowed'], x),
      initial_escrow_payment: findLabel(page, ['initialescrowpayment', 'initialescrow'], x),
      monthly_escrow_payment: findLabel(page, ['monthlyescrowpayment', 'monthlyescrow'], x),
      no_escrow_costs_year_1: findLabel(page, ['estimatedpropertycostsoveryear1', 'estimatedpropertycosts'], x),
      escrow_waiver_fee: findLabel(page, 'escrowwaiverfee', x),
    },
    bottom,
  )
  const described = findLabels(page, 'estimatedtotalamount', { left: left + 60 })[0]?.x ?? page.width * 0.71
  for (const [key, band] of Object.entries(rows)) {
    const cell = visible(
      wordsIn(page.words, {
        left: band.label.right,
        right: described - 2,
        top: band.top,
        bottom: Math.min(band.bottom, band.top + 30),
      }),
    )
    const { cents, words, confidence } = cellAmount(
      rowsOf(cell)
        .flat()
        .filter(({ text }) => /[$\d]/.test(text)),
    )
    setValue(sheet, key as FieldKey & 'escrow_waiver_fee', cents, words, confidence)
  }
}

/** 'Other Disclosures' on page 5. */
export function readLiability(sheet: Sheet, page: PageWords): void {
  const heading = findLabel(page, 'liabilityafterforeclosure')
  if (!heading) return
  // A sentence before that heading says the word too.
  const next = findLabels(page, 'refinance', { top: heading.base, left: heading.x - 6, right: heading.x + 60 })
  const end = next.find(label => /^R/.test(label.words[0]?.text ?? ''))?.base ?? heading.base + 110
  const words = visible(wordsIn(page.words, { left: heading.x - 6, top: heading.base, bottom: end - 4 }))
  choose(sheet, 'liability_after_foreclosure', words, [
    [/^state law may/i, 'protected'],
    [/^state law does not/i, 'liable'],
  ])
}

function readAssumption(sheet: Sheet, words: readonly Word[]): void {
  if (words.length > 0)
    choose(sheet, 'assumption', words, [
      [/^will allow/i, 'yes'],
      [/^will not allow/i, 'no'],
    ])
}

function readLate(sheet: Sheet, words: readonly Word[]): void {
  const text = textOf(words)
  const match = /more than (\d{1,3}) days late.*?late fee of (.+?) ?\.?$/i.exec(text)
  if (words.length === 0) return
  setValue(sheet, 'late_payment_days', match ? Number(match[1]) : null, words, match ? 'sure' : 'unsure')
  setValue(sheet, 'late_payment_fee', match?.[2] ?? null, words, match ? 'sure' : 'unsure')
}

function choose(sheet: Sheet, key: FieldKey, words: readonly Word[], options: [RegExp, string][]): void {
  if (words.length === 0) return
  const text = markedSentence(
    words,
    options.map(([start]) => start),
  )
  const found = options.find(([sign]) => text !== null && sign.test(text))
  setValue(
    sheet,
    key as 'purpose',
    found?.[1] ?? null,
    words.filter(({ text }) => isCheckMark(text)),
    found ? 'sure' : 'unsure',
  )
}

/** The tables of loans whose payment or rate changes. */
export function readAdjustable(sheet: Sheet, page: PageWords): void {
  const payment = findLabel(page, 'adjustablepaymentaptable')
  const rate = findLabel(page, 'adjustableinterestrateairtable')
  if (payment) {
    readTable(sheet, page, payment, {
      interest_only_payments: ['interestonlypayments'],
      optional_payments: ['optionalpayments'],
      step_payments: ['steppayments'],
      seasonal_payments: ['seasonalpayments'],
      first_payment_change: ['firstchangeamount', 'firstchange'],
      subsequent_payment_changes: ['subsequentchanges'],
      maximum_payment: ['maximumpayment'],
    })
  }
  if (rate) {
    readTable(sheet, page, rate, {
      index_and_margin: ['index+margin', 'indexmargin'],
      initial_rate: ['initialinterestrate'],
      minimum_rate: ['minimummaximuminterestrate'],
      first_rate_change: ['firstchange'],
      subsequent_rate_changes: ['subsequentchanges'],
      first_rate_change_limit: ['firstchange'],
      subsequent_rate_change_limit: ['subsequentchanges'],
    })
  }
}

/** Words before the edge, and those that go on in the same sentence past it: half a sentence would say something else. */
function withRest(words: readonly Word[], edge: number): Word[] {
  return rowsOf(words).flatMap(row => {
    const end = row.findIndex((word, at) => {
      const before = row[at - 1]
      return word.x >= edge && (!before || word.x - before.right > word.size)
    })
    return end < 0 ? row : row.slice(0, end)
  })
}

const TABLE_STARTS = [
  'adjustablepaymentaptable',
  'adjustableinterestrateairtable',
  'interestonlypayments',
  'optionalpayments',
  'index+margin',
  'indexmargin',
  'initialinterestrate',
]

function readTable(sheet: Sheet, page: PageWords, heading: Label, labels: Partial<Record<FieldKey, string[]>>): void {
  const left = heading.x - 10
  // Wherever a page is printed on its sheet, the other table begins with its own labels.
  const near = { left: heading.x + 150, top: heading.base - 30, bottom: heading.base + 60 }
  const beside = TABLE_STARTS.flatMap(label => findLabels(page, label, near)).map(({ x }) => x)
  const right = beside.length > 0 ? Math.min(...beside) - 3 : left + page.width * 0.48
  const below = { top: heading.base + 100 }
  const footer = ['loanestimate', 'closingdisclosure', 'loanid'].flatMap(label => findLabels(page, label, below))
  // Whatever stands lowest, the foot of the page is below it.
  const foot = footer.length > 0 ? Math.min(...footer.map(({ base }) => base - 6)) : page.height * 0.975
  const end = Math.min(heading.base + 170, foot)
  const area = { left, right, top: heading.base + 3, bottom: end }
  const limits = findLabel(page, 'limitsoninterestratechanges', area)
  const found = Object.fromEntries(
    Object.entries(labels).map(([key, names]) => {
      const isLimit = key.endsWith('_limit')
      const places = names.flatMap(name => findLabels(page, name, area))
      return [key, (isLimit && limits ? places.filter(({ base }) => base > limits.base) : places)[0] ?? null]
    }),
  ) as Partial<Record<FieldKey, Label | null>>
  // Headings between the rows end the row above them.
  const between = {
    limits,
    payments: findLabel(page, 'monthlyprincipalandinterestpayments', area),
    frequency: findLabel(page, 'changefrequency', area),
  }
  const rows = bands<string>(page, { ...found, ...between }, area.bottom)
  for (const [name, band] of Object.entries(rows) as [FieldKey, Band][]) {
    if (name in between) continue
    const bottom = Math.min(band.bottom, band.top + 24)
    const words = withRest(visible(wordsIn(page.words, { left: band.label.right, top: band.top, bottom })), right)
    if (name === 'minimum_rate') {
      const [low, high] = textOf(words).replaceAll(' %', '%').split('/')
      const isEmpty = !words.some(({ text }) => /\d/.test(text))
      for (const [key, part] of [
        ['minimum_rate', low],
        ['maximum_rate', high],
      ] as const) {
        // All of it, or nothing: what is left of a torn figure is another.
        const percent = parsePercent(part ?? '')
        setValue(sheet, key, percent, words, percent !== null || isEmpty ? 'sure' : 'unsure')
      }
    } else readInto(sheet, name, words)
  }
}
