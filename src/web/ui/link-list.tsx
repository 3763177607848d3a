import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

interface WayOn {
  to: string
  label: string
  icon?: LucideIcon
  detail?: string
}

/** Ways on, one below the other. */
export function LinkList({ links }: { links: readonly WayOn[] }) {
  return (
    <ul className="divide-y divide-line">
      {links.map(({ to, label, icon: Icon, detail }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-11 items-center gap-3 py-2 text-ink no-underline hover:text-action-text">
            {Icon && <Icon className="size-5 flex-none text-muted" aria-hidden="true" />}
            <span className="min-w-0 flex-1">
              <span className={detail && 'font-[560]'}>{label}</span>
              {detail && <span className="block text-sm text-muted">{detail}</span>}
            </span>
            <ChevronRight className="size-4 flex-none text-muted" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
