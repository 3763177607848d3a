import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import type { Figure } from '../../tests/harness/figures.ts'
import type { Part } from './parts.ts'

export interface Ran {
  part: Part
  figures: Figure[]
  /** Whether every command ended well. */
  ok: boolean
  minutes: number
  on: Date
  machine: string
}

const OPENING = `# Proof

What Keyturn promises about load, faults and attacks, and what was last measured. \`npm run proof\` measures everything anew and
rewrites this page; \`npm run proof -- load\` only that part. Times depend on the machine, so speed is given as a ratio
to a peer that did the same in the same run.
`

export function collectFigures(folder: string): Figure[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap(file => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
}

export function machine(): string {
  return `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
}

/** The report with this part's section in its place, and all others as they were. */
export function withSection(before: string, parts: Part[], ran: Ran): string {
  const sections = parts.map(part => (part.name === ran.part.name ? section(ran) : sectionOf(before, part)))
  return [OPENING, ...sections.filter(text => text !== '')].join('\n')
}

function sectionOf(report: string, { title }: Part): string {
  const start = report.indexOf(`## ${title}\n`)
  if (start < 0) return ''
  const end = report.indexOf('\n## ', start)
  return end < 0 ? report.slice(start) : report.slice(start, end)
}

function section({ part, figures, ok, minutes, on, machine }: Ran): string {
  const rows = figures.map(
    ({ claim, measured, aim = '', met }) =>
      `| ${cell(claim)} | ${cell(measured)} | ${cell(aim)} | ${met ? '✓' : '✗'} |`,
  )
  const day = on.toISOString().slice(0, 10)
  const commands = part.commands.map(command => `\`${command.join(' ')}\``).join(', ')
  const lines = [
    `## ${part.title}`,
    '',
    `${day}, ${machine}, ${Math.ceil(minutes)} min. With \`PROOF=1\`: ${commands}.${ok ? '' : ' **Not every aim was met.**'}`,
    '',
    '| | measured | aim | |',
    '|---|---|---|---|',
    ...rows,
    '',
  ]
  return lines.join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
}
