import { expect, test } from 'vitest'
import type { RenderedFile } from '../../../../tests/disclosures/distort.ts'
import { judge } from '../../../../tests/disclosures/judge.ts'
import { onlyDisclosure, plainDisclosure, renderFile } from '../../../../tests/disclosures/rendered-file.ts'
import type { PositionedText } from '../reading.ts'
import { smallness } from './fitted-page.ts'
import { type PageWords, readablePages } from './words.ts'

/** What disclosures that a browser printed from other people's HTML did wrong. */
function changed(file: RenderedFile, change: (text: PositionedText) => PositionedText): RenderedFile {
  return { ...file, texts: file.texts.map(change) }
}

const WHOLE = { wrong: [], open: [] }

function verdict(disclosure: ReturnType<typeof plainDisclosure>, file: RenderedFile) {
  const { wrong, open } = judge(disclosure, onlyDisclosure(file))
  return { wrong, open }
}

test('[RP119] a dash in the place of an amount is in no name', () => {
  const disclosure = plainDisclosure('loan-estimate')
  expect(disclosure.lines.some(({ section, amount }) => section === 'F' && amount === null)).toBe(true)
  expect(verdict(disclosure, renderFile(disclosure, { blank: '—' }))).toEqual(WHOLE)
})

test('[RP120] a note in another colour makes its text a question, typed figures do not', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const file = renderFile(disclosure)
  const lender = file.texts.find(({ text, page }) => page === 1 && text === disclosure.values.lender)
  expect(lender).toBeDefined()
  const note = { ...lender, text: 'why?', x: (lender?.x ?? 0) + (lender?.width ?? 0) + 3, color: '#1133aa' }
  const noted = judge(disclosure, onlyDisclosure({ ...file, texts: [...file.texts, note as PositionedText] }))
  expect(noted.wrong).toEqual([])
  expect(noted.open).toContain('lender')
  const typed = changed(file, text => (/^[$\d]/.test(text.text) ? { ...text, color: '#1133aa' } : text))
  expect(verdict(disclosure, typed)).toEqual(WHOLE)
})

test('[RP121] a sentence that stands between two loan terms gives neither its sum', () => {
  const disclosure = plainDisclosure('closing-disclosure', { story: 'balloon' })
  const amount = disclosure.values.balloon_payment_words
  expect(amount).toContain('$')
  const isAnswer = ({ text, page, x, y }: PositionedText) =>
    page === 1 && x > 290 && y > 360 && y < 400 && !text.startsWith('NO')
  const raised = changed(renderFile(disclosure), text => (isAnswer(text) ? { ...text, y: text.y - 16 } : text))
  expect(judge(disclosure, onlyDisclosure(raised)).wrong).toEqual([])
})

test('[RP122] people are read below their own heading, not below a sentence that names it', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const file = renderFile(disclosure)
  const sentence = file.texts.find(({ text }) => text.startsWith('Questions? If'))
  // The foot of that sentence begins a row, and the table follows closely.
  const row = { ...sentence, text: 'contact information below.', x: 40, width: 100, y: 392 } as PositionedText
  const low = file.texts.map(text => (text.page === 5 && text.y > 420 ? { ...text, y: text.y - 12 } : text))
  expect(verdict(disclosure, { ...file, texts: [...low, row] })).toEqual(WHOLE)
})

test('[RP123] a page made smaller is read with a mark on it that has no name', () => {
  const smaller = ({ x, y, width, height, ...text }: PositionedText) => {
    const [left, top, across, high] = [x, y, width, height].map(length => length * 0.6)
    return { ...text, x: left ?? 0, y: top ?? 0, width: across ?? 0, height: high ?? 0 }
  }
  const file = changed(renderFile(plainDisclosure('closing-disclosure')), smaller)
  const mark = { ...(file.texts[0] as PositionedText), text: '\ufffd', x: 300, y: 8, width: 4 }
  const [first] = readablePages([...file.texts, mark], file.sizes)
  expect(smallness(first as PageWords)).toBeGreaterThan(1.1)
})

