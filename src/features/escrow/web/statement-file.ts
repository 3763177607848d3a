import type { EscrowReading } from '#domain/escrow/reader/statement-reading.ts'
import type { ReadFile } from '#web/ui/file-drop.tsx'

/** Handed over by the app: disclosures are another feature's. */
export type ReadStatementFile = ReadFile<EscrowReading>
