import { EscrowCheckPage } from '#features/escrow/web/escrow-check-page.tsx'
import type { ReadStatementFile } from '#features/escrow/web/statement-file.ts'

/** Reading disclosures is another feature's; it comes with the first file. */
const read: ReadStatementFile = async (file, how, onProgress) =>
  (await import('./read-statement-file.ts')).readEscrowFile(file, how, onProgress)

export function EscrowCheck() {
  return <EscrowCheckPage read={read} />
}
