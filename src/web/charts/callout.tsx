import type { Plot, Point } from './line-plot.ts'

interface CalloutProps extends Point {
  text: string
  plot: Plot
  /** Of the whole picture: no word may leave it. */
  width: number
  /** The side where the lines are not: left of a rise, right of a fall. */
  lean: 'left' | 'right'
}

// Generous, so that a line estimated to fit does fit.
const LETTER = 7.4
const LINE = 17

/** A ring around a place worth a word, and the word above or below it. */
export function Callout({ x, y, text, plot, width, lean }: CalloutProps) {
  const [left, top] = [plot.x(x), plot.y(y)]
  const lines = wrap(text, Math.max(Math.floor((width * 0.5) / LETTER), 14))
  const half = (Math.max(...lines.map(line => line.length)) * LETTER) / 2
  const wanted = lean === 'left' ? left - half + 14 : left + half - 14
  const middle = Math.min(Math.max(wanted, half + 2), width - half - 2) - left
  const height = (lines.length - 1) * LINE
  const isAbove = top - plot.top > height + 44
  const first = isAbove ? -32 - height : 32
  return (
    <g transform={`translate(${left} ${top})`} className="chart-callout">
      <circle r="7" />
      <path d={isAbove ? 'M0 -7V-22' : 'M0 7V22'} />
      <text textAnchor="middle">
        {lines.map((line, at) => (
          <tspan key={line} x={middle} y={first + at * LINE} dy="0.32em">
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

/** Breaks a sentence into lines of at most so many letters, at its spaces. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
