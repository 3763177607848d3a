import type { ReadStatementFile } from '#features/servicing/web/statement-file.ts'

/** Reading disclosures is another feature's; it comes with the first file. */
export const readMonthly: ReadStatementFile = async (file, how, onProgress) =>
  (await import('./read-statement-file.ts')).readMonthlyFile(file, how, onProgress)
