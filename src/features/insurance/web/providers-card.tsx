import { ExternalLink } from 'lucide-react'
import { providersCardWords } from '#features/insurance/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { PROVIDERS } from '../providers.ts'

export function ProvidersCard() {
  return (
    <Card
      id="providers"
      className="scroll-mt-20"
      title={providersCardWords.quotesTitle}
      description={providersCardWords.sixWellKnownInsurers}
    >
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {PROVIDERS.map(({ name, fact, url }) => (
          <li key={name} className="border-t border-line py-4">
            <div className="flex flex-wrap items-center gap-3">
              <Monogram name={name} />
              <h3 className="min-w-24 flex-1 text-lg wrap-anywhere">{name}</h3>
              <LinkButton
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                variant="ghost"
                size="sm"
                icon={<ExternalLink className="size-4" aria-hidden="true" />}
              >
                <span aria-hidden="true">{providersCardWords.getQuote}</span>
                <span className="sr-only">{providersCardWords.fromInsurer(name)}</span>
              </LinkButton>
            </div>
            <p className="mt-2 text-sm text-muted">{fact}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