test('[RP127] the box before the line that has no name is no box behind the type before it', () => {
  const disclosure = plainDisclosure('loan-estimate')
  disclosure.values.loan_type = 'other'
  const file = renderFile(disclosure)
  const unnamed = changed(file, text => (text.text === 'Other' ? { ...text, text: '______' } : text))
  expect(verdict(disclosure, unnamed)).toEqual(WHOLE)
  // The line may be graphics instead of letters: then nothing says what the box stands before.
  const rendered = { ...file, texts: file.texts.filter(({ text }) => text !== 'Other') }
  expect(verdict(disclosure, rendered)).toEqual({ wrong: [], open: ['loan_type'] })
})

test('[RP128] a sum that holds does not prove how a product is spelt', () => {
  const disclosure = plainDisclosure('closing-disclosure', { story: 'adjustable' })
  const file = changed(renderFile(disclosure), text =>
    text.text === disclosure.values.product ? { ...text, text: `${text.text} Conventional x FHA` } : text,
  )
  const { wrong, open } = verdict(disclosure, file)
  expect(wrong).toEqual([])
  expect(open).toContain('product')
})

test('[RP129] a licence whose label takes two rows is no NMLS number', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const file = renderFile(disclosure)
  const isLabel = ({ text, page, x }: PositionedText) => page === 5 && x < 60 && text === 'ST License ID'
  const label = file.texts.find(isLabel) as PositionedText
  const rows = ['ST License', 'ID'].map((text, at) => ({ ...label, text, y: label.y + at * 8, width: text.length * 4 }))
  const first = file.texts.indexOf(label)
  const texts = file.texts.flatMap((text, at) => (at === first ? rows : [text]))
  expect(verdict(disclosure, { ...file, texts })).toEqual(WHOLE)
  const without = { ...file, texts: file.texts.filter((_, at) => at !== first) }
  expect(verdict(disclosure, without).wrong).toEqual([])
})

test.each(['Na\ufffdonwide Bank', 'Na椀onwide Bank', 'Na[onwide Bank'])('[RP131] %s is a name to ask about', name => {
  const disclosure = plainDisclosure('closing-disclosure')
  const file = changed(renderFile(disclosure), text =>
    text.text === disclosure.values.lender ? { ...text, text: name } : text,
  )
  const { wrong, open } = verdict(disclosure, file)
  expect(wrong).toEqual([])
  expect(open).toContain('lender')
})

test('[RP132] lines that cost nothing are not sure where the heading below them was not found', () => {
  const disclosure = plainDisclosure('loan-estimate', { escrowed: false })
  const file = changed(renderFile(disclosure), text =>
    text.text.startsWith('G. Initial') ? { ...text, text: 'G. Ini\ufffdal Escrow Payment at Closing' } : text,
  )
  expect(verdict(disclosure, file).wrong).toEqual([])
})

test('[RP133] letters of words are asked about in names where a file calls them wrongly in words of the form', () => {
  const disclosure = plainDisclosure('loan-estimate', { lender: 'Pacific Bank', story: 'adjustable' })
  const rendered = renderFile(disclosure)
  const sentence = { ...(rendered.texts[0] as PositionedText), text: 'you only confirm this', x: 42, y: 755, width: 90 }
  const file = changed({ ...rendered, texts: [...rendered.texts, sentence] }, text => ({
    ...text,
    text: text.text.replaceAll('fi', 'ü'),
  }))
  const { wrong, open } = verdict(disclosure, file)
  expect(wrong).toEqual([])
  expect(open).toContain('lender')
})

test('[RP134] rows that a browser put on dots of a screen, some three quarters of a point further apart, are sure', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const line = disclosure.lines.find(({ label }) => label === 'Credit Report Fee')
  if (line) line.to = 'Keystone Settlement Services'
  const file = renderFile(disclosure)
  const printed = file.texts.find(({ text }) => text === 'to Keystone Settlement Services') as PositionedText
  const texts = file.texts.flatMap(text => {
    if (text === printed)
      return [
        { ...printed, text: 'to Keystone Settlement', width: 80 },
        { ...printed, text: 'Services', x: printed.x, y: printed.y + 10.4, width: 30 },
      ]
    return [text.page === 2 && text.y > printed.y + 4 ? { ...text, y: text.y + 10 } : text]
  })
  expect(verdict(disclosure, { ...file, texts })).toEqual(WHOLE)
})

