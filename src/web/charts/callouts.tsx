import { LINE, type Mark, placeCallouts } from './place-callouts.ts'

interface CalloutsProps {
  marks: readonly Mark[]
  width: number
  top: number
  bottom: number
}

/** A ring around each place worth a word, and the word above or below it. */
export function Callouts({ marks, ...room }: CalloutsProps) {
  const placed = placeCallouts(marks, room)
  return (
    <g className="chart-callout">
      {marks.map(({ left, top, text }) => (
        <circle key={text} cx={left} cy={top} r="7" />
      ))}
      {placed.map(({ left, top, lines, first, isAbove, text }) => {
        const end = isAbove ? first + (lines.length - 1) * LINE + 10 : first - 10
        return <path key={text} d={`M${left} ${isAbove ? top - 7 : top + 7}V${end}`} />
      })}
      {placed.map(({ lines, middle, first, text }) => (
        // After all strokes: where a stroke has to pass behind words, the words stay whole.
        <text key={text} textAnchor="middle">
          {lines.map((line, at) => (
            <tspan key={line} x={middle} y={first + at * LINE} dy="0.32em">
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  )
}
