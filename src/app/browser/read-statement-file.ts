import type { FileReading, StatementReading } from '#domain/disclosures/reading.ts'
import type { EscrowReading } from '#domain/escrow/reader/statement-reading.ts'
import { LARGEST_FILE_MB } from '#features/disclosures/pdf-problem.ts'
import { pdfProblemWords, unknownWords } from '#features/disclosures/reading-words.ts'
import { dropWords } from '#features/escrow/statement-words.ts'
import { monthlyDropWords } from '#features/servicing/drop-words.ts'
import type { FileAnswer, ReadFile } from '#web/ui/file-drop.tsx'

type Unknown = Extract<FileReading, { kind: 'unknown' }>

export const readEscrowFile = readerOf<EscrowReading>(({ escrow }) => escrow, dropWords)
export const readMonthlyFile = readerOf<StatementReading>(({ statement }) => statement, monthlyDropWords)

/** With the reader of the disclosures: nothing of the file leaves the device. */
function readerOf<Reading>(
  pick: (reading: Unknown) => Reading | undefined,
  words: { pictureUnread: string; otherPaper: string },
): ReadFile<Reading> {
  const fileOf = (reading: FileReading): FileAnswer<Reading> | null => {
    if (reading.kind !== 'unknown') return null
    const found = pick(reading)
    if (found) return { kind: 'statement', reading: found }
    if (reading.why === 'picture') return { kind: 'picture' }
    return reading.why === 'other' ? null : problem(unknownWords[reading.why])
  }
  return async (file, how, { signal, onProgress }) => {
    if (file.size > LARGEST_FILE_MB * 1024 * 1024) return problem(pdfProblemWords['too-large'])
    if (how === 'picture' || file.type.startsWith('image/')) {
      const { readPicture } = await import('#features/disclosures/web/read-picture.ts')
      const { reading } = await readPicture(file, {
        signal,
        onProgress: (page, of, percent) => onProgress((100 * Math.max(0, page - 1) + percent) / Math.max(1, of)),
      })
      return fileOf(reading) ?? problem(words.pictureUnread)
    }
    const { readInBrowser } = await import('#features/disclosures/web/read-in-browser.ts')
    const { answer } = await readInBrowser(new Uint8Array(await file.arrayBuffer()), { signal })
    if (!answer.ok)
      return answer.problem === 'picture-pages' ? { kind: 'picture' } : problem(pdfProblemWords[answer.problem])
    return fileOf(answer.reading) ?? problem(words.otherPaper)
  }
}

function problem<Reading>(sentence: string): FileAnswer<Reading> {
  return { kind: 'problem', sentence }
}