test('[RP135] a payee stands in its column, also beside a bracket that closes in the row below', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const premium = disclosure.lines.find(({ label }) => label.startsWith('Homeowner’s Insurance Premium'))
  if (premium) premium.to = 'Insurance Co.'
  const file = renderFile(disclosure)
  const isLabel = ({ text, page }: PositionedText) => page === 2 && text.startsWith('Homeowner’s Insurance Premium')
  const label = file.texts.find(isLabel) as PositionedText
  const first = label.text.replace(' mo.)', '')
  const texts = file.texts.flatMap(text => {
    if (text === label)
      return [
        { ...label, text: first, width: label.width * 0.9 },
        { ...label, text: 'mo.)', y: label.y + 9, width: 16 },
      ]
    return [text.page === 2 && text.y > label.y + 4 ? { ...text, y: text.y + 9 } : text]
  })
  expect(verdict(disclosure, { ...file, texts })).toEqual(WHOLE)
})

test('[RP136] a lender whose name takes two rows is read whole', () => {
  const disclosure = plainDisclosure('loan-estimate', { lender: 'Nationwide Mutual Mortgage Company LLC' })
  const file = renderFile(disclosure)
  const inRows = (pitch: number) =>
    file.texts.flatMap(text => {
      if (text.page !== 3 || text.y < 80 || text.y > 160) return [text]
      if (text.text !== disclosure.values.lender) return [text.y < 90 ? text : { ...text, y: text.y + 10 }]
      const rows = ['Nationwide Mutual Mortgage Company', 'LLC']
      return rows.map((row, at) => ({ ...text, text: row, y: text.y + at * pitch, width: row.length * 4 }))
    })
  expect(verdict(disclosure, { ...file, texts: inRows(10) })).toEqual(WHOLE)
  const low = verdict(disclosure, { ...file, texts: inRows(20) })
  expect(low.wrong).toEqual([])
  expect(low.open).toEqual(expect.arrayContaining(['lender', 'contacts.lender.name']))
})

test.each(['Keystone Settlement Servi...', 'Keystone Settlement Servi', 'Lakeland Realty Grou'])(
  '[RP137] %s is a payee to ask about',
  cut => {
    const disclosure = plainDisclosure('closing-disclosure')
    const line = disclosure.lines.find(({ label }) => label === 'Credit Report Fee')
    if (line) line.to = 'Keystone Settlement Services'
    const file = changed(renderFile(disclosure), text =>
      text.text === 'to Keystone Settlement Services' ? { ...text, text: `to ${cut}` } : text,
    )
    expect(verdict(disclosure, file).wrong).toEqual([])
  },
)

test('[RP138] what page 1 says of the lender’s credits is sure with the sum of the closing costs', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const file = changed(renderFile(disclosure), text => ({
    ...text,
    text: text.text.replace('$500 in Lender', '$5 in Lender'),
  }))
  const { wrong, open } = verdict(disclosure, file)
  expect(wrong).toEqual([])
  expect(open).toContain('closing_costs_credits')
})

test('[RP111] $16’292 is read as the figure that it seems to be, and asked about', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const file = changed(renderFile(disclosure), text => ({
    ...text,
    text: text.text.replace(/(\$\d+),(?=\d{3})/g, "$1'"),
  }))
  const reading = onlyDisclosure(file)
  expect(reading.disclosure.values.loan_amount).toBe(disclosure.values.loan_amount)
  expect(reading.readings.loan_amount?.confidence).toBe('unsure')
  expect(judge(disclosure, reading).wrong).toEqual([])
})

test('[RP139] a payee that begins a row below a label may be of the next', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const file = renderFile(disclosure)
  const texts = file.texts.flatMap(text => {
    if (text.page !== 2 || text.text !== 'to Info Co.') return [text]
    return [
      { ...text, text: 'to Info', y: text.y - 10, width: 26 },
      { ...text, text: 'Co.', width: 14 },
    ]
  })
  expect(verdict(disclosure, { ...file, texts }).wrong).toEqual([])
})

test('[RP137] ED is no time zone', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const file = changed(renderFile(disclosure), text => ({ ...text, text: text.text.replace(/EDT$/, 'ED') }))
  const { wrong, open } = verdict(disclosure, file)
  expect(wrong).toEqual([])
  expect(open).toEqual(expect.arrayContaining(['rate_lock_time', 'closing_costs_expire_time']))
})
