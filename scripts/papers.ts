import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { FileReading } from '../src/domain/disclosures/reading.ts'
import { LARGEST_FILE_MB, type PdfProblem } from '../src/features/disclosures/pdf-problem.ts'
import { pdfProblemWords, unknownWords } from '../src/features/disclosures/reading-words.ts'
import { hasFigures } from '../src/features/disclosures/shown-figures.ts'
import { checkJson } from './papers/check.ts'
import { fileJson } from './papers/disclosure.ts'
import { escrowStatementJson } from './papers/escrow-statement.ts'
import { readEvidence } from './papers/evidence.ts'
import { readAny } from './papers/read-any.ts'
import { spanishJson } from './papers/spanish.ts'

/**
 * What the page would read from disclosures, as JSON; for bug reports and hard cases. `npm run papers -- FILE.pdf` tells one
 * disclosure, `npm run papers -- ESTIMATE.pdf [REVISED.pdf …] DISCLOSURE.pdf [--answers FILE.json]` what the lender may owe,
 * and `npm run papers -- --spanish FILE.pdf` one disclosure line by line in the words of the official Spanish form.
 */
const usage = 'Please name a PDF, or estimates and a disclosure: npm run papers -- ESTIMATE.pdf DISCLOSURE.pdf'

const { files, answersFile, inSpanish } = commandLine()
const [first, ...more] = files
if (first === undefined) stop(usage)
const readings: FileReading[] = []
for (const file of files) readings.push(await readingOf(file))
const [only] = readings

if (inSpanish && only) print(spanishOf(only))
else if (more.length === 0 && answersFile === undefined && only) print(jsonOf(only))
else {
  const unknown = readings.find(reading => reading.kind === 'unknown')
  if (unknown?.kind === 'unknown') stop(unknownWords[unknown.why])
  const disclosures = readings.flatMap((reading, file) =>
    reading.disclosures
      .filter(({ disclosure }) => hasFigures(disclosure))
      .map((disclosure, at) => readEvidence(`${file}.${at}`, disclosure)),
  )
  print(checkJson(disclosures, answersFile === undefined ? {} : answersOf(answersFile)) ?? stop(usage))
}

/** A yearly escrow statement is no disclosure of the loan's beginning, and tells other things. */
function jsonOf(file: FileReading): object {
  return file.kind === 'unknown' && file.escrow ? escrowStatementJson(file.escrow) : fileJson(file)
}

function spanishOf(file: FileReading): object {
  const [disclosure] = file.disclosures
  return disclosure
    ? spanishJson(disclosure.disclosure)
    : stop(unknownWords[file.kind === 'unknown' ? file.why : 'other'])
}

function commandLine(): { files: string[]; answersFile: string | undefined; inSpanish: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { answers: { type: 'string' }, spanish: { type: 'boolean', default: false } },
    })
    return { files: positionals, answersFile: values.answers, inSpanish: values.spanish }
  } catch {
    return stop(usage)
  }
}

async function readingOf(file: string): Promise<FileReading> {
  const answer = await readAny(bytesOf(file))
  return answer.ok ? answer.reading : stop(pdfProblemWords[answer.problem])
}

/** `{ "affiliate B: Title – Lender's Policy": "yes" }`: the ids that `questions` shows. */
function answersOf(file: string): Record<string, string> {
  try {
    const answers: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (
      typeof answers === 'object' &&
      answers !== null &&
      Object.values(answers).every(one => typeof one === 'string')
    ) {
      return answers as Record<string, string>
    }
  } catch {
    // Not there, or no JSON: reported below.
  }
  return stop('The answers are not a JSON file of question ids with their answers.')
}

function bytesOf(file: string): Uint8Array {
  const size = statSync(file, { throwIfNoEntry: false })
  if (!size?.isFile()) stop('There is no such file.')
  // A file that is too large is refused without being read into memory.
  if (size.size > LARGEST_FILE_MB * 1024 * 1024) stop(pdfProblemWords['too-large' satisfies PdfProblem])
  return new Uint8Array(readFileSync(file))
}

function print(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
