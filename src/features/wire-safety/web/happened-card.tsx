import { Phone, Siren } from 'lucide-react'
import { LinkButton } from '#web/ui/link-button.tsx'
import { phoneLink } from '../phone.ts'
import { FIRST_HOUR, wirePageWords as words } from '../words.ts'

/** Folded until somebody needs it; then the order of the first hour. */
export function HappenedCard({ bankPhone }: { bankPhone: string }) {
  return (
    <details className="no-print rounded-lg border border-danger/35 bg-surface px-5 sm:px-6">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-3 font-[560] text-danger-text">
        <Siren className="size-5 flex-none" aria-hidden="true" />
        {words.happened}
      </summary>
      <p className="font-[560]">{words.happenedLead}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {bankPhone && (
          <LinkButton
            variant="destructive"
            href={phoneLink(bankPhone)}
            icon={<Phone className="size-4" aria-hidden="true" />}
          >
            {words.callBank}
          </LinkButton>
        )}
        <LinkButton variant="ghost" href="https://www.ic3.gov/" target="_blank" rel="noopener noreferrer">
          {words.report}
        </LinkButton>
      </div>
      <ol className="mt-4 grid list-decimal gap-3 pl-5">
        {FIRST_HOUR.map(({ title, detail }) => (
          <li key={title}>
            <span className="block font-[560]">{title}</span>
            <span className="text-sm text-muted">{detail}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 pb-5 text-sm text-muted">{words.happenedFact}</p>
    </details>
  )
}
