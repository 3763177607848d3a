import type { EscrowReading } from '../escrow/reader/statement-reading.ts'
import type { CashRow, CashRowKey, ContactKey, ContactRole, CostLine, Disclosure, PaymentColumn } from './disclosure.ts'
import type { DisclosureKind, FieldKey } from './fields.ts'
import type { StatementDisclosure, StatementField } from './statement/statement-disclosure.ts'

/** A rectangle on a page, in points from its top left corner, as a reader of the page sees it. */
export interface Place {
  /** Counted from 1 in the file. */
  page: number
  x: number
  y: number
  width: number
  height: number
}

/** A piece of text as a PDF or a picture gives it. */
export interface PositionedText extends Place {
  text: string
  /** `#rrggbb`; `null` when it is not known. */
  color: string | null
  /** 1 for text that was printed as text, and for what two looks at a picture read alike; less for anything else. */
  certainty: number
}

/** How certain a word is that one look at a picture read. */
export const READ_ONCE = 0.95

/** `missing`: the place was not found on the disclosure; its value is `null`. A place left blank is sure. */
export const CONFIDENCES = ['sure', 'unsure', 'missing'] as const
export type Confidence = (typeof CONFIDENCES)[number]

export interface Reading {
  confidence: Confidence
  place: Place | null
  /** One look at a picture read it, or two that did not read the same. */
  isReadOnce?: true
}

/** Where a figure stands in a disclosure: `loan_amount`, `lines.3.amount`, `payments.0.total`, `cash.deposit.amount`. */
export type FieldPath =
  | FieldKey
  | `lines.${number}.${keyof CostLine}`
  | `payments.${number}.${keyof PaymentColumn}`
  | `cash.${CashRowKey}.${keyof CashRow}`
  | `contacts.${ContactRole}.${ContactKey}`
  | 'cash_table'

/** Stored beside the values, never in them: what is stored are the figures. */
export type Readings = Partial<Record<FieldPath, Reading>>

/** The same readings, none of them sure. */
export function doubted(readings: Readings): Readings {
  const all = Object.entries(readings) as [FieldPath, Reading][]
  return Object.fromEntries(
    all.map(([path, reading]) => [
      path,
      reading.confidence === 'sure' ? { ...reading, confidence: 'unsure' } : reading,
    ]),
  )
}

export interface DisclosureReading {
  disclosure: Disclosure
  readings: Readings
  /** Pages of the file, in the disclosure's own order. */
  pages: number[]
  /** Pages of the form that the file does not hold. */
  missing_pages: number[]
  /** Pages of the file of which a picture was read, not text. */
  picture_pages: number[]
}

/** A monthly statement of a loan, read by its labels. */
export interface StatementReading {
  disclosure: StatementDisclosure
  readings: Partial<Record<StatementField, Reading>>
  pages: number[]
}

/** What a file is that is not a disclosure we read. */
export const UNKNOWN_REASONS = [
  'empty',
  'picture',
  'spanish',
  'application-1003',
  'bank-statement',
  'fees-worksheet',
  'good-faith-estimate',
  'settlement-statement',
  'appraisal',
  'form-1098',
  'periodic-statement',
  'escrow-statement',
  'construction',
  'reverse',
  'home-equity-line',
  'other',
] as const
export type UnknownReason = (typeof UNKNOWN_REASONS)[number]

/** The answer of the reader: the disclosures found, or why there is none. */
export type FileReading =
  | {
      kind: DisclosureKind
      disclosures: [DisclosureReading, ...DisclosureReading[]]
      /** Pages of the file that belong to no disclosure: letters, lists, other forms. */
      other_pages: number[]
    }
  | {
      kind: 'unknown'
      why: UnknownReason
      disclosures: []
      /** A monthly statement of a loan that runs is no disclosure, and is read all the same. */
      statement?: StatementReading
      /** What was read of a yearly escrow statement. */
      escrow?: EscrowReading
    }
