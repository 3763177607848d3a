import { readFileSync, statSync } from 'node:fs'
import { escrowJson } from '../src/domain/escrow/escrow-json.ts'
import { InputProblem } from '../src/domain/json-fields.ts'
import { refinanceJson } from '../src/domain/refinance/refinance-json.ts'
import { deadlineJson } from '../src/domain/servicing/deadline-json.ts'
import { statementJson } from '../src/domain/servicing/statement-json.ts'
import { togetherJson } from '../src/domain/together/together-json.ts'
import { quoteJson } from '../src/features/comparison/quote-json.ts'

/**
 * What the pages would read from texts or work out from figures, as JSON; for bug reports and hard cases.
 * `npm run figures -- quote FILE.txt`, `npm run figures -- escrow FILE.json`.
 */
const commands: Record<string, (text: string) => unknown> = {
  quote: quoteJson,
  deadline: deadlineJson,
  refinance: refinanceJson,
  escrow: escrowJson,
  statement: statementJson,
  together: togetherJson,
}

/** As much as a page takes; a larger file is not read into memory. */
const LARGEST_FILE = 1_000_000

const [name = '', file] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command || file === undefined) {
  stop(`Please name what to read and a file: npm run figures -- ${Object.keys(commands).join('|')} FILE`)
}
const size = statSync(file, { throwIfNoEntry: false })
if (!size?.isFile()) stop('There is no such file.')
if (size.size > LARGEST_FILE) stop('This file is too large for a text.')
process.stdout.write(`${JSON.stringify(answer(command, readFileSync(file, 'utf8')), null, 2)}\n`)

function answer(of: (text: string) => unknown, text: string): unknown {
  try {
    return of(text)
  } catch (error) {
    if (error instanceof InputProblem) stop(error.message)
    throw error
  }
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
