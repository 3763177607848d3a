import { ChevronRight, Gift, KeyRound, Mails, PiggyBank, Scale } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Closed } from '../closed.ts'
import { celebrationWords, keysFacts } from '../keys-words.ts'

const ICONS = { compared: Scale, saved: PiggyBank } as const

/** The loan is closed: what went well, how to celebrate it, and what comes next. */
export function KeysCard({ closed }: { closed: Closed }) {
  const facts = keysFacts(closed)
  return (
    <Card
      title={
        <span className="flex items-center gap-3 text-3xl">
          <span className="grid size-12 flex-none place-items-center rounded-lg bg-action-soft text-action-text">
            <KeyRound className="size-6" aria-hidden="true" />
          </span>
          {celebrationWords.title}
        </span>
      }
    >
      {facts.length > 0 && (
        <ul className="mb-5 grid gap-3">
          {facts.map(({ kind, title, detail }) => {
            const Icon = ICONS[kind]
            return (
              <li key={kind} className="flex gap-3">
                <Icon className="mt-0.5 size-5 flex-none text-action-text" aria-hidden="true" />
                <div>
                  <p className="font-[560]">{title}</p>
                  <p className="text-sm text-muted">{detail}</p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton as={Link} to="/dashboard/cards" icon={<Mails className="size-4" aria-hidden="true" />}>
          {celebrationWords.card}
        </LinkButton>
        <LinkButton
          as={Link}
          to="/dashboard/cards/gift"
          variant="ghost"
          icon={<Gift className="size-4" aria-hidden="true" />}
        >
          {celebrationWords.gift}
        </LinkButton>
      </div>
      <h3 className="mt-6 text-base">{celebrationWords.next}</h3>
      <ul className="divide-y divide-line">
        {celebrationWords.links.map(({ to, label }) => (
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
    </Card>
  )
}
