import { formatDay } from '#domain/day-words.ts'
import { OPERATOR_MARK } from '#routes/operator-details.ts'
import { SiteFrame } from '#web/site/frame.tsx'
import type { SitePage } from '#web/site/page.ts'
import { LEGAL_DAY, type LegalSection, legalPageWords, privacyWords, termsWords } from '../../words.ts'

export function privacyPage(): SitePage {
  return {
    path: '/privacy',
    title: privacyWords.page,
    description: privacyWords.description,
    body: <LegalText {...privacyWords} />,
  }
}

export function termsPage(): SitePage {
  return {
    path: '/terms',
    title: termsWords.page,
    description: termsWords.description,
    body: <LegalText {...termsWords} />,
  }
}

interface LegalTextProps {
  title: string
  lead: string
  sections: readonly LegalSection[]
}

function LegalText({ title, lead, sections }: LegalTextProps) {
  return (
    <SiteFrame>
      <article className="site-width py-10 lg:py-14">
        <div className="max-w-2xl">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-3 text-lg text-muted">{lead}</p>
          <p className="mt-2 text-sm text-muted">{legalPageWords.changed(formatDay(LEGAL_DAY))}</p>
          {sections.map(section => (
            <section key={section.title} className="mt-8">
              <h2 className="text-2xl">{section.title}</h2>
              {section.parts.map(part =>
                typeof part === 'string' ? (
                  <p key={part} className="mt-3">
                    {part}
                  </p>
                ) : (
                  <ul key={part[0]} className="mt-3 list-disc space-y-2 pl-5">
                    {part.map(item => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
          <section className="mt-8">
            <h2 className="text-2xl">{legalPageWords.who}</h2>
            <p className="mt-3 empty:hidden">{OPERATOR_MARK}</p>
            <p className="mt-3 text-muted">{legalPageWords.nobody}</p>
          </section>
        </div>
      </article>
    </SiteFrame>
  )
}
