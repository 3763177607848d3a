import { existsSync, globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseSync } from 'vite'

/**
 * What is built from pieces at run time cannot be read here. Each place says why it is linear all the same, and is
 * named for as long as it is there.
 */
const BUILT_FROM_PIECES: Record<string, string> = {
  'src/routes/claim-marks.ts': 'Finds marks in the pages of our own build, where nobody else writes.',
  'src/features/guide/web/site/search.ts': 'A word boundary and one word of letters and digits: nothing is repeated.',
}

interface Pattern {
  line: number
  source: string
  flags: string
}

/**
 * Every regular expression of the product takes time in proportion to the text it is given. With one that does not, a
 * text of some thousand characters keeps the server from answering anybody.
 */
export function checkPatterns(): string[] {
  const used = new Set<string>()
  const problems = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.test.{ts,tsx}'] }).flatMap(file => {
    const { literals, built } = patternsIn(file, readFileSync(file, 'utf8'))
    if (built.length > 0) used.add(file)
    return [
      ...literals.flatMap(({ line, source, flags }) =>
        slowParts(source, flags).map(why => `${file}:${line}: /${source}/${flags} ${why}`),
      ),
      ...built
        .filter(() => !(file in BUILT_FROM_PIECES))
        .map(
          line => `${file}:${line}: a pattern built at run time; write it out, or say in patterns.ts why it is linear`,
        ),
    ]
  })
  const unused = Object.keys(BUILT_FROM_PIECES).filter(file => existsSync(file) && !used.has(file))
  return [...problems, ...unused.map(file => `scripts/checks/patterns.ts: ${file} builds no pattern any more`)]
}

/** Why matching may take more than linear time; nothing when it does not. */
export function slowParts(source: string, flags: string): string[] {
  return analyse({ source, flags }).reports.map(({ exponential, type, character }) => {
    const degree = exponential ? 'exponential' : 'quadratic'
    const sample = JSON.stringify(character.pick)
    return `is ${degree} for many ${sample}${type === 'Move' ? ', because it may begin at each of them' : ''}`
  })
}

// biome-ignore lint/suspicious/noExplicitAny: the tree of a parser whose nodes are looked at by their type.
type Node = any

function patternsIn(file: string, text: string): { literals: Pattern[]; built: number[] } {
  const literals: Pattern[] = []
  const built: number[] = []
  walk(parseSync(file, text).program)
  return { literals, built }

  function walk(node: Node): void {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) {
      for (const each of node) walk(each)
      return
    }
    if (node.type === 'Literal' && node.regex) {
      literals.push({ line: lineOf(node.start), source: node.regex.pattern, flags: node.regex.flags })
      return
    }
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
    if (isCall && node.callee.name === 'RegExp') built.push(lineOf(node.start))
    for (const key in node) if (key !== 'parent') walk(node[key])
  }

  function lineOf(start: number): number {
    return text.slice(0, start).split('\n').length
  }
}
