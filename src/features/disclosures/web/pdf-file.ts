import { LARGEST_FILE_MB, type PdfProblem } from '../pdf-problem.ts'
import { isTooMuch } from './pdf-work.ts'
import { pictureSize } from './picture-size.ts'

/** A photo of the finest phones; unpacked it takes four bytes for each. */
const MOST_PHOTO_PIXELS = 64_000_000

/** What the bytes alone show: no parser sees a file that this refuses. */
export async function fileProblem(data: Uint8Array): Promise<PdfProblem | null> {
  if (data.length === 0) return 'empty-file'
  if (data.length > LARGEST_FILE_MB * 1024 * 1024) return 'too-large'
  const start = new TextDecoder('latin1').decode(data.subarray(0, 1024))
  // Programs may write a few lines before the header; the standard lets them.
  if (!start.includes('%PDF-')) {
    if (start.startsWith('PK\u0003\u0004')) return 'word-document'
    const isPicture = /^(‰PNG|\u00ff\u00d8\u00ff|GIF8|RIFF....WEBP|II\*|MM\0\*|....ftyp)/s.test(start)
    return isPicture ? pictureProblem(data) : 'not-a-pdf'
  }
  return (await isTooMuch(data)) ? 'too-much-inside' : null
}

/** A few kilobytes can say that they are a picture of a gigabyte, so it is not unpacked to find out. */
function pictureProblem(data: Uint8Array): PdfProblem {
  const size = pictureSize(data)
  return size && size.width * size.height > MOST_PHOTO_PIXELS ? 'picture-too-large' : 'image-file'
}
