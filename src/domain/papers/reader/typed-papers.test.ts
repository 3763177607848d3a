import { expect, test } from 'vitest'
import { textWidth } from '../../../../tests/papers/canvas.ts'
import type { RenderedFile } from '../../../../tests/papers/distort.ts'
import { judge } from '../../../../tests/papers/judge.ts'
import { onlyPaper, plainPaper, readRendered, renderFile } from '../../../../tests/papers/rendered-file.ts'
import { judgedReadings } from '../judged-readings.ts'
import { implausible } from '../plausible.ts'
import type { PositionedText } from '../reading.ts'

/** What papers of a generator that was not ours did wrong or left open. */
const WHOLE = { wrong: [], open: [] }
const LONG_NAME = 'Title365 Lending Partners of Northwestern Pennsylvania, a Division of First Commonwealth Bank'

function changed(file: RenderedFile, change: (text: PositionedText) => PositionedText[]): RenderedFile {
  return { ...file, texts: file.texts.flatMap(change) }
}

function verdict(paper: ReturnType<typeof plainPaper>, file: RenderedFile) {
  const { wrong, open } = judge(paper, onlyPaper(file))
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
  const paper = plainPaper('loan-estimate', { story: 'adjustable' })
  const isRates = ({ text }: PositionedText) => /^[\d.]+%\/[\d.]+%$/.test(text)
  const file = renderFile(paper)
  expect(file.texts.filter(isRates)).toHaveLength(1)
  const apart = changed(file, text => (isRates(text) ? torn(text, text.text.indexOf('%') - 1, 3) : [text]))
  expect(verdict(paper, apart)).toEqual(WHOLE)
})

test('[RP140] rates that are out of order are asked about', () => {
  const paper = plainPaper('loan-estimate', { story: 'adjustable' })
  expect(implausible(paper)).toEqual([])
  const values = { ...paper.values, minimum_rate: 5, maximum_rate: 5 }
  expect(implausible({ ...paper, values })).toEqual(['minimum_rate', 'maximum_rate', 'initial_rate', 'maximum_rate'])
})

test.each([' ............', ' . . . . . . .', ' |', ' ____'])(
  '[RP141] what leads from a name to its amount (%s) is no part of the name',
  rule => {
    for (const kind of ['loan-estimate', 'closing-disclosure'] as const) {
      const paper = plainPaper(kind)
      const names = paper.lines.filter(({ section }) => 'ABCH'.includes(section)).map(line => line.to ?? line.label)
      const ruled = changed(renderFile(paper), text => {
        if (!names.includes(text.text.replace(/^to /, ''))) return [text]
        const width = textWidth(rule) * text.height * 0.8
        return [text, { ...text, text: rule.trim(), x: text.x + text.width + 2.5, width }]
      })
      expect(verdict(paper, ruled)).toEqual(WHOLE)
    }
  },
)

test('[RP141] a rule behind the first row of a payee is no part of it', () => {
  const paper = plainPaper('closing-disclosure')
  const payee = paper.lines.find(({ to }) => to?.includes(' '))?.to ?? ''
  const [first = '', ...rest] = payee.split(' ')
  let taken = 0
  const file = changed(renderFile(paper), text => {
    if (text.page !== 2 || text.text !== `to ${payee}` || taken++ > 0) return [text]
    const rule = { ...text, text: '|', x: text.x + 52, width: 2 }
    const below = { ...text, text: rest.join(' '), x: text.x + 7, y: text.y + 4.4, width: 40 }
    return [{ ...text, text: `to ${first}`, width: 30 }, rule, below]
  })
  expect(taken).toBeGreaterThan(0)
  expect(verdict(paper, file).wrong).toEqual([])
})

test('[RP142] an amount at the end of a name in the summaries makes the name a question', () => {
  const paper = plainPaper('closing-disclosure')
  const file = changed(renderFile(paper), text =>
    text.text === 'Deposit' && text.page === 3 && text.y > 300
      ? [text, { ...text, text: '$1,702.00', x: text.x + text.width + 3, width: 36 }]
      : [text],
  )
  expect(verdict(paper, file).wrong).toEqual([])
})

test('[RP143] a paper in capitals names its payees without TO', () => {
  const paper = plainPaper('closing-disclosure')
  const payees = paper.lines.flatMap(({ to }) => (to === null ? [] : [to]))
  expect(payees.length).toBeGreaterThan(2)
  const isName = ({ text, page }: PositionedText) => page === 2 && !/^[A-J]\. |\$/.test(text)
  const shouted = changed(renderFile(paper), text =>
    isName(text) ? [{ ...text, text: text.text.toUpperCase() }] : [text],
  )
  const read = onlyPaper(shouted).paper.lines.flatMap(({ to }) => (to === null ? [] : [to]))
  expect(read).toEqual(payees.map(to => to.toUpperCase()))
})

test('[RP136] a lender’s name in three rows is read whole', () => {
  const paper = plainPaper('loan-estimate', { lender: LONG_NAME })
  const rows = ['Title365 Lending Partners of', 'Northwestern Pennsylvania, a Division', 'of First Commonwealth Bank']
  const rendered = renderFile(paper)
  const name = rendered.texts.find(({ page, text }) => page === 3 && LONG_NAME.startsWith(text) && text.length > 6)
  const file = changed(rendered, text => {
    if (name === undefined || text.page !== 3 || text.y < name.y - 2) return [text]
    if (text === name)
      return rows.map((row, at) => ({ ...text, text: row, y: text.y + at * 10, width: row.length * 4 }))
    return LONG_NAME.includes(text.text) && text.x === name.x
      ? []
      : [{ ...text, y: text.y + (text.y > name.y + 4 ? 24 : 0) }]
  })
  expect(onlyPaper(file).paper.contacts.lender.name).toBe(LONG_NAME)
})

