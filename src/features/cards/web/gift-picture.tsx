import { Heart, Sparkle } from './drawing.tsx'
import { print } from './palette.ts'

/** A parcel with a bow on a doormat. */
export function GiftPicture() {
  return (
    <svg
      viewBox="0 0 320 260"
      preserveAspectRatio="xMidYMid slice"
      className="order-first h-44 w-full rounded-lg lg:order-none lg:h-auto"
      aria-hidden="true"
    >
      <rect width="320" height="260" fill={print.evergreen} />
      <circle cx="160" cy="130" r="112" fill="#17705a" />
      <path d="M54 222H266L284 246H36Z" fill={print.brick} />
      <path d="M58 228H262M50 238H270" stroke={print.rose} strokeWidth="1.600" strokeDasharray="4 4" />
      <path d="M84 124H236V226H84Z" fill={print.cream} />
      <path d="M196 124H236V226H196Z" fill={print.sand} opacity="0.5" />
      <path d="M74 104H246V134H74Z" fill={print.paper} />
      <path d="M74 128H246V134H74Z" fill={print.sand} opacity="0.6" />
      <path d="M146 104H174V226H146Z" fill={print.clay} />
      <path d="M160 104C128 108 88 92 98 66C106 46 150 66 160 104Z" fill={print.clay} />
      <path d="M160 104C192 108 232 92 222 66C214 46 170 66 160 104Z" fill={print.clay} />
      <path
        d="M152 98C132 92 110 82 112 70C116 62 140 74 152 98ZM168 98C188 92 210 82 208 70C204 62 180 74 168 98Z"
        fill={print.brick}
      />
      <rect x="147" y="90" width="26" height="24" rx="8" fill="#d9774f" />
      <path d="M196 134L214 160" stroke={print.brass} strokeWidth="1.600" />
      <path d="M204 156L226 152L238 178L214 188Z" fill={print.butter} />
      <Heart x={221} y={170} size={14} fill={print.brick} />
      <Sparkle x={52} y={70} size={10} fill={print.butter} />
      <Sparkle x={276} y={92} size={8} fill={print.cream} />
      <Sparkle x={262} y={44} size={6} fill={print.butter} />
      <Sparkle x={40} y={150} size={6} fill={print.cream} />
      <Sparkle x={160} y={34} size={8} fill={print.butter} />
    </svg>
  )
}
