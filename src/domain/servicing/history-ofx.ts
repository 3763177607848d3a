import type { CalendarDay } from '../calendar-day.ts'
import { type HistoryEntry, historyBalance } from './history.ts'
import type { HistoryWords } from './history-csv.ts'

export interface OfxAccount {
  /** Stable, and not the number of the loan: files are passed around. */
  id: string
  servicer: string
  /** The file's own day; only entry points read the clock. */
  written_on: CalendarDay
}

/** The codes of OFX 1.0.2; what tools show is the name. */
const TRANSACTION_TYPES: Record<HistoryEntry['kind'], string> = {
  opening: 'OTHER',
  payment: 'PAYMENT',
  interest: 'INT',
  escrow: 'OTHER',
  fees: 'FEE',
}

const HEADER = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
]

/** As much as a tool's field takes. */
const LONGEST_NAME = 32
const LONGEST_ID = 22

/**
 * OFX 1.0.2 with every element closed: then it is read as SGML (libofx, in GnuCash) and as XML (Actual) alike. The loan is a
 * credit line, the only liability that these tools know. Firefly III reads no OFX; its file is the CSV.
 */
export function historyOfx(entries: readonly HistoryEntry[], account: OfxAccount, words: HistoryWords): string {
  const days = entries.map(({ on }) => on).sort()
  const written = ofxDate(account.written_on)
  const status = element('STATUS', value('CODE', '0'), value('SEVERITY', 'INFO'))
  const signOn = element(
    'SIGNONMSGSRSV1',
    element('SONRS', status, value('DTSERVER', written), value('LANGUAGE', 'ENG')),
  )
  const statement = element(
    'STMTRS',
    value('CURDEF', 'USD'),
    element(
      'BANKACCTFROM',
      value('BANKID', 'KEYTURN'),
      value('ACCTID', ascii(account.id).slice(0, LONGEST_ID)),
      value('ACCTTYPE', 'CREDITLINE'),
    ),
    element(
      'BANKTRANLIST',
      value('DTSTART', ofxDate(days[0] ?? account.written_on)),
      value('DTEND', ofxDate(days.at(-1) ?? account.written_on)),
      ...entries.map(entry => transaction(entry, account.servicer, words)),
    ),
    element('LEDGERBAL', value('BALAMT', amount(historyBalance(entries))), value('DTASOF', written)),
  )
  const bank = element('BANKMSGSRSV1', element('STMTTRNRS', value('TRNUID', '1'), status, statement))
  return [...HEADER, '', element('OFX', signOn, bank), ''].join('\r\n')
}

function transaction(entry: HistoryEntry, servicer: string, words: HistoryWords): string {
  return element(
    'STMTTRN',
    value('TRNTYPE', TRANSACTION_TYPES[entry.kind]),
    value('DTPOSTED', ofxDate(entry.on)),
    value('TRNAMT', amount(entry.cents)),
    value('FITID', entry.id),
    value('NAME', escaped(ascii(servicer).slice(0, LONGEST_NAME).trim())),
    value('MEMO', escaped(ascii(words.kinds[entry.kind]))),
  )
}

function element(name: string, ...inside: string[]): string {
  return [`<${name}>`, ...inside, `</${name}>`].join('\r\n')
}

function value(name: string, text: string): string {
  return `<${name}>${text}</${name}>`
}

/** Noon, so that no reader's time zone makes another day of it. */
function ofxDate(day: CalendarDay): string {
  return `${day.replaceAll('-', '')}120000`
}

function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The format's own letters: marks are taken off, what is left over becomes a space. */
function ascii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^ -~]/g, ' ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
