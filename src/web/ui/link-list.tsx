import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** Ways on, one below the other. */
export function LinkList({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className="divide-y divide-line">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-11 items-center justify-between gap-3 py-2 text-ink no-underline hover:text-action-text"
          >
            {label}
            <ChevronRight className="size-4 flex-none text-muted" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
