import type { StatementReading } from '#domain/disclosures/reading.ts'
import type { ReadFile } from '#web/ui/file-drop.tsx'

/** Handed over by the app: disclosures are another feature's. */
export type ReadStatementFile = ReadFile<StatementReading>
