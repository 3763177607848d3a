import { readFileSync, statSync } from 'node:fs'
import { deadlineJson } from './figures/deadline.ts'
import { escrowJson } from './figures/escrow.ts'
import { InputProblem } from './figures/fields.ts'
import { quoteJson } from './figures/quote.ts'
import { refinanceJson } from './figures/refinance.ts'
import { statementJson } from './figures/statement.ts'
import { togetherJson } from './figures/together.ts'

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
