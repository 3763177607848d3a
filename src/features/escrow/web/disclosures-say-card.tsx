import { formatCents } from '#domain/figures.ts'
import { Card } from '#web/ui/card.tsx'
import type { DisclosureTells } from '../disclosure-figures.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

/** Both lines of the Closing Disclosure side by side; paper stays paper in the dark theme too. */
export function DisclosuresSayCard({ tells, reset }: { tells: DisclosureTells; reset: string }) {
  return (
    <Card title={words.papers}>
      <p className="font-[650]">{words.papersSay}</p>
      <Crop where={words.pageThree} line={tells.label} cents={tells.prorated} />
      <p className="mt-2 text-sm text-muted">{words.sellerShare(tells.days, tells.year_days, tells.yearly)}</p>
      <Crop where={words.pageTwo} line={words.propertyTaxes(tells.monthly)} cents={tells.deposit ?? tells.monthly} />
      <p className="mt-2 text-sm text-muted">{words.yourEscrow(tells.monthly, tells.yearly)}</p>
      <p className="mt-3 text-sm">{reset}</p>
      <p className="mt-2 text-sm text-muted">{words.paperRule}</p>
    </Card>
  )
}

function Crop({ where, line, cents }: { where: string; line: string; cents: number }) {
  return (
    <figure className="mt-3 rounded-md border border-line bg-[var(--paper-picture)] px-3 py-2 text-sm text-[var(--paper-ink)]">
      <figcaption className="text-xs">{where}</figcaption>
      <p className="mt-1 flex items-center justify-between gap-3 border-t border-[var(--paper-line)] pt-1">
        <span>{line}</span>
        <span className="num flex-none rounded-sm border-2 border-[var(--frame-sure)] px-1.5 font-[650]">
          {formatCents(cents / 100)}
        </span>
      </p>
    </figure>
  )
}
