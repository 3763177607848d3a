import { ExternalLink } from 'lucide-react'
import { providersCardWords } from '#features/insurance/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { PROVIDERS } from '../providers.ts'

export function ProvidersCard() {
  return (
    <section aria-labelledby="providers">
      <h2 id="providers" className="scroll-mt-20 text-2xl">
        {providersCardWords.quotesTitle}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-sm text-muted">{providersCardWords.sixWellKnownInsurers}</p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {PROVIDERS.map(({ name, fact, url }) => (
          <li key={name} className="flex">
            <Card className="flex w-full flex-col *:flex *:flex-1 *:flex-col *:items-start">
              <div className="flex items-center gap-3">
                <Monogram name={name} />
                <h3 className="text-lg wrap-anywhere">{name}</h3>
              </div>
              <p className="mt-3 mb-4 text-sm text-muted">{fact}</p>
              <LinkButton
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                variant="ghost"
                className="mt-auto"
                icon={<ExternalLink className="size-4" aria-hidden="true" />}
              >
                <span aria-hidden="true">{providersCardWords.getQuote}</span>
                <VisuallyHidden>{providersCardWords.fromInsurer(name)}</VisuallyHidden>
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
