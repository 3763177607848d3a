import { type CardDesign, cardParts } from '../design.ts'
import { Flourish, Heart, PanedWindow, scattered } from '../drawing.tsx'
import { print } from '../palette.ts'

const colours = [print.evergreen, print.clay, print.gold, print.indigo, print.berry, print.moss]
const confetti = scattered(120, 5).filter(({ x, y }) => y < 690 && (y < 418 || x < 38 || x > 462))

const balloons = [
  { x: 250, y: 128, colour: print.clay },
  { x: 196, y: 150, colour: print.gold },
  { x: 306, y: 148, colour: print.evergreen },
  { x: 222, y: 190, colour: print.indigo },
  { x: 282, y: 194, colour: print.berry },
  { x: 158, y: 196, colour: print.moss },
  { x: 342, y: 196, colour: print.rose },
  { x: 250, y: 222, colour: '#f1cf7c' },
] as const

/** A house that is lifted off by balloons, under a string of flags. */
function Art({ id }: { id: string }) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}-ground`} cx="0.5" cy="0.32" r="0.8">
          <stop offset="0" stopColor="#fff8ee" />
          <stop offset="0.6" stopColor="#fcead9" />
          <stop offset="1" stopColor="#f6d3bf" />
        </radialGradient>
        <radialGradient id={`${id}-shine`} cx="0.33" cy="0.28" r="0.75">
          <stop offset="0" stopColor={print.white} stopOpacity="0.75" />
          <stop offset="0.35" stopColor={print.white} stopOpacity="0.1" />
          <stop offset="1" stopColor={print.ink} stopOpacity="0.14" />
        </radialGradient>
      </defs>
      <rect width="500" height="700" fill={`url(#${id}-ground)`} />
      {confetti.map(({ x, y, turn, pick }, at) => (
        <Scrap
          key={`${x}-${y}`}
          x={x}
          y={y}
          turn={turn}
          pick={pick}
          fill={colours[at % colours.length] ?? print.clay}
        />
      ))}
      <Bunting />
      {balloons.map(({ x, y, colour }) => (
        <path
          key={`string-${colour}`}
          d={`M${x} ${y + 34}Q${(x + 262) / 2 + (x - 250) * 0.12} ${(y + 330) / 2} 268 318`}
          stroke={print.wood}
          strokeWidth="1.2"
          fill="none"
        />
      ))}
      {balloons.map(({ x, y, colour }) => (
        <g key={colour}>
          <path d={`M${x - 5} ${y + 39}L${x} ${y + 30}L${x + 5} ${y + 39}Z`} fill={colour} />
          <ellipse cx={x} cy={y} rx="28" ry="34" fill={colour} />
          <ellipse cx={x} cy={y} rx="28" ry="34" fill={`url(#${id}-shine)`} />
        </g>
      ))}
      <FlyingHouse />
      <Flourish y={562} stroke={print.clay} />
    </>
  )
}

function Scrap({ x, y, turn, pick, fill }: { x: number; y: number; turn: number; pick: number; fill: string }) {
  const transform = `translate(${x} ${y}) rotate(${turn})`
  if (pick < 0.3) return <circle cx={x} cy={y} r={3.2} fill={fill} opacity="0.9" />
  if (pick < 0.45) {
    return (
      <path
        d="M-8 0Q-4 -7 0 0T8 0"
        fill="none"
        stroke={fill}
        strokeWidth="2.4"
        strokeLinecap="round"
        transform={transform}
      />
    )
  }
  return <rect x="-4.5" y="-2.2" width="9" height="4.4" rx="1" fill={fill} opacity="0.92" transform={transform} />
}

/** Two sagging strings of flags from edge to edge. */
function Bunting() {
  const flags = Array.from({ length: 12 }, (_, at) => {
    const x = 8 + at * 44
    const sag = (t: number) => 22 + 42 * Math.sin(Math.PI * ((((t / 264) % 1) + 1) % 1))
    return { x, left: sag(x), right: sag(x + 30), colour: colours[at % colours.length] }
  })
  return (
    <>
      <path d="M-8 20Q132 108 264 22Q396 108 508 30" fill="none" stroke={print.wood} strokeWidth="2" />
      {flags.map(({ x, left, right, colour }) => (
        <path key={x} d={`M${x} ${left}L${x + 30} ${right}L${x + 15} ${(left + right) / 2 + 34}Z`} fill={colour} />
      ))}
    </>
  )
}

function FlyingHouse() {
  return (
    <g transform="rotate(-4 250 370)">
      <path d="M196 414C220 428 280 428 304 414L296 404H204Z" fill={print.moss} />
      <path
        d="M214 420l4 14M238 424l2 16M262 424l-1 13M284 420l-4 12"
        stroke={print.wood}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <rect x="262" y="312" width="14" height="30" fill={print.brick} />
      <path d="M204 352H296V410H204Z" fill={print.cream} stroke={print.sand} strokeWidth="1.4" />
      <path d="M192 356L250 306L308 356Z" fill={print.evergreen} />
      <path d="M192 356H308" stroke={print.pine} strokeWidth="5" strokeLinecap="round" />
      <Heart x={250} y={338} size={17} fill={print.butter} />
      <PanedWindow x={214} y={368} width={20} height={20} glass={print.sky} frame={print.clay} />
      <PanedWindow x={266} y={368} width={20} height={20} glass={print.sky} frame={print.clay} />
      <path d="M241 410V380A9 9 0 0 1 259 380V410Z" fill={print.clay} />
    </g>
  )
}

export const balloonsCard: CardDesign = {
  Art,
  parts: cardParts({
    headline: { top: 440, height: 60, size: 46, fill: print.brick, width: 380 },
    names: { top: 502, height: 48, size: 28, fill: print.forest, width: 380 },
    detail: { top: 574, height: 46, size: 16.5, fill: print.ink, width: 360 },
    message: { top: 622, height: 58, size: 14.5, fill: print.ink, width: 370 },
  }),
}
