import { formatDay } from '#domain/day-words.ts'
import { OPERATOR_MARK } from '#journey/operator-details.ts'
import { SiteFrame } from '#web/site/frame.tsx'
import type { SitePage } from '#web/site/page.ts'
import { LEGAL_DAY, type LegalSection, privacyWords, termsWords } from '../../words.ts'

export function privacyPage(): SitePage {
  return {
    path: '/privacy',
    title: 'Privacy – Keyturn',
    description:
      'What Keyturn keeps about you, where and for how long, who sees it, and how to take it along or delete it.',
    body: <LegalText {...privacyWords} />,
  }
}

export function termsPage(): SitePage {
  return {
    path: '/terms',
    title: 'Terms of use – Keyturn',
    description: 'What Keyturn is and is not, how its figures are meant, and what we ask of each other.',
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
          <p className="mt-2 text-sm text-muted">Last changed on {formatDay(LEGAL_DAY)}.</p>
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
            <h2 className="text-2xl">Who runs this site</h2>
            <p className="mt-3 empty:hidden">{OPERATOR_MARK}</p>
            <p className="mt-3 text-muted">
              If no name stands here, its operator has not given one yet. You can always use the feedback page.
            </p>
          </section>
        </div>
      </article>
    </SiteFrame>
  )
}
