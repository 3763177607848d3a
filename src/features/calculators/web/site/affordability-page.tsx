import { affordabilityPagePageWords } from '#features/calculators/page-words.ts'
import { articlePath } from '#routes/route-map.ts'
import { SiteFrame } from '#web/site/frame.tsx'
import { Island } from '#web/site/island.tsx'
import type { SitePage } from '#web/site/page.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { affordabilityQuestions, affordabilityWords } from '../../affordability-words.ts'
import { PublicAffordability } from './public-affordability.tsx'

export function affordabilityPage(): SitePage {
  return {
    path: '/affordability-calculator',
    title: affordabilityPagePageWords.affordabilityTitle,
    description: affordabilityPagePageWords.affordabilityDescription,
    body: (
      <SiteFrame>
        <div className="site-width py-10 lg:py-14">
          <h1 className="text-4xl">{affordabilityWords.title}</h1>
          <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">{affordabilityWords.description}</p>
          <p className="mb-6 hidden rounded-lg border border-line bg-surface p-5 noscript:block">
            {affordabilityPagePageWords.withoutScripts}
          </p>
          <Island name="calculators/affordability" wake="interaction" component={PublicAffordability} props={{}} />
          <section className="mt-14 grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
            <h2 className="text-3xl">{affordabilityPagePageWords.methodTitle}</h2>
            <Accordion
              items={affordabilityQuestions.map(({ question, answer }) => ({ title: question, content: answer }))}
            />
          </section>
          <p className="mt-10 text-muted">
            {affordabilityPagePageWords.lendersLook}{' '}
            <a className="text-action-text underline" href={articlePath('debt-to-income')}>
              {affordabilityPagePageWords.debtIncome}
            </a>
            {' · '}
            <a className="text-action-text underline" href={articlePath('down-payment')}>
              {affordabilityPagePageWords.downPayment}
            </a>
          </p>
        </div>
      </SiteFrame>
    ),
  }
}
