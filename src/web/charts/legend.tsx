import type { SeriesLook } from './look.ts'

interface LegendProps {
  at: string
  entries: readonly { name: string; value: string; look: SeriesLook }[]
}

/** Names, each with its own line and marker, and the value where the reader is looking. */
export function Legend({ at, entries }: LegendProps) {
  return (
    <div className="chart-legend">
      <p className="num w-full text-xs text-muted">{at}</p>
      {entries.map(({ name, value, look: { colour, dash, marker } }) => (
        <p key={name} className="flex items-center gap-2 text-sm">
          <svg width="30" height="14" viewBox="0 0 30 14" aria-hidden="true" className="flex-none">
            <path d="M0 7H30" stroke={colour} strokeWidth="2.25" strokeDasharray={dash} />
            <path d={marker} transform="translate(15 7)" fill={colour} />
          </svg>
          <span>{name}</span>
          <span className="num font-[560]">{value}</span>
        </p>
      ))}
    </div>
  )
}
