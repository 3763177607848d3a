import { noteMark, WHO_PAYS } from '#routes/claim-marks.ts'
import { compensationWords } from '#routes/claim-words.ts'
import { MARKETING_CLAIMS } from '#routes/claims.ts'
import { OPERATOR_MARK } from '#routes/operator-details.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Claimed, ClaimNote } from './claimed.tsx'
import { LanguageLink } from './languages.tsx'
import { DONATE, openTool } from './links.ts'
import { footerWords } from './words.ts'

const COLUMNS = [
  {
    title: footerWords.tools,
    links: [
      [footerWords.comparison, openTool('/dashboard/comparison')],
      [footerWords.documents, openTool('/dashboard/documents')],
      [footerWords.deadlines, openTool('/dashboard/timeline')],
      [footerWords.breakdown, openTool('/dashboard/payment-breakdown')],
      [footerWords.calculator, '/mortgage-calculator'],
      [footerWords.whatCanAfford, '/affordability-calculator'],
    ],
  },
  {
    title: footerWords.learn,
    links: [
      [footerWords.guide, '/mortgage-guide'],
      [footerWords.glossary, '/mortgage-guide/glossary'],
      [footerWords.news, openTool('/dashboard/news')],
      [footerWords.questions, '/#faq'],
    ],
  },
  {
    title: footerWords.keyturn,
    links: [
      [footerWords.signIn, '/auth'],
      [footerWords.support, DONATE],
      [footerWords.feedback, openTool('/dashboard/feedback')],
      [footerWords.privacy, '/privacy'],
      [footerWords.terms, '/terms'],
    ],
  },
] as const

const DISCLOSURES = [
  footerWords.notALender,
  footerWords.aprDisclaimer,
  footerWords.samplePeople,
  footerWords.informationDisclaimer,
]

const PARAGRAPH = 'mb-3 break-inside-avoid'

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="site-width py-12 lg:py-16">
        <div className="grid grid-cols-pairs gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <Logo />
            <p className="mt-4 max-w-xs text-sm text-muted">{footerWords.tagline}</p>
            <LanguageLink className="no-print mt-3 inline-flex min-h-9 items-center text-sm text-action-text underline" />
            <p className="mt-4 max-w-xs text-xs text-muted empty:hidden">{OPERATOR_MARK}</p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="no-print">
              <p className="text-sm font-[560]">{title}</p>
              <ul className="mt-2 text-sm">
                {links.map(([label, href]) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-flex min-h-9 items-center text-muted hover:text-action-text hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <section aria-labelledby="disclosures" className="mt-12 border-t border-line pt-8">
          <h2 id="disclosures" className="text-lg">
            {footerWords.disclosuresDisclaimers}
          </h2>
          <div className="mt-4 gap-10 text-xs text-muted lg:columns-2">
            <p className={PARAGRAPH}>
              {footerWords.independent} {WHO_PAYS}
              <Claimed when="proved" of={['compensation']}>
                {' '}
                {noteMark('compensation')}
              </Claimed>
              <Claimed when="example" of={['compensation']}>
                {' '}
                <ClaimNote claim="compensation" /> {compensationWords.lenders}
              </Claimed>
            </p>
            <Claimed when="example" of={MARKETING_CLAIMS}>
              <p className={PARAGRAPH}>{footerWords.exampleFigures}</p>
            </Claimed>
            <Claimed when="proved" of={MARKETING_CLAIMS}>
              <p className={PARAGRAPH}>{footerWords.marketingFigures}</p>
            </Claimed>
            {DISCLOSURES.map(text => (
              <p key={text} className={PARAGRAPH}>
                {text}
              </p>
            ))}
          </div>
        </section>
      </div>
    </footer>
  )
}
