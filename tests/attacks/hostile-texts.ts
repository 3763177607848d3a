/** Long enough that a quadratic pattern would take seconds, and short enough to be let in as a body. */
const LONG = 40_000

/** Texts that make patterns with two ways to match, or with many places to begin, try all of them. */
export const hostileTexts: Record<string, string> = {
  spaces: `x${' '.repeat(LONG)}y`,
  'many x': `${'x'.repeat(LONG)}!`,
  digits: `${'1'.repeat(LONG)}x`,
  dots: `a${'.'.repeat(LONG)}@`,
  brackets: '('.repeat(LONG),
  'nested brackets': `${'([{<'.repeat(LONG / 8)}${'>}])'.repeat(LONG / 8)}`,
  'line ends': `a${'\n'.repeat(LONG)}b`,
  'at signs': '@'.repeat(LONG),
  'percent signs': '%'.repeat(LONG),
  'combining marks': `e${'\u0301'.repeat(LONG / 2)}`,
}

interface SeenPattern {
  source: string
  flags: string
}

/** While `work` runs, every pattern of this process that looks at a text longer than `longest`. */
export async function patternsThatSee(longest: number, work: () => Promise<void>): Promise<SeenPattern[]> {
  const seen = new Map<string, SeenPattern>()
  const { exec } = RegExp.prototype
  // All ways to match a text ask `exec` if it is not the built-in one.
  RegExp.prototype.exec = function (text) {
    if (String(text).length > longest) seen.set(`/${this.source}/${this.flags}`, this)
    return exec.call(this, text)
  }
  try {
    await work()
  } finally {
    RegExp.prototype.exec = exec
  }
  return [...seen.values()].map(({ source, flags }) => ({ source, flags }))
}
