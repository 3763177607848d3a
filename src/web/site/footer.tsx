import { OPERATOR_MARK } from '#journey/operator-details.ts'
import { Logo } from '#web/ui/logo.tsx'
import { footerWords } from '#web/words.ts'
import { DONATE, openTool } from './links.ts'

const COLUMNS = [
  {
    title: footerWords.tools,
    links: [
      ['Lender APR Comparison', openTool('/dashboard/comparison')],
      ['Document Checklist', openTool('/dashboard/documents')],
      ['Deadlines Tracker', openTool('/dashboard/timeline')],
      ['Payment Breakdown', openTool('/dashboard/payment-breakdown')],
      ['Mortgage calculator', '/mortgage-calculator'],
      ['What can I afford?', '/affordability-calculator'],
    ],
  },
  {
    title: footerWords.learn,
    links: [
      ['Mortgage guide', '/mortgage-guide'],
      ['Glossary', '/mortgage-guide/glossary'],
      ['Mortgage rates and news', openTool('/dashboard/news')],
      ['Questions and answers', '/#faq'],
    ],
  },
  {
    title: footerWords.keyturn,
    links: [
      ['Sign in', '/auth'],
      ['Support our mission', DONATE],
      ['Feedback', openTool('/dashboard/feedback')],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ],
  },
] as const

const DISCLOSURES = [
  'Keyturn is independent of banks and free for buyers. We are paid by lenders. What they pay never changes the order or the figures of a comparison.',
  'Keyturn is not a lender, a broker or an adviser. It makes no loans, no credit decisions and no promises of approval. A rate, a fee or a payment shown here is an estimate or a sample, made from what you type and from the rules named beside it. It is not an offer and not a commitment to lend. Only the Loan Estimate and the Closing Disclosure of your lender count.',
  'The true APR on Keyturn includes every fee you enter. It can differ from the APR that a lender discloses under federal law, which leaves some fees out and has mortgage insurance in it; where you enter insurance, that APR stands beside ours. Adjustable loans are computed with a rate that is two points higher after the first years; yours may turn out lower or higher.',
  'Savings, days saved, on-time closings and ratings, where this site names them, are marketing figures of Keyturn. They are not a forecast of what you will save. Sample lenders, sample rates and sample offers are marked as such and belong to nobody.',
  'The guide and the tools give general information. They are no legal, tax or financial advice. Ask a lawyer, a tax adviser or a housing counselor about your own case. Lenders must treat all applicants fairly under the Equal Credit Opportunity Act and the Fair Housing Act.',
]

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="site-width py-12 lg:py-16">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <Logo />
            <p className="mt-4 max-w-xs text-sm text-muted">{footerWords.fromFirstRateQuote}</p>
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
            {DISCLOSURES.map(text => (
              <p key={text} className="mb-3 break-inside-avoid">
                {text}
              </p>
            ))}
          </div>
        </section>
      </div>
    </footer>
  )
}
