import { CalendarDays, PiggyBank, Scale } from 'lucide-react'
import type { Closed } from '../closed.ts'
import { keysFacts } from '../keys-words.ts'

const ICONS = { compared: Scale, saved: PiggyBank, days: CalendarDays } as const

/** Nothing where nothing is known. */
export function KeysFacts({ closed }: { closed: Closed }) {
  const facts = keysFacts(closed)
  if (facts.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {facts.map(({ kind, title, detail }) => {
        const Icon = ICONS[kind]
        return (
          <li key={kind} className="flex gap-4 py-3.5 first:pt-0 last:pb-0">
            <span className="grid size-10 flex-none place-items-center rounded-md bg-action text-on-action">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <p className="font-[560] wrap-anywhere">{title}</p>
              <p className="text-sm text-muted">{detail}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
