import type { FileReading } from '#domain/papers/reading.ts'
import { dropWords } from '#features/escrow/statement-words.ts'
import type { ReadStatementFile, StatementFile } from '#features/escrow/web/statement-file.ts'
import { LARGEST_FILE_MB } from '#features/papers/pdf-problem.ts'
import { pdfProblemWords, unknownWords } from '#features/papers/reading-words.ts'

/** With the reader of the loan papers: nothing of the file leaves the device. */
export const readEscrowFile: ReadStatementFile = async (file, how, onProgress) => {
  if (file.size > LARGEST_FILE_MB * 1024 * 1024) return problem(pdfProblemWords['too-large'])
  if (how === 'picture' || file.type.startsWith('image/')) {
    const { readPicture } = await import('#features/papers/web/read-picture.ts')
    const { reading } = await readPicture(file, {
      signal: new AbortController().signal,
      onProgress: (page, of, percent) => onProgress((100 * Math.max(0, page - 1) + percent) / Math.max(1, of)),
    })
    return fileOf(reading) ?? problem(dropWords.pictureUnread)
  }
  const { readInBrowser } = await import('#features/papers/web/read-in-browser.ts')
  const { answer } = await readInBrowser(new Uint8Array(await file.arrayBuffer()), {})
  if (!answer.ok)
    return answer.problem === 'picture-pages' ? { kind: 'picture' } : problem(pdfProblemWords[answer.problem])
  return fileOf(answer.reading) ?? problem(dropWords.otherPaper)
}

function fileOf(reading: FileReading): StatementFile | null {
  if (reading.kind !== 'unknown') return null
  if (reading.escrow) return { kind: 'statement', reading: reading.escrow }
  if (reading.why === 'picture') return { kind: 'picture' }
  return reading.why === 'other' ? null : problem(unknownWords[reading.why])
}

function problem(sentence: string): StatementFile {
  return { kind: 'problem', sentence }
}
