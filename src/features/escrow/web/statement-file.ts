import type { EscrowReading } from '#domain/escrow/reader/statement-reading.ts'

/** What came of a file: a statement, a picture that must be looked at, or a sentence about why there is none. */
export type StatementFile =
  | { kind: 'statement'; reading: EscrowReading }
  | { kind: 'picture' }
  | { kind: 'problem'; sentence: string }

/** Reads a file in the browser, as text or as a picture. Handed over by the app: papers are another feature's. */
export type ReadStatementFile = (
  file: File,
  how: 'text' | 'picture',
  onProgress: (percent: number) => void,
) => Promise<StatementFile>
