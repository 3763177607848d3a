import { type CardDesign, cardParts } from '../design.ts'
import { Cloud, Heart, PanedWindow, Tree } from '../drawing.tsx'
import { print } from '../palette.ts'

const pickets = Array.from({ length: 36 }, (_, at) => 4 + at * 14)

/** A row of houses in the morning; the green one in the middle is theirs. */
function Art({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#bfdfe6" />
          <stop offset="0.55" stopColor="#e9f1e6" />
          <stop offset="0.8" stopColor="#fdeccb" />
        </linearGradient>
      </defs>
      <rect width="500" height="700" fill={`url(#${id}-sky)`} />
      <circle cx="396" cy="318" r="92" fill="#fbdc95" opacity="0.55" />
      <circle cx="396" cy="318" r="62" fill="#f8c862" />
      <Cloud x={82} y={262} size={92} fill={print.white} />
      <Cloud x={430} y={236} size={66} fill={print.white} />
      <Cloud x={262} y={226} size={48} fill="#f7fbfa" />
      <path d="M0 470C90 424 170 460 250 440C340 418 420 452 500 424V560H0Z" fill={print.sage} />
      <path d="M0 500C110 470 190 498 280 482C370 466 430 486 500 470V560H0Z" fill="#88b08a" />
      <ClayHouse />
      <GoldHouse />
      <IndigoHouse />
      <Tree x={172} y={556} size={54} leaf={print.moss} shade="#3d7556" />
      <OurHouse />
      <Tree x={366} y={556} size={46} leaf="#79a86f" shade="#5c8d58" />
      <g fill={print.white} stroke="#d8cdb7" strokeWidth="0.8">
        <rect x="0" y="536" width="500" height="5" />
        <rect x="0" y="551" width="500" height="5" />
        {pickets.map(x => (
          <path key={x} d={`M${x} 562V532L${x + 4} 526L${x + 8} 532V562Z`} />
        ))}
      </g>
      <rect y="561" width="500" height="139" fill={print.paper} />
      <path d="M0 561H500" stroke={print.moss} strokeWidth="5" />
      <Mailbox />
    </>
  )
}

function OurHouse() {
  return (
    <>
      <rect x="300" y="346" width="20" height="52" fill={print.brick} />
      <path d="M296 342h28v8h-28z" fill="#7d301c" />
      <path d="M196 424H344V560H196Z" fill={print.evergreen} />
      <path d="M196 424L270 350L344 424Z" fill="#14694f" />
      <path
        d="M182 430L270 342L358 430"
        fill="none"
        stroke={print.pine}
        strokeWidth="13"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="270" cy="398" r="15" fill={print.butter} stroke={print.white} strokeWidth="4" />
      <PanedWindow x={208} y={448} width={34} height={42} glass="#fdf0c8" frame={print.white} />
      <PanedWindow x={298} y={448} width={34} height={42} glass="#fdf0c8" frame={print.white} />
      <path d="M246 560V488A24 24 0 0 1 294 488V560Z" fill={print.white} />
      <path d="M251 560V489A19 19 0 0 1 289 489V560Z" fill={print.clay} />
      <circle cx="283" cy="528" r="3" fill={print.butter} />
      <Heart x={270} y={502} size={15} fill={print.cream} />
    </>
  )
}

function ClayHouse() {
  return (
    <>
      <path d="M14 452H112V560H14Z" fill="#d87450" />
      <path d="M4 456L63 388L122 456Z" fill={print.brick} />
      <PanedWindow x={28} y={472} width={26} height={32} glass={print.mist} frame={print.white} />
      <path d="M72 560V508H98V560Z" fill={print.night} />
      <circle cx="63" cy="430" r="11" fill={print.cream} />
    </>
  )
}

function GoldHouse() {
  return (
    <>
      <path d="M108 434H204V560H108Z" fill="#f0c566" />
      <path d="M100 436L120 396H192L212 436Z" fill={print.wood} />
      <PanedWindow x={122} y={452} width={26} height={32} glass={print.mist} frame={print.white} />
      <PanedWindow x={166} y={452} width={26} height={32} glass={print.mist} frame={print.white} />
    </>
  )
}

function IndigoHouse() {
  return (
    <>
      <path d="M382 424H486V560H382Z" fill="#5a73ad" />
      <path d="M372 428L434 368L496 428Z" fill={print.night} />
      <PanedWindow x={396} y={448} width={28} height={34} glass={print.cream} frame={print.white} />
      <path d="M442 560V504H470V560Z" fill={print.cream} />
      <circle cx="434" cy="408" r="10" fill={print.cream} />
    </>
  )
}

function Mailbox() {
  return (
    <g transform="translate(452 0)">
      <path d="M0 560V530" stroke={print.wood} strokeWidth="6" />
      <path d="M-22 532V516A13 13 0 0 1 -9 503H11A13 13 0 0 1 24 516V532Z" fill={print.berry} />
      <path d="M-22 532V516A13 13 0 0 1 4 516V532Z" fill="#82253a" />
      <path d="M16 512V492H28V500H20" fill={print.gold} stroke={print.gold} strokeWidth="3" strokeLinejoin="round" />
    </g>
  )
}

export const ourStreet: CardDesign = {
  Art,
  parts: cardParts({
    headline: { top: 44, height: 70, size: 54, fill: print.night, width: 430 },
    names: { top: 118, height: 66, size: 30, fill: print.brick, width: 410 },
    detail: { top: 576, height: 48, size: 17, fill: print.forest, width: 340 },
    message: { top: 628, height: 56, size: 14.5, fill: print.ink, width: 420 },
  }),
}
