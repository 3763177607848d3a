import { expect, test } from 'vitest'
import { textWidth } from '../../../../tests/disclosures/canvas.ts'
import type { RenderedFile } from '../../../../tests/disclosures/distort.ts'
import { judge } from '../../../../tests/disclosures/judge.ts'
import {
  onlyDisclosure,
  plainDisclosure,
  readRendered,
  renderFile,
} from '../../../../tests/disclosures/rendered-file.ts'
import { judgedReadings } from '../judged-readings.ts'
import { implausible } from '../plausible.ts'
import type { PositionedText } from '../reading.ts'

/** What disclosures of a generator that was not ours did wrong or left open. */
const WHOLE = { wrong: [], open: [] }
const LONG_NAME = 'Title365 Lending Partners of Northwestern Pennsylvania, a Division of First Commonwealth Bank'

function changed(file: RenderedFile, change: (text: PositionedText) => PositionedText[]): RenderedFile {
  return { ...file, texts: file.texts.flatMap(change) }
}

function verdict(disclosure: ReturnType<typeof plainDisclosure>, file: RenderedFile) {
  const { wrong, open } = judge(disclosure, onlyDisclosure(file))
  return { wrong, open }
}

/** The text in two pieces, the second further right. */
function torn(text: PositionedText, at: number, gap: number): PositionedText[] {
  const [head, tail] = [text.text.slice(0, at), text.text.slice(at)]
  const unit = text.width / textWidth(text.text)
  const width = textWidth(head) * unit
  return [
    { ...text, text: head, width },
    { ...text, text: tail, x: text.x + width + gap, width: text.width - width },
  ]
}

test('[RP140] the least and the highest rate are read whole, also where their letters stand apart', () => {
  const disclosure = plainDisclosure('loan-estimate', { story: 'adjustable' })
  const isRates = ({ text }: PositionedText) => /^[\d.]+%\/[\d.]+%$/.test(text)
  const file = renderFile(disclosure)
  expect(file.texts.filter(isRates)).toHaveLength(1)
  const apart = changed(file, text => (isRates(text) ? torn(text, text.text.indexOf('%') - 1, 3) : [text]))
  expect(verdict(disclosure, apart)).toEqual(WHOLE)
})

test('[RP140] rates that are out of order are asked about', () => {
  const disclosure = plainDisclosure('loan-estimate', { story: 'adjustable' })
  expect(implausible(disclosure)).toEqual([])
  const values = { ...disclosure.values, minimum_rate: 5, maximum_rate: 5 }
  expect(implausible({ ...disclosure, values })).toEqual([
    'minimum_rate',
    'maximum_rate',
    'initial_rate',
    'maximum_rate',
  ])
})

test.each([' ............', ' . . . . . . .', ' |', ' ____'])(
  '[RP141] what leads from a name to its amount (%s) is no part of the name',
  rule => {
    for (const kind of ['loan-estimate', 'closing-disclosure'] as const) {
      const disclosure = plainDisclosure(kind)
      const names = disclosure.lines
        .filter(({ section }) => 'ABCH'.includes(section))
        .map(line => line.to ?? line.label)
      const ruled = changed(renderFile(disclosure), text => {
        if (!names.includes(text.text.replace(/^to /, ''))) return [text]
        const width = textWidth(rule) * text.height * 0.8
        return [text, { ...text, text: rule.trim(), x: text.x + text.width + 2.5, width }]
      })
      expect(verdict(disclosure, ruled)).toEqual(WHOLE)
    }
  },
)

test('[RP141] a rule behind the first row of a payee is no part of it', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const payee = disclosure.lines.find(({ to }) => to?.includes(' '))?.to ?? ''
  const [first = '', ...rest] = payee.split(' ')
  let taken = 0
  const file = changed(renderFile(disclosure), text => {
    if (text.page !== 2 || text.text !== `to ${payee}` || taken++ > 0) return [text]
    const rule = { ...text, text: '|', x: text.x + 52, width: 2 }
    const below = { ...text, text: rest.join(' '), x: text.x + 7, y: text.y + 4.4, width: 40 }
    return [{ ...text, text: `to ${first}`, width: 30 }, rule, below]
  })
  expect(taken).toBeGreaterThan(0)
  expect(verdict(disclosure, file).wrong).toEqual([])
})

