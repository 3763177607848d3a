import { celebrationWords } from '../keys-words.ts'

/** Paper that has come down: [x, y, turn, colour], round without a turn. */
const PIECES = [
  [26, 18, null, 'series-4'],
  [18, 70, null, 'series-3'],
  [22, 106, null, 'attention'],
  [320, 92, null, 'attention'],
  [296, 112, null, 'series-3'],
  [44, 40, 56, 'series-1'],
  [36, 68, 74, 'series-2'],
  [104, 26, 11, 'series-3'],
  [132, 14, 46, 'series-4'],
  [70, 90, 58, 'series-1'],
  [232, 16, 48, 'attention'],
  [268, 28, 44, 'series-1'],
  [278, 108, 22, 'series-2'],
  [332, 14, 77, 'series-4'],
  [336, 26, 38, 'series-2'],
] as const

/** An open front door with a key, and confetti that lies still. */
export function OpenDoor() {
  return (
    <svg viewBox="0 0 358 214" className="mx-auto w-full max-w-md" role="img" aria-label={celebrationWords.picture}>
      {PIECES.map(([x, y, turn, colour]) =>
        turn === null ? (
          <circle key={x} cx={x} cy={y} r="3.2" fill={`var(--${colour})`} />
        ) : (
          <rect
            key={x}
            x={x}
            y={y}
            width="9"
            height="5"
            rx="1.5"
            fill={`var(--${colour})`}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ),
      )}
      <ellipse cx="179" cy="198" rx="128" ry="8" className="fill-hover" />
      <path d="M121 198V82a58 58 0 0 1 116 0v116z" fill="var(--action-strong)" />
      <path d="M131 198V84a48 48 0 0 1 96 0v114z" fill="var(--key)" />
      <path d="M131 198V84a48 48 0 0 1 48-48c-16 8-22 26-22 50v126z" fill="var(--brand)" />
      <circle cx="150" cy="132" r="4" fill="var(--key)" />
      <g fill="none" stroke="var(--frame-check)" strokeWidth="5" strokeLinecap="round">
        <circle cx="197" cy="106" r="13" />
        <path d="M197 119v40m0-6h10m-10-13h8" />
      </g>
      <path
        d="M88 198c-7-18 1-31 8-38 7 7 13 21 8 38zM262 198c-5-16 1-26 7-33 7 7 12 18 6 33z"
        fill="var(--action)"
        opacity=".75"
      />
    </svg>
  )
}
