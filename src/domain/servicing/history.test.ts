import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { parse as parseOfx } from 'ofx-js'
import { describe, expect, test } from 'vitest'
import { seeds, writeStatements } from '../../../tests/servicing/ten-years.ts'
import { historyBalance, loanHistory } from './history.ts'
import { type HistoryWords, historyCsv, statementsCsv } from './history-csv.ts'
import { historyOfx } from './history-ofx.ts'
import { STATEMENT_FIGURES, type Statement, type StatementFigure } from './statement.ts'

const words: HistoryWords = {
  columns: { date: 'Date', payee: 'Payee', notes: 'Notes', amount: 'Amount', id: 'ID' },
  kinds: {
    opening: 'Owed at the start',
    payment: 'Payment',
    interest: 'Interest',
    escrow: 'Escrow: taxes & insurance',
    fees: 'Fees',
  },
}
const account = { id: 'loan-1', servicer: 'Springside Mortgage', written_on: '2027-06-05' }

const statements: Statement[] = [
  {
    due_on: '2027-05-01',
    figures: { principal_balance: 29_972_880, principal_paid: 27_120, interest_paid: 162_500, escrow_paid: 40_000 },
  },
  { due_on: '2027-04-01', figures: { principal_balance: 30_000_000 } },
  { due_on: '2027-06-01', figures: { interest_paid: 162_353 } },
  { due_on: '2027-08-01', figures: { principal_balance: 29_890_700, fees_paid: 1_500 } },
]

describe('the history of a loan', () => {
  test('[ST15] moves from what was owed at the start to what is owed now, whatever is missing between', () => {
    const history = loanHistory(statements)
    expect(history.map(({ on, kind, cents }) => `${on} ${kind} ${cents}`)).toEqual([
      '2027-03-01 opening -30000000',
      '2027-04-01 payment 229620',
      '2027-04-01 interest -162500',
      '2027-04-01 escrow -40000',
      '2027-07-01 payment 83680',
      '2027-07-01 fees -1500',
    ])
    expect(historyBalance(history)).toBe(-29_890_700)
    expect(loanHistory([])).toEqual([])
    fc.assert(
      fc.property(seeds, seed => {
        const written = writeStatements(seed).statements
        const entries = loanHistory(written)
        expect(historyBalance(entries)).toBe(-(written.at(-1)?.figures.principal_balance ?? 0))
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
      }),
      { numRuns: 20 },
    )
  })

  test('[ST16] is read from CSV by the parser that Actual uses, to the cent', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const history = loanHistory(writeStatements(seed).statements)
        const rows: Record<string, string>[] = parse(historyCsv(history, 'A "B" & Söhne, Ltd.', words), {
          columns: true,
          bom: true,
          delimiter: ',',
          quote: '"',
          trim: true,
          skip_empty_lines: true,
        })
        expect(
          rows.map(({ Date: on, Payee, Notes, Amount, ID }) => [
            on,
            Payee,
            Notes,
            Math.round(Number(Amount) * 100),
            ID,
          ]),
        ).toEqual(history.map(({ on, kind, cents, id }) => [on, 'A "B" & Söhne, Ltd.', words.kinds[kind], cents, id]))
        // What the importers ask for: days as year-month-day, a point for decimals, and no mark for thousands.
        for (const { Date: on, Amount } of rows) {
          expect(on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
          expect(Amount).toMatch(/^-?\d+(\.\d{1,2})?$/)
        }
      }),
      { numRuns: 10 },
    )
  })

  test('[ST16] every figure of the statements is in the table for spreadsheets, and columns that nobody uses are not', () => {
    const figures = Object.fromEntries(STATEMENT_FIGURES.map(figure => [figure, figure])) as Record<
      StatementFigure,
      string
    >
    const table: string[][] = parse(statementsCsv(statements, { due_on: 'Due', rate_percent: 'Rate', figures }))
    expect(table[0]).toEqual([
      'Due',
      'Rate',
      'principal_paid',
      'interest_paid',
      'escrow_paid',
      'fees_paid',
      'principal_balance',
    ])
    expect(table[1]).toEqual(['2027-05-01', '', '271.2', '1625', '400', '', '299728.8'])
  })

  test('[ST17] is read from OFX by another parser, to the cent, with ids that stay', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async seed => {
        const history = loanHistory(writeStatements(seed).statements)
        const text = historyOfx(
          history,
          { ...account, servicer: 'Smith & Söhne <Loans> Limited Liability Partnership' },
          words,
        )
        const file = await parseOfx(text)
        const { STMTRS: read } = [file.OFX.BANKMSGSRSV1?.STMTTRNRS].flat()[0] ?? {}
        const list = [read?.BANKTRANLIST?.STMTTRN ?? []].flat()
        expect(
          list.map(({ DTPOSTED, TRNAMT, FITID, NAME, MEMO, TRNTYPE }) => [
            String(DTPOSTED),
            Math.round(Number(TRNAMT) * 100),
            FITID,
            NAME,
            MEMO,
            TRNTYPE,
          ]),
        ).toEqual(
          history.map(({ on, kind, cents, id }) => [
            `${on.replaceAll('-', '')}120000`,
            cents,
            id,
            'Smith & Sohne <Loans> Limited Li',
            words.kinds[kind],
            { opening: 'OTHER', payment: 'PAYMENT', interest: 'INT', escrow: 'OTHER', fees: 'FEE' }[kind],
          ]),
        )
        expect(Math.round(Number(read?.LEDGERBAL?.BALAMT) * 100)).toBe(historyBalance(history))
        expect(read?.BANKACCTFROM).toMatchObject({ ACCTID: 'loan-1', ACCTTYPE: 'CREDITLINE' })
      }),
      { numRuns: 5 },
    )
  })

  test('[ST17] the OFX is plain ASCII, and its elements are all closed, so that it is XML as well', () => {
    const text = historyOfx(loanHistory(statements), { ...account, servicer: 'Müller & Söhne 株式会社' }, words)
    expect(text).toMatch(/^[\r\n -~]*$/)
    expect(text.startsWith('OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\n')).toBe(true)
    const open: string[] = []
    for (const [, close, name = ''] of text.matchAll(/<(\/?)([A-Z0-9]+)>/g)) {
      if (close === '') open.push(name)
      else expect(open.pop()).toBe(name)
    }
    expect(open).toEqual([])
    expect(text.replace(/&(amp|lt|gt);/g, '')).not.toContain('&')
    expect(historyOfx([], account, words)).toContain('<BALAMT>0.00</BALAMT>')
  })
})
