import { type CardDesign, cardParts } from '../design.ts'
import { Heart } from '../drawing.tsx'
import { print } from '../palette.ts'

const boards = Array.from({ length: 26 }, (_, row) => row * 22)
const leaves = Array.from({ length: 18 }, (_, at) => at * 20)

/** An evergreen front door with a wreath, between two lanterns. */
function Art({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-wall`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f9ecd6" />
          <stop offset="1" stopColor="#f2dcba" />
        </linearGradient>
        <linearGradient id={`${id}-door`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#15705a" />
          <stop offset="1" stopColor={print.forest} />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#ffdf8e" stopOpacity="0.95" />
          <stop offset="1" stopColor="#ffdf8e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="500" height="700" fill={`url(#${id}-wall)`} />
      {boards.map(y => (
        <path key={y} d={`M0 ${y + 21}H500`} stroke={print.sand} strokeWidth="1.3" opacity="0.75" />
      ))}
      <Doorway id={id} />
      <Wreath x={250} y={350} />
      <Lantern id={id} x={112} />
      <Lantern id={id} x={388} />
      <path d="M128 540h244v16H128z" fill="#d9cdb6" />
      <path d="M128 540h244v4H128z" fill={print.paper} />
      <path d="M104 556h292v20H104z" fill="#c7b99e" />
      <path d="M104 556h292v4H104z" fill="#efe5d2" />
      <path d="M196 527h108l10 13H186z" fill={print.brick} />
      <path d="M198 530h104" stroke={print.rose} strokeWidth="1.4" strokeDasharray="3 3" />
      <Planter x={72} />
      <Planter x={428} />
      <rect y="576" width="500" height="124" fill={print.forest} />
      <rect y="576" width="500" height="5" fill={print.brass} />
    </>
  )
}

function Doorway({ id }: { id: string }) {
  return (
    <>
      <path d="M148 540V276A102 102 0 0 1 352 276V540Z" fill={print.white} />
      <path d="M148 540V276A102 102 0 0 1 352 276V540" fill="none" stroke={print.sand} strokeWidth="2" />
      <path d="M164 540V276A86 86 0 0 1 336 276V540Z" fill={print.forest} />
      <path d="M172 540V282H328V540Z" fill={`url(#${id}-door)`} />
      <path d="M172 270A78 78 0 0 1 328 270Z" fill={print.butter} />
      <path
        d="M250 270V192M250 270L195 215M250 270L305 215M250 270L177 242M250 270L323 242M218 270A32 32 0 0 1 282 270"
        stroke={print.white}
        strokeWidth="3.4"
        fill="none"
      />
      <path d="M166 276H334" stroke={print.white} strokeWidth="9" />
      <g fill="none" stroke={print.pine} strokeWidth="2.6" strokeLinejoin="round">
        <path d="M186 300h54v106h-54zM260 300h54v106h-54zM186 424h54v92h-54zM260 424h54v92h-54z" />
      </g>
      <g fill="none" stroke={print.moss} strokeWidth="1.2" opacity="0.8">
        <path d="M190 402V304h46M264 402V304h46M190 512V428h46M264 512V428h46" />
      </g>
      <rect x="300" y="408" width="11" height="40" rx="5.5" fill={print.brass} />
      <circle cx="305.500" cy="422" r="8" fill={print.gold} />
      <circle cx="303" cy="419" r="2.4" fill={print.paper} />
      <rect x="222" y="416" width="56" height="6" rx="3" fill={print.gold} />
    </>
  )
}

function Wreath({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="34" fill="none" stroke={print.wood} strokeWidth="6" />
      {leaves.map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <ellipse
            cx="0"
            cy="-34"
            rx="7"
            ry="13"
            fill={turn % 40 === 0 ? print.sage : print.moss}
            transform="rotate(38 0 -34)"
          />
          <ellipse cx="4" cy="-29" rx="4.500" ry="10" fill="#7fae83" transform="rotate(-30 4 -29)" />
        </g>
      ))}
      {[25, 95, 165, 250, 320].map(turn => (
        <circle key={turn} cx="0" cy="-35" r="4.2" fill={print.berry} transform={`rotate(${turn})`} />
      ))}
      <path d="M0 34C-10 22 -28 22 -26 36C-25 47 -8 42 0 36C8 42 25 47 26 36C28 22 10 22 0 34Z" fill={print.clay} />
      <path d="M-3 38L-14 64L-6 60L-2 68L2 40ZM3 38L14 64L6 60L2 68L-1 40Z" fill={print.brick} />
      <circle cy="36" r="5.500" fill={print.rose} />
    </g>
  )
}

function Lantern({ id, x }: { id: string; x: number }) {
  return (
    <g transform={`translate(${x} 320)`}>
      <circle r="68" fill={`url(#${id}-glow)`} opacity="0.75" />
      <path d="M0 -52V-38M-9 -52H9" stroke={print.ink} strokeWidth="4" strokeLinecap="round" />
      <path d="M-18 -24L-11 -40H11L18 -24Z" fill={print.ink} />
      <path d="M-15 -24H15L11 24H-11Z" fill="#ffe9a9" />
      <path d="M-15 -24H15L11 24H-11ZM0 -24V24" fill="none" stroke={print.ink} strokeWidth="3" strokeLinejoin="round" />
      <path d="M0 12C-8 4 -4 -4 0 -12C4 -4 8 4 0 12Z" fill={print.clay} opacity="0.9" />
      <path d="M-14 24H14L9 31H-9Z" fill={print.ink} />
    </g>
  )
}

function Planter({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 536V436" stroke={print.wood} strokeWidth="6" />
      <circle cy="482" r="30" fill={print.evergreen} />
      <circle cy="432" r="23" fill={print.evergreen} />
      <circle cx="-8" cy="474" r="13" fill={print.moss} opacity="0.55" />
      <circle cx="-6" cy="425" r="10" fill={print.moss} opacity="0.55" />
      <path d="M-31 520H31L24 577H-24Z" fill={print.clay} />
      <path d="M-35 513H35V526H-35Z" fill="#d9774f" />
      <Heart x={0} y={552} size={15} fill={print.cream} />
    </g>
  )
}

export const frontDoor: CardDesign = {
  Art,
  parts: cardParts({
    headline: { top: 38, height: 66, size: 54, fill: print.forest, width: 430 },
    names: { top: 106, height: 52, size: 28, fill: print.brick, width: 420 },
    detail: { top: 592, height: 44, size: 16, fill: print.butter },
    message: { top: 636, height: 52, size: 14, fill: print.cream, width: 420 },
  }),
}
