// @ts-check
import { spawnSync } from 'node:child_process'

// Asks the registry for known holes in what production runs on. A high or critical one fails. Not every registry answers this
// question, and not every build machine has a network: then it prints the registry's error and goes on. No packages are needed.

const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 })
const answer = parse(asked.stdout)
const counts = answer?.metadata?.vulnerabilities
if (!counts) {
  const why = answer?.message ?? answer?.error?.summary ?? asked.error?.message ?? asked.stderr
  console.log(`npm audit was not answered, so nothing is known: ${firstLine(why) || 'no reason given'}`)
} else {
  for (const { name, severity, range } of Object.values(answer.vulnerabilities ?? {})) {
    console.log(`npm audit: ${severity} in ${name} ${range}`)
  }
  const { high = 0, critical = 0, total = 0 } = counts
  console.log(`npm audit of production packages: ${total} known, ${high} high, ${critical} critical`)
  if (high + critical > 0) process.exitCode = 1
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param {unknown} text */
function firstLine(text) {
  return String(text ?? '')
    .trim()
    .split('\n')[0]
}
