import { readFileSync, statSync } from 'node:fs'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fileJson } from '../src/features/papers/paper-json.ts'
import { LARGEST_FILE_MB, type PdfProblem } from '../src/features/papers/pdf-problem.ts'
import { pdfProblemWords } from '../src/features/papers/reading-words.ts'
import { readFile } from '../src/features/papers/web/read-file.ts'

/** `npm run papers -- FILE.pdf`: what the page would read from a paper, as JSON; for bug reports and hard cases. */
const [path, ...more] = process.argv.slice(2)
if (path === undefined || more.length > 0) stop('Please name one PDF: npm run papers -- FILE.pdf')

const answer = await readFile(pdfjs, bytesOf(path))
if (!answer.ok) stop(pdfProblemWords[answer.problem])
process.stdout.write(`${JSON.stringify(fileJson(answer.reading), null, 2)}\n`)

function bytesOf(file: string): Uint8Array {
  const size = statSync(file, { throwIfNoEntry: false })
  if (!size?.isFile()) stop('There is no such file.')
  // A file that is too large is not read into memory to be told so.
  if (size.size > LARGEST_FILE_MB * 1024 * 1024) stop(pdfProblemWords['too-large' satisfies PdfProblem])
  return new Uint8Array(readFileSync(file))
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