test('[RP144] the amount of the credits stands beside the first row of their name or the last', () => {
  const paper = plainPaper('closing-disclosure')
  expect(paper.values.lender_credits).not.toBe(null)
  const rendered = renderFile(paper)
  const [name, rest] = ['Lender Credits', 'above legal limit'].map(begin =>
    rendered.texts.find(({ page, text }) => page === 2 && text.startsWith(begin)),
  )
  const isAmount = ({ page, y, x }: PositionedText) => page === 2 && y === name?.y && x > 300
  expect(rendered.texts.filter(isAmount)).toHaveLength(1)
  const lower = changed(rendered, text => (isAmount(text) ? [{ ...text, y: rest?.y ?? 0 }] : [text]))
  expect(verdict(paper, lower)).toEqual(WHOLE)
})

test('[RP145] a cell with figures of which none is an amount is not blank', () => {
  const paper = plainPaper('closing-disclosure')
  const cash = String(Math.abs(paper.cash.deposit.amount ?? 0) / 100)
  expect(Number(cash)).toBeGreaterThan(0)
  const isMoney = ({ text, page, x }: PositionedText) => page === 3 && x > 200 && x < 340 && /\$\d/.test(text)
  const trailing = changed(renderFile(paper), text =>
    isMoney(text) ? [{ ...text, text: `${text.text.replace(/^[-–] ?/, '')}-` }] : [text],
  )
  const read = onlyPaper(trailing)
  const readings = judgedReadings(read)
  expect(read.paper.cash.deposit.amount).toBe(null)
  expect(readings['cash.deposit.amount']?.confidence).not.toBe('sure')
})

test('[RP145] credits of which the figures were not read are not blank', () => {
  const paper = plainPaper('closing-disclosure')
  const rendered = renderFile(paper)
  const name = rendered.texts.find(({ page, text }) => page === 2 && text.startsWith('Lender Credits'))
  const isAmount = ({ page, y, x }: PositionedText) => page === 2 && y === name?.y && x > 300
  const odd = changed(rendered, text => (isAmount(text) ? [{ ...text, text: '500.–' }] : [text]))
  expect(judgedReadings(onlyPaper(odd)).lender_credits?.confidence).toBe('unsure')
})

test('[RP67] a payee in brackets is a payee, a day in brackets is none', () => {
  const paper = plainPaper('closing-disclosure')
  const isPayee = ({ text, page }: PositionedText) => page === 2 && /^to \p{Lu}/u.test(text)
  const bracketed = changed(renderFile(paper), text => (isPayee(text) ? [{ ...text, text: `(${text.text})` }] : [text]))
  expect(verdict(paper, bracketed)).toEqual(WHOLE)
})

test.each([-3.6, -3, 3, 3.6])('[RP148] words %d points off their box are the words of that box', drop => {
  const paper = plainPaper('closing-disclosure')
  const isOption = ({ text, page }: PositionedText) => page === 4 && /^(will|has|does|do|may|are) /.test(text)
  const file = renderFile(paper)
  expect(file.texts.filter(isOption).length).toBeGreaterThan(5)
  const moved = changed(file, text => (isOption(text) ? [{ ...text, y: text.y + drop }] : [text]))
  expect(verdict(paper, moved).wrong).toEqual([])
})

test('[RP114] the amount between two rows of a name makes no two names of it', () => {
  const paper = plainPaper('loan-estimate')
  const rendered = renderFile(paper)
  const fee = paper.lines.find(({ section, label }) => section === 'B' && label.length > 8)
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
  const truth = { ...paper, lines: paper.lines.map(line => (line === fee ? { ...line, label } : line)) }
  expect(judge(truth, onlyPaper(file)).wrong).toEqual([])
})

test('[RP150] the foot of a page that has lost its top is no letterhead', () => {
  const paper = plainPaper('loan-estimate')
  const { texts, sizes } = renderFile(paper)
  const cut = texts.filter(({ page, y }) => page === 1 && y > 180)
  const { papers } = readRendered({ texts: cut, sizes: sizes.slice(0, 1) })
  expect(papers.map(({ paper: read }) => read.values.lender)).toEqual([null])
})

test('[RP135] a bracket that touches the payee beside it is that of the name', () => {
  const paper = plainPaper('closing-disclosure')
  const name = 'Homeowner’s Insurance Premium ( 12 mo.)'
  const rendered = renderFile(paper)
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
  const line = onlyPaper(file).paper.lines.find(({ label: read }) => read.startsWith('Homeowner’s Insurance Premium'))
  expect(line).toMatchObject({ label: name, to: 'State Farmers Mutual' })
})

test('[RP137] a name that ends within a day is asked about', () => {
  const paper = plainPaper('closing-disclosure')
  const isTaxes = ({ text, page }: PositionedText) => page === 3 && / to \d+\/\d+\/\d+$/.test(text)
  const rendered = renderFile(paper)
  expect(rendered.texts.filter(isTaxes).length).toBeGreaterThan(0)
  const cut = changed(rendered, text => (isTaxes(text) ? [{ ...text, text: text.text.replace(/\d+$/, '') }] : [text]))
  expect(verdict(paper, cut).wrong).toEqual([])
})

test('[RP119] a dash that stands close behind a name is in place of its amount', () => {
  const paper = plainPaper('closing-disclosure')
  const name = 'Mortgage Insurance Premium ( mo.)'
  const file = changed(renderFile(paper), text =>
    text.page === 2 && text.text === name
      ? [text, { ...text, text: '—', x: text.x + text.width + 3, width: 8 }]
      : [text],
  )
  expect(verdict(paper, file)).toEqual(WHOLE)
})
