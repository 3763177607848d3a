import { type CardDesign, cardParts } from '../design.ts'
import { PanedWindow, Sparkle, scattered } from '../drawing.tsx'
import { print } from '../palette.ts'

// None behind the words.
const stars = scattered(90, 11).filter(({ x, y }) => y < 460 && (y < 56 || y > 292 || x < 46 || x > 454))

/** A house at night with the porch light left on. */
function Art({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={print.midnight} />
          <stop offset="0.5" stopColor={print.night} />
          <stop offset="0.78" stopColor={print.plum} />
          <stop offset="1" stopColor="#b5707a" />
        </linearGradient>
        <radialGradient id={`${id}-light`}>
          <stop offset="0" stopColor="#fff1c2" />
          <stop offset="0.25" stopColor="#ffd982" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffd982" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-path`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffdf95" />
          <stop offset="1" stopColor="#4d5f4d" />
        </linearGradient>
        <linearGradient id={`${id}-pane`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9ab" />
          <stop offset="1" stopColor="#f7b955" />
        </linearGradient>
      </defs>
      <rect width="500" height="700" fill={`url(#${id}-sky)`} />
      {stars.map(({ x, y, pick }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={0.7 + pick * 1.3} fill={print.cream} opacity={0.4 + pick * 0.6} />
      ))}
      <Sparkle x={70} y={262} size={8} fill={print.butter} />
      <Sparkle x={446} y={232} size={6} fill={print.cream} />
      <Sparkle x={372} y={296} size={5} fill={print.butter} />
      <path d="M422 46A32 32 0 1 0 452 92A26 26 0 1 1 422 46Z" fill={print.butter} />
      <path d="M0 520C80 470 150 500 230 486C330 468 410 500 500 456V700H0Z" fill="#27324a" />
      <Pines />
      <path d="M0 560C120 528 380 528 500 560V700H0Z" fill="#152b2b" />
      <House id={id} />
      <path
        d="M228 572H272C276 610 316 640 330 700H150C176 640 224 610 228 572Z"
        fill={`url(#${id}-path)`}
        opacity="0.5"
      />
      <path d="M0 604C120 582 380 582 500 604V700H0Z" fill="#0e2020" opacity="0.82" />
    </>
  )
}

function House({ id }: { id: string }) {
  const pane = `url(#${id}-pane)`
  return (
    <>
      <rect x="330" y="356" width="26" height="60" fill="#34466b" />
      <path
        d="M343 350C336 336 352 330 344 316C338 304 350 298 346 286"
        stroke="#aeb5cf"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        opacity="0.45"
      />
      <path d="M112 444H388V574H112Z" fill="#31456f" />
      <path
        d="M112 460H388M112 478H388M112 496H388M112 514H388M112 532H388M112 550H388"
        stroke="#283a61"
        strokeWidth="1.6"
      />
      <path d="M92 450L160 376H340L408 450Z" fill="#1a2440" />
      <path d="M184 400L250 344L316 400V450H184Z" fill="#3a5080" />
      <path
        d="M172 408L250 338L328 408"
        fill="none"
        stroke="#141c34"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="250" cy="398" r="17" fill={pane} stroke={print.cream} strokeWidth="3.4" />
      <path d="M250 381V415M233 398H267" stroke={print.cream} strokeWidth="2.4" />
      <PanedWindow x={134} y={474} width={40} height={52} glass={pane} frame={print.cream} />
      <PanedWindow x={326} y={474} width={40} height={52} glass={pane} frame={print.cream} />
      <path d="M196 462H304L296 446H204Z" fill="#141c34" />
      <path d="M204 462V574M296 462V574" stroke={print.cream} strokeWidth="7" />
      <circle cx="250" cy="500" r="96" fill={`url(#${id}-light)`} />
      <path d="M224 574V500A26 26 0 0 1 276 500V574Z" fill={print.clay} />
      <path d="M232 512H268V536H232ZM232 544H268V566H232Z" fill="none" stroke={print.brick} strokeWidth="2" />
      <circle cx="269" cy="540" r="3" fill={print.butter} />
      <path d="M250 462V470" stroke={print.ink} strokeWidth="2.4" />
      <path d="M243 470H257L260 488H240Z" fill="#fff3c9" stroke={print.ink} strokeWidth="2" strokeLinejoin="round" />
      <path d="M100 574H400V582H100Z" fill="#4a5d80" />
      <path d="M206 574H294V586H206Z" fill="#7a86a4" />
      <path
        d="M120 560C130 548 142 552 146 562C156 550 172 552 176 566V574H116C114 568 116 562 120 560Z"
        fill="#1d4a3c"
      />
      <path
        d="M380 560C370 548 358 552 354 562C344 550 328 552 324 566V574H384C386 568 384 562 380 560Z"
        fill="#1d4a3c"
      />
    </>
  )
}

function Pines() {
  const pine = 'M0 0L-20 34H-9L-26 64H-11L-30 96H30L11 64H26L9 34H20Z'
  return (
    <g fill="#16302f">
      <path d={pine} transform="translate(52 460) scale(1.05)" />
      <path d={pine} transform="translate(18 488) scale(0.8)" />
      <path d={pine} transform="translate(446 452) scale(1.12)" />
      <path d={pine} transform="translate(484 490) scale(0.8)" />
    </g>
  )
}

export const porchLight: CardDesign = {
  Art,
  parts: cardParts({
    headline: { top: 62, height: 100, size: 48, fill: print.cream, width: 350 },
    names: { top: 170, height: 58, size: 28, fill: print.butter, width: 400 },
    detail: { top: 236, height: 50, size: 16.5, fill: '#d9deef', width: 340 },
    message: { top: 616, height: 66, size: 15, fill: print.cream, width: 420 },
  }),
}
