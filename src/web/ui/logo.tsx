import { logoWords } from '#web/ui/words.ts'

/** The logo: a key on green, and the name. */
export function Logo() {
  return (
    <span className="serif inline-flex items-center gap-2.5 text-xl font-[600]">
      <svg className="size-7 flex-none" viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="8" className="fill-(--brand)" />
        <g fill="none" className="stroke-(--key)" strokeWidth="2.2" strokeLinecap="round">
          <circle cx="11" cy="12" r="4.2" />
          <path d="M14 15l7 7m-3-3l2.4-2.4" />
        </g>
      </svg>
      <span className="logo-name">{logoWords.keyturn}</span>
    </span>
  )
}