test('[RP142] an amount at the end of a name in the summaries makes the name a question', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const file = changed(renderFile(disclosure), text =>
    text.text === 'Deposit' && text.page === 3 && text.y > 300
      ? [text, { ...text, text: '$1,702.00', x: text.x + text.width + 3, width: 36 }]
      : [text],
  )
  expect(verdict(disclosure, file).wrong).toEqual([])
})

test('[RP143] a paper in capitals names its payees without TO', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const payees = disclosure.lines.flatMap(({ to }) => (to === null ? [] : [to]))
  expect(payees.length).toBeGreaterThan(2)
  const isName = ({ text, page }: PositionedText) => page === 2 && !/^[A-J]\. |\$/.test(text)
  const shouted = changed(renderFile(disclosure), text =>
    isName(text) ? [{ ...text, text: text.text.toUpperCase() }] : [text],
  )
  const read = onlyDisclosure(shouted).disclosure.lines.flatMap(({ to }) => (to === null ? [] : [to]))
  expect(read).toEqual(payees.map(to => to.toUpperCase()))
})

test('[RP136] a lender’s name in three rows is read whole', () => {
  const disclosure = plainDisclosure('loan-estimate', { lender: LONG_NAME })
  const rows = ['Title365 Lending Partners of', 'Northwestern Pennsylvania, a Division', 'of First Commonwealth Bank']
  const rendered = renderFile(disclosure)
  const name = rendered.texts.find(({ page, text }) => page === 3 && LONG_NAME.startsWith(text) && text.length > 6)
  const file = changed(rendered, text => {
    if (name === undefined || text.page !== 3 || text.y < name.y - 2) return [text]
    if (text === name)
      return rows.map((row, at) => ({ ...text, text: row, y: text.y + at * 10, width: row.length * 4 }))
    return LONG_NAME.includes(text.text) && text.x === name.x
      ? []
      : [{ ...text, y: text.y + (text.y > name.y + 4 ? 24 : 0) }]
  })
  expect(onlyDisclosure(file).disclosure.contacts.lender.name).toBe(LONG_NAME)
})

test('[RP144] the amount of the credits stands beside the first row of their name or the last', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  expect(disclosure.values.lender_credits).not.toBe(null)
  const rendered = renderFile(disclosure)
  const [name, rest] = ['Lender Credits', 'above legal limit'].map(begin =>
    rendered.texts.find(({ page, text }) => page === 2 && text.startsWith(begin)),
  )
  const isAmount = ({ page, y, x }: PositionedText) => page === 2 && y === name?.y && x > 300
  expect(rendered.texts.filter(isAmount)).toHaveLength(1)
  const lower = changed(rendered, text => (isAmount(text) ? [{ ...text, y: rest?.y ?? 0 }] : [text]))
  expect(verdict(disclosure, lower)).toEqual(WHOLE)
})

test('[RP145] a cell with figures of which none is an amount is not blank', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const cash = String(Math.abs(disclosure.cash.deposit.amount ?? 0) / 100)
  expect(Number(cash)).toBeGreaterThan(0)
  const isMoney = ({ text, page, x }: PositionedText) => page === 3 && x > 200 && x < 340 && /\$\d/.test(text)
  const trailing = changed(renderFile(disclosure), text =>
    isMoney(text) ? [{ ...text, text: `${text.text.replace(/^[-–] ?/, '')}-` }] : [text],
  )
  const read = onlyDisclosure(trailing)
  const readings = judgedReadings(read)
  expect(read.disclosure.cash.deposit.amount).toBe(null)
  expect(readings['cash.deposit.amount']?.confidence).not.toBe('sure')
})

test('[RP145] credits of which the figures were not read are not blank', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const rendered = renderFile(disclosure)
  const name = rendered.texts.find(({ page, text }) => page === 2 && text.startsWith('Lender Credits'))
  const isAmount = ({ page, y, x }: PositionedText) => page === 2 && y === name?.y && x > 300
  const odd = changed(rendered, text => (isAmount(text) ? [{ ...text, text: '500.–' }] : [text]))
  expect(judgedReadings(onlyDisclosure(odd)).lender_credits?.confidence).toBe('unsure')
})

