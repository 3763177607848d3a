import { type CardDesign, cardParts } from '../design.ts'
import { Cloud, Flourish, PanedWindow, Tree } from '../drawing.tsx'
import { print } from '../palette.ts'

const KEYHOLE =
  'M250 104A84 84 0 0 1 298 257L330 404A10 10 0 0 1 320 416H180A10 10 0 0 1 170 404L202 257A84 84 0 0 1 250 104Z'
const rays = Array.from({ length: 24 }, (_, at) => at * 15)

/** Through the keyhole: the sun over one's own hill. */
function Art({ id }: { id: string }) {
  return (
    <>
      <defs>
        <clipPath id={`${id}-hole`}>
          <path d={KEYHOLE} />
        </clipPath>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f4a98a" />
          <stop offset="0.5" stopColor="#fbd79a" />
          <stop offset="1" stopColor="#fff1cf" />
        </linearGradient>
        <linearGradient id={`${id}-plate`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#17705a" />
          <stop offset="1" stopColor={print.pine} />
        </linearGradient>
        <linearGradient id={`${id}-brass`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbe7ae" />
          <stop offset="0.5" stopColor={print.gold} />
          <stop offset="1" stopColor={print.bronze} />
        </linearGradient>
      </defs>
      <rect width="500" height="700" fill={print.paper} />
      <rect x="18" y="18" width="464" height="664" fill="none" stroke={print.brass} strokeWidth="1.4" />
      <rect x="25" y="25" width="450" height="650" fill="none" stroke={print.brass} strokeWidth="0.6" />
      <path
        d="M250 46C342 46 386 112 386 186C386 236 372 262 372 300C372 352 396 384 384 420C372 448 128 448 116 420C104 384 128 352 128 300C128 262 114 236 114 186C114 112 158 46 250 46Z"
        fill={`url(#${id}-plate)`}
        stroke={`url(#${id}-brass)`}
        strokeWidth="7"
      />
      <Screw id={id} x={250} y={72} />
      <Screw id={id} x={144} y={398} />
      <Screw id={id} x={356} y={398} />
      <g clipPath={`url(#${id}-hole)`}>
        <Morning id={id} />
      </g>
      <path d={KEYHOLE} fill="none" stroke={print.pine} strokeWidth="12" opacity="0.45" />
      <path d={KEYHOLE} fill="none" stroke={`url(#${id}-brass)`} strokeWidth="7" strokeLinejoin="round" />
      <Flourish y={572} stroke={print.brass} />
    </>
  )
}

function Morning({ id }: { id: string }) {
  return (
    <>
      <rect x="150" y="90" width="200" height="340" fill={`url(#${id}-sky)`} />
      <g stroke="#fff3d0" strokeWidth="5" opacity="0.5">
        {rays.map(turn => (
          <path key={turn} d="M250 262V80" transform={`rotate(${turn} 250 262)`} />
        ))}
      </g>
      <circle cx="250" cy="262" r="50" fill="#fff3d0" opacity="0.7" />
      <circle cx="250" cy="262" r="37" fill="#f7b553" />
      <Cloud x={210} y={168} size={44} fill="#fff6e6" />
      <Cloud x={296} y={148} size={34} fill="#fff6e6" />
      <path
        d="M226 196q6 -7 11 0q6 -7 11 0M262 182q5 -6 9 0q5 -6 9 0"
        stroke={print.wood}
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M150 290C200 262 240 290 280 276C310 266 330 276 350 270V430H150Z" fill="#b9cf9c" />
      <path d="M150 318C200 296 262 318 350 292V430H150Z" fill="#7fae83" />
      <Tree x={206} y={334} size={22} leaf={print.moss} shade="#3b7355" />
      <path d="M150 352C210 322 300 322 350 352V430H150Z" fill={print.evergreen} />
      <path
        d="M252 338C270 356 214 372 226 392C234 406 262 406 268 430H206C196 410 180 396 200 378C216 364 246 354 242 338Z"
        fill={print.cream}
      />
      <rect x="270" y="288" width="8" height="18" fill={print.brick} />
      <path d="M222 308H280V342H222Z" fill={print.cream} />
      <path d="M214 312L251 280L288 312Z" fill={print.brick} />
      <PanedWindow x={229} y={317} width={11} height={12} glass="#f7b553" frame={print.wood} />
      <path d="M252 342V322H266V342Z" fill={print.clay} />
      <Tree x={300} y={350} size={26} leaf="#5d9a70" shade="#3b7355" />
    </>
  )
}

function Screw({ id, x, y }: { id: string; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="8" fill={`url(#${id}-brass)`} />
      <path
        d={`M${x - 4.5} ${y + 3}L${x + 4.5} ${y - 3}`}
        stroke={print.bronze}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  )
}

export const keyhole: CardDesign = {
  Art,
  parts: cardParts({
    headline: { top: 456, height: 56, size: 48, fill: print.forest },
    names: { top: 514, height: 46, size: 28, fill: print.brick, width: 390 },
    detail: { top: 582, height: 42, size: 16, fill: print.ink, width: 370 },
    message: { top: 624, height: 46, size: 14, fill: '#4a4a46', width: 390 },
  }),
}
