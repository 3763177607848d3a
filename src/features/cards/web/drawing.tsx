import { print } from './palette.ts'

interface At {
  x: number
  y: number
}

/** Four points of light. */
export function Sparkle({ x, y, size, fill }: At & { size: number; fill: string }) {
  const waist = size * 0.16
  return (
    <path
      fill={fill}
      d={`M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z`}
    />
  )
}

/** Its middle is at x, y. */
export function Heart({ x, y, size, fill }: At & { size: number; fill: string }) {
  const s = size / 20
  return (
    <path
      fill={fill}
      transform={`translate(${x} ${y}) scale(${s})`}
      d="M0 9C-3.5 6 -10 1.6 -10 -3.4C-10 -6.6 -7.7 -8.6 -5.1 -8.6C-2.9 -8.6 -1 -7.3 0 -5.2C1 -7.3 2.9 -8.6 5.1 -8.6C7.7 -8.6 10 -6.6 10 -3.4C10 1.6 3.5 6 0 9Z"
    />
  )
}

/** Four panes; x, y is the upper left corner. */
export function PanedWindow(props: At & { width: number; height: number; glass: string; frame: string }) {
  const { x, y, width, height, glass, frame } = props
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={2} fill={glass} stroke={frame} strokeWidth={4} />
      <path
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`}
        stroke={frame}
        strokeWidth={2.6}
        fill="none"
      />
      <rect x={x - 5} y={y + height} width={width + 10} height={5} rx={1.5} fill={frame} />
    </>
  )
}

/** A round tree; x, y is the foot of its trunk. */
export function Tree({ x, y, size, leaf, shade }: At & { size: number; leaf: string; shade: string }) {
  return (
    <>
      <path
        d={`M${x} ${y}v${-size * 1.1}M${x} ${y - size * 0.6}l${size * 0.22} ${-size * 0.25}`}
        stroke={print.wood}
        strokeWidth={size * 0.12}
        strokeLinecap="round"
        fill="none"
      />
      <circle cx={x} cy={y - size * 1.35} r={size * 0.62} fill={leaf} />
      <path
        d={`M${x - size * 0.1} ${y - size * 0.75}A${size * 0.62} ${size * 0.62} 0 0 0 ${x + size * 0.45} ${y - size * 1.78}A${size * 0.75} ${size * 0.75} 0 0 1 ${x - size * 0.1} ${y - size * 0.75}Z`}
        fill={shade}
      />
    </>
  )
}

export function Cloud({ x, y, size, fill }: At & { size: number; fill: string }) {
  return (
    <path
      fill={fill}
      transform={`translate(${x} ${y}) scale(${size / 100})`}
      d="M-44 14C-58 14 -58 -6 -43 -6C-42 -24 -18 -30 -10 -16C0 -34 30 -28 28 -8C46 -12 52 14 36 14Z"
    />
  )
}

/** A thin line with something small in its middle, between two parts of the text. */
export function Flourish({ y, stroke, width = 120 }: { y: number; stroke: string; width?: number }) {
  const gap = 12
  return (
    <>
      <path
        d={`M${250 - width / 2} ${y}H${250 - gap}M${250 + gap} ${y}H${250 + width / 2}`}
        stroke={stroke}
        strokeWidth={1.4}
        strokeLinecap="round"
        fill="none"
      />
      <Heart x={250} y={y} size={11} fill={stroke} />
    </>
  )
}

/** The same scatter every time: a card that is printed twice must not differ. */
export function scattered(count: number, seed: number): { x: number; y: number; turn: number; pick: number }[] {
  let state = seed
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
  return Array.from({ length: count }, () => ({ x: next() * 500, y: next() * 700, turn: next() * 360, pick: next() }))
}