test('[RP67] a payee in brackets is a payee, a day in brackets is none', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const isPayee = ({ text, page }: PositionedText) => page === 2 && /^to \p{Lu}/u.test(text)
  const bracketed = changed(renderFile(disclosure), text =>
    isPayee(text) ? [{ ...text, text: `(${text.text})` }] : [text],
  )
  expect(verdict(disclosure, bracketed)).toEqual(WHOLE)
})

test.each([-3.6, -3, 3, 3.6])('[RP148] words %d points off their box are the words of that box', drop => {
  const disclosure = plainDisclosure('closing-disclosure')
  const isOption = ({ text, page }: PositionedText) => page === 4 && /^(will|has|does|do|may|are) /.test(text)
  const file = renderFile(disclosure)
  expect(file.texts.filter(isOption).length).toBeGreaterThan(5)
  const moved = changed(file, text => (isOption(text) ? [{ ...text, y: text.y + drop }] : [text]))
  expect(verdict(disclosure, moved).wrong).toEqual([])
})

test('[RP114] the amount between two rows of a name makes no two names of it', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const rendered = renderFile(disclosure)
  const fee = disclosure.lines.find(({ section, label }) => section === 'B' && label.length > 8)
  const name = rendered.texts.find(({ page, text }) => page === 2 && text === fee?.label)
  expect(name).toBeDefined()
  const isBeside = (text: PositionedText) =>
    text.page === 2 && Math.abs(text.y - (name?.y ?? 0)) < 3 && text.x < 300 && text !== name
  const file = changed(rendered, text =>
    text === name
      ? [
          { ...text, text: 'Mortgage Insurance Application', y: text.y - 3.4, height: 5, width: 80 },
          { ...text, text: 'Fee', y: text.y + 3.4, height: 5, width: 12 },
        ]
      : isBeside(text)
        ? [{ ...text, y: text.y + 0.2 }]
        : [text],
  )
  const label = 'Mortgage Insurance Application Fee'
  const truth = { ...disclosure, lines: disclosure.lines.map(line => (line === fee ? { ...line, label } : line)) }
  expect(judge(truth, onlyDisclosure(file)).wrong).toEqual([])
})

test('[RP150] the foot of a page that has lost its top is no letterhead', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const { texts, sizes } = renderFile(disclosure)
  const cut = texts.filter(({ page, y }) => page === 1 && y > 180)
  const { disclosures } = readRendered({ texts: cut, sizes: sizes.slice(0, 1) })
  expect(disclosures.map(({ disclosure: read }) => read.values.lender)).toEqual([null])
})

test('[RP135] a bracket that touches the payee beside it is that of the name', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const name = 'Homeowner’s Insurance Premium ( 12 mo.)'
  const rendered = renderFile(disclosure)
  const label = rendered.texts.find(({ page, text }) => page === 2 && text === name)
  const column = rendered.texts.find(({ page, text }) => page === 2 && text.startsWith('to '))?.x ?? 0
  const payee = { ...label, text: '(to State Farmers Mutual', x: column, width: 70 } as PositionedText
  const file = changed(rendered, text =>
    text === label
      ? [
          { ...text, text: 'Homeowner’s Insurance Premium', width: 112 },
          payee,
          { ...text, text: '12 mo.)', y: text.y + 4.4, width: 24 },
        ]
      : [text],
  )
  const line = onlyDisclosure(file).disclosure.lines.find(({ label: read }) =>
    read.startsWith('Homeowner’s Insurance Premium'),
  )
  expect(line).toMatchObject({ label: name, to: 'State Farmers Mutual' })
})

test('[RP137] a name that ends within a day is asked about', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const isTaxes = ({ text, page }: PositionedText) => page === 3 && / to \d+\/\d+\/\d+$/.test(text)
  const rendered = renderFile(disclosure)
  expect(rendered.texts.filter(isTaxes).length).toBeGreaterThan(0)
  const cut = changed(rendered, text => (isTaxes(text) ? [{ ...text, text: text.text.replace(/\d+$/, '') }] : [text]))
  expect(verdict(disclosure, cut).wrong).toEqual([])
})

test('[RP119] a dash that stands close behind a name is in place of its amount', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const name = 'Mortgage Insurance Premium ( mo.)'
  const file = changed(renderFile(disclosure), text =>
    text.page === 2 && text.text === name
      ? [text, { ...text, text: '—', x: text.x + text.width + 3, width: 8 }]
      : [text],
  )
  expect(verdict(disclosure, file)).toEqual(WHOLE)
})
