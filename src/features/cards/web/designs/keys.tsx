import { type CardDesign, cardParts } from '../design.ts'
import { Flourish, Heart, Sparkle } from '../drawing.tsx'
import { print } from '../palette.ts'

/** Two brass keys on one ring, one with a house for a bow. */
function Art({ id }: { id: string }) {
  const brass = `url(#${id}-brass)`
  const aged = `url(#${id}-aged)`
  return (
    <>
      <defs>
        <linearGradient id={`${id}-brass`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbe7ae" />
          <stop offset="0.45" stopColor={print.gold} />
          <stop offset="1" stopColor={print.brass} />
        </linearGradient>
        <linearGradient id={`${id}-aged`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={print.gold} />
          <stop offset="1" stopColor={print.bronze} />
        </linearGradient>
        <radialGradient id={`${id}-ground`} cx="0.5" cy="0.3" r="0.85">
          <stop offset="0" stopColor="#17705a" />
          <stop offset="0.55" stopColor={print.evergreen} />
          <stop offset="1" stopColor={print.pine} />
        </radialGradient>
      </defs>
      <rect width="500" height="700" fill={`url(#${id}-ground)`} />
      <rect x="20" y="20" width="460" height="660" rx="16" fill="none" stroke={print.brass} strokeWidth="1.6" />
      <rect
        x="27"
        y="27"
        width="446"
        height="646"
        rx="11"
        fill="none"
        stroke={print.brass}
        strokeWidth="0.7"
        opacity="0.7"
      />
      <Corners />
      <path
        d="M236 20C236 52 243 66 248 84M264 20C264 52 257 66 252 84"
        stroke={print.clay}
        strokeWidth="9"
        fill="none"
      />
      <g transform="rotate(27 250 108)">
        <PlainKey fill={aged} />
      </g>
      <g transform="rotate(-9 250 108)">
        <HouseKey fill={brass} />
      </g>
      <circle cx="250" cy="106" r="27" fill="none" stroke={brass} strokeWidth="6" />
      <circle cx="250" cy="106" r="27" fill="none" stroke={print.white} strokeWidth="1" opacity="0.5" />
      <Sparkle x={118} y={150} size={13} fill={print.butter} />
      <Sparkle x={398} y={136} size={9} fill={print.cream} />
      <Sparkle x={86} y={292} size={7} fill={print.cream} />
      <Sparkle x={420} y={352} size={12} fill={print.butter} />
      <Sparkle x={150} y={388} size={6} fill={print.butter} />
      <Sparkle x={344} y={92} size={5} fill={print.butter} />
      <Flourish y={542} stroke={print.gold} />
    </>
  )
}

function HouseKey({ fill }: { fill: string }) {
  return (
    <>
      <path d="M250 136L323 200V276H177V200Z" fill="none" stroke={fill} strokeWidth="17" strokeLinejoin="round" />
      <rect x="298" y="140" width="16" height="34" rx="3" fill={fill} />
      <circle cx="250" cy="132" r="11" fill={fill} />
      <circle cx="250" cy="131" r="4.6" fill={print.forest} />
      <Heart x={250} y={230} size={46} fill={fill} />
      <rect x="222" y="288" width="56" height="12" rx="6" fill={fill} />
      <rect x="230" y="304" width="40" height="7" rx="3.5" fill={fill} />
      <rect x="240" y="282" width="20" height="128" rx="6" fill={fill} />
      <path d="M258 352h34v16h-12v8h12v18h-34z" fill={fill} />
      <path d="M244 314v88" stroke={print.white} strokeWidth="2" opacity="0.45" strokeLinecap="round" />
      <path d="M188 205L250 150" stroke={print.white} strokeWidth="2.4" opacity="0.5" strokeLinecap="round" />
    </>
  )
}

function PlainKey({ fill }: { fill: string }) {
  return (
    <>
      <circle cx="250" cy="182" r="40" fill="none" stroke={fill} strokeWidth="14" />
      <circle cx="250" cy="182" r="20" fill="none" stroke={fill} strokeWidth="3" />
      <circle cx="250" cy="133" r="9" fill={fill} />
      <rect x="232" y="226" width="36" height="9" rx="4.5" fill={fill} />
      <rect x="242" y="220" width="16" height="146" rx="5" fill={fill} />
      <path d="M256 316h28v13h-28zM256 338h20v13h-20z" fill={fill} />
    </>
  )
}

/** A small fan in each corner of the frame. */
function Corners() {
  const fan = 'M34 78C34 54 54 34 78 34M34 62C44 60 60 44 62 34M34 94C34 84 38 74 44 68M94 34C84 34 74 38 68 44'
  return (
    <g fill="none" stroke={print.brass} strokeWidth="1.3" strokeLinecap="round" opacity="0.85">
      {['', 'translate(500 0) scale(-1 1)', 'translate(0 700) scale(1 -1)', 'translate(500 700) scale(-1 -1)'].map(
        transform => (
          <path key={transform} d={fan} transform={transform || undefined} />
        ),
      )}
    </g>
  )
}

export const keys: CardDesign = {
  Art,
  parts: cardParts({
    headline: { top: 428, height: 56, size: 46, fill: print.cream },
    names: { top: 488, height: 42, size: 28, fill: print.butter, width: 390 },
    detail: { top: 554, height: 46, size: 16, fill: print.cream, width: 380 },
    message: { top: 604, height: 58, size: 14.5, fill: print.mint, width: 360 },
  }),
}
